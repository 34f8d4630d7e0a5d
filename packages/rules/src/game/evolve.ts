/** Applies one event to a table. Never fails: what is an event has happened. Works for full states and for views. */

import { isEmptyBoard, withLaid } from '../board.ts';
import { configure, type GameConfig, type Ruleset } from '../ruleset.ts';
import { allTiles } from '../tile-set.ts';
import { BLANK, missingTiles, neededTile, withoutTiles, type Tile } from '../tile.ts';
import type { Seat } from './action.ts';
import type { GameEvent, Position, WindowTerms } from './event.ts';
import { withPoints, withSeat } from './seats.ts';
import { asPoolSeen, asRackSeen } from './secrecy.ts';
import {
  freshTable,
  type Answer,
  type ChallengeWindow,
  type GameState,
  type Table,
  type Viewer,
} from './table.ts';

export function evolve<V extends Viewer>(table: Table<V>, event: GameEvent): Table<V> {
  return { ...table, seq: table.seq + 1, ...change(table, event) };
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
  const configured = configure(config);
  if (!configured.ok) throw new Error(`An impossible configuration is in the log: ${configured.error.code}`);
  return configured.value;
}

type Change = Partial<Table<never>>;

function change(table: Table, event: GameEvent): Change {
  switch (event.type) {
    case 'created':
      throw new Error('A game is created once.');
    case 'configured':
      return {
        ...freshTable(table.viewer, event.config, rulesetOf(event.config)),
        ...keptInLobby(table),
      } as Change;
    case 'confirmed':
      return {
        confirmed: withSeat(table.confirmed, event.seat, true),
        nonces: withSeat(table.nonces, event.seat, event.nonce),
      };
    case 'set-up':
      return setUp(table, event.position, event.atMs);
    case 'began':
      return { dictionary: event.dictionary, pool: asPoolSeen(table, allTiles(table.ruleset.tiles)) };
    case 'drew-for-start':
    case 'rolled-for-start':
      return { chancePosition: table.chancePosition + 1 };
    case 'starter-chosen':
      return {
        starter: event.seat,
        turn: event.seat,
        chancePosition: table.chancePosition + (event.how === 'lot' ? 1 : 0),
      };
    case 'dealt':
      return {
        ...dealt(table, table.pool, event.racks),
        phase: 'playing',
        turnSinceMs: event.atMs,
      };
    case 'redealt':
      return {
        ...dealt(table, [...table.pool, ...asPoolSeen(table, table.racks.flat())], event.racks),
        passRun: table.passRun.map(() => 0),
      };
    case 'minimum-lowered':
      return { openingMinimum: event.to, passRun: table.passRun.map(() => 0) };
    case 'turn-started':
      return { started: true };
    case 'retrieved':
    case 'recycled':
      return preStep(table, event);
    case 'played':
      return played(table, event);
    case 'drew':
      return {
        ...drew(table, event.seat, event.tiles),
        ...(table.window === null || table.window.seat !== event.seat
          ? {}
          : { window: { ...table.window, drawn: event.tiles, owed: 0 } }),
      };
    case 'drew-to-exchange':
      return { ...drew(table, event.seat, event.tiles), toReturn: event.tiles.length, started: true };
    case 'exchanged':
      return exchanged(table, event);
    case 'passed':
      return {
        ...turnTaken(table, event.seat, 'pass'),
        passRun: withSeat(table.passRun, event.seat, (table.passRun[event.seat] ?? 0) + 1),
        zeroRun: table.zeroRun + 1,
        ...opened(table, event.seat, event.window, { act: 'pass' }),
      };
    case 'time-warned':
      return { overtimes: table.overtimes + 1, started: true };
    case 'accepted':
      return table.window === null ? {} : { window: answered(table.window, event.seat, 'accepted') };
    case 'challenged':
      return challenged(table, event);
    case 'voted':
      return voted(table, event);
    case 'ruled':
      return ruled(table, event);
    case 'withdrew':
      return withdrew(table, event);
    case 'window-closed':
      return { window: null, undecidedPlay: !event.decided && table.window?.act === 'play' };
    case 'scored':
      return {
        scores: withPoints(table, event.seat, event.points),
        ...(event.cause === 'overtime' ? { overtimes: table.overtimes + 1, started: true } : {}),
      };
    case 'turn-forfeited':
      return { lostTurns: withSeat(table.lostTurns, event.seat, (table.lostTurns[event.seat] ?? 0) + 1) };
    case 'turn-lost':
      return turnLost(table, event.seat);
    case 'turn-passed':
      return {
        turn: event.to,
        resumeAt: event.resumeAt,
        phase: 'playing',
        started: false,
        turnSinceMs: event.atMs,
        overtimes: 0,
        steps: [],
        toReturn: 0,
      };
    case 'resigned':
      return resigned(table, event);
    case 'agreed':
      return { agreed: withSeat(table.agreed, event.seat, true) };
    case 'scores-confirmed':
      return {};
    case 'took-back':
      return {
        board: withLaid(table.board, event.changes),
        pool: [...table.pool, ...asPoolSeen(table, event.tiles)],
        scores: withPoints(table, event.seat, -event.points),
        history: table.history.slice(0, -1),
        passRun: table.passRun.map(() => 0),
      };
    case 'ended':
      return {
        phase: 'over',
        turn: null,
        window: null,
        racks: event.racks,
        pool: event.pool,
        outcome: {
          reason: event.reason,
          adjustments: event.adjustments,
          final: event.final,
          winners: event.winners,
        },
      };
    case 'revealed':
      return { secret: event.secret };
  }
}

/** What a change of the options does not touch: the promise about chance. Confirmations are cleared (V-00). */
function keptInLobby({ seq, commitment }: Table): Change {
  return { seq: seq + 1, commitment };
}

function setUp(table: Table, position: Position, atMs: number): Change {
  const { sides, options } = table.ruleset;
  const passRun = table.passRun.map(() => 0);
  const lastActs = [...table.lastActs];
  for (let back = 1; back <= position.passes; back++) {
    const seat = (((position.turn - back) % sides) + sides) % sides;
    passRun[seat] = (passRun[seat] ?? 0) + 1;
    lastActs[seat] = 'pass';
  }
  const levels = position.levels;
  return {
    phase: 'playing',
    board: position.board,
    racks: position.racks.map((rack, seat) => asRackSeen(table, seat, rack)),
    pool: asPoolSeen(table, position.pool),
    scores: position.scores,
    starter: position.turn,
    turn: position.turn,
    turnSinceMs: atMs,
    passRun,
    lastActs,
    zeroRun: position.passes,
    zones: position.zones,
    opener: isEmptyBoard(position.board) ? null : position.turn,
    ...(levels === null
      ? {}
      : { ruleset: { ...table.ruleset, options: { ...options, 'finishLine.level': levels } } }),
  };
}

function dealt(table: Table, pool: readonly Tile[], racks: readonly (readonly Tile[])[]): Change {
  return {
    racks: racks.map((rack, seat) => asRackSeen(table, seat, rack)),
    pool: fromPool(pool, racks.flat()),
    chancePosition: table.chancePosition + 1,
  };
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

function drew(table: Table, seat: Seat, tiles: readonly Tile[]): Change {
  return {
    racks: withSeat(table.racks, seat, [...(table.racks[seat] ?? []), ...asRackSeen(table, seat, tiles)]),
    pool: fromPool(table.pool, tiles),
    chancePosition: table.chancePosition + 1,
  };
}

function turnTaken(table: Table, seat: Seat, act: 'play' | 'exchange' | 'pass'): Change {
  return {
    started: true,
    lastActs: withSeat(table.lastActs, seat, act),
    turnsTaken: withSeat(table.turnsTaken, seat, (table.turnsTaken[seat] ?? 0) + 1),
    agreed: table.agreed.includes(true) ? table.agreed.map(() => false) : table.agreed,
    undecidedPlay: act === 'play',
    toReturn: 0,
  };
}

/** The window that a turn opens, with what would undo the turn; nothing where the turn is final at once. */
function opened(
  table: Table,
  seat: Seat,
  terms: WindowTerms | null,
  undo: Pick<ChallengeWindow, 'act'> & Partial<ChallengeWindow>,
): Change {
  if (terms === null) return {};
  const window: ChallengeWindow = {
    seat,
    words: [],
    steps: table.steps,
    before: [],
    rackBefore: table.racks[seat] ?? [],
    drawn: [],
    discarded: [],
    owed: 0,
    score: 0,
    zeroRunBefore: table.zeroRun,
    answers: table.racks.map(() => 'none'),
    cleared: [],
    ruling: null,
    ...terms,
    ...undo,
  };
  return { window, ...(terms.ending === null ? {} : { phase: 'final-window', turn: null }) };
}

function preStep(table: Table, event: GameEvent & { readonly type: 'retrieved' | 'recycled' }): Change {
  const { seat, square } = event;
  const [given, taken] =
    event.type === 'recycled' ? [neededTile(event.tile), event.taken] : [event.tile, BLANK];
  return {
    started: true,
    board: withLaid(table.board, [[square, event.tile]]),
    racks: withSeat(table.racks, seat, [
      ...fromRack(table, seat, [given]),
      ...asRackSeen(table, seat, [taken]),
    ]),
    steps: [
      ...table.steps,
      {
        kind: event.type === 'recycled' ? 'recycle' : 'retrieve',
        before: [square, table.board[square] ?? ''],
        rackBefore: table.racks[seat] ?? [],
        words: event.type === 'recycled' ? event.words : [],
      },
    ],
  };
}

function played(table: Table, event: GameEvent & { readonly type: 'played' }): Change {
  const { seat, changes, used, score } = event;
  const before = changes.map(([square]) => [square, table.board[square] ?? ''] as const);
  const open = table.ruleset.options['solitaire.mode'] === 'openPool';
  // Where all letters lie open, those that are not on the rack come from the pool.
  const fromOpenPool = open ? missingTiles(table.racks[seat] ?? [], used) : [];
  const fromOwnRack = open ? missingTiles(fromOpenPool, used) : used;
  return {
    ...turnTaken(table, seat, 'play'),
    board: withLaid(table.board, changes),
    racks: withSeat(table.racks, seat, fromRack(table, seat, fromOwnRack)),
    ...(open
      ? {
          pool: fromPool(table.pool, fromOpenPool),
          history: [...table.history, { before, tiles: used, points: score.total }],
        }
      : {}),
    scores: withPoints(table, seat, score.total),
    passRun: table.passRun.map(() => 0),
    zeroRun: 0,
    opener: table.opener ?? seat,
    chancePosition: table.chancePosition + event.rolls.length,
    ...opened(table, seat, event.window, {
      act: 'play',
      words: score.words.map(({ word }) => word),
      before,
      owed: event.owed,
      score: score.total,
    }),
  };
}

function exchanged(table: Table, event: GameEvent & { readonly type: 'exchanged' }): Change {
  const { seat, tiles } = event;
  // The draw came first; the rack before it is the rack without the tiles drawn at its end.
  const rack = table.racks[seat] ?? [];
  const drawn = rack.slice(rack.length - tiles.length);
  return {
    ...turnTaken(table, seat, 'exchange'),
    racks: withSeat(table.racks, seat, fromRack(table, seat, tiles)),
    pool: [...table.pool, ...asPoolSeen(table, tiles)],
    passRun: table.passRun.map(() => 0),
    zeroRun: table.zeroRun + 1,
    ...opened(table, seat, event.window, {
      act: 'exchange',
      rackBefore: rack.slice(0, rack.length - tiles.length),
      drawn,
      discarded: tiles,
    }),
  };
}

function answered(window: ChallengeWindow, seat: Seat, answer: Answer): ChallengeWindow {
  return { ...window, answers: withSeat(window.answers, seat, answer) };
}

function challenged({ window, racks }: Table, event: GameEvent & { readonly type: 'challenged' }): Change {
  if (window === null) return {};
  const ruling = {
    challenger: event.seat,
    word: event.word,
    votes: racks.map(() => null),
    sinceMs: event.atMs,
  };
  return { window: { ...answered(window, event.seat, 'challenged'), ruling } };
}

function voted({ window }: Table, event: GameEvent & { readonly type: 'voted' }): Change {
  if (window?.ruling == null) return {};
  const votes = withSeat(window.ruling.votes, event.seat, event.stands);
  return { window: { ...window, ruling: { ...window.ruling, votes } } };
}

/** While a ruling was pending the clock stood still (C-11). */
function ruled(table: Table, event: GameEvent & { readonly type: 'ruled' }): Change {
  const { window } = table;
  if (window === null) return {};
  const pausedMs = event.atMs - (window.ruling?.sinceMs ?? event.atMs);
  const cleared = event.stands ? [...window.cleared, ...event.words] : window.cleared;
  return { window: { ...window, ruling: null, cleared }, turnSinceMs: table.turnSinceMs + pausedMs };
}

function withdrew(table: Table, event: GameEvent & { readonly type: 'withdrew' }): Change {
  const board = withLaid(table.board, event.changes);
  return {
    board,
    racks: withSeat(table.racks, event.seat, asRackSeen(table, event.seat, event.rack)),
    pool: [...fromPoolEnd(table.pool, event.reclaimed), ...asPoolSeen(table, event.returned)],
    scores: withPoints(table, event.seat, -event.points),
    passRun: table.passRun.map(() => 0),
    zeroRun: (table.window?.zeroRunBefore ?? 0) + 1,
    opener: isEmptyBoard(board) ? null : table.opener,
  };
}

function turnLost(table: Table, seat: Seat): Change {
  return {
    lostTurns: withSeat(table.lostTurns, seat, (table.lostTurns[seat] ?? 0) - 1),
    ...(table.ruleset.options['end.lostTurnCounts']
      ? { passRun: withSeat(table.passRun, seat, (table.passRun[seat] ?? 0) + 1) }
      : {}),
  };
}

function resigned(table: Table, event: GameEvent & { readonly type: 'resigned' }): Change {
  const tiles = asPoolSeen(table, event.tiles);
  return {
    left: withSeat(table.left, event.seat, true),
    racks: withSeat(table.racks, event.seat, fromRack(table, event.seat, event.tiles)),
    ...(event.aside ? { aside: [...table.aside, ...tiles] } : { pool: [...table.pool, ...tiles] }),
  };
}
