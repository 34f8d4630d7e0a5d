/** How turns follow each other: closing a window, drawing, passing the turn on, serving lost turns. */

import { isEmptyBoard } from '../../board.ts';
import { deadlockOf } from '../../rule-points/opening.ts';
import type { Seat } from '../action.ts';
import { record, type Draft } from './draft.ts';
import { endGame, endingAfter, noMovesLeft } from './endings.ts';
import type { EndReason, WindowTerms } from '../event.ts';
import { allSeats, takesTurns } from '../seats.ts';
import type { GameState } from '../table.ts';

/** The terms of the window that a turn opens; `null` where it cannot be challenged. */
export function windowTerms({ state, world }: Draft, ending: EndReason | null): WindowTerms | null {
  const { challenge, solitaire } = state.ruleset;
  if (challenge.kind === 'auto') return null;
  if (solitaire.kind !== 'off' && ending !== null) return null; // nobody else could accept
  return { openedMs: world.nowMs, graceUntilMs: world.nowMs + challenge.graceMs, ending };
}

/** Draws `count` tiles, or as many as are left. */
export function drawTiles(draft: Draft, seat: Seat, count: number): void {
  const { pool, chancePosition } = draft.state;
  const number = Math.min(count, pool.length);
  if (number > 0)
    record(draft, { type: 'drew', seat, tiles: draft.world.chance.draw(pool, number, chancePosition) });
}

/** Closes the window; the mover makes the delayed draw (`draw.timing=afterWindow`). */
export function closeWindow(draft: Draft, decided: boolean): void {
  const { window, left } = draft.state;
  if (window === null) return;
  record(draft, { type: 'window-closed', decided });
  if (window.owed > 0 && left[window.seat] !== true) drawTiles(draft, window.seat, window.owed);
}

/** What follows a completed turn: a last window, the end, or the next side. */
export function finishTurn(draft: Draft, seat: Seat): void {
  if (draft.state.phase === 'final-window') return;
  const ending = endingAfter(draft.state, seat);
  if (ending !== null) return endGame(draft, ending);
  if (noMovesLeft(draft.state, draft.world.words.tree)) return endGame(draft, 'NO_MOVES');
  breakOpeningDeadlock(draft);
  passTurn(draft, draft.state.resumeAt ?? seatAfter(draft.state, seat));
}

/** Passes the turn to `seat`, or to the next side if that one loses its turn or has none. */
export function passTurn(draft: Draft, seat: Seat): void {
  let to = seat;
  for (;;) {
    const { state } = draft;
    if (!allSeats(state.ruleset).some((other) => takesTurns(state, other))) return endGame(draft, 'OUT');
    if (takesTurns(state, to)) {
      if ((state.lostTurns[to] ?? 0) === 0) break;
      record(draft, { type: 'turn-lost', seat: to });
      // The lost turn may complete the round (V-07) or count as a pass.
      const ending = endingAfter(draft.state, to);
      if (ending !== null) return endGame(draft, ending);
    }
    to = seatAfter(state, to);
  }
  record(draft, { type: 'turn-passed', to, resumeAt: null, atMs: draft.world.nowMs });
}

export function seatAfter({ ruleset }: GameState, seat: Seat): Seat {
  return (seat + 1) % ruleset.sides;
}

/** V-01: what happens after a full round in which nobody could open. */
function breakOpeningDeadlock(draft: Draft): void {
  const { state, world } = draft;
  const deadlock = deadlockOf(state.ruleset.opening);
  if (deadlock === null || !isEmptyBoard(state.board)) return;
  const all = allSeats(state.ruleset).filter((seat) => takesTurns(state, seat));
  if (!all.every((seat) => (state.passRun[seat] ?? 0) >= 1)) return;
  switch (deadlock) {
    case 'exchange':
      return;
    case 'relax':
      if (state.openingMinimum > 2) record(draft, { type: 'minimum-lowered', to: state.openingMinimum - 1 });
      return;
    case 'redeal': {
      const pool = [...state.pool, ...state.racks.flat()];
      const drawn = world.chance.draw(pool, state.racks.flat().length, state.chancePosition);
      let at = 0;
      const racks = state.racks.map((rack) => drawn.slice(at, (at += rack.length)));
      record(draft, { type: 'redealt', racks });
    }
  }
}
