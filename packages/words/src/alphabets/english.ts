/** The English alphabet with the tile set of the standard game. */

import { makeAlphabet, type Alphabet, type AlphabetData } from '../alphabet.ts';
import { lettersFrom } from './letters-from.ts';

export const ENGLISH_DATA: AlphabetData = {
  id: 'english',
  name: 'English',
  blanks: 2,
  letters: lettersFrom(
    'A1x9 B3x2 C3x2 D2x4 E1x12 F4x2 G2x3 H4x2 I1x9 J8x1 K5x1 L1x4 M3x2 N1x6 O1x8 P3x2 Q10x1 R1x6 S1x4 T1x6 U1x4 V4x2 W4x2 X8x1 Y4x2 Z10x1',
    'AEIOU',
  ),
};

export const ENGLISH: Alphabet = english();

function english(): Alphabet {
  const made = makeAlphabet(ENGLISH_DATA);
  if (!made.ok) throw new Error('the English alphabet is malformed');
  return made.value;
}
