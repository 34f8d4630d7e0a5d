/**
 * What some of all draws say about all of them. Draws come one after another by chance, none twice, each as likely as the
 * ways in which it can happen; the values seen so far bet against a claim about the mean of all. If the claim holds, a bet
 * can be expected to win nothing, so that 1 becomes 1 / error with at most that probability, however often and whenever
 * one looks (betting on samples without replacement: Waudby-Smith and Ramdas 2020, 2024; audits of elections use the same:
 * Stark 2023). Nothing is supposed about how values are distributed.
 *
 * The stakes are fixed beforehand. So a bet on values that are only known to be at least so much never wins more than one
 * on the values themselves would, whichever of them have been searched more closely, and for whatever reason.
 */

/** Shares of what a bet owns that it stakes each time; it begins with an equal part for each. */
const STAKES: readonly number[] = [1, 0.6, 0.3, 0.1];
const NOTHING = 1e-9;
/** Bounds are found within a two-thousandth. */
const HALVINGS = 11;

/** Values from 0 to 1 of the first draws, in the order they came. */
export interface SeenDraws {
  readonly values: ArrayLike<number>;
  /** By draw: of `total` ways in all. */
  readonly ways: ArrayLike<number>;
  readonly total: number;
}

/** What a bet against the claim that the mean of all ways is at most `claimed` has had; infinite if the claim cannot hold. */
export function evidenceAgainst(claimed: number, { values, ways, total }: SeenDraws): number {
  const owned = STAKES.map(() => 1 / STAKES.length);
  let most = 1;
  let seen = 0;
  let left = total;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    const weight = ways[at] ?? 0;
    // What the draws to come can average at most if the claim holds.
    const mean = (claimed * total - seen) / left;
    if (mean < -NOTHING) return Infinity;
    if (mean < NOTHING) {
      if (value > NOTHING) return Infinity;
    } else {
      let sum = 0;
      for (let stake = 0; stake < STAKES.length; stake++) {
        const share = STAKES[stake] ?? 0;
        const after = (owned[stake] ?? 0) * (1 - share + (share * value) / mean);
        owned[stake] = after;
        sum += after;
      }
      most = Math.max(most, sum);
    }
    seen += value * weight;
    left -= weight;
  }
  return seen > claimed * total + NOTHING ? Infinity : most;
}

/** A lower bound of the mean of all ways that holds with probability 1 - `error`. */
export function leastMean(draws: SeenDraws, error: number): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (evidenceAgainst(middle, draws) * error >= 1) low = middle;
    else high = middle;
  }
  return low;
}
