/**
 * Turns of games that the kernel cannot play on by itself: Crosswords, and games in which letters move on the board.
 * They are judged at the table, from the view of whoever took them: statically, as a computer player does, then by
 * playouts from where each of the best turns leads. Later turns in playouts are plain plays: nobody moves letters any
 * more, and dice show their mean.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { Effort, type EngineContext, PERSONALITIES, type Personality, wordLayersOf } from '@lexiko/engine';
import {
  boardNumbers,
  lettersOf,
  isRace,
  leaveJudgeFor,
  pointsToGo,
  winChance,
  winTableFor,
} from '@lexiko/engine/moves';
import {
  bestValue,
  playoutsAt,
  expectedScore,
  generatorFor,
  hasUsualBlanks,
  othersInTurn,
  type Search,
  withRack,
} from '@lexiko/engine/internals';
import { MOST_SIDES, MOST_TILES, SoloPlayouts, type SimulatedPosition } from '@lexiko/engine/simulation';
import { authorityFor } from '@lexiko/words';
import { suggested, type IsHidden } from './hidden-words.ts';
import { luckOfDraw, type DrawTools } from './draw-luck.ts';
import { type TableOption, TableOptions } from './table-options.ts';
import type { TableTurn } from './table-turns.ts';
import {
  byJudgement,
  CANDIDATES,
  compared,
  type DeepJudgement,
  type RatedMove,
  type TurnAnalysis,
} from './turn-analysis.ts';
import { pliesFor, type TurnPlan } from './turn-simulation.ts';

export interface TableTools extends DrawTools {
  readonly engine: EngineContext;
  /** How many of the best moves to report. */
  readonly most: number;
  /** Words that are not suggested; absent: none. */
  readonly isHidden?: IsHidden;
}

/** A turn judged statically, and what a deeper look needs. */
export interface OpenTable {
  /** The options worth a deeper look, including the one taken; empty if the play made was not legal. */
  readonly options: readonly TableOption[];
  /** The search that found the best turns. */
  readonly search: Search;
  /** `null` if only the static judgement is possible. */
  readonly conclude: (judgement: DeepJudgement | null) => TurnAnalysis;
}

/** A player that overlooks nothing and goes only by score and leave, so that values can be compared. */
const ANALYST: Personality = { ...PERSONALITIES.expert, looseness: 0, defence: 0, attention: 60 };
const POSITIONS = 300;

function searchFor({ engine, random }: TableTools, { start, turn }: TableTurn): Search {
  const vocabulary = engine.library.vocabulary(start.ruleset, null);
  return {
    personality: ANALYST,
    vocabulary,
    leaveOf: engine.leaves ?? leaveJudgeFor(engine.library.learnt, start.ruleset, vocabulary.alphabet),
    wins: winTableFor(engine.library.learnt, start.ruleset),
    finder: engine.finder,
    generators: engine.generators,
    effort: new Effort({ random, nowMs: 0, positions: POSITIONS, isInterrupted: () => false }),
    seat: turn.player,
  };
}

export function openTable(tools: TableTools, at: TableTurn): OpenTable {
  const search = searchFor(tools, at);
  const options = new TableOptions(search, at);
  const made = options.made();
  const isLost = at.turn.act.kind === 'lost';
  const every = isLost ? [made] : withOption(options.found(), made);
  const found = suggested(every, ({ rated }) => rated.notation, made.rated.notation, tools.isHidden);
  const isValid = hasValidWords(tools.engine, at);
  const luck = luckOfDraw(tools, at.turn, (rack) =>
    Math.max(0, bestValue(search, withRack(at.start, search.seat, rack))),
  );
  const diceLuck = diceLuckOf(at);
  const rated = found.map((option) => option.rated);
  const candidates = withOption(found.slice(0, CANDIDATES), made);
  return {
    options: isValid && !isLost ? candidates : [],
    search,
    conclude: (judgement) => {
      const moves = judgement === null ? rated : deepened(judgement, candidates);
      return {
        turn: at.turn,
        judgedBy: judgement?.kind ?? 'equity',
        isValid,
        luck,
        diceLuck,
        ...compared(rated, moves, made.rated, tools.most),
      };
    },
  };
}

/** Inserts the turn taken, in its place. */
function withOption(options: readonly TableOption[], made: TableOption): readonly TableOption[] {
  if (options.some(({ rated }) => rated.notation === made.rated.notation)) return options;
  return [...options, made].sort((a, b) => b.rated.equity - a.rated.equity);
}

function deepened({ moves }: DeepJudgement, options: readonly TableOption[]): readonly RatedMove[] {
  return moves
    .flatMap(({ move, equity, win }) => {
      const option = options.find((one) => one.move === move);
      return option === undefined ? [] : [{ ...option.rated, equity, win }];
    })
    .sort(byJudgement);
}

function hasValidWords({ library }: EngineContext, { event, start }: TableTurn): boolean {
  if (event.type !== 'played') return true;
  const authority = authorityFor(library.lexicon, wordLayersOf(start.ruleset));
  return event.score.words.every(({ word }) => authority.fault(word) === null);
}

function diceLuckOf({ turn, before, event, play }: TableTurn): number | null {
  if (event.type !== 'played' || event.rolls.length === 0 || play === null || turn.isWithdrawn) return null;
  return event.score.total - expectedScore(before, turn.player, play);
}

/** How the options of a turn are played out; `null` if they are not. */
export function planOfTable(
  { search, options }: Pick<OpenTable, 'search' | 'options'>,
  { turn, start }: TableTurn,
  { iterations, seed }: { readonly iterations: number; readonly seed: number },
): TurnPlan | null {
  const { alphabet } = search.vocabulary;
  const position = positionAt(search, { turn, start });
  if (options.length === 0 || position === null) return null;
  const all: SimulatedPosition = {
    ...position,
    candidates: options.map(({ move }) => move),
    boards: options.map(({ board }) => (board === start.board ? null : boardNumbers(board, alphabet))),
    racks: options.map(({ rack }) => (rack === turn.rack ? null : lettersOf(rack, alphabet))),
    seed: seed + turn.number,
  };
  const { rackSizes, letters } = position.unseen;
  const { wins } = search;
  const { run } =
    rackSizes.length === 0
      ? soloRunner(search, start, all)
      : playoutsAt(search, start, all, (spread, unseen) => winChance(wins, spread, unseen));
  const isKnown = rackSizes.length < 2 && rackSizes.reduce((sum, size) => sum + size, 0) === letters.length;
  return { position: all, iterations, isKnown, run };
}

function soloRunner(
  search: Search,
  start: TableTurn['start'],
  position: SimulatedPosition,
): Pick<TurnPlan, 'run'> {
  const generator = generatorFor(search, start, search.seat);
  const { alphabet } = search.vocabulary;
  const solo = new SoloPlayouts({ ruleset: start.ruleset, alphabet, generator }, position);
  return { run: (job) => solo.run(job) };
}

/** The start position of playouts at the table; `null` if too little is known, or there are too many tiles or sides. */
export function positionAt(
  { vocabulary, seat }: Pick<Search, 'vocabulary' | 'seat'>,
  { turn, start }: Pick<TableTurn, 'turn' | 'start'>,
): Omit<SimulatedPosition, 'candidates' | 'seed'> | null {
  const { alphabet } = vocabulary;
  const { ruleset, racks, scores } = start;
  const others = othersInTurn(start, seat);
  const letters = lettersOf(turn.unseen, alphabet);
  // Whoever played last may not have drawn yet, but will.
  const full = turn.bagSize > 0 ? ruleset.rack.size : 0;
  const rackSizes = others.map((other) => Math.max(full, itemAt(racks, other).length));
  const isWhole = [...letters, ...lettersOf(turn.rack, alphabet)].every((letter) => letter <= alphabet.size);
  const held = rackSizes.reduce((sum, size) => sum + size, 0);
  const isTooMuch = letters.length > MOST_TILES || others.length >= MOST_SIDES || !hasUsualBlanks(ruleset);
  if (!isWhole || isTooMuch || held > letters.length) return null;
  const toGo = isRace(ruleset) ? [seat, ...others].flatMap((side) => pointsToGo(start, side) ?? []) : [];
  return {
    board: boardNumbers(start.board, alphabet),
    rack: lettersOf(turn.rack, alphabet),
    unseen: { letters, rackSizes },
    scores: [seat, ...others].map((side) => itemAt(scores, side)),
    plies: pliesFor(others.length + 1),
    ...(toGo.length === 0 ? {} : { toGo }),
  };
}
