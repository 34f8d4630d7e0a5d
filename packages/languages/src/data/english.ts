/** English: the letters A to Z and 100 tiles. */

import { languageFrom, type Language } from '../language.ts';

export const ENGLISH: Language = languageFrom({
  id: 'english',
  name: 'English',
  tag: 'en',
  tiles:
    'A1x9 B3x2 C3x2 D2x4 E1x12 F4x2 G2x3 H4x2 I1x9 J8x1 K5x1 L1x4 M3x2 N1x6 O1x8 P3x2 Q10x1 R1x6 S1x4 T1x6 U1x4 V4x2 W4x2 X8x1 Y4x2 Z10x1',
  vowels: 'AEIOU',
  folds: 'A:ÀÁÂÄ C:Ç E:ÈÉÊË I:ÎÏ N:Ñ O:ÓÔÖ U:ÛÜ AE:Æ OE:Œ',
});
