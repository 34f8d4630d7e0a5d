/**
 * The score sheet of a game (C-07), from its events; those that a player or a spectator sees are enough. Each turn
 * has a row, lost turns too; challenges and final adjustments have rows of their own without a number.
 */

import { emptyBoard, withLaid, type Board } from '../board.ts';
import type { Seat } from '../game/action.ts';
import type { EndReason, GameEvent, ScoredWord } from '../game/event.ts';
import { inspectPlay, scoreOf } from '../game/plays/play-inspection.ts';
import { seatsOfSide, withSeat } from '../game/seats.ts';
import { freshTable } from '../game/table.ts';
import { formatMove } from '../notation/move-notation.ts';
import { joinTiles } from '../notation/tile-text.ts';
import type { GameConfig } from '../ruleset/game-config.ts';
import { configure, type Ruleset } from '../ruleset/ruleset.ts';
import { HIDDEN, type Tile } from '../tile.ts';

/** Where the points of a row come from in Crosswords (W-35). */
export interface CrosswordsColumns {
  /** Five for each letter. */
  readonly letters: number;
  /** What letters on the side's own colour add. */
  readonly ownColour: number;
  readonly dice: number;
  /** The dice of each roll. */
  readonly rolls: readonly (readonly number[])[];
  readonly fifty: number;
  readonly challenge: number;
}

export const SHEET_KINDS = [
  'play',
  'exchange',
  'pass',
  /** A play, exchange or pass that was successfully challenged. */
  'withdrawn',
  'lost-turn',
  'challenge',
  /** Points that a challenge or overtime gave or cost. */
  'points',
  'taken-back',
  'resigned',
  /** Tiles left on the side's rack at the end, and for the side that went out the others' tiles. */
  'left',
  'out',
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export interface SheetRow {
  /** The number of the turn, from 1; `null` where the row is not a turn. */
  readonly number: number | null;
  readonly seat: Seat;
  readonly kind: SheetKind;
  /** `12C CO(O)KIE`, `-QVV`, `-3` where the tiles are not known, `-`, `(AI)`; the words judged in a challenge. */
  readonly notation: string;
  readonly words: readonly ScoredWord[];
  readonly bonus: number;
  /** What the row adds; 0 for a withdrawn play. */
  readonly score: number;
  /** The side's points after this row. */
  readonly total: number;
  /** `null` in the classic game. */
  readonly columns: CrosswordsColumns | null;
  /** For a challenge: whether the words were valid, and which were not. */
  readonly verdict: { readonly stands: boolean; readonly bad: readonly string[] } | null;
}

export interface ScoreSheet {
  readonly rows: readonly SheetRow[];
  /** By seat; partners share theirs. */
  readonly totals: readonly number[];
  /** `null` during the game. */
  readonly outcome: {
    readonly reason: EndReason;
    readonly final: readonly number[];
    readonly winners: readonly Seat[];
  } | null;
}

type Entry = Omit<SheetRow, 'total' | 'number'> & { readonly isTurn: boolean };

/** The sheet after some events. */
interface Sheet {
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
  readonly board: Board;
  readonly start: readonly number[];
  readonly entries: readonly Entry[];
  readonly outcome: ScoreSheet['outcome'];
}

/** The first event must create the game. */
export function scoreSheet(events: readonly GameEvent[]): ScoreSheet {
  const [first, ...rest] = events;
  if (first?.type !== 'created') throw new Error('A score sheet begins with the creation of the game.');
  return withTotals(rest.reduce(kept, freshSheet(first.config)));
}

function freshSheet(config: GameConfig): Sheet {
  const configured = configure(config);
  if (!configured.ok) throw new Error(`An impossible configuration is in the log: ${configured.error.code}`);
  const ruleset = configured.value;
  const start = Array.from({ length: ruleset.sides }, () => 0);
  return { config, ruleset, board: emptyBoard(ruleset.layout), start, entries: [], outcome: null };
}

function kept(sheet: Sheet, event: GameEvent): Sheet {
  switch (event.type) {
    case 'configured':
      return freshSheet(event.config);
    case 'set-up':
      return { ...sheet, board: event.position.board, start: event.position.scores };
    case 'retrieved':
    case 'recycled':
      return { ...sheet, board: withLaid(sheet.board, [[event.square, event.tile]]) };
    case 'played':
      return played(sheet, event);
    case 'exchanged':
      return withEntry(sheet, { kind: 'exchange', seat: event.seat, notation: exchangeText(event.tiles) });
    case 'passed':
      return withEntry(sheet, { kind: 'pass', seat: event.seat, notation: '-' });
    case 'turn-lost':
      return withEntry(sheet, { kind: 'lost-turn', seat: event.seat });
    case 'ruled': {
      const { challenger: seat, words, stands, bad } = event;
      const notation = words.join(', ');
      return withEntry(sheet, { kind: 'challenge', seat, notation, verdict: { stands, bad } });
    }
    case 'withdrew':
      return withdrew(sheet, event);
    case 'scored': {
      const { seat, points: score, cause } = event;
      return withEntry(sheet, { kind: 'points', seat, score, challenge: cause === 'challenge' ? score : 0 });
    }
    case 'took-back': {
      const board = withLaid(sheet.board, event.changes);
      return withEntry(
        { ...sheet, board },
        { kind: 'taken-back', seat: event.seat, score: 0 - event.points },
      );
    }
    case 'resigned':
      return withEntry(sheet, { kind: 'resigned', seat: event.seat });
    case 'ended':
      return ended(sheet, event);
    default:
      return sheet;
  }
}

type Given = Pick<Entry, 'kind' | 'seat'> & Partial<Entry> & { readonly challenge?: number };

const TURN_KINDS: ReadonlySet<SheetKind> = new Set<SheetKind>(['play', 'exchange', 'pass', 'lost-turn']);

function emptyColumns({ scoring }: Ruleset, challenge: number): CrosswordsColumns | null {
  return scoring.kind === 'areas'
    ? { letters: 0, ownColour: 0, dice: 0, rolls: [], fifty: 0, challenge }
    : null;
}

function withEntry(sheet: Sheet, { challenge = 0, ...given }: Given): Sheet {
  const entry: Entry = {
    isTurn: TURN_KINDS.has(given.kind),
    notation: '',
    words: [],
    bonus: 0,
    score: 0,
    columns: emptyColumns(sheet.ruleset, challenge),
    verdict: null,
    ...given,
  };
  return { ...sheet, entries: [...sheet.entries, entry] };
}

function exchangeText(tiles: readonly Tile[]): string {
  return tiles.includes(HIDDEN) ? `-${tiles.length}` : `-${joinTiles(tiles)}`;
}

function played(sheet: Sheet, event: GameEvent & { readonly type: 'played' }): Sheet {
  const { seat, changes, score } = event;
  const { words, bonus, total } = score;
  const { ruleset, board } = sheet;
  // A rearranged word is written out in full: hardly any of its letters stay where they were.
  const laid = changes.filter(([, tile]) => tile !== '');
  const before = withLaid(
    board,
    changes.map(([square]) => [square, '']),
  );
  const notation = laid.length === 0 ? '' : formatMove({ board: before, layout: ruleset.layout }, laid);
  const columns = ruleset.scoring.kind === 'areas' ? columnsOf(sheet, event) : null;
  return withEntry(
    { ...sheet, board: withLaid(board, changes) },
    { kind: 'play', seat, notation, words, bonus, score: total, columns },
  );
}

function columnsOf(sheet: Sheet, event: GameEvent & { readonly type: 'played' }): CrosswordsColumns {
  const { score, rolls } = event;
  const ownColour = score.letters - plainLetters(sheet, event);
  return {
    letters: score.letters - ownColour,
    ownColour,
    dice: score.dice,
    rolls: rolls.map(({ dice }) => dice),
    fifty: score.fifty,
    challenge: 0,
  };
}

/** What the letters would score without colours. */
function plainLetters(
  { config, ruleset, board }: Sheet,
  { seat, changes, used, score }: GameEvent & { readonly type: 'played' },
): number {
  const fresh = freshTable('spectator', config, ruleset);
  const table = {
    ...fresh,
    board,
    racks: withSeat(fresh.racks, seat, used),
    zones: fresh.racks.map(() => []),
  };
  const play = inspectPlay(table, seat, changes);
  return play.ok ? scoreOf(table, seat, play.value, []).letters : score.letters;
}

/** The turn's row stays, but scores nothing. */
function withdrew(sheet: Sheet, event: GameEvent & { readonly type: 'withdrew' }): Sheet {
  const at = sheet.entries.findLastIndex(
    ({ isTurn, kind, seat }) => isTurn && kind !== 'lost-turn' && seat === event.seat,
  );
  const entry = sheet.entries[at];
  const board = withLaid(sheet.board, event.changes);
  if (entry === undefined) return { ...sheet, board };
  const columns = emptyColumns(sheet.ruleset, 0);
  const off: Entry = { ...entry, kind: 'withdrawn', bonus: 0, score: 0, columns };
  return { ...sheet, board, entries: sheet.entries.with(at, off) };
}

function ended(sheet: Sheet, event: GameEvent & { readonly type: 'ended' }): Sheet {
  const { reason, final, winners, adjustments } = event;
  const settled = adjustments.reduce(
    (before, { seat, kind, tiles, points: score }) =>
      withEntry(before, { kind, seat, notation: `(${joinTiles(tiles)})`, score }),
    sheet,
  );
  return { ...settled, outcome: { reason, final, winners } };
}

/** Numbers and totals come last: a withdrawn play changes those of the rows after it. */
function withTotals({ ruleset, start, entries, outcome }: Sheet): ScoreSheet {
  let turns = 0;
  const totals = [...start];
  const rows = entries.map(({ isTurn, ...entry }): SheetRow => {
    for (const seat of seatsOfSide(ruleset, entry.seat)) totals[seat] = (totals[seat] ?? 0) + entry.score;
    return { ...entry, number: isTurn ? ++turns : null, total: totals[entry.seat] ?? 0 };
  });
  return { rows, totals, outcome };
}
