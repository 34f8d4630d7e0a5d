/** Files as chapters of a study: games as GCG or logs, also several in a file, and positions as CGP. */

import {
  chapterOfGame,
  chapterOfLog,
  chapterOfPosition,
  isStudyText,
  isVariation,
  parseStudy,
  splitGcg,
  studyOf,
  variationOf,
  type StudyEntry,
  type StudyEvent,
} from '@lexiko/analysis/studies';
import { titleOf } from '@lexiko/analysis/report';
import {
  configure,
  err,
  ok,
  PRESET_IDS,
  PRESETS,
  replay,
  type GameConfig,
  type PresetId,
  type Result,
} from '@lexiko/rules';
import {
  exportGcg,
  gameTextKind,
  logPlayers,
  parseGcg,
  parseLog,
  pragmaOf,
  type GcgGame,
} from '@lexiko/rules/notation';
import type { OfferedLexicon } from '../../../words/dictionaries.ts';
import { readGameText, type SourceGame, type SourceProblem } from '../../analysis/source/game-source.ts';

/** A file, or what somebody pasted. */
export interface GivenText {
  /** What a position is called that has no name of its own. */
  readonly name: string;
  readonly text: string;
}

export interface ImportManner {
  readonly newId: () => string;
  /** Names of players that a log does not have. */
  readonly names: readonly string[];
  /** The word lists of this device. */
  readonly own: readonly OfferedLexicon[];
}

/** `too-long`: a game that no chapter holds. */
export type ImportProblem = Exclude<SourceProblem['code'], 'open-letters'> | 'too-long' | 'no-study';

export type Imported =
  /** Chapters for a study, and what is added to them. */
  | { readonly kind: 'chapters'; readonly events: readonly StudyEvent[] }
  /** A study with all its versions. */
  | { readonly kind: 'study'; readonly entries: readonly StudyEntry[] };

type ChapterAdded = Extract<StudyEvent, { readonly type: 'chapter-added' }>;
type LogChapterAdded = Extract<StudyEvent, { readonly type: 'log-chapter-added' }>;

const USUAL = 'standard-2007';

export function importText(given: GivenText, manner: ImportManner): Result<Imported, ImportProblem> {
  if (isStudyText(given.text)) {
    const entries = parseStudy(given.text);
    return entries === null ? err('no-study') : ok({ kind: 'study', entries });
  }
  const events = chaptersOf(given, manner);
  return events.ok ? ok({ kind: 'chapters', events: events.value }) : events;
}

function chaptersOf(given: GivenText, manner: ImportManner): Result<readonly StudyEvent[], ImportProblem> {
  switch (gameTextKind(given.text)) {
    case 'gcg':
      return gamesOf(splitGcg(given.text), given, manner);
    case 'cgp':
      return positionsOf(given, manner);
    case 'log':
    case null: {
      const source = readGameText(given.text, USUAL, manner.names, undefined, manner.own);
      if (source.ok) return chapterOf(source.value, manner);
      return source.error.code === 'open-letters' ? openGameOf(given, manner) : problemOf(source.error);
    }
  }
}

/** Only logs name open tiles. */
function problemOf({ code }: SourceProblem): Result<never, ImportProblem> {
  return err(code === 'open-letters' ? 'other-game' : code);
}

/** A game with all tiles open: there is no rack to judge, but there are turns to keep, to note and to vary. */
function openGameOf(
  { text }: GivenText,
  { names, newId }: ImportManner,
): Result<readonly StudyEvent[], ImportProblem> {
  const events = parseLog(text);
  if (!events.ok) return err('unreadable');
  const [written] = logPlayers(text);
  const name = written === undefined || written === '' ? (names[0] ?? '') : written;
  const exported = exportGcg(events.value, [{ id: 'player1', name }]);
  if (!exported.ok) return err('other-game');
  const game = exported.value;
  if (!game.turns.some(({ kind }) => kind === 'play')) return err('no-turns');
  const { config } = replay(events.value);
  const chapter = { chapter: newId(), title: titleOf({ game }), idOf: newId };
  const open = { ...game, pragmas: [...game.pragmas, { name: SOLITAIRE, text: OPEN }] };
  return ok([chapterOfGame(named(open, config), config, chapter)]);
}

/** A line of our own in the head of a file; other programs pass over it. */
const SOLITAIRE = 'solitaire';
const OPEN = 'openPool';

/** Rulebooks that a file of ours names: those of games on paper, and of teams. */
const NAMED: readonly PresetId[] = PRESET_IDS.filter(
  (id) => PRESETS[id].game === 'classic' && id !== 'custom',
);

/** The rules of a file with what only files of ours say of them: a rulebook of teams, and that all tiles are open. */
function withOwnRules(game: GcgGame, config: GameConfig): GameConfig {
  const isOpen = game.players.length === 1 && pragmaOf(game, SOLITAIRE) === OPEN;
  const own: GameConfig = {
    ...config,
    preset: NAMED.find((id) => id === pragmaOf(game, 'rulebook')) ?? config.preset,
    ...(isOpen ? { options: { ...config.options, 'solitaire.mode': OPEN } } : {}),
  };
  return configure({ ...own, sides: game.players.length }).ok ? own : config;
}

/** A game or a position as a chapter; `null`: a game that is too long for one. */
export function chapterOfSource(
  { file: { game }, config, isPosition, origin, atTable }: SourceGame,
  newId: () => string,
): ChapterAdded | LogChapterAdded | null {
  const names = { chapter: newId(), title: titleOf({ game }), idOf: newId };
  if (atTable !== null)
    return chapterOfLog(
      atTable.log,
      game.players.map(({ name }) => name),
      names,
    );
  if (isPosition === true) return chapterOfPosition(oneLine(origin.text), config, names);
  return game.turns.length === 0 ? null : chapterOfGame(named(game, config), config, names);
}

function chapterOf(
  source: SourceGame,
  { newId }: ImportManner,
): Result<readonly StudyEvent[], ImportProblem> {
  const chapter = chapterOfSource(source, newId);
  return chapter === null ? err('too-long') : ok([chapter]);
}

/** A position as its reader wants it: one space between its parts. */
function oneLine(text: string): string {
  return text.trim().replaceAll(/[\t ]+/gu, ' ');
}

/** The game with its rulebook in its head, so that the file says by which rules it is counted. */
function named(game: GcgGame, { preset }: GameConfig): GcgGame {
  if (pragmaOf(game, 'rulebook') !== null || !NAMED.includes(preset)) return game;
  return { ...game, pragmas: [...game.pragmas, { name: 'rulebook', text: preset }] };
}

function gamesOf(
  games: readonly string[],
  { name }: GivenText,
  manner: ImportManner,
): Result<readonly StudyEvent[], ImportProblem> {
  const events: StudyEvent[] = [];
  for (const text of games) {
    const read = gameOf(text, name, manner);
    if (!read.ok) return read;
    const { game, config } = read.value;
    const [chapter] = studyOf(events.map((event) => ({ number: 1, atMs: 0, event }))).chapters.slice(-1);
    if (chapter !== undefined && isVariation(game)) {
      const more = variationOf(chapter, game, manner.newId);
      if (more !== null) events.push(more);
      continue;
    }
    const title = pragmaOf(game, 'title') ?? (read.value.isPosition ? name : titleOf({ game }));
    events.push(
      chapterOfGame(read.value.isPosition ? game : named(game, config), config, {
        chapter: manner.newId(),
        title,
        idOf: manner.newId,
      }),
    );
  }
  return events.length === 0 ? err('unreadable') : ok(events);
}

function gameOf(
  text: string,
  name: string,
  { names, own }: ImportManner,
): Result<
  { readonly game: GcgGame; readonly config: GameConfig; readonly isPosition: boolean },
  ImportProblem
> {
  const file = parseGcg(text);
  const position = file.ok ? pragmaOf(file.value.game, 'position') : null;
  // A chapter that begins at a position: that names the rules, and the turns follow it.
  const source = readGameText(position ?? text, USUAL, names, undefined, own);
  if (!file.ok) return err('unreadable');
  if (!source.ok) return problemOf(source.error);
  const { game } = file.value;
  return ok({ game, config: withOwnRules(game, source.value.config), isPosition: position !== null });
}

function positionsOf(
  { text, name }: GivenText,
  { newId, names, own }: ImportManner,
): Result<readonly StudyEvent[], ImportProblem> {
  const lines = text
    .split(/\r\n|\n|\r/u)
    .map(oneLine)
    .filter((line) => line !== '');
  const events: StudyEvent[] = [];
  for (const [at, line] of lines.entries()) {
    const source = readGameText(line, USUAL, names, undefined, own);
    if (!source.ok) return problemOf(source.error);
    const title = lines.length === 1 ? name : `${name} ${at + 1}`;
    events.push(chapterOfPosition(line, source.value.config, { chapter: newId(), title }));
  }
  return ok(events);
}
