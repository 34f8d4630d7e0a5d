/**
 * A game known from its plays alone: one on a physical set, or one from a book. Nobody's letters are known; words,
 * scores and the board follow from the plays by the rules, as for a GCG file, which is what is kept.
 */

import {
  createFromPosition,
  err,
  evolveView,
  ok,
  openView,
  type GameConfig,
  type PlayerView,
  type Refusal,
  type Result,
} from '@lexiko/rules';
import {
  allTiles,
  liftedTile,
  rackValue,
  withLaid,
  type Board,
  type Placement,
  type Square,
} from '@lexiko/rules/board';
import {
  formatMove,
  parseMove,
  parseWordStart,
  replayGcg,
  type CommandProblem,
  type GcgGame,
  type GcgTurn,
  type ReplayedTurn,
  type WordStart,
} from '@lexiko/rules/notation';
import { EMPTY_DRAFT } from '@lexiko/table/draft';
import type { TableSnapshot } from '../table/snapshot.ts';

/** The game after one of its turns. */
export interface Frame {
  /** `null` before the first turn. */
  readonly turn: ReplayedTurn | null;
  readonly board: Board;
  readonly fresh: ReadonlySet<Square>;
  readonly scores: readonly number[];
}

function counted(game: GcgGame, config: GameConfig): ReturnType<typeof replayGcg> {
  return replayGcg({ game, lines: game.turns.map((_, at) => at + 1) }, config);
}

/** From the empty board to the last turn. Throws where `config` is not of a game that can be counted so. */
export function framesOf(game: GcgGame, config: GameConfig): readonly Frame[] {
  const replayed = counted(game, config);
  const start = counted({ ...game, turns: [] }, config);
  if (!replayed.ok || !start.ok) throw new Error('such a game is not counted from its plays');
  const frames: Frame[] = [
    { turn: null, board: start.value.board, fresh: new Set(), scores: game.players.map(() => 0) },
  ];
  for (const turn of replayed.value.turns) {
    const { board, player, total } = turn;
    const before = frames[frames.length - 1];
    const fresh = board.flatMap((laid, square) =>
      laid !== '' && before?.board[square] === '' ? [square] : [],
    );
    const scores = (before?.scores ?? []).with(player, total);
    frames.push({ turn, board, fresh: new Set(fresh), scores });
  }
  return frames;
}

/** The letters that have not turned up on the board. */
function restOf(config: GameConfig, board: Board, view: PlayerView): readonly string[] {
  const rest = [...allTiles(view.ruleset.tiles)];
  for (const laid of board.filter((one) => one !== '')) {
    const at = rest.indexOf(liftedTile(laid));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The frame as a table that can be shown: what nobody has seen is in the pool. */
export function paperSnapshot(game: GcgGame, config: GameConfig, { board, scores }: Frame): TableSnapshot {
  const position = {
    board,
    racks: game.players.map(() => []),
    scores,
    turn: 0,
    passes: 0,
    zones: null,
    levels: null,
  };
  const created = createFromPosition(config, { ...position, pool: [] }, 0);
  if (!created.ok) throw new Error(created.error.code);
  const seen = created.value.map((event) => ({ by: 'spectator' as const, event }));
  const [first, ...later] = seen;
  if (first === undefined) throw new Error('a position is made by events');
  const view = later.reduce(evolveView, openView(first));
  return {
    game: 'paper',
    seats: game.players.map(({ name }) => ({ kind: 'person', name })),
    dealCode: '',
    viewer: 'spectator',
    view: { ...view, pool: restOf(config, board, view) },
    events: [],
    attention: { kind: 'over' },
    draft: null,
    place: 'here',
  };
}

/**
 * The same table for laying a play on it, in the seat of whoever is next: any letter that has not turned up may be on
 * their rack.
 */
export function entrySnapshot(
  game: GcgGame,
  config: GameConfig,
  frame: Frame,
  player: number,
): TableSnapshot {
  const snapshot = paperSnapshot(game, config, frame);
  const { view } = snapshot;
  const racks = game.players.map((_, at) => (at === player ? view.pool : []));
  return {
    ...snapshot,
    // Each turn is laid on a table of its own.
    game: `paper ${game.turns.length}`,
    viewer: player,
    view: { ...view, viewer: player, turn: player, racks, pool: [] },
    attention: { kind: 'turn', seat: player },
    draft: EMPTY_DRAFT,
  };
}

export type Act =
  | { readonly kind: 'play'; readonly text: string }
  /** A play laid on the board of the page. */
  | { readonly kind: 'laid'; readonly tiles: readonly Placement[] }
  | { readonly kind: 'pass'; readonly note?: string }
  | { readonly kind: 'exchange'; readonly count: number }
  | { readonly kind: 'withdrawn' }
  /** A wrong challenge, and the points it brings. */
  | { readonly kind: 'challenge'; readonly points: number };

const PLAIN = { rack: [], score: 0, total: 0, remark: '', notes: [] } as const;

/** The game with one more turn, counted by the rules; or why it cannot be. */
export function withTurn(
  game: GcgGame,
  config: GameConfig,
  act: Act,
  player: number,
): Result<GcgGame, CommandProblem | Refusal> {
  const turn = turnOf(game, config, act, player);
  if (!turn.ok) return turn;
  const next = { ...game, turns: [...game.turns, turn.value] };
  const replayed = counted(next, config);
  if (!replayed.ok) throw new Error(replayed.error.code);
  const problem = replayed.value.problems.find(
    (one) => one.turn === next.turns.length && one.code === 'ILLEGAL',
  );
  if (problem?.code === 'ILLEGAL') return err(problem.refusal);
  const { score = 0, total = 0 } = replayed.value.turns.at(-1) ?? {};
  return ok({ ...game, turns: [...game.turns, { ...turn.value, score, total }] });
}

function turnOf(
  game: GcgGame,
  config: GameConfig,
  act: Act,
  player: number,
): Result<GcgTurn, CommandProblem> {
  switch (act.kind) {
    case 'pass':
      return ok({ ...PLAIN, player, kind: 'pass', notes: act.note === undefined ? [] : [act.note] });
    case 'withdrawn':
      return ok({ ...PLAIN, player, kind: 'withdrawn' });
    case 'challenge':
      return ok({ ...PLAIN, player, kind: 'challenge', score: act.points });
    case 'exchange':
      return ok({ ...PLAIN, player, kind: 'exchange-count', count: act.count });
    case 'play':
      return playOf(game, config, withCapitals(act.text), player);
    case 'laid':
      return playOf(game, config, formatMove(lastBoard(game, config), act.tiles, 'dots'), player);
  }
}

/** All letters of one case are letters; among capitals a small one is a blank. */
function withCapitals(text: string): string {
  const [start = '', word = ''] = text.trim().split(/\s+/u);
  return `${start} ${word === word.toLowerCase() ? word.toUpperCase() : word}`;
}

function lastBoard(game: GcgGame, config: GameConfig): Parameters<typeof parseMove>[0] {
  const frame = framesOf(game, config).at(-1);
  if (frame === undefined) throw new Error('a game has a beginning');
  const { layout, tiles } = paperSnapshot(game, config, frame).view.ruleset;
  return { board: frame.board, layout, tiles };
}

function playOf(
  game: GcgGame,
  config: GameConfig,
  text: string,
  player: number,
): Result<GcgTurn, CommandProblem> {
  const table = lastBoard(game, config);
  const { board, layout } = table;
  const [start = ''] = text.split(' ');
  const placed = parseMove(table, text);
  if (!placed.ok) return placed;
  const parsed = parseWordStart(start);
  if (parsed === null) return err({ code: 'NOT_A_START', text: start });
  const after = withLaid(board, placed.value);
  const squares = lineFrom(parsed, placed.value, layout.width);
  const letters = squares.map((square) => (board[square] === '' ? (after[square] ?? '') : '.'));
  return ok({ ...PLAIN, player, kind: 'play', start: parsed, letters });
}

function lineFrom(
  { row, column, direction }: WordStart,
  placed: readonly Placement[],
  width: number,
): readonly Square[] {
  const first = row * width + column;
  const step = direction === 'across' ? 1 : width;
  const last = Math.max(...placed.map(([square]) => square));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);
}

/** What the letters left change: each loses its own, and who went out gains those of the others (S-48, S-49). */
export function settled(
  view: PlayerView,
  scores: readonly number[],
  left: readonly (readonly string[])[],
): readonly number[] {
  const values = left.map((tiles) => rackValue(view.ruleset.tiles, tiles));
  const total = values.reduce((sum, value) => sum + value, 0);
  return scores.map((score, player) =>
    (left[player] ?? []).length === 0 ? score + total : score - (values[player] ?? 0),
  );
}
