/** The texts of the lessons on Crosswords in the language chosen. */

import { diagrams as en, type DiagramsTexts } from '@lexiko/texts/en/learn/diagrams';
import { diagrams as de } from '@lexiko/texts/de/learn/diagrams';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const diagramsTexts: ReadonlySignal<DiagramsTexts> = areaTexts({ en, de });
