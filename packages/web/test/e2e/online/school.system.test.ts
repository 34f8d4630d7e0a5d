/** A class that lasts, in browsers: cards from a list, a pupil who comes in by one, and what their teacher sees then. */

import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests, PHONE } from '../support/browser-table.ts';
import { expectAccessible } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);

async function teacher(): Promise<Page> {
  const { page } = await table().visit();
  await page.goto(`${table().url}#/online/account`);
  const card = page.locator('section.card', { has: page.getByRole('heading', { name: 'Create account' }) });
  await card.getByLabel('Login').fill('tess');
  await card.getByLabel('Password').fill('correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.goto(`${table().url}#/online/classes`);
  await page.getByLabel('Class name').fill('7b');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Pupils and cards' }).click();
  return page;
}

it('a teacher prints cards, a pupil comes in by one and works, and the teacher sees it', async () => {
  const tess = await teacher();
  await tess.getByLabel('Names').fill('Name;Class\nAnn;7b\nBen;7b');
  await tess.getByRole('button', { name: 'Add 2 pupils' }).click();
  await tess.getByRole('heading', { name: '2 new cards' }).waitFor();
  await tess.getByRole('img', { name: 'QR code for Ann' }).waitFor();
  const card = tess.locator('.pupil-card', { hasText: 'Ann' });
  const code = ((await card.locator('.pupil-card-code').textContent()) ?? '').replaceAll(' ', '');
  const word = (await card.locator('.pupil-card-picture b').textContent()) ?? '';
  await expectAccessible(tess, 'the cards');
  await tess.getByRole('button', { name: 'Done' }).click();
  await tess.getByRole('button', { name: 'New card for Ben' }).waitFor();

  await tess.getByRole('link', { name: 'Assignments' }).click();
  await tess.getByLabel('How many to get right').fill('1');
  await tess.getByRole('button', { name: 'Give assignment' }).click();
  await tess.getByRole('rowheader', { name: 'Ann' }).waitFor();

  // By a new browser, at the address that the QR code holds, and without a name or an account.
  const { page: ann } = await table().visit(PHONE);
  await ann.goto(`${table().url}#/online/card/${code}`);
  await ann.getByText('Which picture is yours?').waitFor();
  await expectAccessible(ann, 'the card of a pupil');
  await ann.getByRole('button', { name: word, exact: true }).press('Enter');
  await ann.getByRole('heading', { name: 'Your assignments' }).waitFor();
  await expectAccessible(ann, 'the class of a pupil');
  await ann.getByRole('link', { name: 'Start: First steps' }).click();
  await ann.locator('#rack').waitFor();
  for (let presses = 0; presses < 2; presses++) await ann.keyboard.press('ArrowLeft');
  await ann.keyboard.type('horn');
  await ann.keyboard.press('Enter');
  await ann.getByLabel('How many points?').and(ann.locator(':focus')).waitFor();
  for (const [count, verdict] of [
    ['15', 'Count again'],
    ['14', 'Right!'],
  ] as const) {
    await ann.keyboard.press('Control+A');
    await ann.keyboard.type(count);
    await ann.keyboard.press('Enter');
    await ann.locator('.verdict', { hasText: verdict }).waitFor();
  }
  // The teacher sees it at once, and the lobby of a pupil is their class.
  await tess.getByRole('cell', { name: '1 of 1, 1 wrong' }).waitFor();
  await tess.getByText('Where the class stumbles').click();
  await tess.getByText('Turn 1 of 5, 8F HORN: 1 wrong try').waitFor();
  await expectAccessible(tess, 'the assignments');
  await ann.goto(`${table().url}#/online`);
  await ann.getByText('1 of 1').waitFor();
  await ann.getByRole('button', { name: 'Finish and sign out' }).click();
  await expect.poll(() => ann.evaluate(() => localStorage.getItem('lexiko.pupilOf'))).toBeNull();
});

it('at a shared tablet the next pupil sees none of the ticks of the last, who finds them again', async () => {
  const { page: tess } = await table().visit();
  await tess.goto(`${table().url}#/online/account`);
  const account = tess.locator('section.card', {
    has: tess.getByRole('heading', { name: 'Create account' }),
  });
  await account.getByLabel('Login').fill('tim');
  await account.getByLabel('Password').fill('correct horse');
  await tess.keyboard.press('Enter');
  await tess.getByRole('button', { name: 'Sign out' }).waitFor();
  await tess.goto(`${table().url}#/online/classes`);
  await tess.getByLabel('Class name').fill('8a');
  await tess.keyboard.press('Enter');
  await tess.getByRole('link', { name: 'Pupils and cards' }).click();
  await tess.getByLabel('Names').fill('Name;Class\nAda;8a\nBob;8a');
  await tess.getByRole('button', { name: 'Add 2 pupils' }).click();
  await tess.getByRole('heading', { name: '2 new cards' }).waitFor();
  const cardOf = async (name: string): Promise<readonly [code: string, word: string]> => {
    const card = tess.locator('.pupil-card', { hasText: name });
    const code = ((await card.locator('.pupil-card-code').textContent()) ?? '').replaceAll(' ', '');
    return [code, (await card.locator('.pupil-card-picture b').textContent()) ?? ''];
  };
  const cards = { Ada: await cardOf('Ada'), Bob: await cardOf('Bob') };

  const { page: tablet } = await table().visit(PHONE);
  const comeIn = async ([code, word]: readonly [string, string]): Promise<void> => {
    await tablet.goto(`${table().url}#/online/card/${code}`);
    await tablet.getByRole('button', { name: word, exact: true }).press('Enter');
    await tablet.getByRole('heading', { name: '8a' }).first().waitFor();
  };
  const ticks = async (): Promise<number> => {
    await tablet.goto(`${table().url}#/learn`);
    await tablet
      .getByRole('link', { name: /First steps/u })
      .last()
      .waitFor();
    return tablet.locator('.quick-done').count();
  };
  const leave = async (): Promise<void> => {
    await tablet.goto(`${table().url}#/online`);
    // The page begins anew once everything of the pupil is gone.
    await Promise.all([
      tablet.waitForURL(table().url),
      tablet.getByRole('button', { name: 'Finish and sign out' }).click(),
    ]);
  };
  await comeIn(cards.Ada);
  await tablet.goto(`${table().url}#/learn/steps`);
  await tablet.locator('#rack').waitFor();
  for (let presses = 0; presses < 2; presses++) await tablet.keyboard.press('ArrowLeft');
  await tablet.keyboard.type('horn');
  await tablet.keyboard.press('Enter');
  await tablet.getByLabel('How many points?').and(tablet.locator(':focus')).waitFor();
  await tablet.keyboard.type('14');
  await tablet.keyboard.press('Enter');
  await tablet.locator('.verdict', { hasText: 'Right!' }).waitFor();
  expect(await ticks()).toBe(1);
  await leave();
  expect(await ticks()).toBe(0);
  await comeIn(cards.Bob);
  expect(await ticks()).toBe(0);
  await leave();
  await comeIn(cards.Ada);
  expect(await ticks()).toBe(1);
});
