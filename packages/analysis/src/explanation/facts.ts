/**
 * Why one move is better than another, as facts with their numbers. Everything here is measured: differences that
 * chance could explain are left out, and if it is unclear which move is better, that is a fact too. Hosts put the
 * facts into words.
 */

import { halfWidth } from '@lexiko/engine/simulation';
import type { Layout, Square, Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { type Difference, meanOf, pairedMean } from '../turns/turn-simulation.ts';
import type { DrawnMove, LastDraws } from '../turns/last-draws.ts';
import type { JudgeKind, RatedMove } from '../turns/turn-analysis.ts';
import { HIGH_REPLY, type Reply } from './replies.ts';

/** The move that seems better, and the one that it is compared with. */
export type Which = 'better' | 'other';

/** The two moves that the facts compare, and the board they are played on. */
export interface Compared {
  readonly better: Pick<RatedMove, 'notation'>;
  readonly other: Pick<RatedMove, 'notation'>;
  readonly layout: Layout;
}

/**
 * How the two moves change the use of the square, compared with the board before them. `opened`: one of them makes
 * replies use it more. `closed`: the other makes replies use it less. `unclear`: only their difference is clear.
 */
export type SquareChange = 'opened' | 'closed' | 'unclear';

export interface KeptTiles {
  readonly tiles: readonly Tile[];
  /** In points. */
  readonly worth: number;
}

export type Fact =
  /** Points on the board. */
  | { readonly kind: 'points'; readonly better: number; readonly other: number }
  /** The better move earns the bonus for many tiles, the other does not. */
  | { readonly kind: 'bingo' }
  /** The other move makes a word that does not exist. */
  | { readonly kind: 'not-a-word' }
  | { readonly kind: 'kept'; readonly better: KeptTiles; readonly other: KeptTiles }
  /**
   * A premium square, or a cross in Crosswords, that replies use much more after `which` than after the other move:
   * the shares of replies that lie on it and score at least `least`.
   */
  | {
      readonly kind: 'hot-square';
      readonly which: Which;
      readonly change: SquareChange;
      readonly square: Square;
      readonly least: number;
      readonly share: number;
      /** After the other of the two. */
      readonly otherwise: number;
      /** With the board as it was before the turn. */
      readonly before: number;
    }
  /** Mean points of the replies; the difference is significant. */
  | { readonly kind: 'replies'; readonly better: number; readonly other: number }
  /** The chance of a bonus for many tiles on the next turn; the difference is significant. */
  | { readonly kind: 'bingo-next'; readonly better: number; readonly other: number }
  /** The better move plays the last tiles. */
  | { readonly kind: 'out' }
  /** How the game ends after each with best play by both sides: the mover's points minus the opponent's. */
  | {
      readonly kind: 'ends';
      readonly better: number;
      readonly other: number;
      readonly proof: 'proven' | 'searched' | 'played-on';
    }
  /** With one tile in the bag: in how many of the ways that it can lie each wins, proven. */
  | { readonly kind: 'last-tile'; readonly better: number; readonly other: number; readonly ways: number }
  /** The same with several tiles in the bag. */
  | {
      readonly kind: 'last-draws';
      readonly better: number;
      readonly other: number;
      readonly ways: number;
      readonly tiles: number;
    }
  /** How the game goes on after the better move with best play by both, turn by turn; proven. */
  | {
      readonly kind: 'line';
      readonly moves: readonly { readonly notation: string; readonly score: number }[];
    }
  /** Solo: the final score after each, with all tiles known and the best-looking plays. */
  | { readonly kind: 'final'; readonly better: number; readonly other: number }
  /** Solo: the mean final score after each, and how much more the better one brings, with half of the 95 % interval. */
  | {
      readonly kind: 'scores';
      readonly better: number;
      readonly other: number;
      readonly more: number;
      readonly margin: number;
      readonly draws: number;
    }
  /** The same where the interval contains 0: within the margin of error. */
  | { readonly kind: 'even-scores'; readonly more: number; readonly margin: number; readonly draws: number }
  /** How much more often the better one wins, 0 to 1, with half of the 95 % interval. */
  | { readonly kind: 'wins'; readonly more: number; readonly margin: number; readonly draws: number }
  /** The same where the interval contains 0: within the margin of error. */
  | {
      readonly kind: 'even';
      readonly more: number;
      readonly margin: number;
      readonly draws: number;
      /** How many more points the better one brings on average, negative for fewer; `null` if that is unclear too. */
      readonly points: { readonly more: number; readonly margin: number } | null;
    }
  /** Judged by score and leave only: how much more the better one is worth, in points. */
  | { readonly kind: 'worth'; readonly more: number };

export interface MeasuredMove {
  readonly rated: RatedMove;
  readonly isValid: boolean;
  /** The value of the leave; `null` if it does not count: the bag is empty, or part of the rack is unknown. */
  readonly keptWorth: number | null;
  /** `null` if not searched. */
  readonly replies: readonly Reply[] | null;
  /** Number of playouts, and the share of them in which the mover's next turn earned the bonus. */
  readonly next: { readonly playouts: number; readonly bonusShare: number } | null;
}

export interface Comparison {
  readonly layout: Layout;
  readonly judgedBy: JudgeKind;
  readonly better: MeasuredMove;
  readonly other: MeasuredMove;
  /** Of the better over the other; `null` if not played out. */
  readonly difference: Difference | null;
  /** The replies if the board had not changed; `null` if not computed. */
  readonly repliesBefore: readonly Reply[] | null;
  /** `null` if nobody followed the draws. */
  readonly lastDraws: LastDraws | null;
  /** The mover's points minus the opponent's before the move; solo, its points. */
  readonly lead: number;
  readonly isAlone: boolean;
}

/** Leaves that differ by less count as equal. */
const LEAST_LEAVE = 0.5;
/** The least share of high replies on a square that makes it hot. */
const LEAST_SHARE = 0.04;
const ERROR = 0.05;
/** Moves that differ by less count as equal. */
const LEAST_WORTH = 0.05;

export function factsOf(comparison: Comparison): readonly Fact[] {
  const { better, other } = comparison;
  return [
    ...(other.isValid ? [] : [{ kind: 'not-a-word' } as const]),
    ...pointFacts(better.rated, other.rated),
    ...keptFacts(better, other),
    ...replyFacts(comparison),
    ...bingoFacts(better, other),
    ...lastDrawFacts(comparison),
    ...verdict(comparison),
    ...lineFacts(comparison),
  ];
}

function pointFacts(better: RatedMove, other: RatedMove): readonly Fact[] {
  const facts: Fact[] = [];
  if (better.isBingo && !other.isBingo) facts.push({ kind: 'bingo' });
  if (better.score !== other.score) facts.push({ kind: 'points', better: better.score, other: other.score });
  return facts;
}

function keptFacts(better: MeasuredMove, other: MeasuredMove): readonly Fact[] {
  if (better.keptWorth === null || other.keptWorth === null) return [];
  if (Math.abs(better.keptWorth - other.keptWorth) < LEAST_LEAVE) return [];
  return [
    {
      kind: 'kept',
      better: { tiles: better.rated.leave, worth: better.keptWorth },
      other: { tiles: other.rated.leave, worth: other.keptWorth },
    },
  ];
}

function replyFacts({ layout, better, other, repliesBefore }: Comparison): readonly Fact[] {
  if (better.replies === null || other.replies === null) return [];
  const hot =
    repliesBefore === null
      ? null
      : hottest(layout, { better: better.replies, other: other.replies, before: repliesBefore });
  const ours = better.replies.map(({ score }) => score);
  const theirs = other.replies.map(({ score }) => score);
  const { mean, margin } = pairedMean(ours, theirs);
  const replies: Fact = { kind: 'replies', better: meanOf(ours), other: meanOf(theirs) };
  return [...(hot === null ? [] : [hot]), ...(Math.abs(mean) > margin ? [replies] : [])];
}

/** The premium square whose use by high replies differs most, if the difference is significant. */
function hottest(layout: Layout, replies: Readonly<Record<Which | 'before', readonly Reply[]>>): Fact | null {
  const least = HIGH_REPLY[layout.crosses.length > 0 ? 'areas' : 'premiums'];
  let found: { readonly fact: Fact; readonly gap: number } | null = null;
  for (const square of layout.wordFactors.keys()) {
    const isPremium = itemAt(layout.wordFactors, square) > 1 || itemAt(layout.letterFactors, square) > 2;
    if (!isPremium && !layout.crosses.includes(square)) continue;
    const usesOf = (which: Which | 'before'): readonly number[] =>
      replies[which].map(({ score, squares }) => (score >= least && squares.includes(square) ? 1 : 0));
    const [better, other, before] = [usesOf('better'), usesOf('other'), usesOf('before')];
    const { mean, margin } = pairedMean(better, other);
    const gap = Math.abs(mean);
    const most = Math.max(meanOf(better), meanOf(other));
    if (gap <= margin || most < LEAST_SHARE || gap <= (found?.gap ?? 0)) continue;
    const [which, more, less] =
      mean > 0 ? (['better', better, other] as const) : (['other', other, better] as const);
    const fact: Fact = {
      kind: 'hot-square',
      which,
      change: squareChange(more, less, before),
      square,
      least,
      share: meanOf(more),
      otherwise: meanOf(less),
      before: meanOf(before),
    };
    found = { fact, gap };
  }
  return found?.fact ?? null;
}

/** From the use after the two moves and before them, reply by reply. */
function squareChange(
  more: readonly number[],
  less: readonly number[],
  before: readonly number[],
): SquareChange {
  const isClear = ({ mean, margin }: { readonly mean: number; readonly margin: number }): boolean =>
    mean > margin;
  if (isClear(pairedMean(more, before))) return 'opened';
  return isClear(pairedMean(before, less)) ? 'closed' : 'unclear';
}

function bingoFacts(better: MeasuredMove, other: MeasuredMove): readonly Fact[] {
  if (better.next === null || other.next === null) return [];
  const [ours, theirs] = [better.next.bonusShare, other.next.bonusShare];
  const playouts = Math.min(better.next.playouts, other.next.playouts);
  const margin = halfWidth(playouts, ours * (1 - ours) + theirs * (1 - theirs), ERROR);
  return Math.abs(ours - theirs) > margin ? [{ kind: 'bingo-next', better: ours, other: theirs }] : [];
}

/** Proven, over all draws, and not the same for both. */
function lastDrawFacts({ lastDraws, better, other }: Comparison): readonly Fact[] {
  if (lastDraws?.isComplete !== true) return [];
  const wonBy = ({ rated }: MeasuredMove): DrawnMove | undefined =>
    lastDraws.moves.find(({ notation, isProven }) => isProven && notation === rated.notation);
  const [one, two] = [wonBy(better), wonBy(other)];
  if (one === undefined || two === undefined || one.won === two.won || one.ways !== two.ways) return [];
  const found = { better: one.won, other: two.won, ways: one.ways };
  const { bagSize } = lastDraws;
  return [bagSize === 1 ? { kind: 'last-tile', ...found } : { kind: 'last-draws', ...found, tiles: bagSize }];
}

/** Only where something follows the move, and all of it may be shown. */
function lineFacts({ better }: Comparison): readonly Fact[] {
  const { end } = better.rated;
  if (end?.isProven !== true) return [];
  const moves = end.turns.slice(1).map(({ notation, score }) => ({ notation, score }));
  return moves.length === 0 ? [] : [{ kind: 'line', moves }];
}

/** The facts that need no playouts; none if both moves are worth the same. */
function worthFacts(better: RatedMove, other: RatedMove): readonly Fact[] {
  const more = better.equity - other.equity;
  return more < LEAST_WORTH ? [] : [{ kind: 'worth', more }];
}

/** The conclusion. */
function verdict(comparison: Comparison): readonly Fact[] {
  const { judgedBy, better, other, difference, lead, isAlone } = comparison;
  switch (judgedBy) {
    case 'score':
      return []; // the points are already among the facts
    case 'equity':
      return worthFacts(better.rated, other.rated);
    case 'simulated':
      if (difference === null) return [];
      return [isAlone ? scoreVerdict(comparison, difference) : winVerdict(difference)];
    case 'played-on':
    case 'searched':
    case 'solved': {
      const isOut = better.rated.move.type === 'play' && better.rated.leave.length === 0;
      const ends = { better: lead + better.rated.equity, other: lead + other.rated.equity };
      return [
        ...(isOut ? [{ kind: 'out' } as const] : []),
        isAlone ? { kind: 'final', ...ends } : { kind: 'ends', ...ends, proof: PROOFS[judgedBy] },
      ];
    }
  }
}

const PROOFS = { solved: 'proven', searched: 'searched', 'played-on': 'played-on' } as const;

function winVerdict({ win: more, winMargin: margin, draws, spread, spreadMargin }: Difference): Fact {
  if (more > margin) return { kind: 'wins', more, margin, draws };
  const points = Math.abs(spread) > spreadMargin ? { more: spread, margin: spreadMargin } : null;
  return { kind: 'even', more, margin, draws, points };
}

function scoreVerdict({ better, other, lead }: Comparison, difference: Difference): Fact {
  const { spread: more, spreadMargin: margin, draws } = difference;
  if (more <= margin) return { kind: 'even-scores', more, margin, draws };
  const scoreWith = ({ rated }: MeasuredMove): number => lead + rated.equity;
  return { kind: 'scores', better: scoreWith(better), other: scoreWith(other), more, margin, draws };
}
