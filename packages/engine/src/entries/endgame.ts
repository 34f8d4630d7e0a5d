/** `@lexiko/engine/endgame`: solving the end of a game, for what proves values instead of estimating them. */

export { endingOf, hasPlainEnding, idleLimitWithBag, idleTurnsOf } from '../endgame/ending.ts';
export {
  drawOutcomes,
  type DrawLimits,
  type DrawOutcome,
  type DrawOutcomes,
  type DrawQuestion,
  type DrawResult,
} from '../endgame/draw-outcomes.ts';
export type { EndgamePosition } from '../endgame/memory.ts';
export type { EndgameMove } from '../endgame/moves.ts';
export type { JudgedMove, PreEndgameAnswer, Standing } from '../endgame/pre-endgame-answer.ts';
export type { PreEndgameMove } from '../endgame/pre-endgame-candidates.ts';
export { LARGEST_PRE_ENDGAME_BAG, PreEndgame, type PreEndgamePosition } from '../endgame/pre-endgame.ts';
export { EndgameSolver, LARGE_ROOM, type EndgameAnswer, type EndgameLimits } from '../endgame/solver.ts';
export type { TileDraw } from '../endgame/tile-draws.ts';
export { settlement, wholeLine, type LineQuestion, type WholeLine } from '../endgame/whole-line.ts';
