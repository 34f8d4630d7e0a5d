/** `@lexiko/engine/positions`: positions as text and their best moves as text, for what analyses positions. */

export {
  numberPosition,
  positionNumbers,
  type NumberedPosition,
  type PositionFault,
} from '../positions/numbered-position.ts';
export { PositionMoves, type PositionRules, type WrittenMove } from '../positions/position-moves.ts';
