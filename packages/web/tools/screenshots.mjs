/**
 * Pictures of every screen, from small phone to desktop, light, dark, in strong contrast and in German, in `.cache/screenshots`: to be looked at by people.
 * `node packages/web/tools/screenshots.mjs [part of a name]…`
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureWeb } from '../../../scripts/build/page.mjs';
import { ensureSystemPart } from '../../../scripts/parts/system-parts.mjs';
import { ROOT } from '../../../scripts/workspace.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { startGameServer } from './game-server.mjs';
import { LEARN_SCENES, SPEECHLESS_SCENES } from './learn-scenes.mjs';
import { ONLINE_SCENES } from './online-scenes.mjs';

const FOLDER = join(ROOT, '.cache/screenshots');

const DEVICES = {
  phone: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  small: { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  landscape: { viewport: { width: 780, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Starts a game with a deal that is always the same.
 * @param {Page} page
 * @param {{ rulebook?: string, people?: number }} [choices]
 */
async function startGame(page, { rulebook = 'Standard 2007', people = 1 } = {}) {
  await page.goto(new URL('#/new', page.url()).href);
  await page.getByRole('radio', { name: rulebook }).check({ force: true });
  if (people > 1) await page.getByLabel('Player 2: Who plays').selectOption('person');
  await page.getByLabel('Deal code').fill('screenshots');
  for (const box of await page.getByRole('checkbox', { name: / agrees$/u }).all()) await box.check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('#board').waitFor();
}

/** @param {Page} page */
async function myTurn(page) {
  await page.getByText('Your turn', { exact: true }).waitFor();
}

/**
 * Lays the first letters of the rack across the middle.
 * @param {Page} page
 * @param {number} count
 */
async function layOut(page, count) {
  const tiles = await page
    .locator('#rack [data-tile]')
    .evaluateAll((all) => all.map((one) => one.dataset.tile ?? ''));
  await page.locator('[data-square="112"]').click();
  for (const tile of tiles.filter((one) => one !== '?').slice(0, count))
    await page.keyboard.press(tile.toLowerCase());
}

/**
 * @param {Page} page
 * @param {string} group
 * @param {string} name
 * @param {string} value
 */
async function choose(page, group, name, value) {
  const part = page.locator('.option-group', { has: page.locator('summary', { hasText: group }) });
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  await part.getByLabel(name, { exact: true }).selectOption(value);
}

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
const SCENES = {
  front: async (page) => {
    await page.getByText('words loaded').waitFor();
  },
  setup: async (page) => {
    await page.goto(new URL('#/new', page.url()).href);
  },
  options: async (page) => {
    await page.goto(new URL('#/new', page.url()).href);
    await page.getByLabel('Player 2: Who plays').selectOption('person');
    await page.locator('summary', { hasText: 'Challenges' }).click();
    await page.getByLabel('A wrong challenge costs').selectOption('points5');
  },
  custom: async (page) => {
    await page.goto(new URL('#/new', page.url()).href);
    await page.getByRole('radio', { name: 'Custom' }).check({ force: true });
    await page.locator('summary', { hasText: 'House rules' }).click();
    await page.locator('.letter-table').first().scrollIntoViewIfNeeded();
  },
  draft: async (page) => {
    await startGame(page);
    await myTurn(page);
    await layOut(page, 4);
  },
  refused: async (page) => {
    await startGame(page);
    await myTurn(page);
    await page.keyboard.press('Enter');
  },
  midgame: async (page) => {
    await startGame(page);
    for (let turn = 0; turn < 4; turn++) {
      await myTurn(page);
      await page.getByRole('button', { name: 'Pass' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
      await page.waitForTimeout(300);
    }
    await myTurn(page);
  },
  cover: async (page) => {
    await startGame(page, { people: 2 });
    await page.getByText('Pass the screen').waitFor();
  },
  crosswords: async (page) => {
    await startGame(page, { rulebook: 'Crosswords' });
    await myTurn(page);
  },
  classic: async (page) => {
    await startGame(page, { rulebook: 'Deluxe' });
    await myTurn(page);
  },
  exchange: async (page) => {
    await startGame(page);
    await myTurn(page);
    await page.getByRole('button', { name: 'Exchange' }).click();
    await page.locator('dialog .tile').nth(1).click();
  },
  result: async (page) => {
    await startGame(page);
    await myTurn(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByText('Game over').first().waitFor();
  },
  variations: async (page) => {
    await page.goto(new URL('#/new', page.url()).href);
    await page.getByRole('radio', { name: 'Deluxe' }).check({ force: true });
    await page.getByLabel('Player 2: Who plays').selectOption('beginner');
    await choose(page, 'Variations', 'Rearranging words', 'on');
    await choose(page, 'Variations', 'Recycling letters', 'on');
    await page.getByLabel('Deal code').fill('screenshots');
    await page.getByRole('button', { name: 'Start game' }).click();
    await myTurn(page);
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
    await page.locator('.cell.fresh').first().waitFor();
    await myTurn(page);
    await page.getByRole('button', { name: 'Variations' }).click();
  },
  dice: async (page) => {
    await startGame(page, { rulebook: 'Crosswords', people: 2 });
    await page.getByRole('button', { name: 'Show my letters' }).click();
    await myTurn(page);
    await page.locator('[data-square="111"]').click();
    const tiles = await page
      .locator('#rack [data-tile]')
      .evaluateAll((all) => all.map((one) => one.dataset.tile ?? ''));
    for (const tile of tiles.filter((one) => one !== '?').slice(0, 6))
      await page.keyboard.press(tile.toLowerCase());
    await page.keyboard.press('Enter');
    await page.locator('.die').first().waitFor();
  },
  openletters: async (page) => {
    await page.getByRole('button', { name: 'Open letters' }).click();
    await myTurn(page);
  },
  commands: async (page) => {
    await startGame(page);
    await myTurn(page);
    await page.keyboard.press(':');
    await page.getByLabel('Command', { exact: true }).fill('bag');
    await page.keyboard.press('Enter');
  },
  replay: async (page) => {
    await startGame(page);
    await myTurn(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.keyboard.press('ArrowRight');
  },
  guide: async (page) => {
    await page.getByRole('link', { name: 'Lessons, drills' }).click();
    await page.getByRole('link', { name: /^Guide Game/u }).click();
    for (let turn = 0; turn < 12; turn++) await page.getByRole('button', { name: 'One turn on' }).click();
  },
  companion: async (page) => {
    await page.getByRole('link', { name: 'Table companion' }).click();
    await page.getByRole('button', { name: 'Start game' }).click();
    for (const turn of ['8f horn', 'h6 fa.m', '10f paste']) {
      await page.getByLabel('Enter a turn').fill(turn);
      await page.keyboard.press('Enter');
    }
  },
  settings: async (page) => {
    await page.getByRole('button', { name: 'Settings' }).click();
  },
  help: async (page) => {
    await page.getByRole('button', { name: 'How to play' }).click();
  },
  rulebook: async (page) => {
    await page.goto(new URL('#/learn/rules/deluxe', page.url()).href);
    await page.getByRole('heading', { name: 'Rulebook' }).waitFor();
  },
  trainer: async (page) => {
    await page.goto(new URL('#/learn/guide', page.url()).href);
    for (let turn = 0; turn < 5; turn++) await page.getByRole('button', { name: 'One turn on' }).click();
    await page.getByRole('button', { name: 'Explain' }).click();
  },
  editions: async (page) => {
    await page.goto(new URL('#/learn/editions', page.url()).href);
    await page.getByRole('table').waitFor();
  },
  ...LEARN_SCENES,
  ...ONLINE_SCENES,
};

const wanted = process.argv.slice(2);
const server = await startGameServer(await ensureWeb());
const browser = await chromium.launch({
  executablePath: await ensureSystemPart('chromium'),
  args: [...BROWSER_FLAGS],
});
mkdirSync(FOLDER, { recursive: true });
try {
  for (const [device, options] of Object.entries(DEVICES)) {
    for (const look of /** @type {const} */ (['light', 'dark', 'contrast', 'german'])) {
      for (const [scene, prepare] of Object.entries(SCENES)) {
        const name = `${scene}-${device}-${look}`;
        if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
        // Most scenes find their way by English names.
        if (look === 'german' && !SPEECHLESS_SCENES.includes(scene)) continue;
        const context = await browser.newContext({
          ...options,
          colorScheme: look === 'dark' ? 'dark' : 'light',
          locale: 'en-GB',
          serviceWorkers: 'block',
        });
        const settings = {
          pace: 'quick',
          soundQuestion: 'asked',
          ...(look === 'contrast' ? { theme: look } : {}),
          language: look === 'german' ? 'de' : 'en',
        };
        await context.addInitScript(
          (text) => localStorage.setItem('lexiko.settings', text),
          JSON.stringify(settings),
        );
        const page = await context.newPage();
        page.setDefaultTimeout(30_000);
        await page.goto(server.url);
        await prepare(page);
        await page.waitForTimeout(350);
        await page.screenshot({ path: join(FOLDER, `${name}.png`) });
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
