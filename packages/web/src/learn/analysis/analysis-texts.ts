/** The texts of game analysis in the language chosen. */

import { facts as enFacts, type FactTexts } from '@lexiko/texts/en/analysis/facts';
import { analysis as en, type AnalysisTexts } from '@lexiko/texts/en/learn/analysis';
import { report as enReport } from '@lexiko/texts/en/analysis/report';
import type { ReportTexts } from '@lexiko/analysis/report';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const analysisTexts: ReadonlySignal<AnalysisTexts> = areaTexts('analysis', en);
export const factTexts: ReadonlySignal<FactTexts> = areaTexts('facts', enFacts);
export const reportTexts: ReadonlySignal<ReportTexts> = areaTexts('report', enReport);
