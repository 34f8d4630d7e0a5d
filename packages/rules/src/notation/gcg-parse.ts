/** Reads GCG as programs and people really write it, and names the line of whatever it cannot read. */

import { err, ok, type Result } from '../result.ts';
import { THROUGH, type GcgAct, type GcgGame, type GcgPlayer, type GcgPragma, type GcgTurn } from './gcg.ts';
import { LONGEST_GCG, MOST_GCG_TURNS } from './game-text.ts';
import { parseWordLetters, parseWordStart } from './move-notation.ts';
import { parseTiles } from './tile-text.ts';

export type GcgFault =
  | { readonly code: 'NOT_A_LINE'; readonly text: string }
  /** A `#player…` line without an id, out of order, or with an id that is taken. */
  | { readonly code: 'BAD_PLAYER'; readonly text: string }
  | { readonly code: 'UNKNOWN_PLAYER'; readonly id: string }
  | { readonly code: 'BAD_RACK'; readonly text: string }
  | { readonly code: 'BAD_MOVE'; readonly text: string }
  | { readonly code: 'BAD_WORD'; readonly text: string }
  | { readonly code: 'BAD_NUMBER'; readonly field: 'score' | 'total'; readonly text: string }
  | { readonly code: 'MISSING'; readonly field: 'player' | 'move' | 'word' | 'score' | 'total' }
  /** More characters or turns than any game has. */
  | { readonly code: 'TOO_LONG'; readonly what: 'characters' | 'turns'; readonly most: number }
  /** Neither players nor turns. */
  | { readonly code: 'NO_GAME' };

/** `line` counts from 1. */
export type GcgProblem = GcgFault & { readonly line: number };

export interface GcgFile {
  readonly game: GcgGame;
  /** The line in which each turn stands. */
  readonly lines: readonly number[];
}

/** Its notes come line by line. */
type DraftTurn = GcgTurn & { readonly notes: string[] };

/** What has been read so far; each line adds to it. */
interface Draft {
  readonly players: GcgPlayer[];
  readonly pragmas: GcgPragma[];
  readonly turns: DraftTurn[];
  /** The pragma that a line without a mark continues; `null` after a turn. */
  open: string | null;
  /** Whether the file names its players; if not, they are taken from their turns. */
  namesPlayers: boolean;
  /** Names that no player has; each is reported once, where it first occurs. */
  readonly unknown: Set<string>;
}

/** Reports all problems of a file, in the order of its lines. */
export function parseGcg(text: string): Result<GcgFile, readonly GcgProblem[]> {
  if (text.length > LONGEST_GCG)
    return err([{ code: 'TOO_LONG', what: 'characters', most: LONGEST_GCG, line: 1 }]);
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const draft: Draft = {
    players: [],
    pragmas: [],
    turns: [],
    open: null,
    namesPlayers: rows.some((row) => PLAYER.test(row.trim())),
    unknown: new Set(),
  };
  const lines: number[] = [];
  const problems: GcgProblem[] = [];
  for (const [at, row] of rows.entries()) {
    const line = at + 1;
    const turnsBefore = draft.turns.length;
    if (turnsBefore > MOST_GCG_TURNS)
      return err([{ code: 'TOO_LONG', what: 'turns', most: MOST_GCG_TURNS, line }]);
    for (const fault of readRow(draft, row.trim())) problems.push({ ...fault, line });
    if (draft.turns.length > turnsBefore) lines.push(line);
  }
  const { players, pragmas, turns } = draft;
  if (problems.length === 0 && players.length === 0) problems.push({ code: 'NO_GAME', line: rows.length });
  return problems.length > 0 ? err(problems) : ok({ game: { players, pragmas, turns }, lines });
}

const PLAYER = /^#player(\d+)(?:\s|$)/i;

function readRow(draft: Draft, row: string): readonly GcgFault[] {
  if (row === '') return [];
  if (row.startsWith('>')) {
    draft.open = null;
    return readTurn(draft, row);
  }
  if (PLAYER.test(row)) {
    draft.open = null;
    const fault = readPlayer(draft.players, row);
    return fault === null ? [] : [fault];
  }
  if (row.startsWith('#')) {
    const name = /^#(\S*)/.exec(row)?.[1] ?? '';
    draft.open = name;
    keepPragma(draft, name, row.slice(name.length + 1).trim());
    return [];
  }
  if (draft.open === null) return [{ code: 'NOT_A_LINE', text: row }];
  keepPragma(draft, draft.open, row); // a long note continues over several lines
  return [];
}

/** A note belongs to the turn before it, every other pragma to the game. */
function keepPragma({ turns, pragmas }: Draft, name: string, text: string): void {
  const last = turns.at(-1);
  if (last === undefined || name.toLowerCase() !== 'note') pragmas.push({ name, text });
  else last.notes.push(text);
}

function readPlayer(players: GcgPlayer[], row: string): GcgFault | null {
  const [mark = '', id = '', ...name] = row.split(/\s+/);
  const number = Number(mark.slice('#player'.length));
  const taken = players.some((player) => player.id === id);
  if (id === '' || id.includes(':') || taken || number !== players.length + 1)
    return { code: 'BAD_PLAYER', text: row };
  players.push({ id, name: name.join(' ') });
  return null;
}

/** A turn by an unknown player is read too, so that further problems of its line are reported. */
function readTurn(draft: Draft, row: string): readonly GcgFault[] {
  const [, id = '', rest = ''] = /^>\s*([^:]*?)\s*:(.*)$/.exec(row) ?? [];
  if (id === '') return [{ code: 'MISSING', field: 'player' }];
  const player = findPlayer(draft, id);
  const line = readLine(rest);
  const faults: readonly GcgFault[] = line.ok ? [] : [line.error];
  if (player === null) {
    const isNew = !draft.unknown.has(id);
    draft.unknown.add(id);
    return [...(isNew ? [{ code: 'UNKNOWN_PLAYER', id } as const] : []), ...faults];
  }
  if (line.ok) draft.turns.push({ ...line.value, notes: [], player });
  return faults;
}

/** What follows the name of the player. */
function readLine(rest: string): Result<Omit<GcgTurn, 'player' | 'notes'> & GcgAct, GcgFault> {
  const words = rest.trim() === '' ? [] : rest.trim().split(/\s+/);
  const rackText = words[0] !== undefined && beginsMove(words[0]) ? '' : (words.shift() ?? '');
  const rack = parseTiles(rackText);
  if (rack === null) return err({ code: 'BAD_RACK', text: rackText });
  const act = readAct(words);
  if (!act.ok) return act;
  const score = readNumber(words.shift(), 'score');
  if (!score.ok) return score;
  const total = readNumber(words.shift(), 'total');
  if (!total.ok) return total;
  return ok({
    ...act.value,
    rack,
    score: score.value,
    total: total.value,
    remark: words.join(' '),
  });
}

/** Matches the id, then the id in either case, then the name. */
function findPlayer({ players, namesPlayers }: Draft, id: string): number | null {
  const folded = id.toLowerCase();
  const tests: readonly ((player: GcgPlayer) => boolean)[] = [
    (player) => player.id === id,
    (player) => player.id.toLowerCase() === folded,
    (player) => player.name.toLowerCase() === folded,
  ];
  for (const test of tests) {
    const at = players.findIndex(test);
    if (at >= 0) return at;
  }
  if (namesPlayers || /\s/.test(id)) return null;
  return players.push({ id, name: '' }) - 1;
}

/** A rack holds neither digits nor signs, so a line may leave it out. */
function beginsMove(word: string): boolean {
  return /^[-(]/.test(word) || parseWordStart(word) !== null;
}

/** Consumes the words of the move. */
function readAct(words: string[]): Result<GcgAct, GcgFault> {
  const first = words.shift();
  if (first === undefined) return err({ code: 'MISSING', field: 'move' });
  if (first === '-') return ok({ kind: 'pass' });
  if (first === '--') return ok({ kind: 'withdrawn' });
  if (/^-\d{1,3}$/.test(first)) return ok({ kind: 'exchange-count', count: Number(first.slice(1)) });
  if (first.startsWith('-')) {
    const tiles = parseTiles(first.slice(1));
    return tiles === null ? err({ code: 'BAD_MOVE', text: first }) : ok({ kind: 'exchange', tiles });
  }
  if (first.startsWith('(')) return readInParentheses(first);
  const start = parseWordStart(first);
  if (start === null) return err({ code: 'BAD_MOVE', text: first });
  const word = words.shift();
  if (word === undefined) return err({ code: 'MISSING', field: 'word' });
  const letters = parseWordLetters(word);
  if (letters === null) return err({ code: 'BAD_WORD', text: word });
  return ok({
    kind: 'play',
    start,
    letters: letters.map(({ through, laid }) => (through ? THROUGH : laid)),
  });
}

function readInParentheses(text: string): Result<GcgAct, GcgFault> {
  const inside = /^\(([^()]*)\)$/.exec(text)?.[1];
  if (inside === undefined) return err({ code: 'BAD_MOVE', text });
  // In capitals, TIME could be tiles left on a rack.
  if (inside !== inside.toUpperCase()) {
    if (inside.toLowerCase() === 'challenge') return ok({ kind: 'challenge' });
    if (inside.toLowerCase() === 'time') return ok({ kind: 'time' });
  }
  const tiles = parseTiles(inside);
  return tiles === null ? err({ code: 'BAD_MOVE', text }) : ok({ kind: 'rack-points', tiles });
}

function readNumber(word: string | undefined, field: 'score' | 'total'): Result<number, GcgFault> {
  if (word === undefined) return err({ code: 'MISSING', field });
  const [, sign, digits] = /^(\+|-|\+-)?(\d{1,6})$/.exec(word) ?? [];
  if (digits === undefined) return err({ code: 'BAD_NUMBER', field, text: word });
  return ok(sign?.endsWith('-') === true ? 0 - Number(digits) : Number(digits));
}
