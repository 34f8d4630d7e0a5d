/** A place of a chapter as a table: to show, and to lay a further play on. */

import { createFromPosition, replay, viewFor, type GameState } from '@lexiko/rules';
import { allTiles, liftedTile, type Tile } from '@lexiko/rules/board';
import type { Chapter, ChapterTable } from '@lexiko/analysis/studies';
import { inLessonColours } from '../../lesson-table.ts';
import type { TableSnapshot } from '../../../table/snapshot.ts';
import { playerOf } from './turn-label.ts';

/** Tiles that lie neither on the board nor on the rack. */
function restOf({ board, ruleset }: ChapterTable, rack: readonly Tile[]): readonly Tile[] {
  const rest = [...allTiles(ruleset.tiles)];
  for (const tile of [...board.filter((laid) => laid !== '').map(liftedTile), ...rack]) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Whether every tile that is not on the board can be laid, so that nobody holds a rack. */
export function hasOpenTiles({ ruleset }: Pick<ChapterTable, 'ruleset'>): boolean {
  return ruleset.solitaire.kind === 'openPool';
}

/** The player on turn holds `rack`; nobody knows what the others hold. */
export function stateOf(chapter: Chapter, table: ChapterTable, rack: readonly Tile[]): GameState {
  if (table.state !== undefined) return stateOfLog(table, table.state, rack);
  const { start } = chapter;
  const config = inLessonColours({ ...start.config, sides: start.players.length });
  const { board, scores, player: turn } = table;
  const racks = start.players.map((_, seat) => (seat === turn ? rack : []));
  const pool = restOf(table, rack);
  const position = { board, racks, pool, scores, turn, passes: 0, zones: null, levels: null };
  const created = createFromPosition(config, position, 0);
  if (!created.ok) throw new Error(`a chapter has its position: ${created.error.code}`);
  return replay(created.value);
}

export function snapshotOf(chapter: Chapter, table: ChapterTable, rack: readonly Tile[]): TableSnapshot {
  return {
    game: 'study',
    seats: chapter.start.players.map((_, seat) => ({ kind: 'person', name: playerOf(chapter, seat) })),
    dealCode: '',
    viewer: 'spectator',
    view: viewFor(stateOf(chapter, table, rack), table.player),
    events: [],
    attention: { kind: 'over' },
    draft: null,
    place: 'here',
  };
}

/** Where a window is open, somebody may still want to lay a play. */
function stateOfLog({ player }: ChapterTable, state: GameState, rack: readonly Tile[]): GameState {
  const racks = state.racks.map((_, seat) => (seat === player ? rack : []));
  return { ...state, racks, turn: player, phase: 'playing', window: null };
}
