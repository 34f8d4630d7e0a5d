/** The word finder and the judge, as somebody uses them. */

import { expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { browserForTests } from '../support/browser-table.ts';

const table = browserForTests();

it('the word finder finds, turns pages and explains, and the judge rules on all words at once, by keyboard', async () => {
  const { page, context, complaints } = await table().visit({
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 640 },
  });
  await page.goto(`${table().url}#/learn/words`);
  const letters = page.getByRole('textbox', { name: 'Letters', exact: true });
  await letters.fill('satire?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'RETAINS' }).waitFor();
  await page.getByRole('button', { name: 'STRIATE' }).press('Enter');
  await page.locator('.finder-meaning', { hasText: 'mark with striae' }).waitFor();
  expect(await objections(page, 'words found')).toEqual([]);

  await page.getByRole('combobox', { name: 'Search' }).selectOption('all');
  await page.getByRole('combobox', { name: 'Shortest' }).selectOption('3');
  await page.getByRole('combobox', { name: 'Longest' }).selectOption('3');
  await page.getByRole('button', { name: 'Find', exact: true }).press('Enter');
  await page.getByText('1–100 of 9', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByText('101–200 of 9', { exact: false }).waitFor();
  await page.locator('.finder-words button').first().and(page.locator(':focus')).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole('link', { name: 'Judge words' }).press('Enter');
  await page.getByRole('textbox', { name: 'Words of the play' }).fill('horn zax, hornz');
  await page.getByRole('button', { name: 'Judge', exact: true }).press('Enter');
  await page.getByText('Not acceptable').waitFor();
  expect(await page.getByText('HORNZ isn’t a word').count()).toBe(0);
  await page.getByLabel('Show the ruling on each word').press('Space');
  await page.getByText('HORNZ isn’t a word').waitFor();
  await page.getByText('ZAX is a word').waitFor();
  expect(await objections(page, 'the judge')).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
