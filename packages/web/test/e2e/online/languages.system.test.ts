/** People play with each other in every language, each at a browser, over the real server. */

import { beforeAll, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { prepareAdviser } from '../support/adviser.ts';
import { browserForTests } from '../support/browser-table.ts';
import { configOf, LANGUAGES, playToEnd, savedGame, textsIn, VISITS } from '../support/language-visits.ts';

const table = browserForTests(startGameServer);

beforeAll(async () => {
  for (const language of LANGUAGES) await prepareAdviser(language);
});

it.each(LANGUAGES)('two people at two browsers play in %s to the end', async (language) => {
  const { locale, device } = VISITS[language];
  const words = await textsIn(locale);
  const visit = () => table().visit({ locale, reducedMotion: 'reduce', ...device });
  const [ann, bob] = [await visit(), await visit()];
  await ann.page.goto(`${table().url}#/online/new`);
  const dictionary = ann.page.getByRole('combobox', { name: words.dictionaries.dictionary, exact: true });
  await expect.poll(() => dictionary.inputValue()).toBe(language);
  await ann.page.getByRole('button', { name: words.setup.start }).click();
  const code = (await ann.page.locator('.room-code').textContent()) ?? '';
  await bob.page.goto(`${table().url}#/online/join/${code}`);
  await bob.page.getByRole('button', { name: words.online.sitDown }).click();
  await bob.page.getByRole('button', { name: words.online.agree, exact: true }).click();
  for (const { page } of [ann, bob]) await page.locator('#board').waitFor();
  await playToEnd([ann.page, bob.page], configOf(language), words);
  await savedGame(ann.page, configOf(language), words);
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  for (const { context } of [ann, bob]) await context.close();
});
