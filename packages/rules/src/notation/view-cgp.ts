/** The position of a game as CGP, as far as somebody may see it. */

import type { PlayerView } from '../game/table.ts';
import { formatCgp } from './cgp.ts';

/** `null`: CGP holds a board, racks and scores; what else a turn may begin with, and boards that turn, it cannot hold. */
export function cgpOfView(view: PlayerView): string | null {
  const { viewer, phase, turn, board, racks, scores, zeroRun, zones, steps, ruleset } = view;
  if (phase !== 'playing' || turn === null || zones !== null || steps.length > 0) return null;
  const { layout, sides } = ruleset;
  const order = Array.from({ length: sides }, (_, at) => (turn + at) % sides);
  return formatCgp({
    width: layout.width,
    height: layout.height,
    board,
    racks: order.map((seat) => (viewer === seat || viewer === 'teacher' ? (racks[seat] ?? []) : [])),
    scores: order.map((seat) => scores[seat] ?? 0),
    zeroTurns: zeroRun,
    operations: [],
  });
}
