/** Two people with several games by correspondence, one of them on a phone: from game to game, with notes to themselves. */

import { expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests, PHONE, openMenu } from '../support/browser-table.ts';
import { arrive, expectAccessible, rename } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);

async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.status', { hasText: 'to play' }).waitFor();
}

/** Their games, as the lobby lists them. */
async function gamesOf(page: Page, count: number): Promise<readonly string[]> {
  const links = page.locator('.game-list', { hasText: 'Your online games' }).getByRole('link');
  await expect.poll(() => links.count()).toBe(count);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

it('they are paired while they do other things, go from a game to the next that waits, and keep notes', async () => {
  const ann = await arrive(table(), 'Ann');
  const visit = await table().visit(PHONE, `${table().url}#/online`);
  const bob = visit.page;
  await rename(bob, 'Bob');

  // Two games, one after the other; nobody is taken to a board.
  for (const count of [1, 2]) {
    for (const page of [ann, bob]) await page.getByRole('button', { name: '1 day per turn' }).click();
    for (const page of [ann, bob]) await gamesOf(page, count);
  }

  // Bob has nothing to do any more: every game waits for Ann.
  for (const game of await gamesOf(bob, 2)) {
    await bob.goto(`${table().url}${game}`);
    await bob.locator('.status', { hasText: /Your turn|to play/u }).waitFor();
    if (await bob.locator('.status', { hasText: 'Your turn' }).isVisible()) await pass(bob);
  }
  await expect.poll(() => bob.getByRole('link', { name: /^Next game/u }).count()).toBe(0);

  // Ann sees both on the front page, and how many wait.
  await ann.getByRole('link', { name: 'Lexiko, all games' }).click();
  const waiting = ann.getByRole('link', { name: /^Continue against Bob Your turn/u });
  await expect.poll(() => waiting.count()).toBe(2);
  await ann.getByRole('link', { name: /your turn in 2 games$/u }).waitFor();
  await waiting.first().click();
  await ann.locator('.status', { hasText: 'Your turn' }).waitFor();
  const first = ann.url();
  // Hours, minutes and seconds stand in one line with the points.
  const [clock, score] = await Promise.all(
    ['.clock', '.score'].map((part) => ann.locator('.player.active').locator(part).boundingBox()),
  );
  expect(clock?.width ?? 0).toBeGreaterThan(0);
  expect(score?.y ?? Infinity).toBeLessThan((clock?.y ?? 0) + (clock?.height ?? 0));
  await openMenu(ann, 'Notes');
  await ann.getByLabel('Only you can read this.').fill('Keep the S for the last row.');
  await expectAccessible(ann, 'a note');
  await ann.getByRole('button', { name: 'Save note' }).click();
  await ann.getByRole('dialog').waitFor({ state: 'detached' });
  await pass(ann);
  await ann.getByRole('link', { name: 'Next game (1)' }).click();
  await expect.poll(() => ann.url()).not.toBe(first);
  await ann.locator('.status', { hasText: 'Your turn' }).waitFor();
  await pass(ann);
  await expect.poll(() => ann.getByRole('link', { name: /^Next game/u }).count()).toBe(0);

  // Now both wait for Bob, who is shown the way on his phone; the note is Ann's alone, and still there.
  await bob.locator('.status', { hasText: 'Your turn' }).waitFor();
  await pass(bob);
  const next = bob.getByRole('link', { name: 'Next game (1)' });
  await next.waitFor();
  // The whole of it lies free on a small phone.
  await bob.setViewportSize({ width: 320, height: 568 });
  const isWhole = (): Promise<boolean> =>
    next.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return [left + 4, right - 4].every((x) => document.elementFromPoint(x, middle) === link);
    });
  await expect.poll(isWhole).toBe(true);
  await expectAccessible(bob, 'a table with a next game on a phone');
  const shot = process.env['SHOTS'];
  if (shot !== undefined) await bob.screenshot({ path: `${shot}/next-game-phone.png` });
  await bob.goto(first);
  await openMenu(bob, 'Notes');
  expect(await bob.getByLabel('Only you can read this.').inputValue()).toBe('');
  await ann.goto(first);
  await openMenu(ann, 'Notes');
  await expect
    .poll(() => ann.getByLabel('Only you can read this.').inputValue())
    .toBe('Keep the S for the last row.');
  expect(visit.complaints).toEqual([]);
});
