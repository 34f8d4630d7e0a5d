/** The texts of puzzles in the language chosen. */

import { puzzles as en, type PuzzlesTexts } from '@lexiko/texts/en/learn/puzzles';
import { puzzles as de } from '@lexiko/texts/de/learn/puzzles';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const puzzlesTexts: ReadonlySignal<PuzzlesTexts> = areaTexts({ en, de });
