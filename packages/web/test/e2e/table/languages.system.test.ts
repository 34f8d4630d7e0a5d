/** Games in other languages in a real browser: typed, with a dictionary that first does not come, offline. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameConfig } from '@lexiko/rules';
import { parseGcg, pragmaOf, replayGcg } from '@lexiko/rules/notation';
import { beforeAll, expect, it } from 'vitest';
import { advise, prepareAdviser } from '../support/adviser.ts';
import { browserForTests, seenTable, square, startGame, untilMyTurn } from '../support/browser-table.ts';
import { typeLetters, typePlay } from '../support/typing.ts';

const table = browserForTests();

function configOf(language: string): GameConfig {
  return {
    preset: 'standard-2007',
    sides: 2,
    options: { 'letters.language': language, 'dictionary.id': language },
  };
}

beforeAll(async () => {
  await prepareAdviser('spanish');
  await prepareAdviser('german');
});

/** Waits for one's own turn or the end, and accepts plays on the way; answers whether it is the end. */
async function isOver(page: Page): Promise<boolean> {
  const result = page.getByRole('dialog').getByText('Game over');
  const turn = page.locator('.status', { hasText: 'Your turn' });
  const asked = page.getByRole('button', { name: 'Accept' });
  await result.or(turn).or(asked).first().waitFor();
  if (!(await asked.isVisible())) return result.isVisible();
  await asked.click();
  await asked.waitFor({ state: 'detached' });
  return isOver(page);
}

async function takeTurn(page: Page, config: GameConfig): Promise<void> {
  const rows = page.locator('.side .sheet tbody tr');
  const before = await rows.count();
  const action = advise(config, await seenTable(page));
  if (action.type === 'play') {
    await typePlay(page, action);
    await page.keyboard.press('Enter');
  } else {
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  }
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
}

it('a Spanish game is typed to its end, and saved with brackets around CH, LL and RR', async () => {
  const { page, context, complaints } = await table().visit();
  await startGame(page, { language: 'spanish', second: 'beginner', dealCode: 'palabras' });
  const config = configOf('spanish');
  while (!(await isOver(page))) await takeTurn(page, config);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as GCG' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  // Every tile was drawn, so each of these was on some rack.
  for (const letter of ['[CH]', '[LL]', '[RR]']) expect(text).toContain(letter);
  const gcg = parseGcg(text);
  if (!gcg.ok) throw new Error('the file can be read');
  expect(pragmaOf(gcg.value.game, 'lexicon')).toBe('Lexiko Español');
  const replayed = replayGcg(gcg.value, config);
  expect(replayed.ok && replayed.value.problems).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a German game waits for a dictionary that does not come, goes on with it, and later without a network', async () => {
  const { page, context } = await table().visit({ serviceWorkers: 'allow' });
  await context.route('**/lexica/**', (route) => route.abort());
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('german');
  await page.getByText('Lexiko Deutsch didn’t load.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The board and the rack are there meanwhile.
  await expect.poll(async () => (await seenTable(page)).rack).toHaveLength(7);
  await page.locator('.status', { hasText: 'Lexiko Deutsch didn’t load.' }).waitFor();
  await context.unroute('**/lexica/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.status', { hasText: 'didn’t load' }).waitFor({ state: 'detached' });
  await untilMyTurn(page);
  await takeTurn(page, configOf('german'));
  await isOver(page);
  const before = await seenTable(page);

  // Everything is kept by now: the page by its service worker, the words in the database.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);
  await page.reload();
  await untilMyTurn(page);
  await expect.poll(async () => (await seenTable(page)).scores).toEqual(before.scores);
  await takeTurn(page, configOf('german'));
  await isOver(page);
  await context.close();
});

it('CH and RR are typed as they are written, lie as one tile, and are read by their names', async () => {
  const { page, context, complaints } = await table().visit();
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('spanish');
  // With all tiles open, each is at hand.
  await page.getByRole('button', { name: /^Open tiles/u }).click();
  await untilMyTurn(page);
  await square(page, 111).click();
  await typeLetters(page, ['CH', 'O', 'RR', 'O']);
  const spoken = await Promise.all(
    [111, 112, 113, 114].map((at) => square(page, at).getAttribute('aria-label')),
  );
  expect(spoken.map((label) => label?.split(', ')[1])).toEqual(['che', 'O', 'doble erre', 'O']);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await seenTable(page)).board.slice(111, 115))
    .toEqual(['CH', 'O', 'RR', 'O']);
  expect(complaints).toEqual([]);
  await context.close();
});
