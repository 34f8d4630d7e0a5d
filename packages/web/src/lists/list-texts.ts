/** The texts about word lists of one's own, in the language chosen. */

import { wordLists as en, type WordListTexts } from '@lexiko/texts/en/word-lists';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';

export const listTexts: ReadonlySignal<WordListTexts> = areaTexts('wordLists', en);
