/** How a tile gets to the board before somebody's eyes: carried, it hides no other square; played, it never leaves. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { browserForTests, seenTable, startGame, untilMyTurn } from '../support/browser-table.ts';
import { layAcross } from '../support/typing.ts';

const table = browserForTests();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return box;
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The square that the ring lies around. */
async function ringed(page: Page): Promise<number> {
  const { x, y } = middle(await boxOf(page, '.aim'));
  return page.evaluate(
    ([left, top]) =>
      Number(
        document
          .elementsFromPoint(left, top)
          .map((one) => one.closest<HTMLElement>('[data-square]'))
          .find((one) => one !== null)?.dataset['square'],
      ),
    [x, y] as const,
  );
}

describe('a tile that is carried', () => {
  it.each([
    ['its middle', 0.5],
    ['its lower edge', 0.9],
    ['its upper edge', 0.1],
  ])(
    'by the mouse, held by %s, is as large as the ringed square under the pointer, and falls there',
    async (_, at) => {
      const { page, context, complaints } = await table().visit();
      await startGame(page, { second: 'beginner', dealCode: 'carried' });
      await untilMyTurn(page);
      const [home, goal] = [await boxOf(page, '[data-slot="1"]'), await boxOf(page, '[data-square="20"]')];
      await page.mouse.move(home.x + home.width * at, home.y + home.height * at);
      await page.mouse.down();
      const { x, y } = middle(goal);
      await page.mouse.move(x, y, { steps: 5 });
      await expect.poll(async () => (await boxOf(page, '.ghost')).width).toBeLessThan(goal.width * 1.15);
      await expect.poll(() => ringed(page)).toBe(20);
      // The ring is seen around the tile.
      const ring = await page
        .locator('.aim')
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).outlineOffset));
      expect(ring).toBeGreaterThanOrEqual(0);
      await page.mouse.up();
      await expect.poll(async () => (await seenTable(page)).draft).toEqual([20]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('by a finger is as large as a square, and falls where the ring is', async () => {
    const { page, context, complaints } = await table().visit({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await startGame(page, { second: 'beginner', dealCode: 'finger' });
    await untilMyTurn(page);
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const from = middle(await boxOf(page, '[data-slot="1"]'));
    const goal = await boxOf(page, '[data-square="82"]');
    const to = middle(goal);
    await touch('touchStart', [from]);
    for (let step = 1; step <= 6; step++)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 },
      ]);
    // What is seen above the finger is as large as a square, and there the ring is.
    await expect.poll(async () => (await boxOf(page, '.ghost')).width).toBeLessThan(goal.width * 1.15);
    const apart = async (): Promise<number> => {
      const [held, aimed] = [middle(await boxOf(page, '.ghost')), middle(await boxOf(page, '.aim'))];
      return Math.hypot(held.x - aimed.x, held.y - aimed.y);
    };
    await expect.poll(apart).toBeLessThan(goal.width * 0.75);
    const target = await ringed(page);
    await touch('touchEnd', []);
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([target]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('tiles that are played', () => {
  it.each(['no-preference', 'reduce'] as const)(
    'are seen in every frame (motion: %s)',
    async (reducedMotion) => {
      const { page, context, complaints } = await table().visit({ reducedMotion });
      await startGame(page, { second: 'person', dealCode: 'in every frame' });
      await page.getByRole('button', { name: 'Show my tiles' }).click();
      await untilMyTurn(page);
      await layAcross(page, 112, 2);
      // In each frame: how much is seen of the palest of the two, over the board or on it.
      await page.evaluate(() => {
        const seen: number[] = [];
        Object.assign(globalThis, { seen });
        const opacityAt = (square: number): number => {
          const cell = document.querySelector(`[data-square="${square}"]`);
          const box = cell?.getBoundingClientRect() ?? new DOMRect();
          const over = [...document.querySelectorAll('[data-laid]')].filter((one) => {
            const { x, y } = one.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
            return Math.abs(x - box.x) < 2 && Math.abs(y - box.y) < 2;
          });
          const on = [...(cell?.querySelectorAll('.tile') ?? [])];
          return Math.max(0, ...[...over, ...on].map((one) => Number(getComputedStyle(one).opacity)));
        };
        const look = (): void => {
          seen.push(Math.min(opacityAt(112), opacityAt(113)));
          requestAnimationFrame(look);
        };
        look();
      });
      await page.keyboard.press('Enter');
      await page.locator('.cell.fresh').first().waitFor();
      // For some frames more, however long the machine takes over them.
      const frames = (): Promise<number> =>
        page.evaluate(() => (globalThis as unknown as { readonly seen: number[] }).seen.length);
      const played = await frames();
      await expect.poll(frames).toBeGreaterThan(played + 24);
      const seen = await page.evaluate(() => (globalThis as unknown as { readonly seen: number[] }).seen);
      expect(Math.min(...seen)).toBe(1);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
