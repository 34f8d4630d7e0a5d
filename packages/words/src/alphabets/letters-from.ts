/** The short notation in which the built-in alphabets are written: letter, points, `x`, number of tiles. */

import type { LetterData } from '../alphabet.ts';

/** `'A1x9 CH5x1'`: nine tiles A of one point, one tile CH of five. */
export function lettersFrom(tiles: string, vowels: string): readonly LetterData[] {
  return tiles.split(' ').map((tile) => {
    const [, letter = '', points, count] = /^(\D+)(\d+)x(\d+)$/u.exec(tile) ?? [];
    return { letter, points: Number(points), count: Number(count), vowel: vowels.includes(letter) };
  });
}
