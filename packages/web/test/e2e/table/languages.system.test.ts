/** Games in other languages in a real browser: typed, with a dictionary that first does not come, offline. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameConfig } from '@lexiko/rules';
import { languageOf } from '@lexiko/languages';
import { parseGcg, pragmaOf, replayGcg } from '@lexiko/rules/notation';
import { LANGUAGE_SOURCES, type LanguageSource } from '@lexiko/texts/sources';
import { page as english } from '@lexiko/texts/en/page';
import { builtInLexicon } from '@lexiko/words';
import { beforeAll, expect, it } from 'vitest';
import { advise, prepareAdviser } from '../support/adviser.ts';
import type { Texts } from '../../../src/texts/texts.ts';
import { objections } from '../support/axe.ts';
import {
  browserForTests,
  openWordsChoice,
  seenTable,
  square,
  untilMyTurn,
} from '../support/browser-table.ts';
import { typeLetters, typePlay } from '../support/typing.ts';

const table = browserForTests();

function configOf(language: string): GameConfig {
  return {
    preset: 'standard-2007',
    sides: 2,
    options: { 'letters.language': language, 'dictionary.id': language },
  };
}

/** Whoever speaks a language plays in it, on a phone or at a desk. */
const VISITS = {
  german: { locale: 'de-AT', viewport: { width: 360, height: 640 }, hasTouch: true, multiples: [] },
  french: { locale: 'fr-CA', multiples: [] },
  spanish: { locale: 'es-MX', multiples: ['[CH]', '[LL]', '[RR]'] },
  dutch: { locale: 'nl-BE', multiples: [] },
  polish: { locale: 'pl-PL', viewport: { width: 360, height: 640 }, hasTouch: true, multiples: [] },
} as const;

const LANGUAGES = Object.keys(VISITS) as readonly (keyof typeof VISITS)[];

/** The words on the page, in the language of a visit, and those of the screens that the test opens. */
async function textsIn(locale: string) {
  const sources: Readonly<Record<string, () => Promise<LanguageSource>>> = LANGUAGE_SOURCES;
  const source = await sources[locale.slice(0, 2)]?.();
  if (source === undefined) throw new Error(`the page does not speak ${locale}`);
  const [analysis, puzzles] = await Promise.all([source.areas.analysis(), source.areas.puzzles()]);
  return { ...source.page, analysis, puzzles };
}

beforeAll(async () => {
  for (const language of LANGUAGES) await prepareAdviser(language);
});

/** Waits for one's own turn or the end, and accepts plays on the way; answers whether it is the end. */
async function isOver(page: Page, words: Texts): Promise<boolean> {
  const result = page.getByRole('dialog').getByRole('link', { name: words.result.analyse });
  const turn = page.locator('.status', { hasText: words.game.yourTurn });
  const asked = page.getByRole('button', { name: words.game.accept, exact: true });
  await result.or(turn).or(asked).first().waitFor();
  if (!(await asked.isVisible())) return result.isVisible();
  await asked.click();
  await asked.waitFor({ state: 'detached' });
  return isOver(page, words);
}

async function takeTurn(page: Page, config: GameConfig, words: Texts): Promise<void> {
  const rows = page.locator('.side .sheet .sheet-entry');
  const before = await rows.count();
  const action = advise(config, await seenTable(page));
  if (action.type === 'play') {
    await typePlay(page, action);
    await page.keyboard.press('Enter');
  } else {
    await page.getByRole('button', { name: words.game.pass, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.game.pass, exact: true }).click();
  }
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
}

/** Chromium's number for the key that writes ł on a Mac. */
const ALT = 1;

async function middleOf(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function dragTile(page: Page, letter: string, to: number): Promise<void> {
  await page.mouse.move(...(await middleOf(page, `#rack [data-tile="${letter}"]`)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, `[data-square="${to}"]`)), { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await seenTable(page)).draft).toContain(to);
}

it.each(LANGUAGES)(
  'a game in %s is typed to its end, analysed, and followed by a puzzle',
  async (language) => {
    const { locale, multiples, ...device } = VISITS[language];
    const words = await textsIn(locale);
    const { page, context, complaints } = await table().visit({ locale, reducedMotion: 'reduce', ...device });
    await page.goto(new URL('#/new', page.url()).href);
    const dictionary = builtInLexicon(language)?.name ?? '';
    // Whoever speaks it is offered its game first.
    const chosen = page.getByRole('combobox', { name: words.dictionaries.dictionary, exact: true });
    await expect.poll(() => chosen.inputValue()).toBe(language);
    await page.getByLabel(words.setup.deal).fill('every language');
    await page.getByRole('button', { name: words.setup.start }).click();
    await page.locator('#board').waitFor();
    const config = configOf(language);
    while (!(await isOver(page, words))) await takeTurn(page, config, words);
    expect(await objections(page, `the result in ${language}`)).toEqual([]);
    await page.getByText(words.result.keep).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.result.saveGcg }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    // Every tile was drawn, so each of these was on some rack.
    for (const letter of multiples) expect(text).toContain(letter);
    const gcg = parseGcg(text);
    if (!gcg.ok) throw new Error('the file can be read');
    expect(pragmaOf(gcg.value.game, 'lexicon')).toBe(dictionary);
    const replayed = replayGcg(gcg.value, config);
    expect(replayed.ok && replayed.value.problems).toEqual([]);

    await page.getByRole('dialog').getByRole('link', { name: words.result.analyse }).click();
    await page.locator('.analysis-players h3').first().waitFor();
    await page.locator('main', { hasText: dictionary }).waitFor();
    await page.goto(new URL('#/learn/puzzles/fresh/best/easy', page.url()).href);
    await page.getByRole('button', { name: words.puzzles.show }).click();
    await page.getByRole('heading', { name: words.puzzles.answer }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it('a German game waits for a dictionary that does not come, goes on with it, and later without a network', async () => {
  const { page, context } = await table().visit({ serviceWorkers: 'allow' });
  await context.route('**/lexica/**', (route) => route.abort());
  await openWordsChoice(page);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('german');
  await page.getByText('Lexiko Deutsch didn’t load.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The board and the rack are there meanwhile.
  await expect.poll(async () => (await seenTable(page)).rack).toHaveLength(7);
  await page.locator('.status', { hasText: 'Lexiko Deutsch didn’t load.' }).waitFor();
  await context.unroute('**/lexica/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.status', { hasText: 'didn’t load' }).waitFor({ state: 'detached' });
  await untilMyTurn(page);
  await takeTurn(page, configOf('german'), english);
  await isOver(page, english);
  const before = await seenTable(page);

  // Everything is kept by now: the page by its service worker, the words in the database.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);
  await page.reload();
  await untilMyTurn(page);
  await expect.poll(async () => (await seenTable(page)).scores).toEqual(before.scores);
  await takeTurn(page, configOf('german'), english);
  await isOver(page, english);
  await context.close();
});

it('CH and RR are typed as they are written, lie as one tile, and are read by their names', async () => {
  const { page, context, complaints } = await table().visit();
  await openWordsChoice(page);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('spanish');
  // With all tiles open, each is at hand.
  await page.getByRole('button', { name: /^Open tiles/u }).click();
  await untilMyTurn(page);
  await square(page, 111).click();
  await typeLetters(page, ['CH', 'O', 'RR', 'O']);
  const spoken = await Promise.all(
    [111, 112, 113, 114].map((at) => square(page, at).getAttribute('aria-label')),
  );
  expect(spoken.map((label) => label?.split(', ')[1])).toEqual(['che', 'O', 'doble erre', 'O']);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await seenTable(page)).board.slice(111, 115))
    .toEqual(['CH', 'O', 'RR', 'O']);

  // Dragged to a square, and chosen for a blank, they are the same letters.
  await untilMyTurn(page);
  await dragTile(page, 'LL', 0);
  await page.locator('#rack [data-tile="?"]').first().click();
  await square(page, 16).click();
  const pad = page.getByRole('dialog').locator('.letters');
  expect(await pad.getByRole('button').allTextContents()).toEqual(
    languageOf('spanish').letters.map(({ letter }) => letter),
  );
  await pad.getByRole('button', { name: 'doble erre' }).click();
  const spokenAt = async (at: number): Promise<string | undefined> =>
    (await square(page, at).getAttribute('aria-label'))?.split(', ')[1];
  // Labels follow after the paint.
  await expect.poll(() => spokenAt(0)).toBe('doble ele');
  await expect.poll(() => spokenAt(16)).toBe('blank as doble erre');
  expect(complaints).toEqual([]);
  await context.close();
});

it.each([
  ['german', 'ä', 'A Umlaut', 0],
  ['polish', 'ł', 'eł', ALT],
] as const)(
  'a letter of a keyboard in %s, %s, is laid and read by its name',
  async (language, key, name, modifiers) => {
    const { page, context } = await table().visit();
    await openWordsChoice(page);
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption(language);
    await page.getByRole('button', { name: /^Open tiles/u }).click();
    await untilMyTurn(page);
    await square(page, 112).click();
    const keyboard = await context.newCDPSession(page);
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, modifiers });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, modifiers });
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([112]);
    expect((await square(page, 112).getAttribute('aria-label'))?.split(', ')[1]).toBe(name);
    await context.close();
  },
);
