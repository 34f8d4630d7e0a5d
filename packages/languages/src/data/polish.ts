/** Polish: nine letters of its own, no Q, V and X; 100 tiles. */

import { languageFrom, type Language } from '../language.ts';

export const POLISH: Language = languageFrom({
  id: 'polish',
  name: 'Polski',
  tag: 'pl',
  tiles:
    'A1x9 Ą5x1 B3x2 C2x3 Ć6x1 D2x3 E1x7 Ę5x1 F5x1 G3x2 H3x2 I1x8 J3x2 K2x3 L2x3 Ł3x2 M2x3 N1x5 Ń7x1 O1x6 Ó5x1 P2x3 R1x4 S1x4 Ś5x1 T2x3 U3x2 W1x4 Y2x4 Z1x5 Ź9x1 Ż5x1',
  vowels: 'AĄEĘIOÓUY',
  folds: '',
});
