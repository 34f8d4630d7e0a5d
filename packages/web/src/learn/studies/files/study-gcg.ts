/** A study as one file of several games, and what a file of it is called. */

import { formatChapter, type StudyState } from '@lexiko/analysis/studies';

/** A name that every system takes for a file. */
export function fileName(title: string): string {
  const plain = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/gu, '');
  return plain === '' ? 'lexiko-study' : plain.slice(0, 60);
}

/** All chapters, one after the other, as a file of several games. */
export function studyGcg({ chapters }: StudyState): string {
  return chapters
    .filter(({ log }) => log === undefined)
    .map(formatChapter)
    .join('\n');
}
