/** What the element shows: a position or a game as a row of stops, read from CGP, GCG or a log. Plain values. */

import {
  configure,
  createFromPosition,
  err,
  evolve,
  ok,
  replay,
  type GameEvent,
  type GameState,
  type PresetId,
  type Result,
  type Ruleset,
} from '@lexiko/rules';
import {
  allTiles,
  emptyBoard,
  liftedTile,
  withoutTiles,
  type Arm,
  type Board,
  type Square,
  type Tile,
} from '@lexiko/rules/board';
import {
  formatMove,
  gameTextKind,
  logPlayers,
  parseCgp,
  parseGcg,
  replayGcg,
  type ReplayedTurn,
} from '@lexiko/rules/notation';
import type { Colour } from '@lexiko/rules/rule-points';
import { stopsOf } from '@lexiko/table';
import { armColours } from '../squares/square-marks.ts';

/** What was done in a turn. `play` has its notation, `exchange` the number of tiles. */
export type Act =
  | { readonly kind: 'play'; readonly move: string; readonly score: number }
  | { readonly kind: 'exchange'; readonly count: number }
  | { readonly kind: 'pass' | 'withdrawn' | 'challenge' | 'leftover' | 'time'; readonly score: number };

/** The table after a turn. */
export interface Stop {
  readonly board: Board;
  /** The squares of the play that led here. */
  readonly fresh: ReadonlySet<Square>;
  readonly scores: readonly number[];
  /** Whose turn led here; `null` at the beginning and at the end. */
  readonly seat: number | null;
  readonly act: Act | null;
}

export interface ShownGame {
  readonly ruleset: Ruleset;
  readonly players: readonly string[];
  readonly stops: readonly Stop[];
  /** Crosswords: the colour of each arm. */
  readonly arms: Readonly<Record<Arm, Colour>> | null;
  /** The tiles of the side to move, of a position. */
  readonly rack: readonly Tile[];
  /** The table of a position; `null` for a game. */
  readonly table: GameState | null;
}

/** The rules that CGP and GCG do not name. */
export interface ShownRules {
  readonly preset: PresetId;
  /** A language by the id of its tile set. */
  readonly tiles: string;
}

/** Reads any of the three by what it looks like. */
export function readShown(text: string, rules: ShownRules): Result<ShownGame, string> {
  switch (gameTextKind(text)) {
    case 'cgp':
      return readPosition(text, rules);
    case 'log':
      return readLog(text);
    case 'gcg':
    case null:
      return readGcg(text, rules);
  }
}

function configOf({ preset, tiles }: ShownRules, sides: number) {
  return { preset, sides, options: { 'letters.language': tiles, 'dictionary.id': 'any' } };
}

/** An empty board of a preset, where nothing else is given. */
export function emptyShown(rules: ShownRules): Result<ShownGame, string> {
  const ruleset = configure(configOf(rules, 2));
  if (!ruleset.ok) return err(ruleset.error.code);
  const stop = { board: emptyBoard(ruleset.value.layout), fresh: new Set<Square>(), scores: [] };
  return ok({
    ruleset: ruleset.value,
    players: [],
    stops: [{ ...stop, seat: null, act: null }],
    arms: null,
    rack: [],
    table: null,
  });
}

export function readPosition(text: string, rules: ShownRules): Result<ShownGame, string> {
  const read = parseCgp(text.trim().replaceAll(/[\t\r\n ]+/gu, ' '));
  if (!read.ok) return err(read.error.code);
  const { board, width, height, racks, operations } = read.value;
  const scores = read.value.scores.length < 2 ? [...read.value.scores, 0] : read.value.scores;
  const named = operations.find(({ name }) => name === 'ld')?.text.toLowerCase();
  const config = configOf({ ...rules, tiles: named ?? rules.tiles }, scores.length);
  const ruleset = configure(config);
  if (!ruleset.ok) return err(ruleset.error.code);
  const { layout, tiles } = ruleset.value;
  if (layout.width !== width || layout.height !== height) return err('OTHER_BOARD');
  const shown = [...board.filter((laid) => laid !== '').map(liftedTile), ...racks.flat()];
  const created = createFromPosition(
    config,
    {
      board,
      racks: scores.map((_, seat) => racks[seat] ?? []),
      pool: withoutTiles(allTiles(tiles), shown) ?? [],
      scores,
      turn: 0,
      passes: 0,
      zones: null,
      levels: null,
    },
    0,
  );
  if (!created.ok) return err(created.error.code);
  const table = replay(created.value);
  return ok({
    ruleset: ruleset.value,
    players: [],
    stops: [{ board, fresh: new Set(), scores: scores.slice(0, racks.length), seat: null, act: null }],
    arms: armColours(table, 0),
    rack: racks[0] ?? [],
    table,
  });
}

export function readGcg(text: string, rules: ShownRules): Result<ShownGame, string> {
  const file = parseGcg(text);
  if (!file.ok) return err(file.error[0]?.code ?? 'NO_GAME');
  const { players } = file.value.game;
  const config = configOf(rules, Math.max(2, players.length));
  const ruleset = configure(config);
  if (!ruleset.ok) return err(ruleset.error.code);
  const replayed = replayGcg(file.value, config);
  if (!replayed.ok) return err(replayed.error.code);
  const start = { board: emptyBoard(ruleset.value.layout), fresh: new Set<Square>(), seat: null, act: null };
  let scores = players.map(() => 0);
  const stops = replayed.value.turns.map((turn): Stop => {
    scores = scores.map((score, seat) => (seat === turn.player ? turn.total : score));
    const fresh = new Set(turn.kind === 'play' ? turn.placed.map(([square]) => square) : []);
    return { board: turn.board, fresh, scores, seat: turn.player, act: actOf(turn) };
  });
  return ok({
    ruleset: ruleset.value,
    players: players.map(({ id, name }) => (name === '' ? id : name)),
    stops: [{ ...start, scores: players.map(() => 0) }, ...stops],
    arms: null,
    rack: [],
    table: null,
  });
}

function actOf({ kind, notation, score }: ReplayedTurn): Act {
  switch (kind) {
    case 'play':
      return { kind, move: notation, score };
    case 'exchange':
      return { kind, count: [...notation].length - 1 };
    case 'exchange-count':
      return { kind: 'exchange', count: Number(notation.slice(1)) };
    case 'rack-points':
      return { kind: 'leftover', score };
    case 'pass':
    case 'withdrawn':
    case 'challenge':
    case 'time':
      return { kind, score };
  }
}

/**
 * A log is read for what it shows, and not checked event by event as `parseLog` does: that would make the element a
 * tenth larger, and nothing is decided by it here. What cannot have happened ends as a problem.
 */
export function readLog(text: string): Result<ShownGame, string> {
  try {
    const json: unknown = JSON.parse(text);
    const isLog = typeof json === 'object' && json !== null && 'events' in json && Array.isArray(json.events);
    return isLog ? showEvents(json.events as readonly GameEvent[], logPlayers(text)) : err('NOT_A_LOG');
  } catch {
    return err('NOT_A_LOG');
  }
}

function showEvents(events: readonly GameEvent[], names: readonly string[]): Result<ShownGame, string> {
  const stops = new Set(stopsOf(events));
  const [first, ...rest] = events;
  if (first === undefined || stops.size === 0) return err('NO_GAME');
  let state: GameState = replay([first]);
  const shown: Stop[] = [];
  for (const [at, event] of rest.entries()) {
    const before = state;
    state = evolve(state, event);
    if (stops.has(at + 2)) shown.push(stopAfter(before, state, event));
  }
  return ok({
    ruleset: state.ruleset,
    players: state.scores.map((_, seat) => names[seat] ?? ''),
    stops: shown,
    arms: armColours(state, 0),
    rack: [],
    table: null,
  });
}

function stopAfter(before: GameState, state: GameState, event: GameEvent): Stop {
  const { board, outcome } = state;
  const scores = outcome?.final ?? state.scores;
  const seat = 'seat' in event ? event.seat : null;
  const none = new Set<Square>();
  switch (event.type) {
    case 'played': {
      const move = event.rearranged
        ? event.score.words.map(({ word }) => word).join(', ')
        : formatMove({ board: before.board, layout: state.ruleset.layout }, event.changes);
      const fresh = new Set(event.changes.map(([square]) => square));
      return { board, fresh, scores, seat, act: { kind: 'play', move, score: event.score.total } };
    }
    case 'exchanged':
      return { board, fresh: none, scores, seat, act: { kind: 'exchange', count: event.tiles.length } };
    case 'passed':
      return { board, fresh: none, scores, seat, act: { kind: 'pass', score: 0 } };
    case 'withdrew':
    case 'took-back':
      return { board, fresh: none, scores, seat, act: { kind: 'withdrawn', score: 0 } };
    default:
      return { board, fresh: none, scores, seat: null, act: null };
  }
}
