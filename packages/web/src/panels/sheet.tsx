/** The score sheet with all that has happened, and the letters nobody has shown yet. */

import { allTiles, BLANK, liftedTile, type Tile } from '@lexiko/rules/board';
import { scoreSheet, type ScoreSheet, type SheetRow } from '@lexiko/rules/records';
import { viewerSeat, type TableSnapshot } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';
import { eventText } from '@lexiko/texts';
import { eventContext } from '../texts/people.ts';
import type { Texts } from '../texts/texts.ts';
import { goToStop, stopOfTurn } from '../finished-game/replay.tsx';
import { useTable } from '../table/table-context.ts';
import type { Table } from '../table/table.ts';
import { SheetColumns } from './sheet-columns.tsx';
import { sheetRounds, type RoundEntry } from './sheet-rounds.ts';
import type { SheetLine } from './sheet-table.tsx';
import './sheet.css';

/** A row of the score sheet in words and notation. */
export function rowText({ sheetKinds }: Texts, { kind, notation, verdict }: SheetRow): string {
  switch (kind) {
    case 'play':
    case 'exchange':
      return notation;
    case 'pass':
      return sheetKinds.pass;
    case 'withdrawn':
      return `${notation} (${sheetKinds.bad})`;
    case 'lost-turn':
      return sheetKinds.lostTurn;
    case 'challenge':
      return `${notation}? ${verdict?.stands === true ? sheetKinds.good : sheetKinds.bad}`;
    case 'points':
    case 'taken-back':
      return sheetKinds.points;
    case 'resigned':
      return sheetKinds.resigned;
    case 'left':
      return `${sheetKinds.left} ${notation}`;
    case 'out':
      return `${sheetKinds.out} ${notation}`;
  }
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count);
}

export function sheetOf({ events }: TableSnapshot): ScoreSheet {
  return scoreSheet(events.map(({ event }) => event));
}

/** Rows that stand for a turn of their own. */
const TURNS: ReadonlySet<SheetRow['kind']> = new Set(['play', 'exchange', 'pass', 'withdrawn']);

/** In the finished game on the table, shows it as it was at a stop. */
function showStop(table: Table, stop: number): void {
  const snapshot = table.snapshot.peek();
  if (snapshot === null) return;
  table.dialogs.close();
  goToStop(table, snapshot, stop);
}

export function Sheet({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const table = useTable();
  const isOver = table.snapshot.value?.view.phase === 'over';
  const { rows } = sheetOf(snapshot);
  const context = eventContext(snapshot);
  const rounds = sheetRounds(snapshot.events, rows, snapshot.seats.length, (seen) =>
    eventText(texts.value, seen, context),
  );
  const turnOf = rows.map((_, at) => rows.slice(0, at).filter(({ kind }) => TURNS.has(kind)).length);
  const lineOf = ({ row, index }: RoundEntry): SheetLine => {
    const stop = TURNS.has(row.kind) ? stopOfTurn(snapshot, turnOf[index] ?? 0) : null;
    return {
      ...sheetLine(snapshot, row),
      score: signed(row.score),
      look: row.kind,
      isShown: stop !== null && stop === table.replayStop.value,
      onShow: isOver && stop !== null ? () => showStop(table, stop) : null,
    };
  };
  return (
    <SheetColumns
      names={snapshot.seats.map(({ name }) => name)}
      rounds={rounds.map((round) => ({ ...round, cells: round.cells.map((cell) => cell.map(lineOf)) }))}
    />
  );
}

/** Where the points of a row come from in Crosswords (W-35); `null` where it is letters alone, or no play. */
function originOf({ table }: Texts, { kind, columns, score }: SheetRow): string | null {
  return kind !== 'play' || columns === null || columns.letters === score ? null : table.origin(columns);
}

/** A row of the score sheet under the names of the players. */
export function sheetLine({ seats }: TableSnapshot, row: SheetRow): SheetLine {
  const { number, seat, score, total } = row;
  return {
    turn: number ?? '',
    name: seats[seat]?.name ?? '',
    play: rowText(texts.value, row),
    origin: originOf(texts.value, row),
    score,
    total,
  };
}

/** How many of each letter the viewer has not seen: countable from the board by anybody (C-06). */
export function unseenCounts({ view }: TableSnapshot, own: readonly Tile[]): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of allTiles(view.ruleset.tiles)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const seen = [...view.board.filter((laid) => laid !== '').map(liftedTile), ...own];
  for (const tile of seen) counts.set(tile, (counts.get(tile) ?? 0) - 1);
  return counts;
}

export function Unseen({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const seat = viewerSeat(snapshot);
  const counts = unseenCounts(snapshot, seat === null ? [] : (snapshot.view.racks[seat] ?? []));
  const { game } = texts.value;
  return (
    <ul class="unseen" aria-label={game.unseen}>
      {[...snapshot.view.ruleset.tiles.letters, BLANK].map((tile) => (
        <li key={tile} class={(counts.get(tile) ?? 0) > 0 ? '' : 'gone'}>
          <b>{tile === BLANK ? '▢' : tile}</b>
          {tile === BLANK && <span class="unseen-text">{game.blank}</span>} {counts.get(tile) ?? 0}
        </li>
      ))}
    </ul>
  );
}
