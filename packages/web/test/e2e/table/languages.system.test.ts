/** Games in other languages in a real browser: typed, with a dictionary that first does not come, offline. */

import type { Page } from '@playwright/test';
import { languageOf } from '@lexiko/languages';
import { page as english } from '@lexiko/texts/en/page';
import { builtInLexicon } from '@lexiko/words';
import { beforeAll, expect, it } from 'vitest';
import { serveFolder } from '../../../tools/static-server.mjs';
import { prepareAdviser } from '../support/adviser.ts';
import { objections } from '../support/axe.ts';
import {
  browserForTests,
  openWordsChoice,
  seenTable,
  square,
  untilMyTurn,
  untilStored,
} from '../support/browser-table.ts';
import {
  configOf,
  LANGUAGES,
  nextMover,
  playToEnd,
  savedGame,
  takeTurn,
  textsIn,
  VISITS,
} from '../support/language-visits.ts';
import { typeLetters } from '../support/typing.ts';

/** Whether the server answers for dictionaries. */
const lexica = { areWithheld: false };

const table = browserForTests((folder) =>
  serveFolder(folder, (pathname) => lexica.areWithheld && pathname.startsWith('/lexica/')),
);

beforeAll(async () => {
  for (const language of LANGUAGES) await prepareAdviser(language);
});

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
  'two people at one screen and a computer play in %s to the end, and look at its analysis and a puzzle',
  async (language) => {
    const { locale, multiples, device } = VISITS[language];
    const words = await textsIn(locale);
    const { page, context, complaints } = await table().visit({ locale, reducedMotion: 'reduce', ...device });
    await page.goto(new URL('#/new', page.url()).href);
    const dictionary = builtInLexicon(language)?.name ?? '';
    // Whoever speaks it is offered its game first.
    const chosen = page.getByRole('combobox', { name: words.dictionaries.dictionary, exact: true });
    await expect.poll(() => chosen.inputValue()).toBe(language);
    const { player, kindLabel } = words.setup;
    const { colon } = words;
    await page.getByLabel(`${player(2)}${colon}${kindLabel}`).selectOption('person');
    await page.getByRole('button', { name: words.setup.addPlayer }).click();
    await page.getByLabel(`${player(3)}${colon}${kindLabel}`).selectOption('easy');
    await page.getByLabel(words.setup.deal).fill('every language');
    for (const number of [1, 2])
      await page.getByRole('checkbox', { name: words.forms.agrees(player(number)) }).check();
    await page.getByRole('button', { name: words.setup.start }).click();
    await page.locator('#board').waitFor();
    const config = configOf(language, 3);
    await playToEnd([page], config, words);
    expect(await objections(page, `the result in ${language}`)).toEqual([]);
    const text = await savedGame(page, config, words);
    // Every tile was drawn, so each of these was on some rack.
    for (const letter of multiples) expect(text).toContain(letter);

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
  lexica.areWithheld = true;
  await openWordsChoice(page);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('german');
  await page.getByText('Lexiko Deutsch didn’t load.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The board and the rack are there meanwhile.
  await expect.poll(async () => (await seenTable(page)).rack).toHaveLength(7);
  await page.locator('.status', { hasText: 'Lexiko Deutsch didn’t load.' }).waitFor();
  lexica.areWithheld = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.status', { hasText: 'didn’t load' }).waitFor({ state: 'detached' });
  await untilMyTurn(page);
  await takeTurn(page, configOf('german'), english);
  await nextMover([page], english);
  const before = await seenTable(page);

  // Everything is kept by now: the page by its service worker, the words in the database.
  await untilStored(page);
  await context.setOffline(true);
  await page.reload();
  await untilMyTurn(page);
  await expect.poll(async () => (await seenTable(page)).scores).toEqual(before.scores);
  await takeTurn(page, configOf('german'), english);
  await nextMover([page], english);
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
