/**
 * The puzzles that come with the page, the same for everybody. `lexiko puzzles` made them: those of the day by
 * `--each 80 --games 4000 --seed 2026 --playouts 1200`, the others (`sets/more`) by
 * `--each 560 --games 3600 --seed 20261 --playouts 1200`, in files by kind and difficulty, those with a theme apart; those
 * of the other languages by `--lexicon german --each 60 --games 3000 --seed 2026 --playouts 1200`, in files by kind. We
 * removed best plays that `lexiko puzzles --check --seed 77 --playouts 4000` did not confirm, and puzzles with words unfit
 * for school. Links name a puzzle by its file and place, so files only ever grow at their end.
 */

import {
  kindOfTopic,
  offeredLines,
  parsePuzzle,
  puzzleOfLine,
  PUZZLE_KINDS,
  PUZZLE_LANGUAGES,
  type Difficulty,
  type Puzzle,
  type PuzzleKind,
  type PuzzleLanguage,
  type PuzzleTopic,
} from '@lexiko/analysis/puzzles';
import { configure, type GameConfig, type Ruleset } from '@lexiko/rules';
import { usualDictionary, type Dictionary } from '../../words/dictionaries.ts';
import { inLessonColours } from '../lesson-table.ts';
import { dailyKind, dailyLine } from './puzzle-day.ts';
import {
  dailyFile,
  fetchLines,
  filesOf,
  isPuzzleFile,
  languageOfFile,
  type PuzzleFile,
} from './puzzle-files.ts';
import type { PuzzleRecord } from './puzzle-history.ts';
import { nearestDifficulties, skillRatings } from './puzzle-ratings.ts';

/** The game of every puzzle that doesn't come from one of the player's own games. */
export function puzzleConfig({ id, language }: Pick<Dictionary, 'id' | 'language'>): GameConfig {
  return {
    preset: 'standard-2007',
    sides: 2,
    options: { 'letters.language': language, 'dictionary.id': id },
  };
}

/** The game of the puzzles that come with the page. */
export function pageConfig(language: PuzzleLanguage): GameConfig {
  return puzzleConfig({ id: usualDictionary(language), language });
}

export function puzzleRuleset(config: GameConfig): Ruleset {
  const configured = configure(inLessonColours(config));
  if (!configured.ok) throw new Error(`a puzzle has its rules: ${configured.error.code}`);
  return configured.value;
}

/** A puzzle with its game. */
export interface NamedPuzzle {
  /** Of a puzzle that comes with the page its file and place, `best-hard-12`; of others the puzzle as text. */
  readonly id: string;
  /** The puzzle as text. */
  readonly line: string;
  readonly config: GameConfig;
  readonly puzzle: Puzzle;
}

/** Throws on an invalid line: all lines come from our own files or the study worker. */
export function namedPuzzle(line: string, config: GameConfig, id: string = line): NamedPuzzle {
  const puzzle = parsePuzzle(puzzleRuleset(config), line);
  if (!puzzle.ok) throw new Error(`no puzzle: ${puzzle.error}`);
  return { id, line, config, puzzle: puzzle.value };
}

function puzzleOfFile(file: PuzzleFile, place: number, line: string): NamedPuzzle {
  return namedPuzzle(puzzleOfLine(line), pageConfig(languageOfFile(file)), `${file}-${place}`);
}

/** The language of a puzzle's words, for more like it. */
export function languageOfPuzzle({ config }: NamedPuzzle): PuzzleLanguage {
  const chosen = config.options?.['letters.language'];
  return PUZZLE_LANGUAGES.find((language) => language === chosen) ?? 'english';
}

export interface PuzzleWish {
  readonly language: PuzzleLanguage;
  readonly topic: PuzzleTopic | 'any';
  readonly difficulty: Difficulty | 'any';
}

type Fetch = (file: PuzzleFile) => Promise<readonly string[]>;

/** Fetches each file once, and only those it needs; the service worker caches them for offline use. */
export class PuzzleSet {
  readonly #fetch: Fetch;
  readonly #fetching = new Map<PuzzleFile, Promise<readonly string[]>>();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  lines(file: PuzzleFile): Promise<readonly string[]> {
    const known = this.#fetching.get(file);
    if (known !== undefined) return known;
    const lines = this.#fetch(file).catch((error: unknown) => {
      this.#fetching.delete(file); // the next call tries again
      throw error;
    });
    this.#fetching.set(file, lines);
    return lines;
  }

  /** `null`: there is no puzzle of this id. */
  async byId(id: string): Promise<NamedPuzzle | null> {
    const [, file = '', place = ''] = /^([a-z-]+)-([1-9]\d{0,4})$/u.exec(id) ?? [];
    if (!isPuzzleFile(file)) return null;
    const line = (await this.lines(file))[Number(place) - 1];
    return line === undefined ? null : puzzleOfFile(file, Number(place), line);
  }

  /** The same for everybody who plays in `language`. */
  async ofDay(day: string, language: PuzzleLanguage): Promise<NamedPuzzle> {
    const file = dailyFile(dailyKind(day), language);
    const lines = await this.lines(file);
    const line = dailyLine(lines, day);
    return puzzleOfFile(file, lines.indexOf(line) + 1, line);
  }

  /** One that was not done before, else the one done longest ago; `null`: there is none as wished. */
  async next(wish: PuzzleWish, history: readonly PuzzleRecord[]): Promise<NamedPuzzle | null> {
    const doneAt = new Map(history.map(({ puzzle }, at) => [puzzle, at]));
    let oldest: { readonly at: number; readonly read: () => NamedPuzzle } | null = null;
    for (const file of filesInOrder(wish, history)) {
      const lines = await this.lines(file);
      const offered = new Set(offeredLines(lines));
      for (const [index, line] of lines.entries()) {
        if (!offered.has(line)) continue;
        if (wish.difficulty !== 'any' && line.split(';', 2)[1] !== wish.difficulty) continue;
        // Records of earlier versions name a puzzle by its text.
        const at = doneAt.get(`${file}-${index + 1}`) ?? doneAt.get(line);
        const read = (): NamedPuzzle => puzzleOfFile(file, index + 1, line);
        if (at === undefined) return read();
        if (oldest === null || at < oldest.at) oldest = { at, read };
      }
    }
    return oldest?.read() ?? null;
  }
}

/** First the kind of which the player has done fewest, and of that the difficulty nearest to the player's rating. */
function filesInOrder(
  { language, topic, difficulty }: PuzzleWish,
  history: readonly PuzzleRecord[],
): readonly PuzzleFile[] {
  const kinds: readonly (PuzzleTopic & PuzzleKind)[] = PUZZLE_KINDS.toSorted(
    (a, b) => countOf(history, a) - countOf(history, b),
  );
  const topics = topic === 'any' ? kinds : [topic];
  const ratings = skillRatings(history);
  return topics.flatMap((one) => {
    const nearest = nearestDifficulties(ratings[kindOfTopic(one)].rating);
    const files =
      difficulty === 'any'
        ? nearest.flatMap((near) => filesOf(one, near, language))
        : filesOf(one, difficulty, language);
    return [...new Set(files)];
  });
}

function countOf(history: readonly PuzzleRecord[], wanted: PuzzleKind): number {
  return history.filter(({ kind }) => kind === wanted).length;
}

export function openPuzzleSet(): PuzzleSet {
  return new PuzzleSet(fetchLines);
}
