/** The texts of puzzles in the chosen language. */

import { puzzles as en, type PuzzlesTexts } from '@lexiko/texts/en/learn/puzzles';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const puzzlesTexts: ReadonlySignal<PuzzlesTexts> = areaTexts('puzzles', en);
