/** Playing by keys, as a person does: choose a square, turn the arrow, type. */

import type { Page } from '@playwright/test';
import type { Action } from '@lexiko/rules';
import { expect } from 'vitest';
import { seenTable, square } from './browser-table.ts';

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

/** A key of a keyboard that has it; the driver knows only those of an American one. */
async function pressForeign(page: Page, key: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  await client.detach();
}

/** A letter is typed as it is written: C and H for CH, with Shift for a blank. */
async function pressLetters(page: Page, letters: readonly string[]): Promise<void> {
  for (const laid of letters) {
    const isBlank = laid !== laid.toUpperCase();
    for (const key of laid.toLowerCase()) {
      if (/[a-z]/u.test(key)) await page.keyboard.press(isBlank ? `Shift+${key.toUpperCase()}` : key);
      else await pressForeign(page, isBlank ? key.toUpperCase() : key);
    }
  }
}

/** Types letters, and waits until the page counts them as laid: it does so a moment after it shows them. */
export async function typeLetters(page: Page, letters: readonly string[]): Promise<void> {
  const before = (await seenTable(page)).draft.length;
  await pressLetters(page, letters);
  await expect.poll(async () => (await seenTable(page)).draft).toHaveLength(before + letters.length);
}

/** Chooses the square, turns the arrow where needed, types the letters and waits for them. */
export async function typePlay(page: Page, play: Play): Promise<void> {
  const { first, direction, letters } = lineOf(play);
  await square(page, first).click();
  if ((await page.locator(`.arrow .${direction}`).count()) === 0) await page.keyboard.press('Space');
  await pressLetters(page, letters);
  const squares = play.tiles.map(([at]) => at);
  await expect.poll(async () => (await seenTable(page)).draft).toEqual(expect.arrayContaining(squares));
}

/** Lays letters of the rack from a square on, whatever they are. */
export async function layAcross(page: Page, at: number, count: number): Promise<void> {
  const { rack } = await seenTable(page);
  await square(page, at).click();
  await typeLetters(page, rack.filter((tile) => tile !== '?').slice(0, count));
}

/** What the elements are called that match the selector, as a person would read it. */
function namesOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const labels =
        one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? [...(one.labels ?? [])] : [];
      return (one.getAttribute('aria-label') ?? labels[0]?.textContent ?? one.textContent).trim();
    }),
  );
}

/** Goes by the Tab key alone to what is called so, as soon as it is on the page. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const isNamed = (one: string): boolean => one.startsWith(name);
  await expect
    .poll(async () => (await namesOf(page, 'a, button, input, select, textarea, summary')).some(isNamed))
    .toBe(true);
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if ((await namesOf(page, ':focus')).some(isNamed)) return;
  }
  throw new Error(`no key leads to ${name}`);
}
