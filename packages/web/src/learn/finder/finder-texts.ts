/** The texts of the word finder in the chosen language. */

import { finder as en, type FinderTexts } from '@lexiko/texts/en/learn/finder';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const finderTexts: ReadonlySignal<FinderTexts> = areaTexts('finder', en);
