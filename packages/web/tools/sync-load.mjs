/**
 * Measures how a deck of 50,000 scheduled cards is synchronised: time, bytes and the longest task, for the first device,
 * the second one, and 20 answers later. `node packages/web/tools/sync-load.mjs [cards] [slowdown] [plain|sealed]`; the
 * slowdown is that of the processor, 4 by default.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureWeb } from '../../../scripts/build/page.mjs';
import { ensureSystemPart } from '../../../scripts/parts/system-parts.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { startGameServer } from './game-server.mjs';
import { findManyWords, longestTask, print, questionsOf, watchTasks, writeBox } from './load-page.mjs';

const CARDS = Number(process.argv[2] ?? 50_000);
const SLOWDOWN = Number(process.argv[3] ?? 4);
const FORM = process.argv[4] === 'plain' ? 'plain' : 'sealed';
const PHRASE = 'a phrase for a measurement';

/** @typedef {import('@playwright/test').Page} Page */

const folder = mkdtempSync(join(tmpdir(), 'lexiko-sync-'));
const executablePath = await ensureSystemPart('chromium');
const server = await startGameServer(await ensureWeb());
const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });

/** Somebody's device, whose longest task and bytes are counted. */
async function device() {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 800 } });
  await context.addInitScript(() => localStorage.setItem('lexiko.guestName', '"Guest 100"'));
  await context.addInitScript(watchTasks);
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  const bytes = { up: 0, down: 0, requests: 0 };
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/progress')) return;
    bytes.requests++;
    void request.sizes().then(({ requestBodySize, responseBodySize }) => {
      bytes.up += requestBodySize;
      bytes.down += responseBodySize;
    });
  });
  await page.goto(server.url);
  return { page, bytes };
}

/**
 * @param {Page} page
 * @param {string} kind
 */
async function signIn(page, kind) {
  await page.goto(`${server.url}#/online/account`);
  const card = page.locator('section.card', { has: page.getByRole('heading', { name: kind }) });
  await card.getByLabel('Login').fill('ann');
  await card.getByLabel('Password').fill('correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/**
 * @param {string} what
 * @param {{ page: Page, bytes: { up: number, down: number, requests: number } }} device
 * @param {() => Promise<void>} work
 */
async function measured(what, { page, bytes }, work) {
  Object.assign(bytes, { up: 0, down: 0, requests: 0 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await longestTask(page);
  const startMs = Date.now();
  await work();
  await page.getByText(/^Everything is synchronised/u).waitFor();
  const ms = Date.now() - startMs;
  const longest = await longestTask(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [up, down] = [bytes.up, bytes.down].map((one) => Math.round(one / 1024));
  print(
    `${what}: ${ms} ms, ${up} KB up, ${down} KB down, ${bytes.requests} requests, longest task ${longest} ms`,
  );
}

try {
  const one = await device();
  const { page } = one;
  await findManyWords(page, server.url);
  await page.locator('.deck-form .primary').click();
  await page.locator('#deck-today').waitFor();
  await page.getByText('Export or delete').click();
  const questions = await questionsOf(page, CARDS);
  await page.getByRole('button', { name: 'Delete deck' }).click();
  const box = join(folder, 'Anagrams.db');
  writeBox(box, questions);
  await page.goto(`${server.url}#/learn/decks/new`);
  await page.locator('input[type=file]').setInputFiles(box);
  await page.locator('.deck-new > p > b').waitFor();
  await page.locator('.deck-form .primary').click();
  await page.locator('#deck-today').waitFor();
  const deck = page.url();
  print(`${questions.length} cards with schedules, ${FORM}, processor slowed ${SLOWDOWN} times`);
  await signIn(page, 'Create account');
  await page
    .getByRole('radio')
    .nth(FORM === 'plain' ? 1 : 2)
    .check();
  if (FORM === 'sealed') await page.getByLabel('Passphrase', { exact: true }).fill(PHRASE);
  await measured('first device, sends all', one, () =>
    page.getByRole('button', { name: 'Synchronise', exact: true }).click(),
  );
  const two = await device();
  await signIn(two.page, 'Sign in');
  if (FORM === 'sealed') await two.page.getByLabel('Passphrase', { exact: true }).fill(PHRASE);
  await measured('second device, reads all', two, () =>
    two.page.getByRole('button', { name: 'Synchronise this device' }).click(),
  );
  /** @param {Page} on */
  const again = (on) => async () => {
    const done = on.waitForResponse((response) => response.url().includes('/api/progress?'));
    await on.getByRole('button', { name: 'Synchronise now' }).click();
    await done;
  };
  await measured('nothing new', two, again(two.page));
  // Nothing is sent before it is measured.
  await page.context().route('**/api/progress**', (route) => route.abort());
  await page.goto(deck);
  await page.locator('.drill-today .button').click();
  for (let card = 0; card < 20; card++) {
    await page.locator('.drill-form input').fill('zzz');
    await page.locator('.drill-form .primary').click();
    await page.locator('.drill-grades .primary').click();
    await page.locator('.drill-form input').waitFor();
  }
  await page.goto(`${server.url}#/online/account`);
  await page.getByRole('button', { name: 'Synchronise now' }).waitFor();
  await page.context().unroute('**/api/progress**');
  await measured('20 answers later, sends them', one, again(page));
  await measured('the other device, reads them', two, again(two.page));
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
