/**
 * Measures a deck of 50,000 cards in Chromium: import of a cardbox, opening, the next card, an answer, the forecast.
 * `node packages/web/tools/deck-load.mjs [cards] [slowdown]`; the slowdown is that of the processor, 4 by default.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureWeb } from '../../../scripts/build/page.mjs';
import { ensureSystemPart } from '../../../scripts/parts/system-parts.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { findManyWords, longestTask, print, questionsOf, watchTasks, writeBox } from './load-page.mjs';
import { serveFolder } from './static-server.mjs';

const CARDS = Number(process.argv[2] ?? 50_000);
const SLOWDOWN = Number(process.argv[3] ?? 4);

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Acts in the page, and counts the milliseconds until something is to be seen.
 * @param {Page} page
 * @param {string} action what is clicked, or an address to go to
 * @param {string} awaited
 * @returns {Promise<number>}
 */
function timed(page, action, awaited) {
  return page.evaluate(
    ([does = '', until = '']) =>
      new Promise((resolve) => {
        const startMs = performance.now();
        if (does.startsWith('#/')) location.hash = does;
        else /** @type {HTMLElement} */ (document.querySelector(does)).click();
        const look = () => {
          if (document.querySelector(until) === null) requestAnimationFrame(look);
          else resolve(performance.now() - startMs);
        };
        requestAnimationFrame(look);
      }),
    [action, awaited],
  );
}

const folder = mkdtempSync(join(tmpdir(), 'lexiko-load-'));
const executablePath = await ensureSystemPart('chromium');
const server = await serveFolder(await ensureWeb());
const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
try {
  const page = await browser.newPage({
    locale: 'en-GB',
    viewport: { width: 390, height: 800 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(300_000);
  const devtools = await page.context().newCDPSession(page);
  await page.goto(server.url);
  await findManyWords(page, server.url);
  const slow = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await slow();
  await page.evaluate(watchTasks);
  const longest = () => longestTask(page);
  const madeMs = await timed(page, '.deck-form .primary', '#deck-today');
  const about = await page.locator('main > .hint').first().textContent();
  print(`new deck from a search (${about}): ${Math.round(madeMs)} ms, longest task ${await longest()} ms`);
  const questions = await questionsOf(page, CARDS);
  const box = join(folder, 'Anagrams.db');
  writeBox(box, questions);

  await page.goto(`${server.url}#/learn/decks/new`);
  await page.locator('.deck-new').waitFor();
  await longest();
  const readStart = Date.now();
  await page.locator('input[type=file]').setInputFiles(box);
  await page.locator('.deck-new > p > b').waitFor();
  print(
    `${questions.length} cards of a cardbox read: ${Date.now() - readStart} ms, longest task ${await longest()} ms`,
  );
  const storedMs = await timed(page, '.deck-form .primary', '#deck-today');
  print(
    `checked by the dictionary and stored: ${Math.round(storedMs)} ms, longest task ${await longest()} ms`,
  );
  const id = page.url().split('/').at(-1) ?? '';

  await page.goto(`${server.url}#/learn`);
  await page.reload();
  await slow();
  await page.locator('h1').waitFor();
  print(
    `deck opened after a reload: ${Math.round(await timed(page, `#/learn/decks/${id}`, '#deck-today'))} ms`,
  );
  await page.goto(`${server.url}#/learn/decks`);
  await page.locator('.deck-row').first().waitFor();
  print(
    `deck opened again, with forecast: ${Math.round(await timed(page, `#/learn/decks/${id}`, '[aria-labelledby=deck-forecast] svg'))} ms`,
  );
  print(`session begun: ${Math.round(await timed(page, '.drill-today .button', '.drill-form input'))} ms`);
  const answers = [];
  const nexts = [];
  for (let card = 0; card < 20; card++) {
    await page.locator('.drill-form input').fill('zzz');
    answers.push(await timed(page, '.drill-form .primary', '.drill-grades'));
    nexts.push(await timed(page, '.drill-grades .primary', '.drill-form input'));
  }
  const middle = (/** @type {number[]} */ values) => Math.round(values.toSorted((a, b) => a - b)[10] ?? 0);
  const most = (/** @type {number[]} */ values) => Math.round(Math.max(...values));
  print(`answer checked: median ${middle(answers)}, most ${most(answers)} ms`);
  print(`next card: median ${middle(nexts)}, most ${most(nexts)} ms`);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
