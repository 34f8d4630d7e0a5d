/** Visitors who speak a language, and whole games in it: at one screen, and at several browsers. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameConfig } from '@lexiko/rules';
import { parseGcg, pragmaOf, replayGcg } from '@lexiko/rules/notation';
import { LANGUAGE_SOURCES, type LanguageSource } from '@lexiko/texts/sources';
import { builtInLexicon } from '@lexiko/words';
import { expect } from 'vitest';
import type { Texts } from '../../../src/texts/texts.ts';
import { advise } from './adviser.ts';
import { PHONE, seenTable } from './browser-table.ts';
import { typePlay } from './typing.ts';

/** Whoever speaks a language plays in it, on a phone or at a desk. */
export const VISITS = {
  german: { locale: 'de-AT', device: PHONE, multiples: [] },
  french: { locale: 'fr-CA', device: {}, multiples: [] },
  spanish: { locale: 'es-MX', device: {}, multiples: ['[CH]', '[LL]', '[RR]'] },
  dutch: { locale: 'nl-BE', device: {}, multiples: [] },
  polish: { locale: 'pl-PL', device: PHONE, multiples: [] },
} as const;

export const LANGUAGES = Object.keys(VISITS) as readonly (keyof typeof VISITS)[];

export function configOf(language: string, sides: 2 | 3 = 2): GameConfig {
  return {
    preset: 'standard-2007',
    sides,
    options: { 'letters.language': language, 'dictionary.id': language },
  };
}

/** The words on the page, in the language of a visit, and those of the screens that the tests open. */
export async function textsIn(locale: string) {
  const sources: Readonly<Record<string, () => Promise<LanguageSource>>> = LANGUAGE_SOURCES;
  const source = await sources[locale.slice(0, 2)]?.();
  if (source === undefined) throw new Error(`the page does not speak ${locale}`);
  const { areas } = source;
  const [analysis, puzzles, online] = await Promise.all([areas.analysis(), areas.puzzles(), areas.online()]);
  return { ...source.page, analysis, puzzles, online };
}

/**
 * Waits until it is somebody's turn, or the game is over: then `null`. Plays are accepted on the way, and whoever gets
 * the screen turns their tiles over.
 */
export async function nextMover(pages: readonly Page[], words: Texts): Promise<Page | null> {
  const seen = pages.map((page) => ({
    page,
    result: page.getByRole('dialog').getByRole('link', { name: words.result.analyse }),
    turn: page.locator('.status', { hasText: words.game.yourTurn }),
    accept: page.getByRole('button', { name: words.game.accept, exact: true }),
    show: page.getByRole('button', { name: words.cover.show }),
  }));
  await Promise.race(
    seen.map(({ result, turn, accept, show }) => result.or(turn).or(accept).or(show).first().waitFor()),
  );
  for (const { page, result, turn, accept, show } of seen) {
    for (const button of [show, accept]) {
      if (!(await button.isVisible())) continue;
      // The next person may be asked the same at once, by the same button; and what was pressed before may remove it.
      await button.click({ timeout: 1000 }).catch(() => {});
      return nextMover(pages, words);
    }
    if (await result.isVisible()) return null;
    if (await turn.isVisible()) return page;
  }
  return nextMover(pages, words);
}

/** Plays what the adviser finds, or passes. */
export async function takeTurn(page: Page, config: GameConfig, words: Texts): Promise<void> {
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

/** Takes every turn of a game. */
export async function playToEnd(pages: readonly Page[], config: GameConfig, words: Texts): Promise<void> {
  for (;;) {
    const mover = await nextMover(pages, words);
    if (mover === null) return;
    await takeTurn(mover, config, words);
    // The line below the board follows after the score sheet.
    await mover.locator('.status', { hasText: words.game.yourTurn }).waitFor({ state: 'detached' });
  }
}

/** The GCG file of the finished game: it names the dictionary, and the rules agree with it. */
export async function savedGame(page: Page, config: GameConfig, words: Texts): Promise<string> {
  await page.getByText(words.result.keep).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.result.saveGcg }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const gcg = parseGcg(text);
  if (!gcg.ok) throw new Error('the file can be read');
  const { 'dictionary.id': id = '' } = config.options ?? {};
  expect(pragmaOf(gcg.value.game, 'lexicon')).toBe(builtInLexicon(String(id))?.name);
  const replayed = replayGcg(gcg.value, config);
  expect(replayed.ok && replayed.value.problems).toEqual([]);
  return text;
}
