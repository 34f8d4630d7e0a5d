/** The texts of game analysis in the language chosen. */

import { facts as enFacts, type FactTexts } from '@lexiko/texts/en/facts';
import { analysis as en, type AnalysisTexts } from '@lexiko/texts/en/learn/analysis';
import { report as enReport } from '@lexiko/texts/en/report';
import { facts as deFacts } from '@lexiko/texts/de/facts';
import { analysis as de } from '@lexiko/texts/de/learn/analysis';
import { report as deReport } from '@lexiko/texts/de/report';
import type { ReportTexts } from '@lexiko/analysis/report';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const analysisTexts: ReadonlySignal<AnalysisTexts> = areaTexts({ en, de });
export const factTexts: ReadonlySignal<FactTexts> = areaTexts({ en: enFacts, de: deFacts });
export const reportTexts: ReadonlySignal<ReportTexts> = areaTexts({ en: enReport, de: deReport });
