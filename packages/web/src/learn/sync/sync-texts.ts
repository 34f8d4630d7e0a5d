/** The texts of synchronising in the chosen language. */

import { sync as en, type SyncTexts } from '@lexiko/texts/en/learn/sync';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const syncTexts: ReadonlySignal<SyncTexts> = areaTexts('sync', en);
