/** The texts of the lessons on Crosswords in the chosen language. */

import { diagrams as en, type DiagramsTexts } from '@lexiko/texts/en/learn/diagrams';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const diagramsTexts: ReadonlySignal<DiagramsTexts> = areaTexts('diagrams', en);
