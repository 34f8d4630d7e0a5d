/** Very long texts, pasted where a short one is asked for: cut and told, and the page goes on. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser-table.ts';

const table = browserForTests();
const LONG = 'house rule '.repeat(300_000);

/** Pastes as the browser does: told first, then put in as far as it fits. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const target = document.activeElement;
    target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);
  await page.keyboard.insertText(text);
}

describe('three million characters', () => {
  it('pasted as house rules are cut, and a sentence says so', async () => {
    const { page, context, complaints } = await table().visit();
    await page.getByRole('link', { name: 'Choose a rulebook' }).click();
    const group = page.locator('.option-group', { has: page.locator('summary', { hasText: 'House rules' }) });
    await group.locator('summary').click();
    const field = group.locator('textarea').first();
    await field.focus();
    await paste(page, LONG);
    await page.getByText('Only the first 5,000 characters fit here.').waitFor();
    await expect.poll(async () => (await field.inputValue()).length).toBeLessThanOrEqual(5000);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.locator('#board').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('pasted as a game to analyse are answered with one sentence', async () => {
    const { page, context, complaints } = await table().visit();
    await page.goto(`${table().url}#/learn/analysis`);
    await page.getByRole('textbox').focus();
    await paste(page, `>ann: ${'A'.repeat(5000)} 8A A +1 1\n`.repeat(600));
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByText('a GCG file has at most 200,000 characters').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
