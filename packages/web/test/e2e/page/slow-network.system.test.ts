/** A slow network: the board comes first, the words while somebody looks at it, and a play waits for them. */

import { describe, expect, it } from 'vitest';
import { browserForTests, seenTable, startGame } from '../support/browser-table.ts';
import { layAcross } from '../support/typing.ts';

const table = browserForTests();

describe('over a slow network', () => {
  it('the board and the letters are there before the words, and what is played waits for these', async () => {
    const { page, context, complaints } = await table().visit();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(/\/words-[\w-]+\.txt$/u, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await page.getByText(/^Loading Lexiko English … \d+%$/u).waitFor();
    await startGame(page, { second: 'person', dealCode: 'slowly' });
    await page.getByRole('button', { name: 'Show my tiles' }).click();
    const status = page.locator('.status');
    await status.getByText(/Words: [1-9]\d?% loaded\.$/u).waitFor();
    await expect.poll(async () => (await seenTable(page)).rack).toHaveLength(7);

    // Whoever goes away meanwhile is not held up, and finds the game again.
    await page.getByRole('link', { name: 'Lexiko, all games' }).click();
    await page.locator('.kept-game a').first().click();
    await page.getByRole('button', { name: 'Show my tiles' }).click();

    await page.locator('#rack [data-tile]').first().waitFor();
    await layAcross(page, 112, 2);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await status.getByText(/^Your play waits for the dictionary: \d+% loaded\.$/u).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true);
    release();
    await page.getByText(/^Pass the screen to/u).waitFor();
    await expect
      .poll(async () => (await seenTable(page)).board.filter((laid) => laid !== ''))
      .toHaveLength(2);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
