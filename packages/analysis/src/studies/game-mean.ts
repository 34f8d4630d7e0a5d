/** The mean of a few games with Student’s interval: the number of games is fixed, so it may be narrower than that of playouts. */

/** For a two-sided interval of 95 %, by degrees of freedom from 1. */
const QUANTILES = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228] as const;
/** Of the normal distribution. */
const NORMAL = 1.959964;

/** Student’s quantile; beyond the table by its expansion in 1 / freedom, which is right to three places there. */
export function studentQuantile(freedom: number): number {
  const z = NORMAL;
  const first = (z ** 3 + z) / (4 * freedom);
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
  return QUANTILES[freedom - 1] ?? z + first + second;
}

/** Half of the 95 % interval is infinite for a single game. */
export function gameMean(values: readonly number[]): { readonly mean: number; readonly margin: number } {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  if (count < 2) return { mean, margin: Infinity };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, margin: studentQuantile(count - 1) * Math.sqrt(variance / count) };
}
