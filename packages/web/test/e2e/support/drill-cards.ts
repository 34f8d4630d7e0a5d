/** Cards of a drill as somebody answers them: which ones a day brings is not known beforehand. */

import type { Page } from '@playwright/test';
import { english } from '../../../../words/test/english-files.ts';

const lexicon = english();

export function isGoodWord(word: string): boolean {
  return lexicon.has(word);
}

/** Answers the card that asks whether something is a word, rightly or not; answers with its word. */
export async function answerCard(page: Page, answer: 'right' | 'wrong'): Promise<string> {
  await page.getByRole('heading', { name: 'Is this a word?' }).waitFor();
  const letters = await page.locator('.drill-card [role="img"]').first().getAttribute('aria-label');
  const word = (letters ?? '').replaceAll(' ', '');
  await page.keyboard.press(isGoodWord(word) === (answer === 'right') ? 'y' : 'n');
  await page.locator('.drill-grades button:focus').waitFor();
  return word;
}

/** By its key, 1 to 4. */
export async function gradeCard(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.locator('.drill-grades').waitFor({ state: 'detached' });
}
