/**
 * How heavy and how quick the page is: sizes, time until it can be used, input to paint on a slowed machine, and the
 * longest task of the main thread while a computer thinks. Prints numbers; judges nothing.
 * `node packages/web/tools/report.mjs`
 */

import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureWeb } from '../../../scripts/build/page.mjs';
import { ensureSystemPart } from '../../../scripts/parts/system-parts.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { englishTexts } from './english-texts.mjs';
import { FIRST_LOAD_LIMIT, firstLoad } from './first-load.mjs';
import { inputWork, longestTask, notedPaints, notePaints, pause } from './input-work.mjs';
import { serveFolder } from './static-server.mjs';

const SLOWDOWN = 4;
const ROUNDS = 5;
const DRAG_STEPS = 15;

/** @typedef {import('@playwright/test').Page} Page */

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {readonly number[]} values */
function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(1);
  return `least ${at(0)}, median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms`;
}

/**
 * What the work of an input is spent on, on average.
 * @param {readonly { kinds: Record<string, number> }[]} inputs
 */
function parts(inputs) {
  return Object.keys(inputs[0]?.kinds ?? {})
    .map((kind) => {
      const sum = inputs.reduce((all, { kinds }) => all + (kinds[kind] ?? 0), 0);
      return `${kind} ${(sum / inputs.length).toFixed(1)}`;
    })
    .join(', ');
}

/** @param {string} folder */
function printSizes(folder) {
  const first = new Set(firstLoad(folder));
  const later = readdirSync(join(folder, 'assets')).filter((name) => /\.(?:js|css)$/u.test(name));
  print('sizes, gzip / brotli in bytes; * before the page can be used');
  let total = 0;
  for (const name of new Set([...first, ...later.map((one) => `assets/${one}`)])) {
    const content = readFileSync(join(folder, name));
    const gzip = gzipSync(content).length;
    if (first.has(name)) total += gzip;
    const size = `${String(gzip).padStart(7)} / ${brotliCompressSync(content).length}`;
    print(`${first.has(name) ? '*' : ' '} ${name.padEnd(40)} ${size}`);
  }
  print(`  first load: ${total} of ${FIRST_LOAD_LIMIT}`);
}

/**
 * One key after the other, each when the last is done with.
 * @param {Page} page
 * @param {readonly string[]} keys
 */
async function typeLetters(page, keys) {
  await pause();
  for (const key of keys) {
    await page.keyboard.press(key);
    await pause();
  }
}

/**
 * Letters typed and taken back, on the page as it is.
 * @param {Page} page
 */
async function typeAndTakeBack(page) {
  const tiles = await page
    .locator('#rack [data-tile]')
    .evaluateAll((all) => all.map((one) => one.dataset.tile ?? ''));
  const letters = tiles.filter((tile) => tile !== '?').slice(0, 4);
  await typeLetters(page, [
    ...letters.map((letter) => letter.toLowerCase()),
    ...letters.map(() => 'Backspace'),
  ]);
}

/**
 * The simplest possible board: squares with a border and a sign, and a key changes one. Its time is the browser's own.
 * @param {Page} page
 */
async function bareGrid(page) {
  await page.setContent('<main></main>');
  await page.evaluate(() => {
    const rows = Array.from({ length: 15 }, () => {
      const row = document.createElement('div');
      row.style.cssText = 'display: flex; height: 24px; contain: size layout style';
      document.querySelector('main')?.append(row);
      return row;
    });
    const squares = rows.flatMap((row) =>
      Array.from({ length: 15 }, () => {
        const square = document.createElement('div');
        square.style.cssText = 'flex: none; width: 22px; border: 1px solid #ccc; background: #eee';
        square.textContent = '2W';
        row.append(square);
        return square;
      }),
    );
    let at = 20;
    addEventListener('keydown', ({ key }) => {
      const square = squares[at++ % squares.length];
      if (square !== undefined) square.textContent = key.slice(0, 1);
    });
  });
}

/**
 * A tile dragged across the board and back to the rack.
 * @param {Page} page
 */
async function dragAround(page) {
  const box = await page.locator('#rack [data-tile]').first().boundingBox();
  const board = await page.locator('#board').boundingBox();
  if (box === null || board === null) throw new Error('there is nothing to drag');
  const home = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  for (let step = 0; step < DRAG_STEPS; step++) {
    await page.mouse.move(
      board.x + (board.width * (step + 0.5)) / DRAG_STEPS,
      board.y + (board.height * ((step * 7) % DRAG_STEPS)) / DRAG_STEPS,
    );
    await pause();
  }
  await page.mouse.move(home.x, home.y);
  await page.mouse.up();
}

/**
 * @param {Page} page
 * @param {string} level
 */
async function startGame(page, level) {
  await page.goto(new URL('#/new', page.url()).href);
  await page.getByLabel(`${setup.player(2)}: ${setup.kindLabel}`).selectOption(level);
  await page.getByLabel(setup.deal).fill('report');
  await page.getByRole('button', { name: setup.start }).click();
  await page.getByText(game.yourTurn, { exact: true }).waitFor();
}

/**
 * Passes until the other side has played all tiles or nothing is left to be done.
 * @param {Page} page
 */
async function passToEnd(page) {
  const turn = page.locator('.status', { hasText: game.yourTurn });
  const accept = page.getByRole('button', { name: game.accept, exact: true });
  const analyse = page.getByRole('dialog').getByRole('link', { name: result.analyse });
  const pass = page.getByRole('button', { name: game.pass, exact: true });
  for (;;) {
    await turn.or(accept).or(analyse).first().waitFor();
    if (await analyse.isVisible()) return;
    if (await accept.isVisible()) {
      await accept.click();
      continue;
    }
    // The line that tells whose turn it is follows the board, and is late now and then.
    const isPressed = await pass.click({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (isPressed)
      await page.getByRole('dialog').getByRole('button', { name: game.pass, exact: true }).click();
  }
}

const { front, game, result, setup } = await englishTexts();
const folder = await ensureWeb();
printSizes(folder);
const server = await serveFolder(folder);
const browser = await chromium.launch({
  executablePath: await ensureSystemPart('chromium'),
  args: [...BROWSER_FLAGS],
});
try {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 780 } });
  await context.addInitScript(() =>
    localStorage.setItem('lexiko.settings', '{"pace":"quick","soundQuestion":"asked"}'),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const startMs = Date.now();
  await page.goto(server.url);
  await page.getByRole('button', { name: front.play, exact: true }).waitFor();
  const usableMs = Date.now() - startMs;
  await page.getByText(/^Lexiko English: .+ words loaded$/u).waitFor();
  print(`first page usable after ${usableMs} ms, dictionary and engine after ${Date.now() - startMs} ms`);

  await startGame(page, 'beginner');
  const client = await context.newCDPSession(page);
  await page.locator('[data-square="20"]').click();
  await typeAndTakeBack(page); // the first time takes longer
  const bare = await context.newPage();
  await bareGrid(bare);
  const bareClient = await context.newCDPSession(bare);
  await notePaints(page, 'keydown');
  await notePaints(bare, 'keydown');
  for (const slowdown of [1, SLOWDOWN]) {
    const how = slowdown === 1 ? 'as it is' : `CPU ${slowdown} times slower`;
    /** @type {number[]} */
    const least = [];
    /** @type {number[]} */
    const passed = [];
    for (let round = 0; round < ROUNDS; round++) {
      await bare.bringToFront();
      await bareClient.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await typeLetters(bare, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
      least.push(...(await notedPaints(bare)));
      await bareClient.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.bringToFront();
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await typeAndTakeBack(page);
      passed.push(...(await notedPaints(page)));
    }
    print(`key to paint at 15×15, ${how}: ${spread(passed)}`);
    print(`  squares with nothing behind them, a key changes one: ${spread(least)}`);
    const keys = await inputWork(browser, page, 'keydown', () => typeAndTakeBack(page));
    print(`  traced, the work of it: ${spread(keys.map(({ work }) => work))}; on average ${parts(keys)} ms`);
    const moves = await inputWork(browser, page, 'pointermove', () => dragAround(page));
    print(`a step of a dragged tile to paint, ${how}, work: ${spread(moves.map(({ work }) => work))}`);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  print(`  (the machine's load is ${loadavg()[0]?.toFixed(1)}; other programs make all of it slower)`);

  for (const level of ['expert', 'champion']) {
    await startGame(page, level);
    const { work, passed } = await longestTask(browser, page, () => passToEnd(page));
    print(
      `longest task of the page in a whole game of ${level}: ${work.toFixed(1)} ms of work, ${passed.toFixed(1)} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
