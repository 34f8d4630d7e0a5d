/** Comforts of a game at one screen: words explained, turns taken back, the replay with racks and the best plays. */

import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { browserForTests, seenTable, startGame, untilMyTurn } from '../support/browser-table.ts';

const table = browserForTests();

/** Passes, and waits for the computer's turn. */
async function pass(page: Page): Promise<void> {
  await untilMyTurn(page);
  const rows = page.locator('.sheet .sheet-entry');
  const turns = await rows.count();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(turns + 1);
  await untilMyTurn(page);
}

it('explains a word that is tapped, takes a turn back, and shows racks and the best plays in the replay', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await startGame(page, { second: 'beginner', dealCode: 'comfort', options: [] });
  await pass(page);

  const before = await seenTable(page);
  await pass(page);
  await page.keyboard.press('Control+z');
  await page.locator('.status', { hasText: 'Turn taken back.' }).waitFor();
  expect((await seenTable(page)).board, 'the table of the turn before').toEqual(before.board);

  await page.locator('.cell.fresh').first().click();
  const card = page.locator('.word-card');
  // It can still be challenged.
  await card.getByText('Explained once nobody can challenge it.').waitFor();
  expect(await objections(page, 'word card')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => card.count()).toBe(0);
  await pass(page);
  await page.locator('.cell.set').first().click();
  await card.getByText('Explained once').waitFor({ state: 'detached' });
  await expect.poll(() => card.locator('dd').count()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await card.waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.getByLabel('Only you can read this.').fill('It keeps the S.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Notes' }).click();
  await expect.poll(() => page.getByLabel('Only you can read this.').inputValue()).toBe('It keeps the S.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByText('1 turn taken back: this game doesn’t count in your statistics.').waitFor();
  await page.getByText('Fair draw verified').waitFor();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('.replay-rack .letter-tile').first().waitFor();
  await page.getByRole('button', { name: 'Best plays' }).click();
  await expect.poll(() => page.locator('.best-plays li b').count()).toBe(5);
  await page.keyboard.press('ArrowRight');
  await page.getByText('Turn 1 of').waitFor();
  await page.keyboard.press('End');
  const link = page.locator('.turn-link').nth(1);
  await link.click();
  await page.getByText('Turn 2 of').waitFor();
  expect(await link.getAttribute('aria-current')).toBe('step');
  expect(await objections(page, 'replay')).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
