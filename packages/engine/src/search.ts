/** `@lexiko/engine/search`: the parts of which players are made, for what judges turns as players do. */

// Move generation: the kernel, plays, and what games are as numbers.
export type { BoardTiles } from './generation/generator.ts';
export {
  boardNumbers,
  laidTiles,
  lettersLeft,
  lettersOf,
  tileOf,
  usedLetters,
} from './generation/letter-numbers.ts';
export type { PlacedTile } from './generation/play.ts';

// What leaves and leads are worth.
export { learntLeaves, type LeaveJudge } from './judgement/leave-model.ts';

// The end of the game.
export type { EndgameLimits } from './endgame/solver.ts';

// Playouts.
export { halfWidth } from './simulation/confidence.ts';
export { Draws, type SupposedRack, type Unseen } from './simulation/draws.ts';
export { inferLeaves, type ObservedTurn } from './simulation/inference.ts';
export { MOST_SIDES, MOST_TILES } from './simulation/playouts.ts';
export { chanceToBeFirst } from './simulation/race.ts';
export { SPREAD_SHARE } from './simulation/simulation.ts';
export { SoloPlayouts } from './simulation/solo-playouts.ts';
export { chanceAgainst, type WinJudge } from './simulation/win-judge.ts';

// Turns as players find and value them.
export { exchangesByValue, mayExchangeAtWill, mostExchanged } from './players/exchange-choice.ts';
export { withoutRackTiles } from './players/playout-candidates.ts';
export { generatorFor, hasUsualBlanks, othersInTurn, playoutsAt } from './players/playout-choice.ts';
export { Effort } from './players/thinking.ts';
export { type Idea, ideasFor, stepBefore, type StepIdea } from './players/turn-choice.ts';
export { bestValue, type Search, valuationOf } from './players/turn-search.ts';
export { expectedScore, withRack } from './positions/play-finder.ts';
export { unseenTiles } from './positions/unseen-tiles.ts';
