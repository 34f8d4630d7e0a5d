/** What visitors of the server do again and again in tests. */

import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { objections } from './axe.ts';

export async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** From the front page, or from the lobby, to the room of a new game; answers with its code. */
export async function makeGame(page: Page, choose?: () => Promise<void>): Promise<string> {
  if (!page.url().endsWith('#/online')) await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('link', { name: 'Make a game' }).click();
  await choose?.();
  await page.getByRole('button', { name: 'Start the game' }).click();
  return (await page.locator('.room-code').textContent()) ?? '';
}

/** Whoever has the code of a game sits down and agrees to it. */
export async function joinGame(page: Page, code: string): Promise<void> {
  await page.goto(new URL(`#/online/join/${code}`, page.url()).href);
  await page.getByRole('button', { name: 'Join this game' }).click();
  await page.getByRole('button', { name: 'Agree and start' }).click();
}

/** Nothing that axe objects to. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  expect(await objections(page, where)).toEqual([]);
}
