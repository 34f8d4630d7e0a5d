/** The table on screens of every size, in both languages: nothing is cut, nothing is covered, the board can be played on. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import {
  browserForTests,
  seenTable,
  square,
  startGame,
  untilMyTurn,
  type Setup,
} from '../support/browser-table.ts';
import { layAcross } from '../support/typing.ts';

const table = browserForTests();

const SCREENS = [
  [1280, 800],
  [1366, 768],
  [1024, 768],
  [360, 740],
  [320, 568],
  [740, 360],
] as const;
/** 1280 × 1024 and 1366 × 768 magnified by 3 and 4: here the page scrolls. */
const MAGNIFIED = [
  [427, 341],
  [320, 256],
  [480, 270],
] as const;

/** What is wrong with how the table lies on the screen, in words. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('#board')?.getBoundingClientRect() ?? new DOMRect();
    const below = [...document.querySelectorAll('.status, .question, .cover-card, #rack, .actions button')];
    const covering = below.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < board.right && right > board.left && top < board.bottom && bottom > board.top;
    });
    const outside = below.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth + 0.5;
    });
    const cut = [...document.querySelectorAll('.action span, .score, .status p, .cover-card button')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2,
    );
    const named = (fault: string) => (one: Element) =>
      `${fault}: ${one.getAttribute('aria-label') ?? one.textContent}`;
    return [
      ...covering.map(named('covers the board')),
      ...outside.map(named('outside')),
      // A label of one line has no box of its own to overflow.
      ...cut.filter(({ clientWidth }) => clientWidth > 0).map(named('cut')),
      ...(board.width < Math.min(280, innerWidth - 24) ? [`the board is ${board.width} wide`] : []),
    ];
  });
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((spoken) => {
    const kept = JSON.parse(localStorage.getItem('lexiko.settings') ?? '{}') as object;
    localStorage.setItem('lexiko.settings', JSON.stringify({ ...kept, language: spoken }));
  }, language);
  await page.reload();
  await page.locator('#rack [data-tile]').first().waitFor();
}

/** Looks at the table as it stands on every screen, in English and in German. */
async function lookAround(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const language of ['en', 'de']) {
    await speak(page, language);
    for (const [width, height] of [...SCREENS, ...MAGNIFIED]) {
      await page.setViewportSize({ width, height });
      const found = await faultsOf(page);
      faults.push(...found.map((fault) => `${language} ${width} × ${height}: ${fault}`));
    }
  }
  return faults;
}

const VARIATIONS: Setup['options'] = [
  ['Variations', 'Rearranging words', 'on'],
  ['Variations', 'Swapping tiles', 'on'],
];

describe('the table', () => {
  it.each<readonly [string, Setup]>([
    ['of two', { second: 'beginner', dealCode: 'two' }],
    ['with variations', { second: 'beginner', options: VARIATIONS, dealCode: 'variations' }],
    ['of Crosswords', { rulebook: 'Crosswords', second: 'beginner', dealCode: 'crosswords' }],
  ])('%s is whole on every screen', async (_, setup) => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, setup);
    await untilMyTurn(page);
    expect(await lookAround(page)).toEqual([]);
    await layAcross(page, 110, 2);
    expect(await lookAround(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of four people with clocks is whole on every screen, covered and uncovered', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, {
      second: 'person',
      more: 2,
      options: [
        ['Clock', 'Time per turn: Player 1', '300'],
        ['Clock', 'Time per turn: Player 2', '300'],
      ],
      dealCode: 'four',
    });
    await page.locator('.cover-card').waitFor();
    for (const [width, height] of [...SCREENS, ...MAGNIFIED]) {
      await page.setViewportSize({ width, height });
      expect(await faultsOf(page), `${width} × ${height}`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Show my tiles' }).click();
    await page.locator('#rack [data-tile]').first().waitFor();
    for (const [width, height] of [...SCREENS, ...MAGNIFIED]) {
      await page.setViewportSize({ width, height });
      expect(await faultsOf(page), `${width} × ${height}`).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps the board whole while a word is rearranged', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, { second: 'beginner', options: VARIATIONS, dealCode: 'rearranged' });
    await untilMyTurn(page);
    if ((await seenTable(page)).board.every((laid) => laid === '')) {
      await page.getByRole('button', { name: 'Pass' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
      await page.locator('.cell.fresh').first().waitFor();
      await untilMyTurn(page);
    }
    await page.getByRole('button', { name: 'Variations' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: / on [A-O]?\d+[A-O]?$/u })
      .first()
      .click();
    await page.locator('.place.from-board').first().waitFor();
    expect(await lookAround(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of open letters, which need several rows, fits on a small phone', async () => {
    const { page, context, complaints } = await table().visit({ viewport: { width: 320, height: 568 } });
    await page.getByRole('button', { name: 'Open tiles' }).click();
    await page.locator('#rack [data-tile]').first().waitFor();
    expect((await faultsOf(page)).filter((fault) => !fault.startsWith('the board is'))).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(568);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('can be played on when it is magnified: the board has its size, and the page scrolls to the buttons', async () => {
    const { page, context, complaints } = await table().visit({ viewport: { width: 320, height: 256 } });
    await startGame(page, { second: 'beginner', dealCode: 'magnified' });
    await untilMyTurn(page);
    await layAcross(page, 109, 2);
    await square(page, 224).scrollIntoViewIfNeeded();
    expect(await square(page, 224).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Recall' }).click();
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a magnified page', () => {
  it('has boards to practise on, and nothing that lies over a third of the screen', async () => {
    const { page, context, complaints } = await table().visit();
    for (const [width, height] of MAGNIFIED) {
      await page.setViewportSize({ width, height });
      for (const screen of ['', 'new', 'learn/steps', 'learn/workbench', 'learn/rules', 'companion']) {
        await page.goto(`${table().url}#/${screen}`);
        await page.locator('main:not([aria-busy])').waitFor();
        if (screen.startsWith('learn/') && screen !== 'learn/rules')
          await page.locator('.board-frame').first().waitFor();
        const faults = await page.evaluate(() => {
          const across = document.documentElement.scrollWidth - innerWidth;
          const boards = [...document.querySelectorAll('.board-frame')].map(
            (one) => one.getBoundingClientRect().width,
          );
          const over = [...document.querySelectorAll('body *')].filter((one) => {
            const isOver = ['fixed', 'sticky'].includes(getComputedStyle(one).position);
            return isOver && one.getBoundingClientRect().height > innerHeight / 3;
          });
          return [
            ...(across > 0 ? [`${across} wider than the screen`] : []),
            ...boards.filter((side) => side < 270).map((side) => `a board of ${side}`),
            ...over.map(({ className }) => `${className} lies over it`),
          ];
        });
        expect(faults, `${screen} ${width} × ${height}`).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the letters of the rack', () => {
  it('are recalled, shuffled and sorted by three buttons that never change places', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, { second: 'beginner', dealCode: 'tools' });
    await untilMyTurn(page);
    const places = (): Promise<readonly unknown[]> =>
      Promise.all(
        ['Recall', 'Shuffle', 'Sort'].map((name) => page.getByRole('button', { name }).boundingBox()),
      );
    const before = await places();
    await expect.poll(() => page.getByRole('button', { name: 'Recall' }).isDisabled()).toBe(true);
    const { rack } = await seenTable(page);
    await layAcross(page, 110, 2);
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Recall' }).click();
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([]);
    await page.getByRole('button', { name: 'Sort' }).click();
    const letters = rack.filter((tile) => tile !== '?').sort();
    await expect
      .poll(async () => (await seenTable(page)).rack.filter((tile) => tile !== '?'))
      .toEqual(letters);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the score sheet', () => {
  it('breaks no word, however long', async () => {
    const { page, context, complaints } = await table().visit();
    await page.getByRole('link', { name: 'Table companion' }).click();
    await page.getByRole('button', { name: 'Start game' }).click();
    for (const turn of ['8h mow', 'h1 showroo.', '1h .quabble']) {
      await page.getByLabel('Enter a turn').fill(turn);
      await page.keyboard.press('Enter');
    }
    await page.locator('.notation', { hasText: 'QUABBLE' }).waitFor();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const broken = await page.locator('.notation').evaluateAll((all) =>
        all.flatMap((one) => {
          const text = one.firstChild;
          if (text === null) return [];
          const words = [...(text.textContent ?? '').matchAll(/\S+/gu)];
          return words.flatMap(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const isWhole = range.getClientRects().length === 1;
            const isInside = range.getBoundingClientRect().right <= one.getBoundingClientRect().right;
            return isWhole && isInside ? [] : [word];
          });
        }),
      );
      expect(broken, `${width} × ${height}`).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
