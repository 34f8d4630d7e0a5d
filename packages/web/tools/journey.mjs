/**
 * How long it takes from the front page to the first tile on the board, and how many clicks: on a desktop and a phone, on
 * three networks, from the real server and in a fresh browser each time. Prints numbers; judges nothing.
 * `node packages/web/tools/journey.mjs [ROUNDS] [FOLDER]…`: folders of built pages, by default the page of this working
 * tree. Several are visited in turn, so that other load on the machine meets all of them: compare only their ratio.
 */

import { resolve } from 'node:path';
import { chromium, devices } from '@playwright/test';
import { ensureWeb } from '../../../scripts/build/page.mjs';
import { ensureSystemPart } from '../../../scripts/parts/system-parts.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { startGameServer } from './game-server.mjs';

const DEVICES = /** @type {const} */ ({ desktop: 'Desktop Chrome', phone: 'Pixel 7' });

/** Delay in milliseconds and bits a second, as the developer tools of browsers have them. */
const NETWORKS = /** @type {const} */ ({
  'as it is': null,
  'Slow 4G': { latency: 562.5, bits: 1.44e6 },
  'Slow 3G': { latency: 2000, bits: 0.4e6 },
});

/** Longer than any visit takes. */
const PATIENCE_MS = 120_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ device: keyof typeof DEVICES, network: keyof typeof NETWORKS }} visit
 * @returns {Promise<{ ms: number, clicks: number }>}
 */
async function visit(browser, url, { device, network }) {
  const context = await browser.newContext({ ...devices[DEVICES[device]], locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const limit = NETWORKS[network];
  if (limit !== null) {
    const debug = await context.newCDPSession(page);
    await debug.send('Network.enable');
    const bytes = limit.bits / 8;
    await debug.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: limit.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  const startMs = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  let clicks = 0;
  const click = async (/** @type {import('@playwright/test').Locator} */ target) => {
    await target.click();
    clicks++;
  };
  await click(page.getByRole('button', { name: 'Play', exact: true }));
  await click(page.locator('#rack [data-tile]').first());
  await click(page.locator('#board [data-square="112"]'));
  // The blank asks for its letter first.
  const laid = page.locator('#board [data-square="112"][aria-label*="placed by you"]');
  const letter = page.getByRole('dialog').getByRole('button', { name: 'A', exact: true });
  await laid.or(letter).first().waitFor();
  if (await letter.isVisible()) await click(letter);
  await laid.waitFor();
  const ms = performance.now() - startMs;
  await context.close();
  return { ms, clicks };
}

const [rounds = '3', ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given.map((folder) => resolve(folder)) : [await ensureWeb()];
const servers = await Promise.all(folders.map((folder) => startGameServer(folder)));
const browser = await chromium.launch({
  executablePath: await ensureSystemPart('chromium'),
  args: [...BROWSER_FLAGS],
});
try {
  for (const device of /** @type {(keyof typeof DEVICES)[]} */ (Object.keys(DEVICES))) {
    for (const network of /** @type {(keyof typeof NETWORKS)[]} */ (Object.keys(NETWORKS))) {
      const times = folders.map(() => /** @type {number[]} */ ([]));
      let most = 0;
      for (let round = 0; round < Number(rounds); round++) {
        for (const [at, server] of servers.entries()) {
          const { ms, clicks } = await visit(browser, server.url, { device, network });
          times[at]?.push(ms);
          most = Math.max(most, clicks);
        }
      }
      for (const [at, all] of times.entries()) {
        const sorted = all.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(2));
        const median = sorted[Math.floor(sorted.length / 2)];
        const range = `${sorted[0]} to ${sorted.at(-1)}`;
        const page = folders.length > 1 ? `, page ${at + 1}` : '';
        process.stdout.write(`${device}, ${network}${page}: median ${median} s (${range}), ${most} clicks\n`);
      }
    }
  }
} finally {
  await browser.close();
  for (const server of servers) await server.close();
}
