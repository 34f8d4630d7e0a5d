/** Chapters from games and positions, and as GCG again: the main line with its notes, and each variation as a game. */

import type { GameConfig } from '@lexiko/rules';
import {
  formatGcg,
  parseGcg,
  pragmaOf,
  type GcgGame,
  type GcgPlayer,
  type GcgPragma,
} from '@lexiko/rules/notation';
import { formatTurnLine } from './turn-line.ts';
import {
  LONGEST_ID,
  LONGEST_LINE,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_PRAGMAS,
  type ChapterStart,
  type StudyEvent,
  type TurnLine,
} from './study-event.ts';
import { START, type Chapter } from './study-state.ts';
import { lineEnds, lineTo, mainLine, nodeAt, turnsAfter } from './study-tree.ts';

type ChapterAdded = Extract<StudyEvent, { readonly type: 'chapter-added' }>;

/** What a chapter is made with: its id, its title, and an id for each turn. */
export interface ChapterNames {
  readonly chapter: string;
  readonly title: string;
  readonly idOf: (turn: number) => string;
}

/** Names the position of a file of ours that does not begin with an empty board; other programs pass over it. */
const POSITION = 'position';
const VARIATION = 'variation';

/** Lines that a chapter has a place of its own for, or that hold for the file alone. */
const OWN_LINES: ReadonlySet<string> = new Set(['character-encoding', 'title', 'note', POSITION, VARIATION]);

function isKept({ name, text }: GcgPragma): boolean {
  return !OWN_LINES.has(name.toLowerCase()) && name.length <= LONGEST_NAME && text.length <= LONGEST_LINE;
}

function noteOf(lines: readonly string[]): string {
  return lines.join('\n').slice(0, LONGEST_NOTE);
}

/** A game as a chapter: a note stands at the turn it belongs to, one before the first turn at the start. */
export function chapterOfGame(game: GcgGame, config: GameConfig, names: ChapterNames): ChapterAdded {
  const position = pragmaOf(game, POSITION);
  const start: ChapterStart = {
    config: { ...config, sides: game.players.length },
    players: game.players.map(({ id, name }): GcgPlayer => ({
      id: id.slice(0, LONGEST_ID),
      name: name.slice(0, LONGEST_NAME),
    })),
    pragmas: game.pragmas.filter(isKept).slice(0, MOST_PRAGMAS),
    position,
  };
  const turns = game.turns.map((turn, at): TurnLine => ({
    id: names.idOf(at),
    line: formatTurnLine(start, turn),
    note: noteOf(turn.notes),
  }));
  const before = game.pragmas.filter(({ name }) => name.toLowerCase() === 'note').map(({ text }) => text);
  return {
    type: 'chapter-added',
    chapter: names.chapter,
    title: names.title.slice(0, LONGEST_TITLE),
    start,
    note: noteOf(before),
    turns,
  };
}

/** A position as a chapter without turns. */
export function chapterOfPosition(
  position: string,
  config: GameConfig,
  { chapter, title }: Pick<ChapterNames, 'chapter' | 'title'>,
): ChapterAdded {
  const players = Array.from({ length: config.sides ?? 2 }, (_, at): GcgPlayer => ({
    id: `p${at + 1}`,
    name: '',
  }));
  return {
    type: 'chapter-added',
    chapter,
    title: title.slice(0, LONGEST_TITLE),
    start: { config, players, pragmas: [], position },
    note: '',
    turns: [],
  };
}

/** The lines of a chapter as games: the main line first. Each has the notes of its own turns. None for a log: GCG cannot hold it. */
export function chapterGames(chapter: Chapter): readonly GcgGame[] {
  if (chapter.log !== undefined) return [];
  const main = new Set(mainLine(chapter).map(({ id }) => id));
  return lineEnds(chapter).flatMap((end, at): GcgGame[] => {
    const game = gameTo(chapter, end, at === 0 ? () => true : (id) => !main.has(id), at);
    return game === null ? [] : [game];
  });
}

/** `isNoted`: which turns bring their notes, so that none is told twice. */
function gameTo(
  chapter: Chapter,
  end: string,
  isNoted: (id: string) => boolean,
  number: number,
): GcgGame | null {
  const { start, title } = chapter;
  const line = lineTo(chapter, end);
  const text = formatGcg({ players: start.players, pragmas: [], turns: [] });
  const file = parseGcg(text + line.map((node) => node.line).join('\n'));
  if (!file.ok) return null;
  const pragma = (name: string, said: string | null): readonly GcgPragma[] =>
    said === null || said === '' ? [] : [{ name, text: said }];
  const notes = number === 0 ? linesOf(nodeAt(chapter, START)?.note ?? '') : [];
  return {
    players: start.players,
    pragmas: [
      { name: 'character-encoding', text: 'UTF-8' },
      ...pragma('title', title),
      ...start.pragmas,
      ...pragma(POSITION, start.position),
      ...pragma(VARIATION, number === 0 ? null : String(number)),
      ...notes.flatMap((note) => pragma('note', note)),
    ],
    turns: file.value.game.turns.map((turn, at) => {
      const node = line[at];
      return { ...turn, notes: node !== undefined && isNoted(node.id) ? linesOf(node.note) : [] };
    }),
  };
}

function linesOf(note: string): readonly string[] {
  return note.split('\n').filter((line) => line.trim() !== '');
}

/** The chapter as GCG: the main line, then each variation as a game of its own. */
export function formatChapter(chapter: Chapter): string {
  return chapterGames(chapter).map(formatGcg).join('\n');
}

const HEADER = /^#(?:character-encoding|player1)\b/iu;

/** The games of a text that holds several: each begins with its header. */
export function splitGcg(text: string): readonly string[] {
  const games: string[][] = [[]];
  let hasPlayers = false;
  for (const row of text.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u)) {
    const line = row.trim();
    if (hasPlayers && HEADER.test(line)) {
      games.push([]);
      hasPlayers = false;
    }
    games.at(-1)?.push(row);
    hasPlayers ||= /^(?:#player1\b|>)/iu.test(line);
  }
  return games.map((rows) => rows.join('\n')).filter((game) => game.trim() !== '');
}

/** Whether a game is a variation of the one before it in its file, as `formatChapter` writes them. */
export function isVariation(game: GcgGame): boolean {
  return pragmaOf(game, VARIATION) !== null;
}

/** What a game adds to a chapter: its turns from the first that the chapter lacks. `null`: nothing. */
export function variationOf(
  chapter: Chapter,
  game: GcgGame,
  idOf: (turn: number) => string,
): Extract<StudyEvent, { readonly type: 'turns-added' }> | null {
  let after = START;
  for (const [at, turn] of game.turns.entries()) {
    const line = formatTurnLine(chapter.start, turn);
    const known = turnsAfter(chapter, after).find((node) => node.line === line);
    if (known === undefined) {
      const turns = game.turns.slice(at).map((one, more): TurnLine => ({
        id: idOf(at + more),
        line: formatTurnLine(chapter.start, one),
        note: noteOf(one.notes),
      }));
      return { type: 'turns-added', chapter: chapter.id, after, turns };
    }
    after = known.id;
  }
  return null;
}
