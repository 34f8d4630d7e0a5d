/** What people agree on at the set-up and then meet at the table: votes, a scorekeeper, partners, clocks. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import {
  browserForTests,
  playLaidOut,
  secondsLeft,
  seenTable,
  showLetters,
  startGame,
  untilMyTurn,
} from '../support/browser-table.ts';
import { layAcross } from '../support/typing.ts';

const table = browserForTests();

/** Challenges the last play, whichever of its words. */
async function challenge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Challenge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
}

describe('without a dictionary', () => {
  it('the players say whether a challenged word is good, one after the other', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await startGame(page, {
      second: 'person',
      more: 1,
      dealCode: 'votes',
      options: [['Words and dictionary', 'Dictionary', 'table']],
    });
    await showLetters(page);
    await layAcross(page, 111, 3);
    await playLaidOut(page);
    await challenge(page);
    // Two of three are for the play.
    await page
      .locator('.question')
      .getByText(/is this valid: [A-Z]+\?/u)
      .waitFor();
    for (const answer of ['Valid', 'Not valid', 'Valid']) {
      const question = page.locator('.question');
      const asked = await question.allTextContents();
      if (asked.length === 0) break;
      await page.getByRole('button', { name: answer, exact: true }).click();
      await expect.poll(() => question.allTextContents()).not.toEqual(asked);
    }
    await expect.poll(async () => (await seenTable(page)).board.join('')).toHaveLength(3);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a scorekeeper', () => {
  it('is asked after each play whether the scores are right', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await startGame(page, {
      second: 'person',
      dealCode: 'keeper',
      options: [['Scoring', 'Scorekeeper', '0']],
    });
    await showLetters(page);
    await layAcross(page, 111, 3);
    await playLaidOut(page);
    const question = page.locator('.question', { hasText: 'Player 1 keeps the score' });
    await question.waitFor();
    const { scores } = await seenTable(page);
    await expect
      .poll(() => question.textContent())
      .toContain(`Player 1 ${scores[0] ?? 0}, Player 2 ${scores[1] ?? 0}`);
    await page.getByRole('button', { name: 'Scores are right' }).click();
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('at the set-up', () => {
  it('a choice that another one rules out says so', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Choose a rulebook' }).click();
    await page.locator('.option-group summary', { hasText: 'Clock' }).click();
    await page.getByLabel('Time per turn: You').selectOption('30');
    await page.getByLabel('Time per game: You').selectOption('300');
    const note = page.getByRole('status').filter({ hasText: 'back to the rulebook: Time per turn.' });
    await note.waitFor();
    await expect.poll(() => page.getByLabel('Time per turn: You').inputValue()).toBe('none');
    // What somebody takes back themselves needs no word.
    await page.getByRole('button', { name: 'Time per game: back to the rulebook' }).click();
    await note.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('Crosswords in pairs', () => {
  it('shows the letters of one’s partner, and letters are drawn before others go back', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await startGame(page, {
      rulebook: 'Crosswords',
      second: 'person',
      more: 2,
      dealCode: 'partners',
      options: [
        ['Teams and partners', 'Partners', 'on'],
        ['Teams and partners', 'Partners’ tiles', 'shared'],
        ['Exchanging and passing', 'When exchanging', 'drawFirst'],
        ['Exchanging and passing', 'Exchanging', 'free'],
      ],
    });
    expect(await page.locator('.partner').count()).toBe(0);
    await showLetters(page);
    await expect.poll(() => page.locator('.partner .tile').count()).toBe(10);
    const { rack } = await seenTable(page);
    await page.getByRole('button', { name: 'Exchange' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Draw 2' }).click();
    // Two more are there now, and two have to go back.
    await dialog.getByText('Return 2 tiles').waitFor();
    await expect.poll(() => dialog.locator('.tile').count()).toBe(rack.length + 2);
    for (const at of [0, 1]) await dialog.locator('.tile').nth(at).click();
    await dialog.locator('.primary').click();
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** As if the page had been closed for so long. */
async function letPass(page: Page, seconds: number): Promise<void> {
  const game = page.url();
  await page.getByRole('link', { name: 'Lexiko' }).click();
  await page.locator('.kept-game').first().waitFor();
  await page.evaluate(async (ms) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lexiko');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no database')));
    });
    await new Promise<void>((resolve) => {
      const writing = opened.transaction('games', 'readwrite');
      writing.addEventListener('complete', () => resolve());
      const games = writing.objectStore('games');
      const reading = games.getAll();
      reading.addEventListener('success', () => {
        for (const header of reading.result as { clock: { offsetMs: number } }[])
          games.put({ ...header, clock: { ...header.clock, offsetMs: header.clock.offsetMs - ms } });
      });
    });
    opened.close();
  }, seconds * 1000);
  await page.goto(game);
  await page.reload();
  await page.locator('#board').waitFor();
}

describe('a timed turn', () => {
  it('goes on while the page is closed, and is a pass when its time is up', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await startGame(page, {
      second: 'beginner',
      dealCode: 'clock',
      options: [
        ['Clock', 'Time per turn: You', '300'],
        ['Clock', 'When time is up', 'pass'],
      ],
    });
    await untilMyTurn(page);
    expect(await secondsLeft(page)).toBeGreaterThan(200);
    await letPass(page, 120);
    await untilMyTurn(page);
    await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(180);
    await letPass(page, 200);
    await page.locator('.side .sheet td:nth-child(2) .sheet-entry.pass').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
