/** Win chances from practice: the gains of many turns, counted by unseen tiles, made into the curves of a `WinTable`. */

import { itemAt } from '@lexiko/rules/item-at';
import { KNOTS, LARGEST_ODDS, type WinTable } from '../judgement/win-chance.ts';

/** Gains beyond this count as this. */
const LARGEST_GAIN = 1000;
/** How many neighbours on each side a row is averaged with; fewer near the end, where each tile matters. */
const SMOOTHED = 3;
/** The least distance of two knots, in points: the chance rises with every point. */
const LEAST_STEP = 0.5;
/** A number of tiles seen less often than this borrows turns from its neighbours. */
const ENOUGH_TURNS = 10_000;

export class GainCounts {
  readonly #counts: Uint32Array[] = [];

  /** Adds a turn: `gain` is what the side on turn gained on the other to the end. */
  add(unseen: number, gain: number): void {
    while (this.#counts.length <= unseen) this.#counts.push(new Uint32Array(2 * LARGEST_GAIN + 1));
    const whole = Math.max(-LARGEST_GAIN, Math.min(LARGEST_GAIN, Math.round(gain)));
    const row = itemAt(this.#counts, unseen);
    const at = whole + LARGEST_GAIN;
    row[at] = itemAt(row, at) + 1;
  }

  /** The curves, smoothed over neighbouring numbers of tiles, to a tenth of a point. */
  fit(): WinTable {
    const rows = this.#counts.slice(1).map((_, at) => knotsOf(this.#enoughTurns(at + 1)));
    return {
      gains: rows.map((_, at) => {
        const reach = Math.min(SMOOTHED, at >> 2, rows.length - 1 - at);
        const near = rows.slice(at - reach, at + reach + 1);
        const mean = Array.from(
          { length: KNOTS },
          (_none, knot) => near.reduce((sum, row) => sum + itemAt(row, knot), 0) / near.length,
        );
        return rising(mean).map((gain) => Math.round(gain * 10) / 10);
      }),
    };
  }

  /** The turns with this many unseen tiles, and as many neighbours' as needed. */
  #enoughTurns(unseen: number): Uint32Array {
    const sum = new Uint32Array(2 * LARGEST_GAIN + 1);
    let turns = 0;
    for (let reach = 0; reach < this.#counts.length; reach++) {
      for (const at of new Set([unseen - reach, unseen + reach])) {
        const row = at < 1 ? undefined : this.#counts[at];
        for (const [gain, count] of (row ?? []).entries()) {
          sum[gain] = itemAt(sum, gain) + count;
          turns += count;
        }
      }
      if (turns >= ENOUGH_TURNS) break;
    }
    if (turns === 0) throw new RangeError('no turns to learn from');
    return sum;
  }
}

/** The gains at each of the log-odds; an integer gain is spread from half below to half above it. */
function knotsOf(counts: Uint32Array): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const knots: number[] = [];
  let below = 0;
  for (const [at, here] of counts.entries()) {
    if (here === 0) continue;
    for (;;) {
      const wanted = total * logistic(knots.length - LARGEST_ODDS);
      if (below + here < wanted || knots.length === KNOTS) break;
      knots.push(at - LARGEST_GAIN - 0.5 + (wanted - below) / here);
    }
    below += here;
  }
  return knots;
}

function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function rising(knots: readonly number[]): readonly number[] {
  const risen: number[] = [];
  for (const knot of knots) risen.push(Math.max(knot, (risen.at(-1) ?? -Infinity) + LEAST_STEP));
  return risen;
}
