/**
 * The table turned to whoever plays, where several people share a screen that lies between them (C-09). To somebody
 * opposite everything is turned; to a side only the board, because a screen is not square.
 */

import { useLayoutEffect } from 'preact/hooks';
import type { TableNews } from '../messages.ts';

/** In quarters, clockwise. */
type Turn = 0 | 1 | 2 | 3;
const TURNS: readonly Turn[] = [0, 1, 2, 3];

function turnTo({ view, seats, attention, place }: TableNews): Turn {
  const { options, sides } = view.ruleset;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (options['board.rotateToSeat'] === 'off' || place !== 'here' || people < 2) return 0;
  if (options['solitaire.mode'] !== 'off' || attention.kind === 'over') return 0;
  // Two sit opposite each other.
  return TURNS[sides === 2 ? attention.seat * 2 : attention.seat] ?? 0;
}

/** Turns the table for as long as it is on the screen. */
export function useTurntable(news: TableNews): void {
  const turn = turnTo(news);
  useLayoutEffect(() => {
    document.documentElement.dataset['turn'] = String(turn);
    return () => {
      delete document.documentElement.dataset['turn'];
    };
  }, [turn]);
}

/** How the table stands to the screen now. */
export function currentTurn(): Turn {
  return TURNS[Number(document.documentElement.dataset['turn'] ?? 0)] ?? 0;
}
