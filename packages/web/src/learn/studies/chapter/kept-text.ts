/** How a kept analysis was made, in words. */

import type { KeptAnalysis } from '@lexiko/analysis/studies';
import { judgedText } from '@lexiko/analysis/report';
import { reportTexts } from '../../analysis/analysis-texts.ts';
import { studiesTexts } from '../studies-texts.ts';

/** `dictionary`: its name. Analyses of earlier versions say only how many playouts there were. */
export function keptText({ rack, judgedBy, playouts, how }: KeptAnalysis, dictionary: string): string {
  const { settings } = studiesTexts.value;
  const judged = judgedText(reportTexts.value, { judgedBy, ...(how === undefined ? {} : { settings: how }) });
  return `${judged} ${settings(rack.join(''), how === undefined ? playouts : 0, dictionary)}`;
}
