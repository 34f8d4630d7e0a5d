/** The window in which a turn can be challenged: opening it, the answers in it, and undoing the turn. */

import { isEmptyBoard, withLaid } from '../../board.ts';
import type { Seat } from '../action.ts';
import type { WindowTerms } from '../event.ts';
import { withPoints, withSeat } from '../seats.ts';
import { asPoolSeen, asRackSeen } from '../secrecy.ts';
import type { Answer, ChallengeWindow } from '../table.ts';
import { charge } from './clock.ts';
import type { Copy, EventOf } from './copy.ts';
import { fromPoolEnd } from './tiles.ts';

/** Opens the window for a turn, with what would undo it. Called before the turn is applied. */
export function openWindow(
  next: Copy,
  seat: Seat,
  terms: WindowTerms | null,
  undo: Pick<ChallengeWindow, 'act'> & Partial<ChallengeWindow>,
): void {
  if (terms === null) return;
  next.window = {
    seat,
    act: undo.act,
    words: undo.words ?? [],
    steps: next.steps,
    before: undo.before ?? [],
    rackBefore: undo.rackBefore ?? next.racks[seat] ?? [],
    drawn: undo.drawn ?? [],
    discarded: undo.discarded ?? [],
    owed: undo.owed ?? 0,
    score: undo.score ?? 0,
    zeroRunBefore: next.zeroRun,
    answers: next.racks.map(() => 'none'),
    cleared: [],
    ruling: null,
    openedMs: terms.openedMs,
    graceUntilMs: terms.graceUntilMs,
    ending: terms.ending,
  };
  if (terms.ending === null) return;
  charge(next, terms.openedMs);
  next.phase = 'final-window';
  next.turn = null;
}

export function accepted(next: Copy, { seat }: EventOf<'accepted'>): void {
  if (next.window !== null) next.window = answered(next.window, seat, 'accepted');
}

export function challenged(next: Copy, { seat, word, atMs }: EventOf<'challenged'>): void {
  if (next.window === null) return;
  const ruling = { challenger: seat, word, votes: next.racks.map(() => null), sinceMs: atMs };
  next.window = { ...answered(next.window, seat, 'challenged'), ruling };
}

function answered(window: ChallengeWindow, seat: Seat, answer: Answer): ChallengeWindow {
  return { ...window, answers: withSeat(window.answers, seat, answer) };
}

export function voted(next: Copy, { seat, stands }: EventOf<'voted'>): void {
  const { window } = next;
  if (window?.ruling == null) return;
  const votes = withSeat(window.ruling.votes, seat, stands);
  next.window = { ...window, ruling: { ...window.ruling, votes } };
}

/** The clock stood still while the ruling was pending (C-11). */
export function ruled(next: Copy, { stands, words, atMs }: EventOf<'ruled'>): void {
  const { window } = next;
  if (window === null) return;
  const cleared = stands ? [...window.cleared, ...words] : window.cleared;
  next.window = { ...window, ruling: null, cleared };
  next.turnSinceMs += atMs - (window.ruling?.sinceMs ?? atMs);
}

export function withdrew(next: Copy, event: EventOf<'withdrew'>): void {
  next.board = withLaid(next.board, event.changes);
  next.racks = withSeat(next.racks, event.seat, asRackSeen(next, event.seat, event.rack));
  next.pool = [...fromPoolEnd(next.pool, event.reclaimed), ...asPoolSeen(next, event.returned)];
  next.scores = withPoints(next, event.seat, -event.points);
  next.passRun = next.passRun.map(() => 0);
  next.zeroRun = (next.window?.zeroRunBefore ?? 0) + 1;
  if (isEmptyBoard(next.board)) next.opener = null;
  if (next.window !== null) next.window = { ...next.window, owed: 0 };
}
