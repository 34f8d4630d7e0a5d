/**
 * Glicko-2, after Mark Glickman's "Example of the Glicko-2 system" (2022): a rating, how sure it is, and how steadily
 * its owner plays. Pure. Every rated game is a rating period of its own; without games a rating becomes less sure.
 */

export interface Rating {
  readonly rating: number;
  /** The rating is right within twice this with 95 %. */
  readonly deviation: number;
  readonly volatility: number;
}

/** Of somebody who has not played yet. */
export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

export interface RatedResult {
  readonly opponent: Rating;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
}

/** How much volatility may change; the paper suggests 0.3 to 1.2. */
const TAU = 0.5;
/** Between the scale that people see and that of the formulas. */
const SCALE = 173.7178;
const CLOSE_ENOUGH = 0.000_001;
/** Nobody becomes less known than somebody new. */
const LARGEST_DEVIATION = NEW_RATING.deviation;

/** The rating after the results of one period. The steps are numbered as in the paper. */
export function rate(player: Rating, results: readonly RatedResult[]): Rating {
  if (results.length === 0) return idle(player, 1);
  // Step 2: to the other scale.
  const mu = (player.rating - NEW_RATING.rating) / SCALE;
  const phi = player.deviation / SCALE;
  // Steps 3 and 4: how much the results tell, and how much better they are than was to be expected.
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
  // Step 8: back again.
  return {
    rating: SCALE * (mu + after * after * surprise) + NEW_RATING.rating,
    deviation: Math.min(LARGEST_DEVIATION, SCALE * after),
    volatility,
  };
}

/** The rating after so many periods without a game; parts of a period count. */
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

/** Step 5: the root of a function, by the Illinois method. */
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

/** The other end of the interval in which the root lies. */
function startOfSearch(f: (x: number) => number, a: number, surplus: number): number {
  if (surplus > 0) return Math.log(surplus);
  let steps = 1;
  while (f(a - steps * TAU) < 0) steps++;
  return a - steps * TAU;
}
