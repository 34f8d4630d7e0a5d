/**
 * The table turned to whoever plays, where several people share a screen that lies between them (C-09). Everything is
 * turned, letters, rack and buttons; on a phone, where the table would not fit on its side, to a side only the letters.
 */

import { useLayoutEffect } from 'preact/hooks';
import type { TableSnapshot } from './snapshot.ts';

/** In quarters, clockwise. */
type Turn = 0 | 1 | 2 | 3;
const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** The shorter edge of a screen on which the table can lie on its side. */
const WIDE_ENOUGH_PX = 600;

function turnTo({ view, seats, attention, place }: TableSnapshot): Turn {
  const { board, solitaire, sides } = view.ruleset;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (board.rotateTo === 'off' || place !== 'here' || people < 2) return 0;
  if (solitaire.kind !== 'off' || attention.kind === 'over') return 0;
  // Two sit opposite each other.
  return TURNS[sides === 2 ? attention.seat * 2 : attention.seat] ?? 0;
}

/** Turns the table for as long as it is on the screen. */
export function useTurntable(news: TableSnapshot): void {
  const turn = turnTo(news);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const fits = turn % 2 === 0 || Math.min(innerWidth, innerHeight) >= WIDE_ENOUGH_PX;
    dataset['turn'] = String(turn);
    dataset['turns'] = fits ? 'table' : 'board';
    return () => {
      delete dataset['turn'];
      delete dataset['turns'];
    };
  }, [turn]);
}

/** How the board stands to the screen now. */
export function currentTurn(): Turn {
  return TURNS[Number(document.documentElement.dataset['turn'] ?? 0)] ?? 0;
}

/** How the rack stands to the screen now: it may have stayed where it was when the board was turned. */
function rackTurn(): Turn {
  return document.documentElement.dataset['turns'] === 'board' ? 0 : currentTurn();
}

/** Away from whoever plays, in pixels of the screen. */
export function awayFromPlayer(distance: number): { readonly x: number; readonly y: number } {
  switch (currentTurn()) {
    case 0:
      return { x: 0, y: -distance };
    case 1:
      return { x: distance, y: 0 };
    case 2:
      return { x: 0, y: distance };
    case 3:
      return { x: -distance, y: 0 };
  }
}

/** Where a point of the screen lies on the rack, as its reader sees it: from 0 to 1 from left to right and downwards. */
export function pointOnRack(
  box: DOMRect,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly along: number; readonly down: number } {
  const right = (x - box.left) / box.width;
  const down = (y - box.top) / box.height;
  switch (rackTurn()) {
    case 0:
      return { along: right, down };
    case 1:
      return { along: down, down: 1 - right };
    case 2:
      return { along: 1 - right, down: 1 - down };
    case 3:
      return { along: 1 - down, down: right };
  }
}
