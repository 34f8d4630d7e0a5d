/** The last turn as the next side sees it, from which kept tiles are inferred. */

import type { PlayerView, Seat } from '@lexiko/rules';
import { isLaidBlank, letterOf, withLaid } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import type { Observation } from '../../src/simulation/inference.ts';
import { boardNumbers, lettersOf } from '../../src/generation/letter-numbers.ts';

/** The turn of the side before `seat`; `null` if the table no longer shows it, or it reveals nothing. */
export function lastTurnSeen(
  view: PlayerView,
  seat: Seat,
  alphabet: Alphabet,
): Omit<Observation, 'unseen'> | null {
  const { window, board, pool, ruleset } = view;
  const before = (seat + ruleset.sides - 1) % ruleset.sides;
  if (window === null && view.lastActs[before] === 'exchange') {
    const rackSize = itemAt(view.racks, before).length;
    const turn = { type: 'exchange', count: itemAt(view.lastExchanged, before) } as const;
    return { turn, board: boardNumbers(board, alphabet), rackSize, bagSize: pool.length };
  }
  if (window === null || window.seat !== before || window.act !== 'play' || window.steps.length > 0)
    return null;
  const rackSize = window.rackBefore.length;
  const drawn = Math.max(0, itemAt(view.racks, before).length - rackSize + window.before.length);
  const laid = window.before.map(([square]) => itemAt(board, square));
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
