/** German: Ä, Ö and Ü are letters, ß is laid as two S; 102 tiles. */

import { languageFrom, type Language } from '../language.ts';

export const GERMAN: Language = languageFrom({
  id: 'german',
  name: 'Deutsch',
  tag: 'de',
  tiles:
    'A1x5 Ä6x1 B3x2 C4x2 D1x4 E1x15 F4x2 G2x3 H2x4 I1x6 J6x1 K4x2 L2x3 M3x4 N1x9 O2x3 Ö8x1 P4x1 Q10x1 R1x6 S1x7 T1x6 U1x6 Ü6x1 V6x1 W3x1 X8x1 Y10x1 Z3x1',
  vowels: 'AÄEIOÖUÜ',
  folds: 'A:ÀÁÂ C:Ç E:ÈÉÊË I:ÍÎÏ N:Ñ O:ÓÔ U:ÚÛ SS:ẞ',
});
