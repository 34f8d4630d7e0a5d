/** Applies an event to a table. Cannot fail, since events have happened. Works for full states and for views. */

import { isEmptyBoard } from '../../board.ts';
import { withLevels } from '../../rule-points/finish-line.ts';
import type { GameConfig } from '../../ruleset/game-config.ts';
import { configure, type Ruleset } from '../../ruleset/ruleset.ts';
import { allTiles } from '../../tile-set.ts';
import type { GameEvent } from '../event.ts';
import { withPoints, withSeat } from '../seats.ts';
import { asPoolSeen, asRackSeen } from '../secrecy.ts';
import { freshTable, type GameState, type Table, type Viewer } from '../table.ts';
import { resumed } from './clock.ts';
import type { Copy, EventOf } from './copy.ts';
import { deal, drew, fromRack } from './tiles.ts';
import { exchanged, passed, played, preStep, tookBack, turnLost, turnPassed } from './turns.ts';
import { accepted, challenged, ruled, voted, withdrew } from './windows.ts';

export function evolve<V extends Viewer>(table: Table<V>, event: GameEvent): Table<V> {
  const next = { ...table };
  amend(next, event);
  return next;
}

/** The state after a whole log; its first event creates the game. */
export function replay(events: readonly GameEvent[]): GameState {
  const [first, ...rest] = events;
  if (first?.type !== 'created') throw new Error('A log begins with the creation of the game.');
  return rest.reduce<GameState>(evolve, createdTable('referee', first));
}

export function createdTable<V extends Viewer>(
  viewer: V,
  event: GameEvent & { readonly type: 'created' },
): Table<V> {
  const table = freshTable(viewer, event.config, rulesetOf(event.config));
  return { ...table, seq: 1, commitment: event.commitment };
}

function rulesetOf(config: GameConfig): Ruleset {
  const answer = configure(config);
  if (!answer.ok) throw new Error(`An impossible configuration is in the log: ${answer.error.code}`);
  return answer.value;
}

function amend(next: Copy, event: GameEvent): void {
  next.seq += 1;
  switch (event.type) {
    case 'created':
      throw new Error('A game is created once.');
    case 'configured':
      return configured(next, event);
    case 'confirmed':
      next.confirmed = withSeat(next.confirmed, event.seat, true);
      next.nonces = withSeat(next.nonces, event.seat, event.nonce);
      return;
    case 'set-up':
      return setUp(next, event);
    case 'began':
      next.dictionary = event.dictionary;
      next.pool = asPoolSeen(next, allTiles(next.ruleset.tiles));
      return;
    case 'drew-for-start':
    case 'rolled-for-start':
      next.chancePosition += 1;
      return;
    case 'starter-chosen':
      next.starter = event.seat;
      next.turn = event.seat;
      if (event.how === 'lot') next.chancePosition += 1;
      return;
    case 'dealt':
      deal(next, event.racks);
      next.phase = 'playing';
      next.turnSinceMs = event.atMs;
      return;
    case 'redealt':
      next.pool = [...next.pool, ...asPoolSeen(next, next.racks.flat())];
      deal(next, event.racks);
      next.passRun = next.passRun.map(() => 0);
      return;
    case 'minimum-lowered':
      next.openingMinimum = event.to;
      next.passRun = next.passRun.map(() => 0);
      return;
    case 'turn-started':
      next.started = true;
      return;
    case 'retrieved':
    case 'recycled':
      return preStep(next, event);
    case 'played':
      return played(next, event);
    case 'drew':
      drew(next, event);
      if (next.window?.seat === event.seat) next.window = { ...next.window, drawn: event.tiles, owed: 0 };
      return;
    case 'drew-to-exchange':
      drew(next, event);
      next.toReturn = event.tiles.length;
      next.started = true;
      return;
    case 'exchanged':
      return exchanged(next, event);
    case 'passed':
      return passed(next, event);
    case 'time-warned':
      next.overtimes += 1;
      next.started = true;
      return;
    case 'accepted':
      return accepted(next, event);
    case 'challenged':
      return challenged(next, event);
    case 'voted':
      return voted(next, event);
    case 'ruled':
      return ruled(next, event);
    case 'withdrew':
      return withdrew(next, event);
    case 'window-closed':
      next.undecidedPlay = !event.decided && next.window?.act === 'play';
      next.window = null;
      return;
    case 'scored':
      next.scores = withPoints(next, event.seat, event.points);
      if (event.cause !== 'overtime') return;
      next.overtimes += 1;
      next.started = true;
      return;
    case 'turn-forfeited':
      next.lostTurns = withSeat(next.lostTurns, event.seat, (next.lostTurns[event.seat] ?? 0) + 1);
      return;
    case 'turn-lost':
      return turnLost(next, event.seat);
    case 'turn-passed':
      return turnPassed(next, event);
    case 'resigned':
      return resigned(next, event);
    case 'agreed':
      next.agreed = withSeat(next.agreed, event.seat, true);
      next.declined = next.declined.map(() => false);
      return;
    case 'declined':
      next.declined = withSeat(next.declined, event.seat, true);
      return;
    case 'paused':
      next.pausedMs = event.atMs;
      return;
    case 'resumed':
      return resumed(next, event.atMs);
    case 'scores-confirmed':
      return;
    case 'took-back':
      return tookBack(next, event);
    case 'ended':
      return ended(next, event);
    case 'revealed':
      next.secret = event.secret;
  }
}

/** The commitment stays; confirmations are cleared (V-00). */
function configured(next: Copy, { config }: EventOf<'configured'>): void {
  const { viewer, seq, commitment } = next;
  Object.assign(next, freshTable(viewer, config, rulesetOf(config)), { seq, commitment });
}

function setUp(next: Copy, { position, atMs }: EventOf<'set-up'>): void {
  const { sides, finishLine } = next.ruleset;
  const passRun = next.passRun.map(() => 0);
  const lastActs = [...next.lastActs];
  for (let back = 1; back <= position.passes; back++) {
    const seat = (((position.turn - back) % sides) + sides) % sides;
    passRun[seat] = (passRun[seat] ?? 0) + 1;
    lastActs[seat] = 'pass';
  }
  next.phase = 'playing';
  next.board = position.board;
  next.racks = position.racks.map((rack, seat) => asRackSeen(next, seat, rack));
  next.pool = asPoolSeen(next, position.pool);
  next.scores = position.scores;
  next.turn = position.turn;
  next.turnSinceMs = atMs;
  next.passRun = passRun;
  next.lastActs = lastActs;
  next.zeroRun = position.passes;
  next.zones = position.zones;
  next.opener = isEmptyBoard(position.board) ? null : position.turn;
  if (position.levels === null) return;
  next.ruleset = { ...next.ruleset, finishLine: withLevels(finishLine, position.levels) };
}

function resigned(next: Copy, event: EventOf<'resigned'>): void {
  const tiles = asPoolSeen(next, event.tiles);
  next.left = withSeat(next.left, event.seat, true);
  next.racks = withSeat(next.racks, event.seat, fromRack(next, event.seat, event.tiles));
  if (event.aside) next.aside = [...next.aside, ...tiles];
  else next.pool = [...next.pool, ...tiles];
}

/** Nothing is hidden any more: racks and pool are in the event. */
function ended(next: Copy, { reason, racks, pool, adjustments, final, winners }: EventOf<'ended'>): void {
  next.phase = 'over';
  next.pausedMs = null;
  next.turn = null;
  next.window = null;
  next.racks = racks;
  next.pool = pool;
  next.outcome = { reason, adjustments, final, winners };
}
