/** Two people meet: they look for an opponent, play, look at each other's profiles, and follow each other. */

import { expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests, PHONE, openMenu, type OpenPage } from '../support/browser-table.ts';
import { expectAccessible, whoseTurn } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);

/** Somebody who is here for the first time, and is asked for a name. */
async function newcomer(
  name: string,
  options: Parameters<ReturnType<typeof table>['visit']>[0] = {},
): Promise<OpenPage> {
  const visitor = await table().visit(
    { reducedMotion: 'reduce', ...options },
    `${table().url}?nameless#/online`,
  );
  await visitor.page.getByRole('heading', { name: 'What should others call you?' }).waitFor();
  // Nothing connects before they have said one.
  expect(await visitor.page.getByText('Connecting').count()).toBe(0);
  await expectAccessible(visitor.page, 'the question of the name');
  await visitor.page.getByLabel('Your name').fill('Champion');
  await visitor.page.getByRole('button', { name: 'Continue' }).click();
  await visitor.page.getByText('You can’t use that name.').waitFor();
  await visitor.page.getByLabel('Your name').fill(name);
  await visitor.page.getByRole('button', { name: 'Continue' }).click();
  await visitor.page.getByRole('heading', { name, exact: true }).waitFor();
  return visitor;
}

/** Who somebody is, as the server says. */
async function idOf(page: Page): Promise<{ readonly id: string }> {
  return page.evaluate(async () => {
    const me = (await (await fetch('/api/me')).json()) as { readonly person: { readonly id: string } };
    return me.person;
  });
}

/** The same browser with an account: the guest becomes its owner. */
async function signUp(page: Page, login: string): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/sign-up', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ login, password: 'correct horse' }),
  );
  expect(status).toBe(201);
  await page.reload();
  await page.getByLabel('Counts as').waitFor();
}

it('they look for an opponent, are paired, play to the end, and follow each other from their profiles', async () => {
  const ann = await newcomer('Ann');
  const bob = await newcomer('Bob', PHONE);
  await signUp(ann.page, 'ann-pairs');
  const shot = process.env['SHOTS'];
  const picture = async (page: Page, name: string): Promise<void> => {
    if (shot !== undefined) await page.screenshot({ path: `${shot}/${name}.png`, fullPage: true });
  };

  // The four clocks stand in one line or in two of the same length, however wide the page is.
  for (const width of [640, 600, 360]) {
    await bob.page.setViewportSize({ width, height: 640 });
    const tops = await bob.page
      .locator('.pairing-times > button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    const first = tops.filter((top) => top === tops[0]);
    expect([2, 4], `${width} px: ${tops.join(' ')}`).toContain(first.length);
  }

  // Ann looks for an opponent, and still does after a reload; Bob sees her in the lobby, on a phone.
  // She has an account, so she pledges to play fair first.
  await ann.page.getByRole('button', { name: '10 min + 5 s' }).click();
  const pledge = ann.page.getByRole('dialog', { name: 'Play fair' });
  await pledge.getByText('Find your plays yourself').waitFor();
  await expectAccessible(ann.page, 'the pledge to play fair');
  await picture(ann.page, 'pledge');
  await pledge.getByRole('button', { name: 'I play fair' }).click();
  await ann.page.getByText('Looking for an opponent').waitFor();
  await ann.page.reload();
  await ann.page.getByText('Looking for an opponent').waitFor();
  await picture(ann.page, 'looking');
  // Elsewhere on the page the search is in the bar, and can be ended there.
  await ann.page.getByRole('link', { name: 'Learn', exact: true }).click();
  const sign = ann.page.getByRole('status', { name: 'Looking for an opponent' });
  await sign.getByText('10 min + 5 s').waitFor();
  await expectAccessible(ann.page, 'a search on another screen');
  await picture(ann.page, 'sign');
  await sign.getByRole('button', { name: 'Cancel search' }).click();
  await sign.waitFor({ state: 'detached' });
  // The front page has the clocks too: one press there begins a search.
  await ann.page.getByRole('link', { name: 'Lexiko, all games' }).click();
  await ann.page.getByRole('button', { name: '10 min + 5 s' }).click();
  await ann.page.getByText('Looking for an opponent').waitFor();
  await bob.page
    .getByRole('table', { name: 'Games to join' })
    .getByRole('link', { name: 'Ann', exact: true })
    .waitFor();
  await bob.page.getByRole('button', { name: 'Join Ann' }).waitFor();
  await picture(bob.page, 'lobby-phone');
  for (const { page } of [ann, bob]) await expectAccessible(page, 'the lobby');
  await bob.page.getByRole('button', { name: '10 min + 5 s' }).click();
  for (const { page } of [ann, bob]) await page.locator('#board').waitFor();
  await whoseTurn(ann.page, bob.page);
  await picture(bob.page, 'game-phone');

  // Bob resigns. Ann looks at his profile, which shows a name and nothing else: he is a guest.
  await openMenu(bob.page, 'Resign');
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.page.getByText('Bob resigned').first().waitFor();
  await picture(ann.page, 'result');

  // Bob looks at hers: a game won, and the way to it. He follows her, and sees that she is here.
  await bob.page.goto(`${table().url}#/online/people`);
  await bob.page.getByText('Nobody yet. Open a player’s profile').waitFor();
  const { id } = await idOf(ann.page);
  await bob.page.goto(`${table().url}#/online/player/${id}`);
  await bob.page.getByRole('heading', { name: 'Ann', exact: true }).waitFor();
  await bob.page.getByRole('link', { name: 'Bob', exact: true }).waitFor();
  await expectAccessible(bob.page, 'a profile on a phone');
  await picture(bob.page, 'profile-phone');
  await bob.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await bob.page.getByRole('button', { name: 'Unfollow' }).waitFor();
  await bob.page.goto(`${table().url}#/online/people`);
  await bob.page.getByRole('listitem').filter({ hasText: 'Ann' }).getByText('Online').waitFor();
  await picture(bob.page, 'friends-phone');

  // Ann draws her picture, and sees who follows her. Bob challenges her from her profile.
  await ann.page.goto(`${table().url}#/online/player/${id}`);
  await ann.page.getByLabel('Colour').selectOption('Purple');
  await ann.page.getByText('Saved').waitFor();
  await expectAccessible(ann.page, 'the own profile');
  await picture(ann.page, 'own-profile');
  await ann.page.goto(`${table().url}#/online/people`);
  await ann.page.getByRole('link', { name: 'Bob', exact: true }).waitFor();
  await picture(ann.page, 'friends');
  await ann.page.goto(`${table().url}#/online/leaders`);
  await ann.page.getByText('Nobody has played enough yet.').waitFor();
  await expectAccessible(ann.page, 'the leaderboard');
  await bob.page.getByRole('link', { name: 'Ann', exact: true }).click();
  await bob.page.getByRole('button', { name: 'Challenge' }).click();
  await bob.page.getByRole('button', { name: '25 min' }).click();
  await ann.page
    .getByRole('complementary', { name: 'Messages' })
    .getByText('Bob invites you to a game.')
    .waitFor();
  expect(bob.complaints).toEqual([]);
  expect(ann.complaints).toEqual([]);
});

it('while a rated game goes on, help stays closed in another tab, and opens when it is over', async () => {
  const ann = await newcomer('Ann');
  const bob = await newcomer('Bob');
  for (const [{ page }, login] of [
    [ann, 'ann-fair'],
    [bob, 'bob-fair'],
  ] as const) {
    await signUp(page, login);
    await page.getByRole('button', { name: '10 min + 5 s' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'I play fair' }).click();
  }
  for (const { page } of [ann, bob]) await page.locator('#board').waitFor();
  const tab = await ann.page.context().newPage();
  await tab.goto(`${table().url}#/learn/analysis`);
  await tab.getByText('You’re playing a rated game.').waitFor();
  await expectAccessible(tab, 'the gate of a rated game');
  const shot = process.env['SHOTS'];
  if (shot !== undefined) await tab.screenshot({ path: `${shot}/gate.png` });
  expect(await tab.getByRole('button', { name: 'Pause game and continue' }).count()).toBe(0);
  await openMenu(bob.page, 'Resign');
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await tab.getByText('You’re playing a rated game.').waitFor({ state: 'detached' });
  for (const { page } of [ann, bob]) await page.close();
  await tab.close();
});

it('somebody new watches without a name, and is asked for one when they want to play', async () => {
  const { page, context, complaints } = await table().visit({}, `${table().url}?nameless#/online`);
  const question = page.getByRole('heading', { name: 'What should others call you?' });
  await question.waitFor();
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  await page.getByText('No games to watch right now.').waitFor();
  expect(await question.count()).toBe(0);
  await expectAccessible(page, 'nothing to watch');
  // An empty list says where to go; nothing there is asked again after a reload.
  await page.goto(`${table().url}?nameless#/online/leaders`);
  await page.getByText('Nobody has played enough yet.').waitFor();
  await page.getByRole('link', { name: 'Find an opponent' }).click();
  await question.waitFor();
  await page.getByLabel('Your name').fill('Champion');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('You can’t use that name.').waitFor();
  await page.getByLabel('Your name').fill('Zoe');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Zoe', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Zoe', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('whoever has an account finds where to sign in before anything else, and what to do without the password', async () => {
  const { page, context, complaints } = await table().visit({}, `${table().url}?nameless#/online`);
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  const cards = await page.locator('.account-columns h2').allTextContents();
  expect(cards.slice(0, 2)).toEqual(['Sign in', 'Create account']);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByLabel('One-time code').waitFor();
  // From elsewhere, new visitors find what is for them.
  await page.getByRole('link', { name: /^Guest/u }).click();
  await expect.poll(() => page.locator('.account-columns h2').first().textContent()).toBe('Create account');
  expect(complaints).toEqual([]);
  await context.close();
});
