/** Turns: what is done before the play, the acts that complete a turn, and whose turn it is then. */

import { withLaid, type Placement } from '../../board.ts';
import { BLANK, missingTiles, neededTile } from '../../tile.ts';
import type { Seat } from '../action.ts';
import { withPoints, withSeat } from '../seats.ts';
import { asPoolSeen, asRackSeen } from '../secrecy.ts';
import type { PreStep } from '../table.ts';
import { charge } from './clock.ts';
import type { Copy, EventOf } from './copy.ts';
import { fromPool, fromRack } from './tiles.ts';
import { openWindow } from './windows.ts';

export function preStep(next: Copy, event: EventOf<'retrieved' | 'recycled'>): void {
  const { seat, square } = event;
  const recycled = event.type === 'recycled';
  const [given, taken] = recycled ? [neededTile(event.tile), event.taken] : [event.tile, BLANK];
  const step: PreStep = {
    kind: recycled ? 'recycle' : 'retrieve',
    before: [square, next.board[square] ?? ''],
    rackBefore: next.racks[seat] ?? [],
    words: recycled ? event.words : [],
  };
  const rack = [...fromRack(next, seat, [given]), ...asRackSeen(next, seat, [taken])];
  next.started = true;
  next.board = withLaid(next.board, [[square, event.tile]]);
  next.racks = withSeat(next.racks, seat, rack);
  next.steps = [...next.steps, step];
}

export function played(next: Copy, event: EventOf<'played'>): void {
  const { seat, changes, used, score } = event;
  const before = changes.map(([square]): Placement => [square, next.board[square] ?? '']);
  const words = score.words.map(({ word }) => word);
  openWindow(next, seat, event.window, { act: 'play', words, before, owed: event.owed, score: score.total });
  completeTurn(next, seat, 'play');
  next.board = withLaid(next.board, changes);
  if (next.ruleset.solitaire.kind === 'openPool') {
    // With an open pool, tiles that are not on the rack come from the pool.
    const fromOpenPool = missingTiles(next.racks[seat] ?? [], used);
    next.racks = withSeat(next.racks, seat, fromRack(next, seat, missingTiles(fromOpenPool, used)));
    next.pool = fromPool(next.pool, fromOpenPool);
    next.history = [...next.history, { before, tiles: used, points: score.total }];
  } else {
    next.racks = withSeat(next.racks, seat, fromRack(next, seat, used));
  }
  next.scores = withPoints(next, seat, score.total);
  next.passRun = next.passRun.map(() => 0);
  next.zeroRun = 0;
  next.opener ??= seat;
  next.chancePosition += event.rolls.length;
}

export function exchanged(next: Copy, { seat, tiles, window }: EventOf<'exchanged'>): void {
  // The draw came first, so the rack before it is this one without the tiles at its end.
  const rack = next.racks[seat] ?? [];
  const held = rack.length - tiles.length;
  openWindow(next, seat, window, {
    act: 'exchange',
    rackBefore: rack.slice(0, held),
    drawn: rack.slice(held),
    discarded: tiles,
  });
  completeTurn(next, seat, 'exchange');
  next.lastExchanged = withSeat(next.lastExchanged, seat, tiles.length);
  next.racks = withSeat(next.racks, seat, fromRack(next, seat, tiles));
  next.pool = [...next.pool, ...asPoolSeen(next, tiles)];
  next.passRun = next.passRun.map(() => 0);
  next.zeroRun += 1;
}

export function passed(next: Copy, { seat, window }: EventOf<'passed'>): void {
  openWindow(next, seat, window, { act: 'pass' });
  completeTurn(next, seat, 'pass');
  next.passRun = withSeat(next.passRun, seat, (next.passRun[seat] ?? 0) + 1);
  next.zeroRun += 1;
}

function completeTurn(next: Copy, seat: Seat, act: 'play' | 'exchange' | 'pass'): void {
  next.started = true;
  next.lastActs = withSeat(next.lastActs, seat, act);
  next.turnsTaken = withSeat(next.turnsTaken, seat, (next.turnsTaken[seat] ?? 0) + 1);
  if (next.agreed.includes(true)) next.agreed = next.agreed.map(() => false);
  if (next.declined.includes(true)) next.declined = next.declined.map(() => false);
  next.undecidedPlay = act === 'play';
  next.toReturn = 0;
  // Where the turn can be undone, the window has them; here they would outlive the turn.
  next.steps = [];
}

export function turnLost(next: Copy, seat: Seat): void {
  next.lostTurns = withSeat(next.lostTurns, seat, (next.lostTurns[seat] ?? 0) - 1);
  if (!next.ruleset.ending.lostTurnCounts) return;
  next.passRun = withSeat(next.passRun, seat, (next.passRun[seat] ?? 0) + 1);
}

export function turnPassed(next: Copy, event: EventOf<'turn-passed'>): void {
  charge(next, event.atMs);
  next.turn = event.to;
  next.resumeAt = event.resumeAt;
  next.phase = 'playing';
  next.started = false;
  next.turnSinceMs = event.atMs;
  next.overtimes = 0;
  next.steps = [];
  next.toReturn = 0;
}

export function tookBack(next: Copy, event: EventOf<'took-back'>): void {
  next.board = withLaid(next.board, event.changes);
  next.pool = [...next.pool, ...asPoolSeen(next, event.tiles)];
  next.scores = withPoints(next, event.seat, -event.points);
  next.history = next.history.slice(0, -1);
  next.passRun = next.passRun.map(() => 0);
}
