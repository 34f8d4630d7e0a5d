/** The texts of statistics in the chosen language. */

import { statistics as en, type StatisticsTexts } from '@lexiko/texts/en/learn/statistics';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const statisticsTexts: ReadonlySignal<StatisticsTexts> = areaTexts('statistics', en);
