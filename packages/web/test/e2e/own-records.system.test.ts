/** Games at a real server afterwards: analysed from the result, counted in one's statistics, also without the server. */

import type { GameConfig } from '@lexiko/rules';
import { expect, it } from 'vitest';
import { startGameServer } from '../../tools/game-server.mjs';
import { advisePlay } from './adviser.ts';
import { browserForTests, seenTable, untilMyTurn } from './browser-table.ts';
import { openWay } from './cut-way.ts';
import { expectAccessible, makeGame } from './online-visits.ts';
import { typePlay } from './typing.ts';

const STANDARD: GameConfig = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } };

const table = browserForTests(startGameServer);

it('a game at the server is analysed and counted, and stays counted when the server is away', async () => {
  const way = await openWay(table().url);
  const { page, context } = await table().visit({ reducedMotion: 'reduce' }, way.url);
  await makeGame(page);
  await page.getByLabel('Seat 2: who plays').selectOption('beginner');
  await page.locator('.room-seat.agrees', { hasText: 'Beginner' }).waitFor();
  await page.getByRole('button', { name: 'Agree and start' }).click();
  for (let turn = 0; turn < 2; turn++) {
    await untilMyTurn(page);
    await typePlay(page, advisePlay(STANDARD, await seenTable(page)));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([]);
  }
  await untilMyTurn(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();

  // From the result to the analysis: charts, turns, and what was held.
  await page.getByRole('dialog').getByRole('button', { name: 'Analyse' }).click();
  await page.locator('.analysis-players h3').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.analysis-chart').count()).toBe(4);
  // The computer may have begun.
  expect([4, 5]).toContain(await page.locator('.analysis-turns tbody tr').count());
  expect(await page.locator('.analysis-rack').textContent()).toMatch(/^Letters: [A-Z?]{7}$/u);
  await expectAccessible(page, 'analysis of an online game');

  const here = new URL('#/learn/statistics', page.url()).href;
  await page.goto(here);
  await page.getByText('0 on this device, 1 online.').waitFor();
  expect(await page.getByLabel('Player').locator('option').allTextContents()).toEqual(['My games']);
  const best = await page.getByRole('group', { name: 'Best plays' }).getByRole('link').getAttribute('href');
  expect(best).toMatch(/^#\/online\/game\//u);
  await expectAccessible(page, 'statistics with a game at the server');

  way.cut();
  await page.goto(new URL('#/learn', page.url()).href);
  await page.goto(here);
  await page.getByText('The server cannot be reached now').waitFor();
  await page.getByText('0 on this device, 1 online.').waitFor();
  await context.close();
  await way.close();
});
