/** Games at a real server afterwards: analysed from the result, counted in one's statistics, also without the server. */

import type { Page } from '@playwright/test';
import type { Command } from '@lexiko/protocol';
import type { GameConfig } from '@lexiko/rules';
import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { answerCard, gradeCard } from '../support/drill-cards.ts';
import { advisePlay } from '../support/adviser.ts';
import {
  browserForTests,
  chooseOption,
  playLaidOut,
  seenTable,
  untilMyTurn,
} from '../support/browser-table.ts';
import { openWay } from '../support/cut-way.ts';
import { expectAccessible, makeGame } from '../support/online-visits.ts';
import { LAST_GAME, tellServer } from '../support/server-commands.ts';
import { typePlay } from '../support/typing.ts';

const STANDARD: GameConfig = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } };

const table = browserForTests(startGameServer);

it('a game at the server is analysed and counted, and stays counted when the server is away', async () => {
  const way = await openWay(table().url);
  const { page, context } = await table().visit({ reducedMotion: 'reduce' }, way.url);
  // The dictionary is open: what is played stands beside the board with its meaning, online as well.
  await makeGame(page, () => chooseOption(page, 'Dictionary', 'Looking words up', 'free'));
  await page.getByLabel('Seat 2: who plays').selectOption('beginner');
  await page.locator('.room-seat.agrees', { hasText: 'Beginner' }).waitFor();
  await page.getByRole('button', { name: 'Agree' }).click();
  for (let turn = 0; turn < 2; turn++) {
    await untilMyTurn(page);
    await typePlay(page, advisePlay(STANDARD, await seenTable(page)));
    await playLaidOut(page);
  }
  await untilMyTurn(page);
  const meanings = page.locator('.side .played-words');
  await meanings.locator('dt').first().waitFor();
  await meanings.getByLabel('Look up a word').fill('qat');
  await page.keyboard.press('Enter');
  await meanings.getByText('QAT is valid.').waitFor();
  // Neither coach nor diary: the one would play for somebody, the other knows finished games of the server.
  expect(await page.getByRole('button', { name: 'Coach' }).count()).toBe(0);
  expect(await meanings.getByRole('link', { name: 'Word diary' }).count()).toBe(0);
  await expectAccessible(page, 'an online game with an open dictionary');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();

  // From the result to the analysis: charts, turns, and what was held.
  await page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).click();
  await page.locator('.analysis-players h3').first().waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator('.analysis-chart').count()).toBe(4);
  // The computer may have begun.
  await expect
    .poll(() => page.locator('.analysis-turns tbody tr').count())
    .toSatisfy((turns: number) => turns === 4 || turns === 5);
  await expect.poll(() => page.locator('.analysis-rack').textContent()).toMatch(/^Rack: [A-Z?]{7}$/u);
  await expectAccessible(page, 'analysis of an online game');

  // Its words are in the diary, and go from there into the drills.
  await page.goto(new URL('#/learn/diary', page.url()).href);
  await page.locator('.diary-words dt').first().waitFor();
  await page.getByRole('link', { name: 'Drill these words' }).click();
  await page.getByText(/cards? left/u).waitFor();

  const here = new URL('#/learn/statistics', page.url()).href;
  await page.goto(here);
  await page.getByText('0 on this device, 1 online.').waitFor();
  await expect
    .poll(() => page.getByLabel('Player').locator('option').allTextContents())
    .toEqual(['My games']);
  const best = await page
    .getByRole('group', { name: 'Best plays' })
    .getByRole('link')
    .first()
    .getAttribute('href');
  expect(best).toMatch(/^#\/online\/game\//u);
  await expectAccessible(page, 'statistics with a game at the server');

  way.cut();
  await page.goto(new URL('#/learn', page.url()).href);
  await page.goto(here);
  await page.getByText('Can’t reach the server').waitFor();
  await page.getByText('0 on this device, 1 online.').waitFor();
  await context.close();
  await way.close();
});

/** One more than the server tells at once. */
const MANY = 51;

/** A game against a computer that is given up at once. */
const LOST_GAME: readonly Command[] = [
  {
    type: 'create-game',
    config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } },
    seats: [{ kind: 'me' }, { kind: 'computer', level: 'beginner' }],
    visibility: 'private',
  },
  { type: 'act', game: LAST_GAME, action: { type: 'confirm', seat: 0, nonce: 'a nonce' } },
  { type: 'act', game: LAST_GAME, action: { type: 'resign', seat: 0 } },
];

/** How many games of whoever is on the page the server has recorded: it does so some time after they have ended. */
function recordedGames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let games = 0;
    for (let next: string | null = ''; next !== null;) {
      const response = await fetch(`/api/history${next === '' ? '' : `?after=${encodeURIComponent(next)}`}`);
      const read = (await response.json()) as { results: unknown[]; next: string | null };
      games += read.results.length;
      ({ next } = read);
    }
    return games;
  });
}

/** Where one is signed in is still being read while one signs out: the server has ended the session by then. */
async function answerSessionsAfterSignOut(page: Page): Promise<void> {
  let signOut = (): void => undefined;
  let answer = (): void => undefined;
  const signedOut = new Promise<void>((resolve) => (signOut = resolve));
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/sessions', async (route) => {
    await signedOut;
    const response = await route.fetch();
    expect(response.status()).toBe(401);
    await route.fulfill({ response }).catch(() => null); // the page may not wait for it any more
    answer();
  });
  await page.route('**/api/sign-out', async (route) => {
    const response = await route.fetch();
    signOut();
    await answered;
    await route.fulfill({ response });
  });
}

it('a long history is read page by page; signing out forgets it and keeps what was learnt on the device', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Play online' }).click();
  // The field is there before the server has let anybody in.
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toMatch(/^Guest/u);
  await tellServer(page, Array.from({ length: MANY }, () => LOST_GAME).flat());
  await expect.poll(() => recordedGames(page)).toBe(MANY);
  const here = (place: string): Promise<unknown> => page.goto(new URL(place, page.url()).href);
  await here('#/online/history');
  const games = page.locator('.kept-game');
  await expect.poll(() => games.count()).toBe(MANY - 1);
  // By keys: the news of so many games at once lie over the end of the list.
  await page.getByRole('button', { name: 'Older games' }).press('Enter');
  await expect.poll(() => games.count()).toBe(MANY);
  await expect.poll(() => page.getByRole('button', { name: 'Older games' }).count()).toBe(0);
  await page.getByRole('link', { name: 'All statistics' }).press('Enter');
  await page.getByText(`0 on this device, ${MANY} online.`).waitFor({ timeout: 60_000 });

  await here('#/learn/drills/twos');
  await answerCard(page, 'right');
  await gradeCard(page, '4');
  await page.getByText('9 cards left').waitFor();

  await answerSessionsAfterSignOut(page);
  const isReading = page.waitForRequest('**/api/sessions');
  await here('#/online/account');
  const signUp = page.locator('section', { has: page.getByRole('heading', { name: 'Create account' }) });
  await signUp.getByLabel('Login').fill('learner');
  await signUp.getByLabel('Password').fill('correct horse');
  await signUp.getByRole('button', { name: 'Create account' }).press('Enter');
  await page.getByText('What you learned and played on this device stays').waitFor();
  await isReading;
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.getByText('words loaded').waitFor();
  await here('#/learn/statistics');
  await page.getByText('No finished game against others yet.').waitFor();
  await here('#/learn/drills');
  await page.getByText('1 of 145 started').waitFor();
  // Whoever wants that forgotten too says so here.
  await page.getByRole('button', { name: 'Reset progress' }).press('Enter');
  await page.getByRole('button', { name: 'Delete all progress' }).press('Enter');
  await page.getByText('All progress deleted.').first().waitFor();
  await page.getByText('0 of 145 started').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a history that cannot be read says so, and is read when somebody asks again', async () => {
  const { page, context } = await table().visit({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Play online' }).click();
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toMatch(/^Guest/u);
  await page.route('**/api/history*', (route) => route.abort());
  await page.goto(new URL('#/online/history', page.url()).href);
  const fault = page.getByRole('alert').filter({ hasText: 'Can’t reach the server right now.' });
  await fault.waitFor();
  await expectAccessible(page, 'a history that cannot be read');
  await page.unroute('**/api/history*');
  await fault.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByText('Games you finish online will appear here.').waitFor();
  await expect.poll(() => fault.count()).toBe(0);

  // And so does an account.
  await page.route('**/api/guest', (route) => route.abort());
  await page.goto(new URL('#/online/account', page.url()).href);
  await fault.waitFor();
  await page.unroute('**/api/guest');
  await fault.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByRole('heading', { name: 'Create account' }).waitFor();
  await context.close();
});
