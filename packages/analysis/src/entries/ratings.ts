/** `@lexiko/analysis/ratings`: ratings of players, by their games or by the puzzles they solve. */

export { idle, NEW_RATING, rate, type RatedResult, type Rating } from '../ratings/glicko.ts';
