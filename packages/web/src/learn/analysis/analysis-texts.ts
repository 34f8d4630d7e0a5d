/** What the analysis of games says, in the language chosen; it comes with this part of the page. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';
import type { AnalysisTexts } from './analysis-catalogue.ts';
import { ENGLISH_ANALYSIS } from './english-analysis.ts';
import { GERMAN_ANALYSIS } from './german-analysis.ts';

const CATALOGUES: Readonly<Record<Language, AnalysisTexts>> = { en: ENGLISH_ANALYSIS, de: GERMAN_ANALYSIS };

export const analysisTexts: ReadonlySignal<AnalysisTexts> = computed(
  () => CATALOGUES[settings.value.language],
);
