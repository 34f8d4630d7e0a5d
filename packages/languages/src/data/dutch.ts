/** Dutch: IJ is laid as I and J; 102 tiles. */

import { languageFrom, type Language } from '../language.ts';

export const DUTCH: Language = languageFrom({
  id: 'dutch',
  name: 'Nederlands',
  tag: 'nl',
  tiles:
    'A1x6 B3x2 C5x2 D2x5 E1x18 F4x2 G3x3 H4x2 I1x4 J4x2 K3x3 L3x3 M3x3 N1x10 O1x6 P3x2 Q10x1 R2x5 S2x5 T2x5 U4x3 V4x2 W5x2 X8x1 Y8x1 Z4x2',
  vowels: 'AEIOU',
  folds: 'A:ÀÁÂÄ C:Ç E:ÈÉÊË I:ÍÎÏ N:Ñ O:ÓÔÖ U:ÚÛÜ IJ:Ĳ',
});
