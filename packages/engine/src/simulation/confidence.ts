/**
 * How sure one can be of a mean while still counting. The intervals hold at every moment at once, so that looking at
 * them after each round and stopping when they please does not make them wrong (asymptotic confidence sequences:
 * Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas 2021). At a moment fixed beforehand they are wider than they need be.
 */

/** The number of trials for which the intervals are tuned to be narrowest. */
const TUNED_FOR = 400;

/** Half the width of the interval around the mean of `count` numbers that holds with chance 1 - `error`. */
export function halfWidth(count: number, variance: number, error: number): number {
  return width(count, variance, error, (scale) => Math.log(Math.sqrt(scale) / error));
}

/** How far above the measured mean the true one may be, with chance 1 - `error`: the one-sided bound. */
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
