/** The last turn as the next side sees it: what inference of the tiles kept starts from. */

import { isLaidBlank, letterOf, withLaid, type PlayerView, type Seat } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import type { Observation } from '../simulation/inference.ts';
import { boardNumbers, lettersOf } from './letter-numbers.ts';

/** Of the side before `seat`; `null` where the table no longer shows it, or it tells nothing. */
export function lastTurnSeen(
  view: PlayerView,
  seat: Seat,
  alphabet: Alphabet,
): Omit<Observation, 'unseen'> | null {
  const { window, board, pool, ruleset } = view;
  if (window === null || window.act === 'pass' || window.steps.length > 0) return null;
  if (window.seat !== (seat + ruleset.sides - 1) % ruleset.sides) return null;
  const rackSize = window.rackBefore.length;
  const drawn = Math.max(0, view.racks[window.seat].length - rackSize + window.before.length);
  if (window.act === 'exchange') {
    const count = window.discarded.length;
    return {
      turn: { type: 'exchange', count },
      board: boardNumbers(board, alphabet),
      rackSize,
      bagSize: pool.length,
    };
  }
  const laid = window.before.map(([square]) => board[square]);
  const letters = lettersOf(
    laid.map((tile) => (isLaidBlank(tile) ? '?' : letterOf(tile))),
    alphabet,
  );
  return {
    turn: { type: 'play', letters, score: window.score },
    board: boardNumbers(withLaid(board, window.before), alphabet),
    rackSize,
    bagSize: pool.length + drawn,
  };
}
