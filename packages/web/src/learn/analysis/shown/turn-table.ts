/** A turn of an analysed game as a table: to show, or to try another move on. */

import { turnWithActions, type GameTurn, type TableTurn } from '@lexiko/analysis';
import {
  createFromPosition,
  replay,
  viewFor,
  type Action,
  type PlayerView,
  type Ruleset,
} from '@lexiko/rules';
import { sortedTiles, withLaid, type Placement, type Square, type Tile } from '@lexiko/rules/board';
import { joinTiles, formatMove, parseMove } from '@lexiko/rules/notation';
import type { TableSnapshot } from '../../../table/snapshot.ts';
import type { SourceGame } from '../source/game-source.ts';

/** Deals the unseen tiles to the other players in any order; they are not shown. */
function otherRacks({ unseen, bagSize, player }: GameTurn, sides: number): readonly (readonly Tile[])[] {
  const hidden = unseen.slice(bagSize);
  const share = Math.ceil(hidden.length / (sides - 1));
  return Array.from({ length: sides }, (_, seat) => {
    const place = (seat - player + sides) % sides;
    return place === 0 ? [] : hidden.slice((place - 1) * share, place * share);
  });
}

/** A turn with another move. */
export interface TriedTurn {
  readonly turn: GameTurn;
  /** `null` if the turn alone is enough. */
  readonly table: TableTurn | null;
}

/** Another move as a turn; `score` is the score of the play. `null` if it is no turn. */
export function triedTurn(
  source: SourceGame,
  turn: GameTurn,
  actions: readonly Action[],
  score: number,
): TriedTurn | null {
  const at = tableOf(source, turn);
  if (at !== null) {
    const table = turnWithActions(at, actions);
    return table === null ? null : { turn: table.turn, table };
  }
  const taken = takenBy(source, turn, actions.at(-1));
  return taken === null ? null : { turn: { ...turn, score, ...taken, isWithdrawn: false }, table: null };
}

/** The fields of a turn that describe its move. */
function takenBy(
  { ruleset: { layout } }: SourceGame,
  { board }: GameTurn,
  action: Action | undefined,
): Pick<GameTurn, 'act' | 'notation'> | null {
  switch (action?.type) {
    case 'play': {
      const notation = formatMove({ board, layout }, action.tiles);
      return { act: { kind: 'play', placed: action.tiles }, notation };
    }
    case 'exchange': {
      const { tiles } = action;
      return { act: { kind: 'exchange', tiles }, notation: `-${joinTiles(sortedTiles(tiles))}` };
    }
    case 'pass':
      return { act: { kind: 'pass' }, notation: '-' };
    default:
      return null;
  }
}

/** The turn with its table; `null` in games that do not need one. */
export function tableOf({ atTable }: SourceGame, { number }: GameTurn): TableTurn | null {
  return atTable?.tables.find(({ turn }) => turn.number === number) ?? null;
}

function viewBefore(source: SourceGame, turn: GameTurn): PlayerView {
  const known = tableOf(source, turn);
  if (known !== null) return known.start;
  const { board, scores, player, rack, unseen, bagSize } = turn;
  const racks = otherRacks(turn, source.file.game.players.length).with(player, rack);
  const position = { board, racks, pool: unseen.slice(0, bagSize), scores, turn: player };
  const rest = { passes: 0, zones: null, levels: null };
  const created = createFromPosition(source.config, { ...position, ...rest }, 0);
  if (!created.ok) throw new Error(created.error.code);
  return viewFor(replay(created.value), player);
}

/** The table before the turn as its player saw it. */
export function tableBefore(source: SourceGame, turn: GameTurn): TableSnapshot {
  const { player } = turn;
  const { file } = source;
  return {
    game: `analysis ${turn.number}`,
    seats: file.game.players.map(({ id, name }) => ({ kind: 'person', name: name === '' ? id : name })),
    dealCode: '',
    viewer: player,
    view: viewBefore(source, turn),
    events: [],
    attention: { kind: 'turn', seat: player },
    draft: null,
    place: 'here',
  };
}

/** The table after the move, and the squares of its tiles. */
export function tableWith(
  snapshot: TableSnapshot,
  placed: readonly Placement[],
): { readonly snapshot: TableSnapshot; readonly fresh: ReadonlySet<Square> } {
  const board = withLaid(snapshot.view.board, placed);
  return {
    snapshot: { ...snapshot, view: { ...snapshot.view, board } },
    fresh: new Set(placed.map(([at]) => at)),
  };
}

/** The placements of a move; none for exchanges and passes. */
export function placedBy(
  { layout, tiles }: Ruleset,
  { board }: GameTurn,
  notation: string,
): readonly Placement[] {
  if (notation.startsWith('-')) return [];
  const placed = parseMove({ board, layout, tiles }, notation);
  return placed.ok ? placed.value : [];
}
