/** The texts of the clinic in the chosen language. */

import { clinic as en, type ClinicTexts } from '@lexiko/texts/en/learn/clinic';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const clinicTexts: ReadonlySignal<ClinicTexts> = areaTexts('clinic', en);
