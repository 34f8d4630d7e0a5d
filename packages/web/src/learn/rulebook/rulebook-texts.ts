/** The rulebook and the words of its search, in the chosen language. */

import type { AreaTexts } from '@lexiko/texts';
import { rulebook } from '@lexiko/texts/en/rulebook/rulebook';
import { rulebookSearch } from '@lexiko/texts/en/rulebook/search-words';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const rulebookTexts: ReadonlySignal<AreaTexts['rulebook']> = areaTexts('rulebook', rulebook);
export const rulebookSearchTexts: ReadonlySignal<AreaTexts['rulebookSearch']> = areaTexts(
  'rulebookSearch',
  rulebookSearch,
);
