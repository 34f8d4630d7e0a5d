/** The texts of the workbench in the language chosen. */

import { workbench as en, type WorkbenchTexts } from '@lexiko/texts/en/learn/workbench';
import { workbench as de } from '@lexiko/texts/de/learn/workbench';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const workbenchTexts: ReadonlySignal<WorkbenchTexts> = areaTexts({ en, de });
