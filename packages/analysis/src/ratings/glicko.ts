/**
 * Glicko-2, after Mark Glickman's "Example of the Glicko-2 system" (2022): rating, rating deviation and volatility.
 * Pure. Every rated game is a rating period of its own; without games the deviation grows.
 */

export interface Rating {
  readonly rating: number;
  /** The 95 % confidence interval is the rating plus or minus twice this. */
  readonly deviation: number;
  readonly volatility: number;
}

/** The rating of a new player. */
export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

export interface RatedResult {
  readonly opponent: Rating;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
}

/** How much volatility may change; the paper suggests 0.3 to 1.2. */
const TAU = 0.5;
/** Converts between the Glicko scale and the Glicko-2 scale. */
const SCALE = 173.7178;
const CLOSE_ENOUGH = 0.000_001;
/** The deviation never exceeds that of a new player. */
const LARGEST_DEVIATION = NEW_RATING.deviation;

/** The rating after the results of one period. The steps are numbered as in the paper. */
export function rate(player: Rating, results: readonly RatedResult[]): Rating {
  if (results.length === 0) return idle(player, 1);
  // Step 2: convert to the Glicko-2 scale.
  const mu = (player.rating - NEW_RATING.rating) / SCALE;
  const phi = player.deviation / SCALE;
  // Steps 3 and 4: the variance, and the improvement over the expected score.
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const weight = weightOf(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - NEW_RATING.rating) / SCALE)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const delta = variance * surprise;
  // Steps 5 to 7.
  const volatility = volatilityAfter({ phi, sigma: player.volatility, variance, delta });
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
  // Step 8: convert back.
  return {
    rating: SCALE * (mu + after * after * surprise) + NEW_RATING.rating,
    deviation: Math.min(LARGEST_DEVIATION, SCALE * after),
    volatility,
  };
}

/** The rating after a number of periods without a game, which may be a fraction. */
export function idle(player: Rating, periods: number): Rating {
  const phi = player.deviation / SCALE;
  const deviation = SCALE * Math.sqrt(phi * phi + periods * player.volatility * player.volatility);
  return { ...player, deviation: Math.min(LARGEST_DEVIATION, deviation) };
}

function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

interface Step5 {
  readonly phi: number;
  readonly sigma: number;
  readonly variance: number;
  readonly delta: number;
}

/** Step 5: finds the root with the Illinois method. */
function volatilityAfter({ phi, sigma, variance, delta }: Step5): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const spread = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = startOfSearch(f, a, delta * delta - phi * phi - variance);
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}

/** The other end of the interval that brackets the root. */
function startOfSearch(f: (x: number) => number, a: number, surplus: number): number {
  if (surplus > 0) return Math.log(surplus);
  let steps = 1;
  while (f(a - steps * TAU) < 0) steps++;
  return a - steps * TAU;
}
