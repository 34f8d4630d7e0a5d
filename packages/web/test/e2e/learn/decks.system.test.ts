/** Decks in the page: from a search to a schedule, a practice that leaves it alone, and back from a reload. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
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

it('a cardbox of another program comes with its schedule, and goes back as one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lexiko-decks-'));
  const box = join(folder, 'Hooks.db');
  const database = new DatabaseSync(box);
  const nowS = Math.floor(Date.now() / 1000);
  database.exec(
    'CREATE TABLE questions (question varchar(16), correct integer, incorrect integer, streak integer, last_correct integer, difficulty integer, cardbox integer, next_scheduled integer)',
  );
  const insert = database.prepare('INSERT INTO questions VALUES (?, 3, 1, 1, ?, 50, 2, ?)');
  for (const [at, word] of ['HORN', 'FARM', 'ZAX', 'QQQ'].entries())
    insert.run(word, nowS - 7 * 86_400, nowS + at * 86_400);
  database.close();

  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.goto(`${table().url}#/learn/decks/new`);
  await page.getByLabel('Choose file').setInputFiles(box);
  await page.getByText('4 cards, 4 with a schedule.').first().waitFor();
  await page.getByRole('button', { name: 'Create deck' }).press('Enter');
  await page.getByRole('heading', { name: 'Hooks', exact: true }).waitFor();
  await page.getByText('3 of 3 cards begun').waitFor();
  // What the dictionary does not have is left out; one of the others is due today.
  await page.getByText('1 to review, 0 new.').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zyzzyva cardbox (.db)' }).press('Enter');
  const back = new DatabaseSync(await (await saved).path());
  expect(
    back.prepare('SELECT question, correct, incorrect, next_scheduled - ? AS later FROM questions').all(nowS),
  ).toEqual([
    { question: 'HORN', correct: 3, incorrect: 1, later: 0 },
    { question: 'FARM', correct: 3, incorrect: 1, later: 86_400 },
    { question: 'ZAX', correct: 3, incorrect: 1, later: 2 * 86_400 },
  ]);
  back.close();
  rmSync(folder, { recursive: true });
  expect(complaints).toEqual([]);
  await context.close();
});
