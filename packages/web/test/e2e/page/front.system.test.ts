/** The front page: going on with a game, the puzzle of the day, the titles of games. */

import { describe, expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { browserForTests, startGame, untilMyTurn } from '../support/browser-table.ts';

const table = browserForTests();

describe('the front page', () => {
  it.each([
    ['phone', { width: 360, height: 640 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const)(
    'on a %s puts the unfinished game first, and the daily puzzle one tap away',
    async (_, viewport) => {
      const { page, context, complaints } = await table().visit({ viewport, reducedMotion: 'reduce' });
      // The puzzle waits for the words, and leaves everything where it is when it comes.
      const quick = page.getByRole('heading', { name: 'Quick start' });
      const before = await quick.boundingBox();
      const puzzle = page.getByRole('link', { name: /Solve$/u });
      await puzzle.waitFor();
      expect((await quick.boundingBox())?.y).toBe(before?.y);
      // It fills its card, without bands above and below.
      const [place, content] = [await page.locator('.daily-place').boundingBox(), await puzzle.boundingBox()];
      expect((place?.height ?? 0) - (content?.height ?? 0)).toBeLessThan(80);
      await puzzle.click();
      await page.locator('#board').waitFor();
      expect(page.url()).toContain('#/learn/puzzles/daily');
      await page.goBack();

      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await untilMyTurn(page);
      await expect.poll(() => page.title()).toContain('Standard · Lexiko English · Lexiko');
      await page.goBack();
      const unfinished = page.getByRole('link', { name: /^Continue against Easy/u });
      await unfinished.waitFor();
      await expect.poll(() => unfinished.textContent()).toContain('Standard · Lexiko English');
      await expect.poll(() => unfinished.textContent()).toContain('Your turn');
      const play = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox();
      expect((await unfinished.boundingBox())?.y).toBeLessThan(play?.y ?? 0);
      expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThan(viewport.height - 56);
      await puzzle.waitFor();
      expect(await objections(page, 'front page')).toEqual([]);
      await unfinished.click();
      await untilMyTurn(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('names games by what they are', async () => {
    const { page, context } = await table().visit();
    await page.getByRole('button', { name: 'Finish Line' }).click();
    await page.getByRole('heading', { name: 'Finish Line · Lexiko English' }).waitFor();
    await page.goBack();
    await startGame(page, { rulebook: 'School', dealCode: 'teams' });
    await page.getByRole('heading', { name: 'Team play · Lexiko English' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Lexiko, all games' }).click();
    await expect
      .poll(() => page.locator('.kept-about').allTextContents())
      .toEqual([
        expect.stringContaining('Team play · Lexiko English'),
        expect.stringContaining('Finish Line · Lexiko English'),
      ]);
    await context.close();
  });
});
