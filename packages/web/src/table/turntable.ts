/**
 * Turns the table to the player on turn, for people around one screen (C-09): board, rack and buttons. On a phone, where
 * the table does not fit on its side, only the letters turn to a side.
 */

import { useLayoutEffect } from 'preact/hooks';
import type { TableSnapshot } from './snapshot.ts';

/** In quarters, clockwise. */
type Turn = 0 | 1 | 2 | 3;
const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** On screens whose shorter edge has so many pixels, the whole table can turn to a side. */
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
export function useTurntable(snapshot: TableSnapshot): void {
  const turn = turnTo(snapshot);
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

/** How far the board is turned now. */
export function currentTurn(): Turn {
  return TURNS[Number(document.documentElement.dataset['turn'] ?? 0)] ?? 0;
}

/** How far the rack is turned now; it may not turn with the board. */
function rackTurn(): Turn {
  return document.documentElement.dataset['turns'] === 'board' ? 0 : currentTurn();
}

/** The direction away from the player, in pixels of the screen. */
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

/** Where a point of the screen is on the rack, as its player sees it: 0 to 1 from left to right and downwards. */
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
