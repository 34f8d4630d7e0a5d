/** The texts of solitaire records in the chosen language. */

import { records as en, type RecordsTexts } from '@lexiko/texts/en/learn/records';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const recordsTexts: ReadonlySignal<RecordsTexts> = areaTexts('records', en);
