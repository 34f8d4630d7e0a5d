/** Where the dictionary lies open, letters that make no word are told before they are played; elsewhere nothing is. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { phonyFrom } from '../support/adviser.ts';
import { browserForTests, seenTable, startGame, untilMyTurn } from '../support/browser-table.ts';
import { typePlay } from '../support/typing.ts';

const table = browserForTests();
const STANDARD = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } } as const;

async function layPhony(page: Page): Promise<void> {
  await untilMyTurn(page);
  await typePlay(page, phonyFrom(STANDARD, await seenTable(page)));
}

describe('letters that make no word', () => {
  it('are told in a learning game, before anybody plays them', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Learning game' }).click();
    await layPhony(page);
    await page.locator('.status.refused', { hasText: 'isn’t valid.' }).waitFor();
    await page.locator('.play-score.invalid').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.status.refused').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are nobody’s affair where words may not be looked up', async () => {
    const { page, context } = await table().visit({ reducedMotion: 'reduce' });
    await context.addInitScript(() => {
      const asked: unknown[] = [];
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message: { type: string }): void {
        asked.push(message.type);
        post.call(this, message);
      };
      Object.assign(globalThis, { asked });
    });
    await page.reload();
    await startGame(page, { second: 'beginner', dealCode: 'a whole game' });
    await layPhony(page);
    await page.locator('.status.counted').waitFor();
    await expect.poll(() => page.evaluate('globalThis.asked')).toContain('keep-draft');
    expect(await page.evaluate('globalThis.asked')).not.toContain('check');
    await context.close();
  });
});
