/** Decks from lists and tables of other programs, and back out; every kind of question; practice with and without an end. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, expect, it } from 'vitest';
import { english } from '../../../../words/test/english-files.ts';
import { objections } from '../support/axe.ts';
import { browserForTests } from '../support/browser-table.ts';
import { gradeCard } from '../support/drill-cards.ts';

const table = browserForTests();
const folder = mkdtempSync(join(tmpdir(), 'lexiko-deck-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

function hooksOf(word: string): readonly [front: string, back: string] {
  const lexicon = english();
  return [
    LETTERS.filter((letter) => lexicon.has(`${letter}${word}`)).join(''),
    LETTERS.filter((letter) => lexicon.has(`${word}${letter}`)).join(''),
  ];
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  writeFileSync(file, text);
  await page.goto(`${table().url}#/learn/decks/new`);
  await page.getByLabel('Choose file').setInputFiles(file);
}

async function exported(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).press('Enter');
  return readFileSync(await (await saved).path(), 'utf8');
}

it('tables of Anki and WordVault become decks, with their schedules, and go out as they came', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await chooseFile(
    page,
    'Anki.txt',
    '#separator:tab\n#html:true\n#deck column:1\nSevens\t<b>AEGINRT</b>\tGRANITE<br>INGRATE\nSevens\tRETINAS\tNASTIER\nSevens\tQQQ\t\n',
  );
  await page.getByText('3 cards, 0 with a schedule.').first().waitFor();
  await page.getByRole('button', { name: 'Create deck' }).press('Enter');
  // The letters of a word stand for all of its anagrams; what makes no word is left out.
  await page.getByText('0 to review, 2 new.').waitFor();
  await page.getByText('Export or delete').click();
  expect((await exported(page, 'List (.txt)')).trim().split('\n').toSorted()).toEqual(['AEGINRT', 'AEINRST']);
  const anki = await exported(page, 'Anki cards (.csv)');
  expect(anki.startsWith('#separator:Comma\n')).toBe(true);
  for (const word of ['GRANITE', 'INGRATE', 'NASTIER', 'RETAINS']) expect(anki).toContain(word);

  const dueMs = Date.now() - 86_400_000;
  const card = {
    Due: new Date(dueMs).toISOString(),
    Stability: 12.5,
    Difficulty: 6,
    Reps: 5,
    Lapses: 1,
    State: 2,
    LastReview: new Date(dueMs - 12 * 86_400_000).toISOString(),
  };
  const field = `"${JSON.stringify(card).replaceAll('"', '""')}"`;
  await chooseFile(
    page,
    'WordVault.csv',
    `alphagram,card_json_repr\nAEGINRT,${field}\nAEINRST,"{""Due"":""0001-01-01T00:00:00Z"",""Reps"":0,""State"":0}"\n`,
  );
  await page.getByText('2 cards, 1 with a schedule.').first().waitFor();
  expect(await objections(page, 'a file for a new deck')).toEqual([]);
  await page.getByRole('button', { name: 'Create deck' }).press('Enter');
  await page.getByText('1 to review, 1 new.').waitFor();
  await page.getByText('Export or delete').click();
  const rows = (await exported(page, 'WordVault table (.csv)')).trim().split('\n');
  const row = rows.find((one) => one.startsWith('AEGINRT,')) ?? '';
  expect(row.trim()).toBe(`AEGINRT,${card.Due},12.5,6,12,5,1,2,${card.LastReview}`);
  expect(rows.find((one) => one.startsWith('AEINRST,'))?.trim()).toBe('AEINRST,,,,,0,0,0,');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a pasted list asks for hooks or for definitions, and wrong answers are wrong', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  const make = async (question: string, name: string): Promise<void> => {
    await page.goto(`${table().url}#/learn/decks/new`);
    await page.getByRole('textbox', { name: 'Words' }).fill('horn');
    await page.getByRole('combobox', { name: 'Question' }).selectOption({ label: question });
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create deck' }).press('Enter');
    await page.getByRole('heading', { name, exact: true }).waitFor();
    // A click waits until the link stands still, which a key does not.
    await page.getByRole('link', { name: 'Start', exact: true }).click();
  };
  await make('Which letters go before and after this word?', 'Hooks of HORN');
  const [front, back] = hooksOf('HORN');
  expect(front.length * back.length).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'Before' }).fill(front);
  await page.getByRole('textbox', { name: 'After' }).fill(`${back}Q`);
  await page.keyboard.press('Enter');
  await page.locator('.drill-solution').getByText('Wrong', { exact: false }).waitFor();
  expect(await page.locator('.drill-grades button').count()).toBe(1);
  await gradeCard(page, 'Enter');
  await page.getByRole('textbox', { name: 'Before' }).fill(front);
  await page.getByRole('textbox', { name: 'After' }).fill(back);
  await page.keyboard.press('Enter');
  await page.locator('.drill-right').waitFor();
  await gradeCard(page, '4');

  await make('Which word fits this definition?', 'Meaning of HORN');
  const input = page.locator('.drill-form input');
  await input.fill('zzz');
  await page.keyboard.press('Enter');
  await page.locator('.drill-grades').waitFor();
  expect(await page.locator('.drill-grades button').count()).toBe(1);
  await gradeCard(page, 'Enter');
  await input.fill('horn');
  await page.keyboard.press('Enter');
  await page.locator('.drill-right').waitFor();
  expect(await objections(page, 'a definition')).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('practice without an end asks on and on, and with one it ends; neither touches the schedule', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`${table().url}#/learn/decks/new`);
  await page.getByRole('textbox', { name: 'Words' }).fill('horn farm opal');
  await page.getByRole('textbox', { name: 'Name' }).fill('Fours');
  await page.getByRole('button', { name: 'Create deck' }).press('Enter');
  await page.getByText('0 to review, 3 new.').waitFor();
  await page.getByRole('link', { name: 'Practise', exact: true }).press('Enter');
  // More often than there are cards.
  for (let card = 0; card < 7; card++) {
    await page.getByRole('textbox', { name: 'Words' }).fill('zzz');
    await page.keyboard.press('Enter');
    await page.locator('.drill-solution').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await page.locator('.drill-solution').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await page.getByText('7 answers, 0 right.').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('0 to review, 3 new.').waitFor();
  await page.getByLabel('Time').selectOption('1');
  await page.getByRole('link', { name: 'Practise', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'Words' }).fill('zzz');
  await page.keyboard.press('Enter');
  await page.locator('.drill-solution').waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await page.locator('.drill-solution').waitFor({ state: 'detached' });
  await page.clock.runFor(61_000);
  await page.getByText('1 answer, 0 right.').first().waitFor();
  await page.goto(`${table().url}#/learn/decks`);
  await page.getByText('0 of 3 cards begun', { exact: false }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
