/** The files of the puzzles that come with the page. Each is fetched when something of it is wanted first. */

import { kindOfTopic, type Difficulty, type PuzzleKind, type PuzzleTopic } from '@lexiko/analysis/puzzles';

/** `best`: the puzzles of which one is that of the day. `best-hard`, `parallel`: more of them. */
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
} as const satisfies Record<PuzzleTopic | `${PuzzleKind}-${Difficulty}`, URL>;

export type PuzzleFile = keyof typeof FILES;

export function isPuzzleFile(name: string): name is PuzzleFile {
  return Object.hasOwn(FILES, name);
}

/** The files with puzzles of a topic. Those of themes hold all difficulties. */
export function filesOf(topic: PuzzleTopic, difficulty: Difficulty): readonly PuzzleFile[] {
  const kind = kindOfTopic(topic);
  return kind === topic ? [kind, `${kind}-${difficulty}`] : [topic];
}

export async function fetchLines(file: PuzzleFile): Promise<readonly string[]> {
  const response = await fetch(FILES[file]);
  if (!response.ok) throw new Error(`${FILES[file].pathname}: ${response.status}`);
  return (await response.text()).split('\n').filter((line) => line !== '');
}
