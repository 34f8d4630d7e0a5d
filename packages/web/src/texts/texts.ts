/** What the texts of the page are made of. */

import type { SquareTexts } from '@lexiko/texts/en/board';

export type { PageTexts as Texts } from '@lexiko/texts/en/page';

export type Premium = Extract<keyof SquareTexts, `${'letter' | 'word'}${number}`>;
export type SquareMark = Exclude<keyof SquareTexts, 'empty' | 'fresh' | 'yours' | 'cursor'>;
