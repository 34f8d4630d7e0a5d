/** The lines of several moves of an endgame, and the draws of the last tiles for moves of a pre-endgame. */

import { setImmediate } from 'node:timers/promises';
import {
  drawOutcomes,
  wholeLine,
  type DrawOutcomes,
  type EndgameAnswer,
  type EndgameLimits,
  type EndgameMove,
  type EndgameSolver,
  type LineQuestion,
  type PreEndgameAnswer,
  type PreEndgamePosition,
  type WholeLine,
} from '@lexiko/engine/endgame';
import type { Play } from '@lexiko/engine/moves';

/** Moves whose draws are followed. */
const DRAWN_MOVES = 10;
/** Above so many ways to draw, so many of them by chance. */
const WAYS = 200;
/** A first look at a move, greedily played on. */
const GLANCE_NODES = 400;

export interface EndLines {
  /** Of the best move; `null`: with more than two sides only as far as the solver knows it. */
  readonly best: WholeLine | null;
  /** Of other moves, the best first. */
  readonly others: readonly WholeLine[];
}

/** `top`: how many moves have their lines told, with the best. */
export async function linesFrom(
  solver: EndgameSolver,
  question: Omit<LineQuestion, 'known'>,
  answer: EndgameAnswer,
  {
    limits,
    top,
  }: {
    readonly limits: EndgameLimits & Required<Pick<EndgameLimits, 'isInterrupted'>>;
    readonly top: number;
  },
): Promise<EndLines> {
  if (question.position.racks.length !== 2) return { best: null, others: [] };
  const best = wholeLine(solver, { ...question, known: answer.line }, limits);
  const rest = top > 1 ? promising(solver, question, limits).slice(0, top) : [];
  const others: WholeLine[] = [];
  for (const move of rest) {
    await setImmediate(); // lets a signal through
    if (limits.isInterrupted() || others.length === top - 1) break;
    if (placesOf(move) !== placesOf(answer.best))
      others.push(wholeLine(solver, { ...question, known: [move] }, limits));
  }
  const value = { value: answer.value, isProven: answer.isProven };
  return { best: { ...best, ...value }, others: others.sort((a, b) => b.value - a.value) };
}

/** All plays, those that look best first. */
function promising(
  solver: EndgameSolver,
  { position, ending }: Omit<LineQuestion, 'known'>,
  { isInterrupted }: Required<Pick<EndgameLimits, 'isInterrupted'>>,
): readonly EndgameMove[] {
  const tree = solver.tree(ending, isInterrupted);
  tree.begin(position);
  return tree
    .moves()
    .map((move) => ({ move, value: tree.value(move, 1, GLANCE_NODES)?.value ?? -Infinity }))
    .sort((a, b) => b.value - a.value)
    .map(({ move }) => move);
}

function placesOf(move: EndgameMove): string {
  if (move.type === 'pass') return '';
  return move.tiles.map(({ square, letter, isBlank }) => `${square}:${isBlank ? -letter : letter}`).join(' ');
}

export interface MoveDraws extends Pick<DrawOutcomes, 'draws' | 'isComplete'> {
  readonly move: JudgedPlay;
  readonly outcomes: DrawOutcomes['plays'][number];
}

type JudgedPlay = Pick<Play, 'type' | 'direction' | 'tiles' | 'score'>;

/** Of the best moves, those that empty the bag. */
export function* outcomesOf(
  solver: EndgameSolver,
  { position, ending }: { readonly position: PreEndgamePosition; readonly ending: LineQuestion['ending'] },
  answer: PreEndgameAnswer,
  isInterrupted: () => boolean,
): Generator<void, readonly MoveDraws[]> {
  const plays = answer.moves
    .filter(({ look }) => look > 0)
    .slice(0, DRAWN_MOVES)
    .flatMap(({ move }): readonly JudgedPlay[] =>
      move.type === 'play' && move.tiles.length >= position.bagSize ? [move] : [],
    );
  if (plays.length === 0) return [];
  const found = yield* drawOutcomes(solver, { position, ending, plays }, { ways: WAYS, isInterrupted });
  const { draws, isComplete } = found;
  return plays.map((move, place) => ({ move, draws, isComplete, outcomes: found.plays[place] ?? [] }));
}
