/** `@lexiko/engine/simulation`: playouts and what is guessed from past turns, for what compares moves by them. */

export { halfWidth } from '../judgement/confidence.ts';
export { Draws, type SupposedRack, type Unseen } from '../simulation/draws.ts';
export { inferLeaves, type ObservedTurn } from '../simulation/inference.ts';
export { PlayoutRunner, type SimulatedPosition } from '../simulation/playout-runner.ts';
export { MOST_PLIES, MOST_SIDES, MOST_TILES } from '../simulation/playouts.ts';
export { chanceToBeFirst } from '../simulation/race.ts';
export {
  Simulation,
  SPREAD_SHARE,
  type PlayoutBatch,
  type PlayoutJob,
  type Simulated,
} from '../simulation/simulation.ts';
export { SoloPlayouts } from '../simulation/solo-playouts.ts';
export { chanceAgainst, type WinJudge } from '../simulation/win-judge.ts';
