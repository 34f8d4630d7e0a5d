/** The texts of the workbench in the chosen language. */

import { workbench as en, type WorkbenchTexts } from '@lexiko/texts/en/learn/workbench';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const workbenchTexts: ReadonlySignal<WorkbenchTexts> = areaTexts('workbench', en);
