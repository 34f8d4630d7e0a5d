/** What people play on: a pen, a device that sleeps, a screen that lies between two players, loudspeakers, paper. */

import type { CDPSession, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import {
  browserForTests,
  openMenu,
  secondsLeft,
  laidOver,
  seenTable,
  showLetters,
  startGame,
  untilMyTurn,
} from '../support/browser-table.ts';
import { layAcross } from '../support/typing.ts';

const table = browserForTests();

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

/** Whoever's turn it is, wherever they sit. */
async function uncover(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show my tiles' }).click();
  await page.locator('#rack [data-tile]').first().waitFor();
}

async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
}

/** Down at one place and up at another, or at the same. */
async function penStroke(client: CDPSession, from: Point, to: Point): Promise<void> {
  const pen = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point, isDown: boolean) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      pointerType: 'pen',
      button: type === 'mouseMoved' && !isDown ? 'none' : 'left',
      buttons: isDown ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      force: 0.5,
    });
  await pen('mouseMoved', from, false);
  await pen('mousePressed', from, true);
  for (let step = 1; step <= 4; step++) {
    const share = step / 4;
    await pen(
      'mouseMoved',
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      true,
    );
  }
  await pen('mouseReleased', to, false);
}

describe('a pen', () => {
  it('drags a tile to the board, and a tap brings it home to its place', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, { second: 'beginner', dealCode: 'pen' });
    await untilMyTurn(page);
    const { rack } = await seenTable(page);
    const client = await context.newCDPSession(page);
    const target = await middle(page, '[data-square="20"]');
    await penStroke(client, await middle(page, '[data-slot="2"]'), target);
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([20]);
    await expect.poll(() => page.locator('.ghost').count()).toBe(0);
    await penStroke(client, target, target);
    await expect.poll(async () => (await seenTable(page)).rack).toEqual(rack);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a phone', () => {
  it('has every button of the table within reach, upright and on its side', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, { second: 'beginner', dealCode: 'reach' });
    await untilMyTurn(page);
    for (const [width, height] of [
      [320, 568],
      [568, 320],
      [780, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const covered = () =>
        page.locator('.home, .menu-button, .top-bar :is(a, button), .actions button').evaluateAll((all) =>
          all
            .filter((one) => {
              const box = one.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return box.width > 0 && !one.contains(top);
            })
            .map((one) => one.getAttribute('aria-label') ?? one.textContent),
        );
      await expect.poll(covered, { message: `${width} × ${height}` }).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a device that sleeps', () => {
  it('wakes up with the time gone by on its clock, and with everything that was laid out', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, {
      second: 'beginner',
      options: [['Clock', 'Time per turn: You', '300']],
      dealCode: 'asleep',
    });
    await untilMyTurn(page);
    await layAcross(page, 20, 3);
    const client = await context.newCDPSession(page);
    const [before, fromMs] = [await secondsLeft(page), Date.now()];
    await client.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((wake) => {
      setTimeout(wake, 3000);
    });
    await client.send('Page.setWebLifecycleState', { state: 'active' });
    // A clock is painted anew every quarter of a second.
    const isLateBy = async (): Promise<number> => {
      const left = await secondsLeft(page);
      return Math.abs(before - left - (Date.now() - fromMs) / 1000);
    };
    await expect.poll(isLateBy).toBeLessThan(2.5);
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([20, 21, 22]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a screen between two people', () => {
  it('turns to whoever plays, takes their tiles where they drop them, and counts down a timed challenge', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await startGame(page, {
      second: 'person',
      options: [
        ['Table and board', 'Turntable', 'activeSeat'],
        ['Challenges', 'Time to challenge', 'timed'],
        ['Challenges', 'Seconds to challenge', '12'],
      ],
      dealCode: 'turntable',
    });
    const turned = (): Promise<string | undefined> =>
      page.evaluate(() => document.documentElement.dataset['turn']);
    const first = await turned();
    await showLetters(page);
    await layAcross(page, 112, 2);
    await page.keyboard.press('Enter');
    const challenge = page.getByRole('button', { name: 'Challenge', exact: true });
    await challenge.waitFor();
    await page.getByText(/^\d+ s to challenge$/u).waitFor();
    await expect.poll(async () => new Set([first, await turned()])).toEqual(new Set(['0', '2']));
    await uncover(page);
    const { rack } = await seenTable(page);
    await drag(page, '[data-slot="0"]', '[data-square="33"]');
    await expect.poll(() => laidOver(page)).toEqual({ 33: rack[0] });
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([33]);
    await drag(page, '[data-square="33"]', '[data-slot="4"]');
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([]);
    await drag(page, '[data-slot="0"]', '[data-slot="2"]');
    await expect
      .poll(async () => (await seenTable(page)).rack.slice(0, 3))
      .toEqual([rack[1], rack[2], rack[0]]);

    // When the time is up there is nothing to press any more.
    await challenge.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('turns as a whole to somebody at a side, where their tiles go along the rack and to the board', async () => {
    const viewport = { width: 820, height: 1180 };
    const { page, context, complaints } = await table().visit({ viewport, reducedMotion: 'reduce' });
    await startGame(page, {
      second: 'person',
      more: 2,
      options: [['Table and board', 'Turntable', 'activeSeat']],
      dealCode: 'four sides',
    });
    const isSideways = (): Promise<boolean> =>
      page.evaluate(() => Number(document.documentElement.dataset['turn']) % 2 === 1);
    if (!(await isSideways())) {
      await uncover(page);
      await pass(page);
    }
    await expect.poll(isSideways).toBe(true);
    await uncover(page);
    const box = await page.locator('#rack').boundingBox();
    expect(box?.height ?? 0).toBeGreaterThan((box?.width ?? 0) * 4);
    const { rack } = await seenTable(page);
    await drag(page, '[data-slot="0"]', '[data-slot="2"]');
    await expect
      .poll(async () => (await seenTable(page)).rack.slice(0, 3))
      .toEqual([rack[1], rack[2], rack[0]]);
    await drag(page, '[data-slot="0"]', '[data-square="33"]');
    await expect.poll(() => laidOver(page)).toEqual({ 33: rack[1] });
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([33]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('sounds', () => {
  it('are heard when they are switched on, and neither before nor too loud', async () => {
    const { page, context, complaints } = await table().visit();
    // What the page plays is rendered here, so that it can be looked at.
    await page.evaluate(() => {
      class Recorder extends OfflineAudioContext {
        constructor() {
          super(1, 44_100, 44_100);
          Object.assign(globalThis, { recorder: this });
        }
        override resume(): Promise<void> {
          return Promise.resolve();
        }
      }
      Object.assign(globalThis, { AudioContext: Recorder });
    });
    await startGame(page, { second: 'beginner', dealCode: 'sounds' });
    await untilMyTurn(page);
    await layAcross(page, 20, 1);
    expect(await page.evaluate(() => 'recorder' in globalThis)).toBe(false);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByRole('group', { name: 'Sounds' })
      .getByLabel('On', { exact: true })
      .check({ force: true });
    await page.keyboard.press('Escape');
    await layAcross(page, 40, 1);
    await page.waitForFunction(() => 'recorder' in globalThis);
    const loudest = await page.evaluate(async () => {
      const { recorder } = globalThis as unknown as { readonly recorder: OfflineAudioContext };
      const samples = (await recorder.startRendering()).getChannelData(0);
      return samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    });
    expect(loudest).toBeGreaterThan(0.05);
    expect(loudest).toBeLessThan(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('paper', () => {
  it('takes a blank pad on one page, A4 or Letter', async () => {
    const { page, context, complaints } = await table().visit();
    for (const format of ['A4', 'Letter']) {
      const asked = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            globalThis.print = resolve;
          }),
      );
      await page.getByRole('button', { name: 'Print blank pad' }).click();
      await asked;
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\n/gu)).toHaveLength(1);
      expect(pdf).toContain('/Font');
      // The window for printing says when it is closed; the paper is put away.
      await page.locator('.print-room').waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes the score sheet of the game at the table, A4 or Letter, whatever the page looks like', async () => {
    const { page, context, complaints } = await table().visit({ colorScheme: 'dark' });
    await page.evaluate(() => {
      globalThis.print = () => {};
    });
    await startGame(page, { second: 'beginner', dealCode: 'paper' });
    await untilMyTurn(page);
    await pass(page);
    await untilMyTurn(page);
    const plays = page.locator('.side .sheet .notation');
    await expect.poll(() => plays.count()).toBeGreaterThan(1);
    const onScreen = (await plays.allTextContents()).sort();

    // By the browser's own command: it says so before it prints, and when it has.
    await page.emulateMedia({ media: 'print' });
    for (const [format, width] of [
      ['A4', 688],
      ['Letter', 710],
    ] as const) {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      const paper = page.locator('.paper');
      await paper.waitFor();
      expect((await paper.locator('.notation').allTextContents()).sort()).toEqual(onScreen);
      await expect.poll(() => page.locator('#board').isVisible()).toBe(false);
      await expect.poll(() => page.locator('.top-bar').isVisible()).toBe(false);
      // As wide as the paper between its margins.
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const ink = await paper
        .locator('td')
        .first()
        .evaluate((cell) => getComputedStyle(cell).color);
      expect(ink).toBe('rgb(0, 0, 0)');
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\n/gu)).toHaveLength(1);
      expect(pdf).toContain('/Font');
      await paper.waitFor({ state: 'detached' });
    }

    // And by the button of a finished game, with the last row of it.
    await page.emulateMedia({ media: 'screen' });
    await openMenu(page, 'Resign');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByText('Save and print').click();
    await page.getByRole('button', { name: 'Print score sheet' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.locator('.paper tr', { hasText: 'resigned' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
