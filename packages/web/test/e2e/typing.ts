/** Playing by keys, as a person does: choose a square, turn the arrow, type. */

import type { Page } from '@playwright/test';
import type { Action } from '@lexiko/rules';
import { square } from './browser-table.ts';

export type Play = Action & { type: 'play' };

export function lineOf({ tiles }: Play): {
  first: number;
  direction: 'across' | 'down';
  letters: readonly string[];
} {
  const sorted = [...tiles].sort(([a], [b]) => a - b);
  const [first = 0, second = first + 1] = sorted.map(([at]) => at);
  return {
    first,
    direction: second - first < 15 ? 'across' : 'down',
    letters: sorted.map(([, laid]) => laid),
  };
}

export async function typeLetters(page: Page, letters: readonly string[]): Promise<void> {
  for (const laid of letters)
    await page.keyboard.press(
      laid === laid.toUpperCase() ? laid.toLowerCase() : `Shift+${laid.toUpperCase()}`,
    );
}

/** Chooses the square, turns the arrow where needed, types the letters. */
export async function typePlay(page: Page, play: Play): Promise<void> {
  const { first, direction, letters } = lineOf(play);
  await square(page, first).click();
  const isTurned = await square(page, first).evaluate(
    (cell, wanted) => !cell.classList.contains(wanted),
    direction,
  );
  if (isTurned) await page.keyboard.press('Space');
  await typeLetters(page, letters);
}
