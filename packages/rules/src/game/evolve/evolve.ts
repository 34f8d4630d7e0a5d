/** Applies one event to a table. Never fails: what is an event has happened. Works for full states and for views. */

import { isEmptyBoard, withLaid, type Placement } from '../../board.ts';
import { withLevels } from '../../rule-points/finish-line.ts';
import type { GameConfig } from '../../ruleset/game-config.ts';
import { configure, type Ruleset } from '../../ruleset/ruleset.ts';
import { allTiles } from '../../tile-set.ts';
import { BLANK, missingTiles, neededTile, withoutTiles, type Tile } from '../../tile.ts';
import type { Seat } from '../action.ts';
import type { GameEvent, WindowTerms } from '../event.ts';
import { withPoints, withSeat } from '../seats.ts';
import { asPoolSeen, asRackSeen } from '../secrecy.ts';
import {
  freshTable,
  type Answer,
  type ChallengeWindow,
  type GameState,
  type PreStep,
  type Table,
  type Viewer,
} from '../table.ts';

/** A copy that nobody else has seen yet: the only thing that is ever written to. */
type Copy = { -readonly [Key in keyof Table]: Table[Key] };

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

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

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
      open(next, event.seat, event.window, { act: 'pass' });
      completeTurn(next, event.seat, 'pass');
      next.passRun = withSeat(next.passRun, event.seat, (next.passRun[event.seat] ?? 0) + 1);
      next.zeroRun += 1;
      return;
    case 'time-warned':
      next.overtimes += 1;
      next.started = true;
      return;
    case 'accepted':
      if (next.window !== null) next.window = answered(next.window, event.seat, 'accepted');
      return;
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

/** The promise about chance stays; confirmations are cleared (V-00). */
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

function deal(next: Copy, racks: readonly (readonly Tile[])[]): void {
  next.racks = racks.map((rack, seat) => asRackSeen(next, seat, rack));
  next.pool = fromPool(next.pool, racks.flat());
  next.chancePosition += 1;
}

function fromPool(pool: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  const rest = withoutTiles(pool, tiles);
  if (rest === null) throw new Error('Tiles were drawn that are not in the pool.');
  return rest;
}

/** Tiles that were put in last leave first, so that the order of the rest is as it was. */
function fromPoolEnd(pool: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  return tiles.length === 0 ? pool : fromPool(pool.toReversed(), tiles).toReversed();
}

function fromRack(table: Table, seat: Seat, tiles: readonly Tile[]): readonly Tile[] {
  const rest = withoutTiles(table.racks[seat] ?? [], tiles);
  if (rest === null) throw new Error('Tiles were used that are not on the rack.');
  return rest;
}

function drew(next: Copy, { seat, tiles }: EventOf<'drew' | 'drew-to-exchange'>): void {
  const rack = [...(next.racks[seat] ?? []), ...asRackSeen(next, seat, tiles)];
  next.racks = withSeat(next.racks, seat, rack);
  next.pool = fromPool(next.pool, tiles);
  next.chancePosition += 1;
}

function completeTurn(next: Copy, seat: Seat, act: 'play' | 'exchange' | 'pass'): void {
  next.started = true;
  next.lastActs = withSeat(next.lastActs, seat, act);
  next.turnsTaken = withSeat(next.turnsTaken, seat, (next.turnsTaken[seat] ?? 0) + 1);
  if (next.agreed.includes(true)) next.agreed = next.agreed.map(() => false);
  if (next.declined.includes(true)) next.declined = next.declined.map(() => false);
  next.undecidedPlay = act === 'play';
  next.toReturn = 0;
  // Where the turn can be undone the window has them; left here they would have no owner once nobody is on turn.
  next.steps = [];
}

/** Opens the window that a turn asks for, with what would undo the turn; to be called before the turn is applied. */
function open(
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

function preStep(next: Copy, event: EventOf<'retrieved' | 'recycled'>): void {
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

function played(next: Copy, event: EventOf<'played'>): void {
  const { seat, changes, used, score } = event;
  const before = changes.map(([square]): Placement => [square, next.board[square] ?? '']);
  const words = score.words.map(({ word }) => word);
  open(next, seat, event.window, { act: 'play', words, before, owed: event.owed, score: score.total });
  completeTurn(next, seat, 'play');
  next.board = withLaid(next.board, changes);
  if (next.ruleset.solitaire.kind === 'openPool') {
    // Where all letters lie open, those that are not on the rack come from the pool.
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

function exchanged(next: Copy, { seat, tiles, window }: EventOf<'exchanged'>): void {
  // The draw came first; the rack before it is the rack without the tiles drawn at its end.
  const rack = next.racks[seat] ?? [];
  const held = rack.length - tiles.length;
  open(next, seat, window, {
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

function answered(window: ChallengeWindow, seat: Seat, answer: Answer): ChallengeWindow {
  return { ...window, answers: withSeat(window.answers, seat, answer) };
}

function challenged(next: Copy, { seat, word, atMs }: EventOf<'challenged'>): void {
  if (next.window === null) return;
  const ruling = { challenger: seat, word, votes: next.racks.map(() => null), sinceMs: atMs };
  next.window = { ...answered(next.window, seat, 'challenged'), ruling };
}

function voted(next: Copy, { seat, stands }: EventOf<'voted'>): void {
  const { window } = next;
  if (window?.ruling == null) return;
  const votes = withSeat(window.ruling.votes, seat, stands);
  next.window = { ...window, ruling: { ...window.ruling, votes } };
}

/** While a ruling was pending the clock stood still (C-11). */
function ruled(next: Copy, { stands, words, atMs }: EventOf<'ruled'>): void {
  const { window } = next;
  if (window === null) return;
  const cleared = stands ? [...window.cleared, ...words] : window.cleared;
  next.window = { ...window, ruling: null, cleared };
  next.turnSinceMs += atMs - (window.ruling?.sinceMs ?? atMs);
}

function withdrew(next: Copy, event: EventOf<'withdrew'>): void {
  next.board = withLaid(next.board, event.changes);
  next.racks = withSeat(next.racks, event.seat, asRackSeen(next, event.seat, event.rack));
  next.pool = [...fromPoolEnd(next.pool, event.reclaimed), ...asPoolSeen(next, event.returned)];
  next.scores = withPoints(next, event.seat, -event.points);
  next.passRun = next.passRun.map(() => 0);
  next.zeroRun = (next.window?.zeroRunBefore ?? 0) + 1;
  if (isEmptyBoard(next.board)) next.opener = null;
  if (next.window !== null) next.window = { ...next.window, owed: 0 };
}

function turnLost(next: Copy, seat: Seat): void {
  next.lostTurns = withSeat(next.lostTurns, seat, (next.lostTurns[seat] ?? 0) - 1);
  if (!next.ruleset.ending.lostTurnCounts) return;
  next.passRun = withSeat(next.passRun, seat, (next.passRun[seat] ?? 0) + 1);
}

/** Adds the turn that ends now to the time of its side. */
function charge(next: Copy, atMs: number): void {
  const { turn, turnSinceMs, usedMs } = next;
  if (turn === null) return;
  next.usedMs = withSeat(usedMs, turn, (usedMs[turn] ?? 0) + Math.max(0, atMs - turnSinceMs));
}

/** All that runs by the clock goes on as if the pause had not been. */
function resumed(next: Copy, atMs: number): void {
  const { pausedMs, window } = next;
  const stoodMs = Math.max(0, atMs - (pausedMs ?? atMs));
  next.pausedMs = null;
  next.turnSinceMs += stoodMs;
  if (window === null) return;
  const ruling = window.ruling && { ...window.ruling, sinceMs: window.ruling.sinceMs + stoodMs };
  const openedMs = window.openedMs + stoodMs;
  next.window = { ...window, ruling, openedMs, graceUntilMs: window.graceUntilMs + stoodMs };
}

function turnPassed(next: Copy, event: EventOf<'turn-passed'>): void {
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

function resigned(next: Copy, event: EventOf<'resigned'>): void {
  const tiles = asPoolSeen(next, event.tiles);
  next.left = withSeat(next.left, event.seat, true);
  next.racks = withSeat(next.racks, event.seat, fromRack(next, event.seat, event.tiles));
  if (event.aside) next.aside = [...next.aside, ...tiles];
  else next.pool = [...next.pool, ...tiles];
}

function tookBack(next: Copy, event: EventOf<'took-back'>): void {
  next.board = withLaid(next.board, event.changes);
  next.pool = [...next.pool, ...asPoolSeen(next, event.tiles)];
  next.scores = withPoints(next, event.seat, -event.points);
  next.history = next.history.slice(0, -1);
  next.passRun = next.passRun.map(() => 0);
}

/** Now everything is open: racks and pool are in the event. */
function ended(next: Copy, { reason, racks, pool, adjustments, final, winners }: EventOf<'ended'>): void {
  next.phase = 'over';
  next.pausedMs = null;
  next.turn = null;
  next.window = null;
  next.racks = racks;
  next.pool = pool;
  next.outcome = { reason, adjustments, final, winners };
}
