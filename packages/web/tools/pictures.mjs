/** The pictures of the README, `docs/images`: `node packages/web/tools/pictures.mjs [NAME]…`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureWeb } from '../../../scripts/build/page.mjs';
import { ensureSystemPart } from '../../../scripts/parts/system-parts.mjs';
import { ROOT } from '../../../scripts/workspace.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { englishTexts } from './english-texts.mjs';
import { startGameServer } from './game-server.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = join(ROOT, 'docs/images');
/** The same draws in every picture. */
const DEAL_CODE = 'pictures';
/** A button is drawn as it is at rest, and nothing moves any more. */
const STILL_MS = 500;

const { analysis, game, online, presets, setup, trainer } = await englishTexts();

/**
 * @param {Page} page
 * @param {string} rulebook
 */
async function startGame(page, rulebook) {
  await page.goto(new URL('#/new', page.url()).href);
  await page.getByRole('radio', { name: rulebook }).check({ force: true });
  await page.getByLabel(setup.deal).fill(DEAL_CODE);
  await page.getByRole('button', { name: setup.start }).click();
  await myTurn(page);
}

/** @param {Page} page */
async function myTurn(page) {
  await page.locator('.status', { hasText: game.yourTurn }).waitFor();
}

/**
 * Goes to the lobby, where a newcomer is asked for a name.
 * @param {Page} page
 * @param {string} name
 */
async function arrive(page, name) {
  await page.goto(new URL('#/online', page.url()).href);
  await page.getByLabel(online.yourName).fill(name);
  await page.locator('.name-question').getByRole('button').first().click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
const SCENES = {
  async board(page) {
    await startGame(page, presets['standard-2007'].title);
    for (let turn = 0; turn < 4; turn++) {
      await page.getByRole('button', { name: game.pass }).click();
      await page.getByRole('dialog').getByRole('button', { name: game.pass, exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await myTurn(page);
    }
  },
  async analysis(page) {
    await page.goto(new URL('#/learn/analysis', page.url()).href);
    await page.locator('textarea').fill(readFileSync(join(ROOT, 'fixtures/games/computers.json'), 'utf8'));
    await page.getByRole('button', { name: analysis.analyse }).click();
    await page.getByRole('button', { name: analysis.stop }).waitFor();
    await page.getByRole('button', { name: analysis.stop }).waitFor({ state: 'detached' });
    for (let turn = 1; turn < 4; turn++) await page.keyboard.press('ArrowRight');
    await page.locator('h1').blur();
  },
  async crosswords(page) {
    await startGame(page, presets.crosswords.title);
  },
  async lessons(page) {
    await page.goto(new URL('#/learn/guide', page.url()).href);
    const next = page.getByRole('button', { name: trainer.nextTurn });
    for (let turn = 1; turn < 6; turn++) await next.first().click();
    await page.getByRole('button', { name: trainer.explain }).click();
  },
  /** Ann looks on while Amy, of her team, writes and points. */
  async team(ann) {
    await arrive(ann, 'Ann');
    await ann.getByRole('link', { name: online.newGame }).click();
    await ann.getByRole('radio', { name: presets.school.title }).check({ force: true });
    await ann.getByRole('button', { name: setup.start }).click();
    const code = (await ann.locator('.room-code').textContent()) ?? '';
    const amy = await visit();
    const others = [
      { page: amy, name: 'Amy', team: 1 },
      { page: await visit(), name: 'Bob', team: 2 },
      { page: await visit(), name: 'Ben', team: 2 },
    ];
    for (const { page, name, team } of others) {
      await arrive(page, name);
      await page.goto(new URL(`#/online/join/${code}`, page.url()).href);
      await page.getByRole('button', { name: online.joinTeam(team) }).click();
    }
    for (const page of [ann, ...others.map((other) => other.page)])
      await page.getByRole('button', { name: online.agree }).click();
    await amy.getByLabel(online.writeToTeam).fill('What about the triple word?');
    await amy.getByRole('button', { name: online.send }).click();
    await amy.locator('[data-square="7"]').hover();
    await ann.locator('.pointed').waitFor();
  },
};

const wanted = process.argv.slice(2);
const server = await startGameServer(await ensureWeb());
const browser = await chromium.launch({
  executablePath: await ensureSystemPart('chromium'),
  args: [...BROWSER_FLAGS],
});

/** Somebody with a browser of their own, whose computers answer at once. */
async function visit() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await context.addInitScript(() =>
    localStorage.setItem('lexiko.settings', '{"pace":"quick","soundQuestion":"asked"}'),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(server.url);
  return page;
}

try {
  for (const [name, play] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await visit();
    await play(page);
    await page.waitForTimeout(STILL_MS);
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  }
} finally {
  await browser.close();
  await server.close();
}
