/**
 * With a few tiles in the bag: for which of the draws a play wins. A play that empties the bag is followed over each of
 * them; one that leaves tiles there is counted over all, because further draws decide it.
 */

import {
  drawOutcomes,
  EndgameSolver,
  endingOf,
  hasPlainEnding,
  idleLimitWithBag,
  LARGEST_PRE_ENDGAME_BAG,
  PreEndgame,
  type DrawOutcomes,
  type DrawResult,
  type JudgedMove,
  type PreEndgamePosition,
} from '@lexiko/engine/endgame';
import {
  boardNumbers,
  lettersOf,
  tileOf,
  type Move,
  type MoveGenerator,
  type Play,
} from '@lexiko/engine/moves';
import type { Ruleset } from '@lexiko/rules';
import { sortedTiles, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import type { GameTurn } from './game-turns.ts';
import { tilesKey } from './move-keys.ts';

export interface LastDraw {
  /** What the bag holds. */
  readonly tiles: readonly Tile[];
  /** In how many of all ways it does. */
  readonly ways: number;
}

export interface DrawnMove {
  readonly notation: string;
  /** In how many of `ways` it wins and ties. */
  readonly won: number;
  readonly tied: number;
  readonly ways: number;
  /** Against every defence, whatever is drawn. */
  readonly isProven: boolean;
  /** By draw; `null`: it leaves tiles in the bag. */
  readonly results: readonly DrawResult[] | null;
  /** By how much its share of all draws may differ, with a confidence of 95 %; absent: it is known draw by draw. */
  readonly margin?: number;
}

export interface LastDraws {
  /** Tiles in the bag. */
  readonly bagSize: number;
  readonly draws: readonly LastDraw[];
  /** Whether these are all draws; otherwise a sample of them. */
  readonly isComplete: boolean;
  readonly moves: readonly DrawnMove[];
}

export interface LastDrawTools {
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  /** Nobody else uses it meanwhile: its board is overwritten. */
  readonly generator: MoveGenerator;
}

/** Works in steps; `null` where draws are not the question. If it is interrupted, the draws seen so far count. */
export type LastDrawsJudge = (
  turn: GameTurn,
  moves: readonly { readonly move: Move; readonly notation: string }[],
  isInterrupted: () => boolean,
) => Generator<void, LastDraws | null>;

export const MOST_IN_BAG: number = LARGEST_PRE_ENDGAME_BAG;
/** With more ways to draw, so many of them. */
const WAYS = 120;
/** Rounds that go far enough for a few plays. */
const LOOKS = 7;

type AskedPlay = { readonly play: Play; readonly notation: string };

export function makeLastDrawsJudge(tools: LastDrawTools): LastDrawsJudge {
  const { ruleset } = tools;
  const isJudged = ruleset.sides === 2 && ruleset.scoring.kind === 'premiums' && hasPlainEnding(ruleset);
  let solver: EndgameSolver | null = null;
  return function* lastDraws(turn, moves, isInterrupted) {
    const { bagSize, isRackWhole, unseen } = turn;
    if (!isJudged || bagSize < 1 || bagSize > MOST_IN_BAG || !isRackWhole) return null;
    const plays = moves.flatMap(({ move: play, notation }): readonly AskedPlay[] =>
      play.type === 'play' ? [{ play, notation }] : [],
    );
    if (unseen.length <= bagSize || plays.length === 0) return null;
    solver ??= new EndgameSolver(tools.generator);
    return yield* judged(tools, solver, { turn, plays, isInterrupted });
  };
}

function* judged(
  { ruleset, alphabet, generator }: LastDrawTools,
  solver: EndgameSolver,
  at: {
    readonly turn: GameTurn;
    readonly plays: readonly AskedPlay[];
    readonly isInterrupted: () => boolean;
  },
): Generator<void, LastDraws> {
  const { turn, plays, isInterrupted } = at;
  const { bagSize, scores, player } = turn;
  const position: PreEndgamePosition = {
    board: boardNumbers(turn.board, alphabet),
    rack: lettersOf(turn.rack, alphabet),
    unseen: lettersOf(turn.unseen, alphabet),
    bagSize,
    lead: itemAt(scores, player) - itemAt(scores, 1 - player),
    idleTurns: 0,
    idleLimit: idleLimitWithBag(ruleset),
  };
  const ending = endingOf(ruleset);
  const emptying = plays.filter(({ play }) => play.tiles.length >= bagSize);
  const sparing = plays.filter(({ play }) => play.tiles.length < bagSize);
  const outcomes = yield* drawOutcomes(
    solver,
    { position, ending, plays: emptying.map(({ play }) => play) },
    { ways: WAYS, isInterrupted },
  );
  const draws = outcomes.draws.map(({ drawn, ways }): LastDraw => ({
    tiles: sortedTiles(drawn.map((letter) => tileOf(letter, alphabet))),
    ways,
  }));
  const counted: readonly JudgedMove[] =
    sparing.length === 0
      ? []
      : (yield* new PreEndgame(generator, solver, ending).steps(position, {
          only: sparing.map(({ play }) => play),
          looks: LOOKS,
          isInterrupted,
        })).moves;
  return {
    bagSize,
    draws,
    isComplete: outcomes.isComplete,
    moves: [
      ...emptying.map(({ notation }, place) => emptyingMove(notation, outcomes, place)),
      ...sparing.flatMap(({ play, notation }) => sparingMove(notation, play, counted)),
    ],
  };
}

function emptyingMove(notation: string, { draws, plays }: DrawOutcomes, place: number): DrawnMove {
  const outcomes = itemAt(plays, place);
  const waysOf = (wanted: DrawResult | null): number =>
    outcomes.reduce(
      (sum, { result }, at) => sum + (wanted === null || result === wanted ? itemAt(draws, at).ways : 0),
      0,
    );
  return {
    notation,
    won: waysOf('won'),
    tied: waysOf('tied'),
    ways: waysOf(null),
    isProven: outcomes.every(({ isProven }) => isProven),
    results: outcomes.map(({ result }) => result),
  };
}

/** Nothing if no round has reached it. */
function sparingMove(notation: string, play: Play, counted: readonly JudgedMove[]): readonly DrawnMove[] {
  const key = tilesKey(play);
  const found = counted.find(({ move, look }) => look > 0 && move.type === 'play' && tilesKey(move) === key);
  if (found === undefined) return [];
  const { won, tied, ways, isProven, margin } = found;
  return [{ notation, won, tied, ways, isProven, results: null, margin }];
}
