/** Two games go on, and somebody in the lobby sees both boards change. */

import type { Page } from '@playwright/test';
import type { GameConfig } from '@lexiko/rules';
import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { advisePlay } from '../support/adviser.ts';
import { browserForTests, PHONE, seenTable } from '../support/browser-table.ts';
import { arrive, expectAccessible, joinGame, makeGame } from '../support/online-visits.ts';
import { typePlay } from '../support/typing.ts';

const STANDARD: GameConfig = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } };

const table = browserForTests(startGameServer);

/** Two people at a game that anybody may watch. */
async function openGame(host: string, guest: string): Promise<readonly [Page, Page]> {
  const [a, b] = [await arrive(table(), host), await arrive(table(), guest)];
  const anyone = a.getByRole('radio', { name: 'Anyone' });
  await joinGame(b, await makeGame(a, () => anyone.check({ force: true })));
  for (const page of [a, b]) await page.locator('#board').waitFor();
  return [a, b];
}

/** Whoever is to move makes the first play; answers with how many letters it has. */
async function playOn(players: readonly [Page, Page]): Promise<number> {
  const isTurn = (page: Page): Promise<boolean> =>
    page.locator('.status', { hasText: 'Your turn' }).isVisible();
  await expect.poll(async () => (await Promise.all(players.map(isTurn))).filter(Boolean)).toHaveLength(1);
  const [a, b] = players;
  const mover = (await isTurn(a)) ? a : b;
  const play = advisePlay(STANDARD, await seenTable(mover));
  await typePlay(mover, play);
  await mover.keyboard.press('Enter');
  await expect
    .poll(async () => (await seenTable(mover)).board.filter((laid) => laid !== ''))
    .toHaveLength(play.tiles.length);
  return play.tiles.length;
}

it('both boards show every play under Watch, as one link each, and one of them is opened to watch', async () => {
  const first = await openGame('Ann', 'Bob');
  const second = await openGame('Cy', 'Di');
  const eve = await arrive(table(), 'Eve', PHONE);
  await eve.goto(`${table().url}#/online/watch`);
  await eve.getByRole('heading', { name: 'Live boards' }).waitFor();
  const live = (name: string) => eve.locator('.live-board', { hasText: name });
  const lettersOf = (name: string) => live(name).locator('.cell .letter');

  for (const [name, players] of [
    ['Ann', first],
    ['Cy', second],
  ] as const) {
    await live(name).waitFor();
    await expect.poll(() => lettersOf(name).count()).toBe(0);
    const played = await playOn(players);
    await expect.poll(() => lettersOf(name).count()).toBe(played);
  }
  // Names, the score of the first play, and who is to answer it or to move.
  const { scores } = await seenTable(first[0]);
  await expect.poll(() => live('Ann').textContent()).toContain(String(Math.max(...scores)));
  expect(await live('Ann').getByText('Bob').count()).toBeGreaterThan(0);

  // By keys a board is one stop, and a screen reader hears no square.
  const links = eve.locator('.live-board');
  await links.first().focus();
  await eve.keyboard.press('Tab');
  await expect.poll(() => links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await expectAccessible(eve, 'live boards');

  // On a phone they stand side by side, and nothing is wider than the screen.
  await eve.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() =>
      eve.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  const [left, right] = await Promise.all([links.first().boundingBox(), links.nth(1).boundingBox()]);
  expect(left?.y).toBe(right?.y);
  const board = await links.first().locator('.board').boundingBox();
  expect(board?.width ?? 0).toBeGreaterThan(120);
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));

  await live('Cy').focus();
  await eve.keyboard.press('Enter');
  await eve.getByText('You’re watching.').waitFor();
  const seen = await seenTable(second[0]);
  await expect.poll(async () => (await seenTable(eve)).board).toEqual(seen.board);

  // Back under Watch the boards are there again.
  await eve.goBack();
  await expect.poll(() => lettersOf('Cy').count()).toBe(seen.board.filter((laid) => laid !== '').length);
});
