/** Decks in the page: from a search to a schedule, a practice that leaves it alone, and back from a reload. */

import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { anagrams, parseRack } from '@lexiko/words/questions';
import { english } from '../../../../words/test/english-files.ts';
import { objections } from '../support/axe.ts';
import { browserForTests } from '../support/browser-table.ts';
import { gradeCard } from '../support/drill-cards.ts';

const table = browserForTests();

/** Every word of the letters that the card shows, as the dictionary has them. */
async function solutions(page: Page): Promise<readonly string[]> {
  const shown = await page.locator('.drill-card [role="img"]').first().getAttribute('aria-label');
  const rack = parseRack(english().alphabet, (shown ?? '').replaceAll(' ', ''));
  if (!rack.ok) throw new Error(`${shown} is no rack`);
  return Array.from(anagrams(english(), rack.value), ({ word }) => word);
}

async function answer(page: Page, words: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Words' }).fill(words.join(' '));
  await page.keyboard.press('Enter');
  await page.locator('.drill-solution').waitFor();
}

it('a search becomes a deck with limits, whose answers are kept, and free practice leaves its schedule alone', async () => {
  const { page, context, complaints } = await table().visit({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  await page.goto(`${table().url}#/learn/words`);
  await page.getByRole('combobox', { name: 'Search' }).selectOption('all');
  await page.getByRole('combobox', { name: 'Shortest' }).selectOption('7');
  await page.getByRole('combobox', { name: 'Longest' }).selectOption('7');
  await page.getByText('More conditions').click();
  await page.getByLabel('Probability: to number').fill('30');
  await page.keyboard.press('Enter');
  await page.getByText('Study these 30 words').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Thirty sevens');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thirty sevens' }).waitFor();
  const limit = page.getByLabel('New cards per day');
  await limit.fill('2');
  await page.keyboard.press('Tab');
  await page.getByText('0 to review, 2 new.').waitFor();
  expect(await objections(page, 'a deck')).toEqual([]);

  await page.getByRole('link', { name: 'Start', exact: true }).press('Enter');
  const [one = '', ...others] = await solutions(page);
  expect(others.length).toBeGreaterThan(0);
  // One word left out is a wrong answer, and cannot be graded away.
  await answer(page, others);
  await page.locator('.drill-solution').getByText(`Missing: ${one}.`).waitFor();
  expect(await page.locator('.drill-grades button').count()).toBe(1);
  await gradeCard(page, 'Enter');
  for (let left = 2; left > 0; left--) {
    await answer(page, await solutions(page));
    await page.locator('.drill-right').waitFor();
    await gradeCard(page, '4');
  }
  await page.getByRole('heading', { name: 'Done for today!' }).waitFor();
  await page.keyboard.press('Enter');

  await page.getByText('2 of ', { exact: false }).first().waitFor();
  await page.getByText('No more cards today.', { exact: false }).waitFor();
  await page.getByLabel('Time').selectOption('5');
  await page.getByRole('link', { name: 'Practise', exact: true }).press('Enter');
  await page.getByText('4:5', { exact: false }).waitFor();
  await answer(page, ['zzz']);
  await page.locator('.drill-solution').getByText('Wrong: ZZZ.').waitFor();
  expect(await page.locator('.drill-grades').count()).toBe(0);
  expect(await objections(page, 'free practice')).toEqual([]);
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await page.getByText('1 answer, 0 right.').first().waitFor();

  await page.reload();
  await page.goto(`${table().url}#/learn/decks`);
  await page.getByText('2 of ', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Thirty sevens' }).press('Enter');
  await page.getByRole('heading', { name: 'Forecast' }).waitFor();
  await page.locator('section', { hasText: 'Forecast' }).getByText('Show as table').last().click();
  expect(await objections(page, 'a deck with progress')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Delete deck' }).press('Enter');
  await page.getByText('You have no deck yet.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('link', { name: 'Thirty sevens' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
