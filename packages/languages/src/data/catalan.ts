/** Catalan: Ç, L·L, NY and QU are letters; 100 tiles. */

import { languageFrom, type Language } from '../language.ts';

export const CATALAN: Language = languageFrom({
  id: 'catalan',
  name: 'Català',
  tag: 'ca',
  tiles:
    'A1x12 B3x2 C2x3 Ç10x1 D2x3 E1x13 F4x1 G3x2 H8x1 I1x8 J8x1 L1x4 L·L10x1 M2x3 N1x6 NY10x1 O1x5 P3x2 QU8x1 R1x8 S1x8 T1x5 U1x4 V4x1 X10x1 Z8x1',
  vowels: 'AEIOU',
  folds: 'A:À E:ÈÉ I:ÍÏ O:ÒÓ U:ÚÜ',
});
