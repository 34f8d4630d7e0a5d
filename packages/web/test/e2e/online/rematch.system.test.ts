/** After a game over the network: the rematch, asked for, accepted, declined, and by whoever has gone meanwhile. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests, openMenu } from '../support/browser-table.ts';
import { arrive, expectAccessible, twoAtATable } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);

/** A game of two that Bob has just lost. */
async function lostGame(): Promise<readonly [ann: Page, bob: Page]> {
  const [ann, bob] = await twoAtATable(table());
  await openMenu(bob, 'Resign');
  await bob.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const page of [ann, bob]) await rematchButton(page).waitFor();
  return [ann, bob];
}

const rematchButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Rematch' });
const placeOf = (page: Page): string => new URL(page.url()).hash;

/** Both sit at the same new game, which has begun. */
async function expectTogether(pages: readonly Page[], before: string): Promise<void> {
  for (const page of pages) {
    await expect.poll(() => placeOf(page)).not.toBe(before);
    await page.locator('.status', { hasText: /Your turn|to play|thinking/u }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  }
  expect(new Set(pages.map(placeOf)).size).toBe(1);
}

describe('a rematch', () => {
  it('is one game for two who ask for it in the same moment', async () => {
    const [ann, bob] = await lostGame();
    const before = placeOf(ann);
    // Whoever hears of the other's wish first accepts it by the same button.
    await Promise.all(
      [ann, bob].map((page) =>
        rematchButton(page)
          .or(page.getByRole('dialog').getByRole('button', { name: 'Accept' }))
          .click(),
      ),
    );
    await expectTogether([ann, bob], before);
    for (const page of [ann, bob]) await page.context().close();
  });

  it('is asked for and declined in the result, and can be asked for again', async () => {
    const [ann, bob] = await lostGame();
    const before = placeOf(ann);
    await rematchButton(ann).click();
    await bob.getByRole('dialog').getByText('Ann wants a rematch.').waitFor();
    await expectAccessible(bob);
    await bob.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await ann.getByRole('dialog').getByText('Bob declined the rematch.').waitFor();
    await rematchButton(bob).waitFor();
    expect(placeOf(ann)).toBe(before);
    for (const page of [ann, bob]) await page.context().close();
  });

  it('is accepted by whoever has left the table, and opens for whoever waits there', async () => {
    const [ann, bob] = await lostGame();
    const before = placeOf(ann);
    await bob.goto(`${table().url}#/online`);
    await rematchButton(ann).click();
    const notice = bob.locator('.toast.news');
    await notice.getByText('Ann wants a rematch.').waitFor();
    await bob.reload();
    await notice.getByText('Ann wants a rematch.').waitFor();
    await expectAccessible(bob);
    await notice.getByRole('button', { name: 'Accept' }).click();
    await expectTogether([ann, bob], before);
    for (const page of [ann, bob]) await page.context().close();
  });

  it('against a computer begins at once', async () => {
    const ann = await arrive(table(), 'Ann');
    await ann.getByRole('link', { name: 'Create game' }).click();
    await ann.getByLabel('Player 2: Who plays').selectOption('easy');
    await ann.getByRole('button', { name: 'Start game' }).click();
    await ann.locator('#board').waitFor();
    await openMenu(ann, 'Resign');
    await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const before = placeOf(ann);
    await rematchButton(ann).click();
    await expectTogether([ann], before);
    await ann.context().close();
  });
});
