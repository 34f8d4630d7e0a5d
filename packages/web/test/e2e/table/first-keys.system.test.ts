/** Keys that come in the very moment in which what handles them appears, as from a quick typist on a busy machine. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { browserForTests, laidOver, showLetters, square, startGame } from '../support/browser-table.ts';

const table = browserForTests();

/**
 * From now on: presses the key once, as soon as `selector` is in the page and before the browser has painted it. What is
 * there already would take the key at the next change of anything.
 */
async function pressOnceShown(page: Page, selector: string, key: string): Promise<void> {
  await page.evaluate(
    ([wanted, pressed]) => {
      if (document.querySelector(wanted) !== null) throw new Error(`${wanted} is there already`);
      const observer = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return;
        observer.disconnect();
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    },
    [selector, key] as const,
  );
}

describe('a key as soon as something is there', () => {
  it('goes to the next turn of an analysis after another play was tried', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.goto(new URL('#/learn/analysis', page.url()).href);
    await page
      .getByLabel('Import a game')
      .fill(
        '#player1 a Ann\n#player2 b Bob\n>a: HORNAEI 8F HORN +14 14\n>b: FARMETU G6 FA.M +9 9\n>a: AEIXLTT - +0 14\n',
      );
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('button', { name: 'Try another move' }).click({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Back to the game' }).waitFor();
    await pressOnceShown(page, '.analysis-left input[type="range"]', 'ArrowRight');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('heading', { name: 'Turn 2 of 3' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('names a blank while its window opens', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    // The first player has GAAEV?F.
    await startGame(page, { second: 'person', dealCode: 'blank 16' });
    await showLetters(page);
    await page.locator('#rack [data-tile="?"]').click();
    await pressOnceShown(page, 'dialog .letters', 'k');
    await square(page, 112).click();
    await expect.poll(() => laidOver(page)).toEqual({ 112: 'K' });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lays a letter of the table that has just come up', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.goto(new URL('#/learn/steps', page.url()).href);
    await page.locator('#rack').waitFor();
    await page.goto(new URL('#/learn', page.url()).href);
    await page.locator('#rack').waitFor({ state: 'detached' });
    await pressOnceShown(page, '#rack [data-tile="H"]', 'h');
    await page.goto(new URL('#/learn/steps', page.url()).href);
    await expect.poll(async () => Object.values(await laidOver(page))).toEqual(['H']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
