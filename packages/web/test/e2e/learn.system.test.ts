/** The rulebook in the page: found, searched, and opened at the rule behind a refusal. */

import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { browserForTests, startGame, untilMyTurn } from './browser-table.ts';

const table = browserForTests();

describe('the rulebook', () => {
  it('is searched, tells how editions differ, and has nothing that axe objects to', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Rulebook Every rule' }).click();
    await page.getByRole('heading', { name: 'Rulebook', level: 1 }).waitFor();
    await page.getByLabel('The rules of').selectOption('collectible-2020');
    await page.getByText('at least seven letters in the bag').waitFor();
    await page.getByLabel('Search the rules').fill('blank');
    await page.getByRole('heading', { name: 'Blanks' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Passing' }).count()).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'How the editions differ' }).click();
    const row = page.getByRole('row', { name: /Exchanging needs/u });
    await row.getByRole('cell', { name: 'Seven letters left' }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens at the rule behind a refusal, for the game on the table, and leads back to it', async () => {
    const { page, context } = await table().visit();
    await startGame(page, { rulebook: 'Deluxe', dealCode: 'rules' });
    await untilMyTurn(page);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Why?' }).click();
    await page.getByRole('heading', { name: 'Rulebook', level: 1 }).waitFor();
    expect(await page.getByLabel('The rules of').inputValue()).toBe('table');
    await page.locator('.rule-section:focus').waitFor();
    await page.goBack();
    await untilMyTurn(page);
    await context.close();
  });
});

describe('counting practice', () => {
  it('accepts exactly the printed scores, explains them, and is done by keyboard alone', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.goto(new URL('#/learn/steps', page.url()).href);
    const question = page.getByLabel('How many points?');
    for (const [at, score] of [14, 9, 25, 16, 16].entries()) {
      await page.getByRole('heading', { name: `Turn ${at + 1} of 5` }).waitFor();
      await question.focus();
      await page.keyboard.type(String(score + 1));
      await page.keyboard.press('Enter');
      await page.locator('.verdict', { hasText: 'Count again' }).waitFor();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(String(score));
      await page.keyboard.press('Enter');
      await page.locator('.verdict', { hasText: 'Right!' }).waitFor();
      await page.getByText(`Together ${score} points.`).waitFor();
      if (at === 0) {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
      }
      if (at < 4) {
        await page.getByRole('button', { name: 'One turn on' }).focus();
        await page.keyboard.press('Enter');
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes through the Guide Game to its printed totals', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Lessons, drills' }).click();
    await page.getByRole('button', { name: 'Guide Game' }).click();
    await page.getByRole('heading', { name: 'Turn 1 of 32' }).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText('Together 824 points.').waitFor();
    await page.getByRole('row', { name: /\(AI\) -2 456/u }).waitFor();
    // The two marks of skilled play (G-12).
    await page.getByRole('row', { name: /Points from premium squares 237 149 386/u }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
