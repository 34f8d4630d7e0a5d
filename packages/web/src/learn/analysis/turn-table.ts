/** A turn of an analysed game as a table: the board that can be shown, and one on which something else can be tried. */

import type { GameTurn } from '@lexiko/engine';
import {
  createFromPosition,
  parseMove,
  replay,
  viewFor,
  withLaid,
  type Placement,
  type Ruleset,
  type Square,
  type Tile,
} from '@lexiko/rules';
import type { TableNews } from '../../messages.ts';
import type { SourceGame } from './game-source.ts';

/** The tiles that nobody saw, as the others may hold them; any way will do, for nobody is shown them. */
function otherRacks({ unseen, bagSize, player }: GameTurn, sides: number): readonly (readonly Tile[])[] {
  const hidden = unseen.slice(bagSize);
  const share = Math.ceil(hidden.length / (sides - 1));
  return Array.from({ length: sides }, (_, seat) => {
    const place = (seat - player + sides) % sides;
    return place === 0 ? [] : hidden.slice((place - 1) * share, place * share);
  });
}

/** The table before the turn as its player saw it. */
export function tableBefore({ config, file }: SourceGame, turn: GameTurn): TableNews {
  const { board, scores, player, rack, unseen, bagSize } = turn;
  const racks = otherRacks(turn, file.game.players.length).with(player, rack);
  const position = { board, racks, pool: unseen.slice(0, bagSize), scores, turn: player };
  const created = createFromPosition(config, { ...position, passes: 0, zones: null, levels: null }, 0);
  if (!created.ok) throw new Error(created.error.code);
  return {
    game: `analysis ${turn.number}`,
    seats: file.game.players.map(({ id, name }) => ({ kind: 'person', name: name === '' ? id : name })),
    dealCode: '',
    viewer: player,
    view: viewFor(replay(created.value), player),
    events: [],
    attention: { kind: 'turn', seat: player },
    draft: null,
    place: 'here',
  };
}

/** The same with tiles laid, and where they lie. */
export function tableWith(
  news: TableNews,
  placed: readonly Placement[],
): { readonly news: TableNews; readonly fresh: ReadonlySet<Square> } {
  const board = withLaid(news.view.board, placed);
  return { news: { ...news, view: { ...news.view, board } }, fresh: new Set(placed.map(([at]) => at)) };
}

/** Where a move lays its tiles; none for exchanges and passes. */
export function placedBy(
  { layout, tiles }: Ruleset,
  { board }: GameTurn,
  notation: string,
): readonly Placement[] {
  if (notation.startsWith('-')) return [];
  const placed = parseMove({ board, layout, tiles }, notation);
  return placed.ok ? placed.value : [];
}
