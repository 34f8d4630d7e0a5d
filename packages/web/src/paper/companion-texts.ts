/** The texts of the companion of a physical set, in the language chosen. */

import { companion as en, type CompanionTexts } from '@lexiko/texts/en/companion';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';

export const companionTexts: ReadonlySignal<CompanionTexts> = areaTexts('companion', en);
