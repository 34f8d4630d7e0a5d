/** The alphabets that come with Lexiko. Others are data of the same form, given by the user. */

import type { AlphabetData } from '../alphabet.ts';
import { CATALAN_DATA } from './catalan.ts';
import { ENGLISH_DATA } from './english.ts';
import { SPANISH_DATA } from './spanish.ts';

export const ALPHABETS: readonly AlphabetData[] = [ENGLISH_DATA, SPANISH_DATA, CATALAN_DATA];
