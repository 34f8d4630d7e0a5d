/**
 * Confidence in a mean while trials are still running. The intervals hold at every moment at once, so looking at them
 * after each round and stopping at will does not invalidate them (asymptotic confidence sequences: Waudby-Smith,
 * Arbour, Sinha, Kennedy, Ramdas 2021). At a moment fixed in advance they are wider than necessary.
 */

/** The number of trials for which the intervals are tuned to be narrowest. */
const TUNED_FOR = 400;

/** Half the width of the interval around the mean of `count` numbers that holds with probability 1 - `error`. */
export function halfWidth(count: number, variance: number, error: number): number {
  return width(count, variance, error, (scale) => Math.log(Math.sqrt(scale) / error));
}

/** How far the true mean may be above the measured one, with probability 1 - `error`: the one-sided bound. */
export function upperMargin(count: number, variance: number, error: number): number {
  return width(count, variance, 2 * error, (scale) => Math.log(1 + Math.sqrt(scale) / (2 * error)));
}

function width(count: number, variance: number, error: number, logarithm: (scale: number) => number): number {
  if (count < 2) return Infinity;
  const odds = -2 * Math.log(error);
  const rho = (odds + Math.log(odds + 1)) / TUNED_FOR;
  const scale = count * rho + 1;
  return Math.sqrt(((2 * variance * scale) / (count * count * rho)) * logarithm(scale));
}
