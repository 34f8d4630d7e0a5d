/** Somebody who plays from what they may see: any tiles that fit the board, else an exchange or a pass. */

import type { Action, PlayerView, Seat } from '@lexiko/rules';
import {
  BLANK,
  CLASSIC_LAYOUT,
  emptyBoard,
  inspectPlay,
  isEmptyBoard,
  isOnBoard,
  type Placement,
} from '@lexiko/rules/board';
import { formatAction, type ActionRequest } from '@lexiko/rules/notation';

/** Numbers from 0 to below 1, the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const TRIES = 60;

/** What is asked of the seat now; `null` where others are to act. */
export function nextAction(view: PlayerView, seat: Seat, random: () => number): Action | null {
  const { window, phase, turn } = view;
  if (phase === 'final-window' && window !== null && window.seat !== seat && window.answers[seat] === 'none')
    return { type: 'accept', seat };
  if (phase !== 'playing' || turn !== seat) return null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const tiles = someTiles(view, seat, random);
    if (tiles !== null && inspectPlay(view, seat, tiles).ok) return { type: 'play', seat, tiles };
  }
  return { type: 'pass', seat };
}

/** The same as a client sends it: no seat, squares by name. */
export function asRequest(action: Action): ActionRequest {
  const { seat: _, ...request } = { seat: 0, ...formatAction(action, CLASSIC_LAYOUT) };
  return request;
}

/** A few tiles of the rack in a line from a square at random; whether they fit is for the rules to say. */
function someTiles(view: PlayerView, seat: Seat, random: () => number): readonly Placement[] | null {
  const { board, ruleset, racks } = view;
  const { layout } = ruleset;
  const rack = [...(racks[seat] ?? [])];
  const count = Math.min(rack.length, 1 + Math.floor(random() * 5));
  const step = random() < 0.5 ? 1 : layout.width;
  const empty = emptyBoard(layout)[0];
  let square = isEmptyBoard(board) ? layout.centre : Math.floor(random() * layout.width * layout.height);
  const tiles: Placement[] = [];
  while (tiles.length < count) {
    if (!isOnBoard(layout, square)) return null;
    if (board[square] === empty) {
      const [tile = ''] = rack.splice(Math.floor(random() * rack.length), 1);
      tiles.push([square, tile === BLANK ? 'e' : tile]);
    }
    square += step;
  }
  return tiles;
}
