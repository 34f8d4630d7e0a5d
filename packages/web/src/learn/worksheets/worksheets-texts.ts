/** The texts of worksheets in the chosen language. */

import { worksheets as en, type WorksheetTexts } from '@lexiko/texts/en/learn/worksheets';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const worksheetTexts: ReadonlySignal<WorksheetTexts> = areaTexts('worksheets', en);
