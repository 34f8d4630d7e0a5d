/** Pictures of the rooms to learn in. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/workspace.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * A room as it is entered, once its heading stands.
 * @param {string} path
 * @returns {(page: Page) => Promise<void>}
 */
function room(path) {
  return async (page) => {
    await page.goto(new URL(`#/learn/${path}`, page.url()).href);
    await page.locator('main h1').waitFor();
  };
}

/**
 * The tool behind each of the ten tips, once it answers.
 * @returns {[string, (page: Page) => Promise<void>][]}
 */
function tipScenes() {
  const tips = ['short', 's', 'groups', 'premiums', 'keeping', 'bingos', 'q', 'hooks', 'choice', 'attitude'];
  return tips.map((tip) => [
    `learn-tip-${tip}`,
    async (page) => {
      await room(`tips/${tip}`)(page);
      await page.waitForFunction(() => !/Just a moment|Einen Augenblick/u.test(document.body.innerText));
    },
  ]);
}

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
export const LEARN_SCENES = {
  'learn-home': room(''),
  'learn-steps': room('steps'),
  'learn-guide': room('guide'),
  'learn-diary': room('diary'),
  ...Object.fromEntries(tipScenes()),
  'learn-clinic': room('clinic'),
  'learn-diagrams': room('diagrams'),
  'learn-tips': room('tips'),
  'learn-drills': room('drills'),
  'learn-statistics': room('statistics'),
  'learn-records': room('records'),
  'learn-workbench': room('workbench'),
  'learn-puzzles': room('puzzles'),
  'learn-puzzle': async (page) => {
    await room('puzzles')(page);
    await page.locator('.puzzle-daily .button').click();
    await page.locator('#rack').waitFor();
  },
  'learn-analysis': async (page) => {
    await room('analysis')(page);
    const game = readFileSync(join(ROOT, 'fixtures/games/computers.json'), 'utf8');
    await page.getByLabel('A game in GCG').fill(game);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByText(/\d+ turns? analysed/u).waitFor({ timeout: 120_000 });
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Turn 4 of' }).waitFor();
  },
};

/** Those that find their way in any language. */
export const SPEECHLESS_SCENES = Object.keys(LEARN_SCENES).filter((scene) => scene !== 'learn-analysis');
