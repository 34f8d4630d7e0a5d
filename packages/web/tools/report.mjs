/**
 * How heavy and how quick the page is: sizes, time until it can be used, input to paint on a slowed machine, and the
 * longest task of the main thread while a computer thinks. Prints numbers; judges nothing.
 * `node packages/web/tools/report.mjs`
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureWeb } from '../../../scripts/build-web.mjs';
import { ensureSystemPart } from '../../../scripts/system-parts.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { firstLoad } from './first-load.mjs';
import { serveFolder } from './static-server.mjs';

const SLOWDOWN = 4;
const KEYS = 40;

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
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms`;
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
  print(`  first load: ${total} of 120000`);
}

/**
 * How long keys take until the next paint, and the longest task meanwhile, as the page itself saw them.
 * @param {Page} page
 */
async function watchWork(page) {
  await page.evaluate(() => {
    const seen = { paints: /** @type {number[]} */ ([]), longest: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    addEventListener(
      'keydown',
      () => {
        const from = performance.now();
        requestAnimationFrame(() => {
          // A message comes after the paint of this frame.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => seen.paints.push(performance.now() - from));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/**
 * @param {Page} page
 * @returns {Promise<{ paints: number[], longest: number }>}
 */
function workSeen(page) {
  return page.evaluate(() => Reflect.get(globalThis, 'seen'));
}

/**
 * @param {Page} page
 * @param {string} level
 */
async function startGame(page, level) {
  await page.goto(new URL('#/new', page.url()).href);
  await page.getByLabel('Player 2: Who plays').selectOption(level);
  await page.getByLabel('Deal code').fill('report');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('Your turn', { exact: true }).waitFor();
}

const folder = await ensureWeb();
printSizes(folder);
const server = await serveFolder(folder);
const browser = await chromium.launch({
  executablePath: await ensureSystemPart('chromium'),
  args: [...BROWSER_FLAGS],
});
try {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 780 } });
  await context.addInitScript(() => localStorage.setItem('lexiko.settings', '{"pace":"quick"}'));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const startMs = Date.now();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const usableMs = Date.now() - startMs;
  await page.getByText('words at hand').waitFor();
  print(`first page usable after ${usableMs} ms, dictionary and engine after ${Date.now() - startMs} ms`);

  await startGame(page, 'beginner');
  const client = await context.newCDPSession(page);
  // Time that the page itself was at work, whatever else runs on this machine.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workMs = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watchWork(page);
  await page.locator('[data-square="20"]').click();
  const rack = await page
    .locator('#rack button')
    .evaluateAll((all) => all.map((one) => one.dataset.tile ?? ''));
  const letters = rack.filter((tile) => tile !== '?').slice(0, 4);
  const before = await workMs();
  for (let key = 0; key < KEYS; key += 2 * letters.length) {
    for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
    for (const _ of letters) await page.keyboard.press('Backspace');
  }
  const perKey = ((await workMs()) - before) / KEYS;
  const typed = await workSeen(page);
  print(`key to paint at 15×15, CPU ${SLOWDOWN} times slower: ${spread(typed.paints)}`);
  print(`work of the main thread for a key, so slowed: ${perKey.toFixed(1)} ms`);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  for (const level of ['expert', 'champion']) {
    await startGame(page, level);
    await watchWork(page);
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
    await page
      .getByText('is thinking')
      .waitFor({ timeout: 2000 })
      .catch(() => {});
    await page.getByText('Your turn', { exact: true }).waitFor();
    const { longest } = await workSeen(page);
    print(`longest task of the page while ${level} thinks: ${longest.toFixed(0)} ms (0: none over 50)`);
  }
} finally {
  await browser.close();
  await server.close();
}
