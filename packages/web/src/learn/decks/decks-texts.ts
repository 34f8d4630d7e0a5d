/** The texts of the decks in the chosen language. */

import { decks as en, type DecksTexts } from '@lexiko/texts/en/learn/decks';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const decksTexts: ReadonlySignal<DecksTexts> = areaTexts('decks', en);
