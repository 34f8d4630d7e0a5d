/** Whole games in a real browser: against a computer to the result, by keys alone, between people, by touch. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameConfig } from '@lexiko/rules';
import { exportGcg, parseGcg, parseLog } from '@lexiko/rules/notation';
import { scoreSheet } from '@lexiko/rules/records';
import { describe, expect, it } from 'vitest';
import { advise } from '../support/adviser.ts';
import {
  browserForTests,
  laidOver,
  seenTable,
  showLetters,
  square,
  startGame,
  untilMyTurn,
} from '../support/browser-table.ts';
import { lineOf, tabTo, typeLetters, typePlay } from '../support/typing.ts';

const table = browserForTests();

const STANDARD: GameConfig = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } };

/** Scores of one's own plays, as they stand on the score sheet. */
async function ownScores(page: Page): Promise<readonly number[]> {
  const plays = page.locator('.side .sheet td:nth-child(2) .sheet-entry.play');
  return (await plays.locator('.entry-score').allTextContents()).map(Number);
}

/** Takes a turn as advised. */
async function takeTurn(page: Page, config: GameConfig): Promise<void> {
  const action = advise(config, await seenTable(page));
  if (action.type === 'play') {
    await typePlay(page, action);
    const counting = /(\d+)(?: points)?$/u;
    const status = page.locator('.status-body');
    await expect.poll(() => status.textContent()).toMatch(counting);
    const counted = counting.exec((await status.textContent()) ?? '')?.[1];
    const before = await ownScores(page);
    await page.keyboard.press('Enter');
    // What was counted while laying is what the play scores.
    await expect.poll(() => ownScores(page)).toEqual([...before, Number(counted)]);
    return;
  }
  const rows = await page.locator('.side .sheet .sheet-entry').count();
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  await expect.poll(() => page.locator('.side .sheet .sheet-entry').count()).toBeGreaterThan(rows);
}

async function isOver(page: Page): Promise<boolean> {
  const result = page.getByRole('dialog').getByText('Game over');
  const turn = page.locator('.status', { hasText: 'Your turn' });
  const asked = page.getByRole('button', { name: 'Accept' });
  await result.or(turn).or(asked).first().waitFor();
  if (await asked.isVisible()) {
    await asked.click();
    await asked.waitFor({ state: 'detached' });
    return isOver(page);
  }
  return result.isVisible();
}

async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

describe('a game against a computer', () => {
  it('goes from the front page to the result, typed, and can be saved', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, { second: 'beginner', dealCode: 'a whole game' });
    while (!(await isOver(page))) await takeTurn(page, STANDARD);

    await page.getByText('Save and print').click();
    const log = parseLog(await saved(page, 'Save as JSON'));
    if (!log.ok) throw new Error(log.error.code);
    const { totals, outcome } = scoreSheet(log.value);
    const shown = async (): Promise<readonly number[]> =>
      (await page.locator('.standings .score').allTextContents()).map(Number);
    await expect.poll(shown).toEqual([...totals].sort((a, b) => b - a));
    expect(outcome?.final).toEqual(totals);
    expect(Math.max(...totals)).toBeGreaterThan(150);

    const gcg = parseGcg(await saved(page, 'Save as GCG'));
    const exported = exportGcg(log.value, [
      { id: 'player1', name: 'You' },
      { id: 'player2', name: 'Beginner 1' },
    ]);
    expect(gcg.ok && gcg.value.game.turns.length).toBe(exported.ok && exported.value.turns.length);

    await page.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(async () => (await seenTable(page)).scores).toHaveLength(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('can be played by keys alone', async () => {
    const { page, context, complaints } = await table().visit();
    await tabTo(page, 'Choose a rulebook');
    await page.keyboard.press('Enter');
    // One key each: a second one that comes late on a busy machine would choose anew.
    await tabTo(page, 'Player 2: Who plays');
    await page.keyboard.press('b');
    await tabTo(page, 'Deal code');
    await page.keyboard.type('by keys alone');
    await tabTo(page, 'Finish Line');
    await page.keyboard.press('Enter');
    await page.getByLabel('Finish Line', { exact: true }).waitFor();
    await tabTo(page, 'Finish Line');
    await page.keyboard.press('o');
    for (const player of ['You', 'Beginner']) {
      await tabTo(page, `Level: ${player}`);
      await page.keyboard.press('b');
    }
    await tabTo(page, 'Start game');
    await page.keyboard.press('Enter');
    await page.locator('#board').waitFor();
    const config = {
      ...STANDARD,
      options: {
        ...STANDARD.options,
        'finishLine.enabled': 'on',
        'finishLine.level': ['beginner', 'beginner'],
      },
    };
    /** Where the focus is, once it has followed whatever happened last: it does so some timers later. */
    const focused = (): Promise<number> =>
      page.evaluate(async () => {
        for (let waits = 0; waits < 4; waits++) await new Promise((next) => setTimeout(next, 50));
        return Number((document.activeElement as HTMLElement | null)?.dataset['square']);
      });
    const press = async (key: string, times: number): Promise<void> => {
      for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
    };
    await expect.poll(focused).toBe(112); // the board is where one begins
    while (!(await isOver(page))) {
      const action = advise(config, await seenTable(page));
      if (action.type !== 'play') throw new Error(`the deal was chosen so that nobody has to ${action.type}`);
      const { first, direction, letters } = lineOf(action);
      for (let at = await focused(); at !== first; at = await focused()) {
        const [columns, rows] = [(first % 15) - (at % 15), Math.floor(first / 15) - Math.floor(at / 15)];
        await press(columns > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(columns));
        await press(rows > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(rows));
      }
      const label = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '';
      if (!label.includes(`typing ${direction}`)) await page.keyboard.press('Space');
      await typeLetters(page, letters);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await seenTable(page)).draft).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The first at the target ends the game.
    const highest = Math.max(...(await seenTable(page)).scores);
    expect(highest).toBeGreaterThanOrEqual(70);
    expect(highest).toBeLessThan(150);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a game kept in the browser', () => {
  it('is there again after a reload, with what was laid out and the order of the rack', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, { second: 'beginner', dealCode: 'reload' });
    await untilMyTurn(page);
    await takeTurn(page, STANDARD);
    await untilMyTurn(page);
    await page.getByRole('button', { name: 'Sort' }).click();
    const [a = '', b = ''] = (await seenTable(page)).rack;
    await square(page, 0).click();
    await typeLetters(page, [a, b]);
    await page.keyboard.press('Enter');
    await page.getByText('must touch a tile on the board.').first().waitFor();
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([0, 1]);
    const before = await seenTable(page);

    await page.reload();
    await untilMyTurn(page);
    await expect.poll(() => seenTable(page)).toEqual(before);

    await page.keyboard.press('Escape');
    await expect.poll(async () => (await seenTable(page)).rack.slice(0, 2)).toEqual([a, b]);
    await page.getByRole('link', { name: 'Lexiko, all games' }).click();
    await page.getByRole('link', { name: /You \d+ · Beginner/u }).click();
    await untilMyTurn(page);
    await expect.poll(async () => (await seenTable(page)).board).toEqual(before.board);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a game between people at one screen', () => {
  it('covers the letters between turns, and takes challenges both ways', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, { rulebook: 'Deluxe', second: 'person', dealCode: 'two people' });
    const show = page.getByRole('button', { name: 'Show my tiles' });
    const faces = page.locator('[data-tile]');
    await show.waitFor();
    await expect.poll(() => faces.count()).toBe(0);
    await show.click();
    await untilMyTurn(page);
    const first = await seenTable(page);
    expect(first.rack).toHaveLength(7);

    // Letters as they lie make no word.
    await square(page, 112).click();
    const phony = first.rack.filter((tile) => tile !== '?').slice(0, 5);
    await typeLetters(page, phony);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await show.waitFor();
    await expect.poll(() => faces.count()).toBe(0);
    const html = await page.content();
    expect(html).not.toContain('data-tile');

    await page.getByRole('button', { name: 'Challenge' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: phony.join('') })
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
    await page.locator('.board-moment.bad').waitFor();
    await page
      .getByText(`${phony.join('')} isn’t valid: play removed.`)
      .first()
      .waitFor();
    await expect.poll(async () => (await seenTable(page)).board.every((laid) => laid === '')).toBe(true);

    // Now a good word, wrongly challenged: the challenger's turn is lost.
    await show.click();
    await untilMyTurn(page);
    const config = { ...STANDARD, preset: 'deluxe' as const };
    const action = advise(config, await seenTable(page));
    if (action.type !== 'play') throw new Error('the deal was chosen so that there is a play');
    await typePlay(page, action);
    await page.keyboard.press('Enter');
    await show.waitFor();
    await page.getByRole('button', { name: 'Challenge' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
    await page
      .getByText(/loses this turn/u)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('letters laid out', () => {
  it('wait for one’s next turn; only those on a square that is taken come home', async () => {
    const { page, context, complaints } = await table().visit();
    await startGame(page, { second: 'person', more: 2, dealCode: 'four people' });
    const show = page.getByRole('button', { name: 'Show my tiles' });
    const config = { ...STANDARD, sides: 4 };
    await show.click();
    await untilMyTurn(page);
    const mine = await seenTable(page);
    const [a = '', b = ''] = mine.rack.filter((tile) => tile !== '?');
    for (const [at, letter] of [
      [112, a],
      [0, b],
    ] as const) {
      await square(page, at).click();
      await page.keyboard.press(letter.toLowerCase());
    }
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();

    await show.click();
    await untilMyTurn(page);
    const action = advise(config, await seenTable(page));
    if (action.type !== 'play') throw new Error('the deal was chosen so that there is a play');
    await typePlay(page, action);
    await page.keyboard.press('Enter');
    // The next player goes on at once; until they do, anybody at the screen may challenge.
    await page.getByRole('button', { name: 'Challenge' }).click();
    await expect.poll(() => page.getByRole('dialog').getByRole('radio').count()).toBe(3);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    for (let turn = 0; turn < 2; turn++) {
      await show.click();
      await untilMyTurn(page);
      await page.getByRole('button', { name: 'Exchange' }).click();
      await page.getByRole('dialog').locator('.tile').first().click();
      await page.getByRole('button', { name: 'Exchange 1' }).click();
      await page.getByText('exchanged 1 tile.').first().waitFor();
      await show.waitFor();
    }
    await show.click();
    await untilMyTurn(page);
    await page.getByText(`${a} back on your rack: H8 is taken now.`).first().waitFor();
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([0]);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await seenTable(page)).rack).toEqual(mine.rack);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a phone', () => {
  it('takes tiles from rack to board and back by touch, and fits without scrolling', async () => {
    const { page, context, complaints } = await table().visit({
      viewport: { width: 320, height: 568 },
      hasTouch: true,
      isMobile: true,
    });
    await startGame(page, { second: 'beginner', dealCode: 'by touch' });
    await untilMyTurn(page);
    const size = () =>
      page.evaluate(() => ({
        // The window of a phone grows with what does not fit.
        across: document.documentElement.scrollWidth,
        down: document.documentElement.scrollHeight,
      }));
    await expect.poll(size).toEqual({ across: 320, down: 568 });

    const client = await context.newCDPSession(page);
    const middle = async (selector: string): Promise<{ x: number; y: number }> => {
      const box = await page.locator(selector).boundingBox();
      if (box === null) throw new Error(`${selector} is not to be seen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const dragTo = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await touch('touchStart', [from]);
      for (let step = 1; step <= 6; step++)
        await touch('touchMove', [
          { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 },
        ]);
      await touch('touchEnd', []);
    };
    const { rack } = await seenTable(page);
    const slot = rack.findIndex((tile) => tile !== '?');
    const target = await middle('[data-square="30"]');
    // The tile is held above the finger, where it can be seen.
    await dragTo(await middle(`[data-slot="${slot}"]`), { x: target.x, y: target.y + 36 });
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([30]);
    await expect.poll(() => page.locator('.ghost').count()).toBe(0);

    const next = await middle('[data-square="31"]');
    await dragTo(target, { x: next.x, y: next.y + 36 });
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([31]);

    // Dropped beside everything, it glides back; tapped, it goes home to its own place.
    await dragTo(next, { x: 10, y: 20 });
    await expect.poll(() => page.locator('.ghost').count()).toBe(0);
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([31]);
    await page.touchscreen.tap(next.x, next.y);
    await expect.poll(async () => (await seenTable(page)).rack).toEqual(rack);

    // Tap a letter, tap a square.
    const place = await middle(`[data-slot="${slot}"]`);
    await page.touchscreen.tap(place.x, place.y);
    await page.touchscreen.tap(target.x, target.y);
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([30]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a mouse', () => {
  it('drags tiles to the board and home to their places, and a blank asks for its letter', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    // The first player has GAAEV?F.
    await startGame(page, { second: 'person', dealCode: 'blank 16' });
    await showLetters(page);
    const middle = async (selector: string): Promise<readonly [number, number]> => {
      const box = await page.locator(selector).boundingBox();
      if (box === null) throw new Error(`${selector} is not to be seen`);
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const drag = async (from: string, to: string): Promise<void> => {
      await page.mouse.move(...(await middle(from)));
      await page.mouse.down();
      await page.mouse.move(...(await middle(to)), { steps: 4 });
      await page.mouse.up();
    };
    const { rack } = await seenTable(page);
    await drag('[data-slot="2"]', '[data-square="112"]');
    await drag('[data-square="112"]', '[data-square="100"]');
    await expect.poll(() => laidOver(page)).toEqual({ 100: rack[2] });
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([100]);
    await drag('[data-square="100"]', '[data-slot="6"]');
    await expect.poll(async () => (await seenTable(page)).rack).toEqual(rack);
    await drag('[data-slot="0"]', '[data-slot="3"]');
    await expect
      .poll(async () => (await seenTable(page)).rack.slice(0, 4))
      .toEqual([...rack.slice(1, 4), rack[0]]);

    await drag('#rack [data-tile="?"]', '[data-square="112"]');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('k');
    await expect.poll(() => laidOver(page)).toEqual({ 112: 'K' });
    await page.keyboard.press('Escape');
    await drag('#rack [data-tile="?"]', '[data-square="112"]');
    await page.getByRole('dialog').getByRole('button', { name: 'Z', exact: true }).click();
    await expect.poll(() => laidOver(page)).toEqual({ 112: 'Z' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
