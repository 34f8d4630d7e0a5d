/** The files of the puzzles that come with the page. Each is fetched when something of it is wanted first. */

import {
  kindOfTopic,
  PUZZLE_LANGUAGES,
  type Difficulty,
  type PuzzleKind,
  type PuzzleLanguage,
  type PuzzleTopic,
} from '@lexiko/analysis/puzzles';
import type { LanguageId } from '@lexiko/languages';

/** The puzzles for whoever plays in `language`: in English where there are none. */
export function puzzleLanguage(language: LanguageId): PuzzleLanguage {
  return PUZZLE_LANGUAGES.find((one) => one === language) ?? 'english';
}

/**
 * `best`: the puzzles of which one is that of the day. `best-hard`, `parallel`: more of them. Those of other languages than
 * English begin with the language.
 */
const FILES = {
  bingo: new URL('./sets/bingo.txt', import.meta.url),
  'bingo-easy': new URL('./sets/more/bingo-easy.txt', import.meta.url),
  'bingo-medium': new URL('./sets/more/bingo-medium.txt', import.meta.url),
  'bingo-hard': new URL('./sets/more/bingo-hard.txt', import.meta.url),
  best: new URL('./sets/best.txt', import.meta.url),
  'best-easy': new URL('./sets/more/best-easy.txt', import.meta.url),
  'best-medium': new URL('./sets/more/best-medium.txt', import.meta.url),
  'best-hard': new URL('./sets/more/best-hard.txt', import.meta.url),
  hook: new URL('./sets/hook.txt', import.meta.url),
  'hook-easy': new URL('./sets/more/hook-easy.txt', import.meta.url),
  'hook-medium': new URL('./sets/more/hook-medium.txt', import.meta.url),
  'hook-hard': new URL('./sets/more/hook-hard.txt', import.meta.url),
  out: new URL('./sets/out.txt', import.meta.url),
  'out-easy': new URL('./sets/more/out-easy.txt', import.meta.url),
  'out-medium': new URL('./sets/more/out-medium.txt', import.meta.url),
  'out-hard': new URL('./sets/more/out-hard.txt', import.meta.url),
  endgame: new URL('./sets/endgame.txt', import.meta.url),
  'endgame-easy': new URL('./sets/more/endgame-easy.txt', import.meta.url),
  'endgame-medium': new URL('./sets/more/endgame-medium.txt', import.meta.url),
  'endgame-hard': new URL('./sets/more/endgame-hard.txt', import.meta.url),
  parallel: new URL('./sets/more/parallel.txt', import.meta.url),
  fishing: new URL('./sets/more/fishing.txt', import.meta.url),
  'german-bingo': new URL('./sets/german/bingo.txt', import.meta.url),
  'german-best': new URL('./sets/german/best.txt', import.meta.url),
  'german-hook': new URL('./sets/german/hook.txt', import.meta.url),
  'german-out': new URL('./sets/german/out.txt', import.meta.url),
  'german-endgame': new URL('./sets/german/endgame.txt', import.meta.url),
  'french-bingo': new URL('./sets/french/bingo.txt', import.meta.url),
  'french-best': new URL('./sets/french/best.txt', import.meta.url),
  'french-hook': new URL('./sets/french/hook.txt', import.meta.url),
  'french-out': new URL('./sets/french/out.txt', import.meta.url),
  'french-endgame': new URL('./sets/french/endgame.txt', import.meta.url),
  'spanish-bingo': new URL('./sets/spanish/bingo.txt', import.meta.url),
  'spanish-best': new URL('./sets/spanish/best.txt', import.meta.url),
  'spanish-hook': new URL('./sets/spanish/hook.txt', import.meta.url),
  'spanish-out': new URL('./sets/spanish/out.txt', import.meta.url),
  'spanish-endgame': new URL('./sets/spanish/endgame.txt', import.meta.url),
  'dutch-bingo': new URL('./sets/dutch/bingo.txt', import.meta.url),
  'dutch-best': new URL('./sets/dutch/best.txt', import.meta.url),
  'dutch-hook': new URL('./sets/dutch/hook.txt', import.meta.url),
  'dutch-out': new URL('./sets/dutch/out.txt', import.meta.url),
  'dutch-endgame': new URL('./sets/dutch/endgame.txt', import.meta.url),
  'polish-bingo': new URL('./sets/polish/bingo.txt', import.meta.url),
  'polish-best': new URL('./sets/polish/best.txt', import.meta.url),
  'polish-hook': new URL('./sets/polish/hook.txt', import.meta.url),
  'polish-out': new URL('./sets/polish/out.txt', import.meta.url),
  'polish-endgame': new URL('./sets/polish/endgame.txt', import.meta.url),
} as const satisfies Record<
  PuzzleTopic | `${PuzzleKind}-${Difficulty}` | `${Exclude<PuzzleLanguage, 'english'>}-${PuzzleKind}`,
  URL
>;

export type PuzzleFile = keyof typeof FILES;

export function isPuzzleFile(name: string): name is PuzzleFile {
  return Object.hasOwn(FILES, name);
}

/** In what language the words of a file are. */
export function languageOfFile(file: PuzzleFile): PuzzleLanguage {
  return PUZZLE_LANGUAGES.find((language) => file.startsWith(`${language}-`)) ?? 'english';
}

/** The file with the puzzles of which one is that of the day. */
export function dailyFile(kind: PuzzleKind, language: PuzzleLanguage): PuzzleFile {
  return language === 'english' ? kind : `${language}-${kind}`;
}

/** The files with puzzles of a topic. Those of themes hold all difficulties; only English has files for them. */
export function filesOf(
  topic: PuzzleTopic,
  difficulty: Difficulty,
  language: PuzzleLanguage,
): readonly PuzzleFile[] {
  const kind = kindOfTopic(topic);
  if (language !== 'english') return [dailyFile(kind, language)];
  return kind === topic ? [kind, `${kind}-${difficulty}`] : [topic];
}

export async function fetchLines(file: PuzzleFile): Promise<readonly string[]> {
  const response = await fetch(FILES[file]);
  if (!response.ok) throw new Error(`${FILES[file].pathname}: ${response.status}`);
  return (await response.text()).split('\n').filter((line) => line !== '');
}
