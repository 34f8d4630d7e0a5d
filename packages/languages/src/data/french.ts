/** French: accents are not laid, Œ is O and E; 102 tiles. */

import { languageFrom, type Language } from '../language.ts';

export const FRENCH: Language = languageFrom({
  id: 'french',
  name: 'Français',
  tag: 'fr',
  tiles:
    'A1x9 B3x2 C3x2 D2x3 E1x15 F4x2 G2x2 H4x2 I1x8 J8x1 K10x1 L1x5 M2x3 N1x6 O1x6 P3x2 Q8x1 R1x6 S1x6 T1x6 U1x6 V4x2 W10x1 X10x1 Y10x1 Z10x1',
  vowels: 'AEIOUY',
  folds: 'A:ÀÂÄ C:Ç E:ÈÉÊË I:ÎÏ N:Ñ O:ÔÖ U:ÙÛÜ Y:Ÿ AE:Æ OE:Œ',
});
