/** The navigation of every screen: by keys alone, on a phone at the bottom, at a table in a menu. */

import { describe, expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { browserForTests, startGame, untilMyTurn } from '../support/browser-table.ts';

const table = browserForTests();

describe('the navigation', () => {
  it('goes everywhere by keys, keeps the focus, says where one is, and lets one go back', async () => {
    const { page, context, complaints } = await table().visit();
    const nav = page.getByRole('navigation', { name: 'Main' });
    const current = (): Promise<string[]> => nav.locator('[aria-current]').allTextContents();
    await expect.poll(current).toEqual(['Play']);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Skip to the content');
    for (const _ of ['home', 'play', 'learn']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
    await expect.poll(current).toEqual(['Learn']);
    await expect.poll(() => page.title()).toBe('Learn · Lexiko');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Analysis' }).first().waitFor();
    await expect.poll(current).toEqual(['Analyse']);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
    await expect.poll(current).toEqual(['Learn']);
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(':focus').evaluate((one) => one.tagName)).toBe('MAIN');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is at the bottom of a phone, and at a table in a menu that leaves the room to the board', async () => {
    const { page, context, complaints } = await table().visit({
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    });
    const nav = page.getByRole('navigation', { name: 'Main' });
    const learn = nav.getByRole('link', { name: 'Learn' });
    await page.getByText('words loaded').waitFor();
    const bottom = async (): Promise<number> => {
      const box = await learn.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeGreaterThan(630);
    await startGame(page, { second: 'beginner', dealCode: 'menu' });
    await untilMyTurn(page);
    expect(await learn.isVisible()).toBe(false);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await page.locator('#rack [data-tile]').first().click();
    await menu.click();
    await learn.waitFor();
    expect(await objections(page, 'menu')).toEqual([]);
    // Escape closes the menu and nothing else.
    await page.keyboard.press('Escape');
    await learn.waitFor({ state: 'hidden' });
    await menu.click();
    await nav.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.click();
    await learn.click();
    await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
    await expect.poll(bottom).toBeGreaterThan(630);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
