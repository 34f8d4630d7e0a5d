/** The path of lessons: opened by keyboard, with a short practice that earns a star and leads on. */

import { expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { browserForTests } from '../support/browser-table.ts';

const table = browserForTests();

it('the path begins with the first word, counts what is done and goes on where one stopped', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.goto(new URL('#/learn', page.url()).href);
  await page.getByRole('link', { name: 'Start: First word' }).waitFor();
  expect(await objections(page, 'the path')).toEqual([]);

  await page.getByRole('link', { name: /^What to keep/u }).focus();
  await page.keyboard.press('Enter');
  const leaves = page.locator('.exercise-pair button');
  const next = page.getByRole('button', { name: 'Next task' });
  const line = page.getByRole('navigation', { name: 'Your path' });
  for (let tries = 0; tries < 40 && !(await line.getByText('2 of 3 stars').isVisible()); tries++) {
    await leaves.first().focus();
    await page.keyboard.press('Enter');
    await next.focus();
    if (tries === 0) expect(await objections(page, 'a task that is done')).toEqual([]);
    await page.keyboard.press('Enter');
    await next.waitFor({ state: 'detached' });
  }
  await line.getByRole('link', { name: 'Next lesson: Hook puzzles' }).waitFor();

  await page.goto(new URL('#/learn', page.url()).href);
  await page.getByRole('link', { name: 'Continue: What to keep' }).waitFor();
  await page.goto(new URL('#/learn/exercises/hooks', page.url()).href);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText('Look, it goes like this:').waitFor();
  await line.getByText('0 of 3 stars').waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
  await context.close();
});
