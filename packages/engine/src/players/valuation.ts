/** What a play is worth to a side beyond its score: the tiles kept, going out, the finish line. Does not look ahead. */

import { allSeats, type PlayerView, type Seat } from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { leftoverPoints, settlesLetters } from '@lexiko/rules/rule-points';
import type { Alphabet } from '@lexiko/words';
import { pointsToGo } from '../judgement/points-to-go.ts';
import type { LeaveJudge } from '../judgement/leave-model.ts';
import type { Personality } from './personality.ts';
import { tileOf } from '../generation/letter-numbers.ts';
import { unseenTiles } from '../positions/unseen-tiles.ts';

/** What reaching the finish line is worth: enough to outweigh everything else. */
export const WINS_AT_ONCE = 1000;
/** How far from the finish line tiles kept for later are still worth their full value. */
const RACE_POINTS = 80;

export interface Valued {
  readonly score: number;
  /** Letters by number. */
  readonly kept: readonly number[];
  /** How many tiles were played. */
  readonly used: number;
}

export class Valuation {
  readonly #table: PlayerView;
  readonly #seat: Seat;
  readonly #personality: Personality;
  readonly #leaveOf: LeaveJudge;
  readonly #alphabet: Alphabet;
  /** Points on all other racks; only with an empty bag. */
  readonly #othersPoints: number;
  /** Points missing to the finish line; `null` without one. */
  readonly #toGo: number | null;
  readonly #leaves = new Map<string, number>();

  constructor(at: {
    readonly table: PlayerView;
    readonly seat: Seat;
    readonly personality: Personality;
    readonly leaveOf: LeaveJudge;
    readonly alphabet: Alphabet;
  }) {
    const { table, seat } = at;
    this.#table = table;
    this.#seat = seat;
    this.#personality = at.personality;
    this.#leaveOf = at.leaveOf;
    this.#alphabet = at.alphabet;
    this.#othersPoints = table.pool.length === 0 ? this.#pointsOf(unseenTiles(table)) : 0;
    this.#toGo = pointsToGo(table, seat);
  }

  /** The total value of a play or an exchange. */
  valueOf({ score, kept, used }: Valued): number {
    const toGo = this.#toGo === null ? Infinity : this.#toGo - score;
    const winning = toGo <= 0 ? WINS_AT_ONCE : 0;
    return score + winning + this.#beyond(kept, used) * Math.min(1, Math.max(0, toGo) / RACE_POINTS);
  }

  /** The most that any play of this rack is worth beyond its score, apart from reaching the finish line. */
  mostBeyondScore(rack: readonly number[]): number {
    let most = this.#beyond([], rack.length);
    for (const kept of subsetsOf(rack)) {
      if (kept.length < rack.length) most = Math.max(most, this.#beyond(kept, rack.length - kept.length));
    }
    // Near the finish line bad leaves do not count in full.
    return this.#toGo === null ? most : Math.max(0, most);
  }

  #beyond(kept: readonly number[], used: number): number {
    const { pool } = this.#table;
    if (pool.length === 0) return this.#atTheEnd(kept);
    const reach = Math.min(1, pool.length / Math.max(1, used));
    return this.#personality.leave * reach * this.leaveOf(kept);
  }

  /** The judge's value of the tiles kept, cached. */
  leaveOf(kept: readonly number[]): number {
    const key = String.fromCharCode(...kept.toSorted((a, b) => a - b));
    let worth = this.#leaves.get(key);
    if (worth === undefined) this.#leaves.set(key, (worth = this.#leaveOf(kept)));
    return worth;
  }

  /** Tiles left count against their owner, and for the side that goes out (S-48, S-49, W-28). */
  #atTheEnd(kept: readonly number[]): number {
    const { ruleset } = this.#table;
    if (this.#personality.endgame === 'none') return 0;
    if (!settlesLetters(ruleset.solitaire)) return 0;
    const left = -this.#pointsOf(kept.map((letter) => tileOf(letter, this.#alphabet)));
    const goesOut = kept.length === 0 && ruleset.ending.out.kind === 'endsGame' && ruleset.sides > 1;
    return goesOut ? this.#othersPoints * (1 + 1 / (ruleset.sides - 1)) : left;
  }

  #pointsOf(tiles: readonly Tile[]): number {
    const { scoring, tiles: set } = this.#table.ruleset;
    return leftoverPoints(scoring, set, tiles);
  }

  /** How much to weigh what a play opens for others: more in the lead, and when another side is near its target. */
  get caution(): number {
    const table = this.#table;
    const seat = this.#seat;
    const others = allSeats(table.ruleset).filter((other) => other !== seat && !table.left[other]);
    if (others.length === 0) return 0;
    const lead = itemAt(table.scores, seat) - Math.max(...others.map((other) => itemAt(table.scores, other)));
    const nearest = Math.min(...others.map((other) => pointsToGo(table, other) ?? Infinity));
    const byRace = nearest < 2 * MEAN_TURN ? 2 : 1;
    return byRace * (lead > MEAN_TURN ? 1.5 : lead < -2 * MEAN_TURN ? 0.3 : 1);
  }
}

/** Roughly what a turn scores. */
const MEAN_TURN = 25;

/** Every different selection of some letters, including none and all. */
export function subsetsOf(letters: readonly number[]): readonly (readonly number[])[] {
  const sorted = letters.toSorted((a, b) => a - b);
  let subsets: (readonly number[])[] = [[]];
  for (let from = 0; from < sorted.length;) {
    const letter = itemAt(sorted, from);
    const run = sorted.lastIndexOf(letter) - from + 1;
    subsets = subsets.flatMap((subset) =>
      Array.from({ length: run + 1 }, (_, copies) => [
        ...subset,
        ...Array.from({ length: copies }, () => letter),
      ]),
    );
    from += run;
  }
  return subsets;
}
