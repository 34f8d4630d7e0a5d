/** `@lexiko/engine/endgame`: solving the end of a game, for what proves values instead of estimating them. */

export { endingOf, hasPlainEnding, idleLimitWithBag, idleTurnsOf } from '../endgame/ending.ts';
export type { EndgamePosition } from '../endgame/memory.ts';
export type { EndgameMove } from '../endgame/moves.ts';
export {
  LARGEST_PRE_ENDGAME_BAG,
  PreEndgame,
  type JudgedMove,
  type PreEndgameAnswer,
  type PreEndgamePosition,
} from '../endgame/pre-endgame.ts';
export { EndgameSolver, LARGE_ROOM, type EndgameAnswer, type EndgameLimits } from '../endgame/solver.ts';
