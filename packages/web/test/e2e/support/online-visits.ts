/** What visitors of the server do again and again in tests. */

import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect } from 'vitest';
import { objections } from './axe.ts';
import type { BrowserTable } from './browser-table.ts';

export async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** From the front page, or from the lobby, to the room of a new game; answers with its code. */
export async function makeGame(page: Page, choose?: () => Promise<void>): Promise<string> {
  if (!page.url().endsWith('#/online')) await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('link', { name: 'Create game' }).click();
  await choose?.();
  await page.getByRole('button', { name: 'Start game' }).click();
  return (await page.locator('.room-code').textContent()) ?? '';
}

/** Whoever has the code of a game sits down and agrees to it. */
export async function joinGame(page: Page, code: string): Promise<void> {
  await page.goto(new URL(`#/online/join/${code}`, page.url()).href);
  await page.getByRole('button', { name: 'Join game' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
}

/** Ann and Bob, each at a browser of their own, at a game of theirs that has begun. */
export async function twoAtATable(
  table: BrowserTable,
  choose?: (page: Page) => Promise<void>,
): Promise<readonly [ann: Page, bob: Page]> {
  const [ann, bob] = [await arrive(table, 'Ann'), await arrive(table, 'Bob')];
  await joinGame(bob, await makeGame(ann, choose === undefined ? undefined : () => choose(ann)));
  for (const page of [ann, bob]) await page.locator('#board').waitFor();
  return [ann, bob];
}

/** Whose turn it is, as both see it, and who waits. */
export async function whoseTurn(one: Page, other: Page): Promise<readonly [mover: Page, waiter: Page]> {
  const isTheirs = (page: Page): Promise<boolean> =>
    page.locator('.status', { hasText: 'Your turn' }).isVisible();
  await expect.poll(async () => Number(await isTheirs(one)) + Number(await isTheirs(other))).toBe(1);
  return (await isTheirs(one)) ? [one, other] : [other, one];
}

/** Somebody new in the lobby. */
export async function arrive(
  table: BrowserTable,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page } = await table.visit(options);
  await page.goto(`${table.url}#/online`);
  await rename(page, name);
  return page;
}

/** Nothing that axe objects to. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  expect(await objections(page, where)).toEqual([]);
}
