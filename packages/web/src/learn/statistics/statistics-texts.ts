/** The texts of statistics in the language chosen. */

import { statistics as en, type StatisticsTexts } from '@lexiko/texts/en/learn/statistics';
import { statistics as de } from '@lexiko/texts/de/learn/statistics';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const statisticsTexts: ReadonlySignal<StatisticsTexts> = areaTexts({ en, de });
