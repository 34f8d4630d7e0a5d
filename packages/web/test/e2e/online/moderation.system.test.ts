/** Moderation in browsers: a player reports, a moderator mutes and suspends, the person sees why and appeals. */

import { execFileSync } from 'node:child_process';
import { agreementReport } from '@lexiko/analysis';
import { seededNumbers } from '@lexiko/engine';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { ensureAll } from '../../../../../scripts/build.mjs';
import { startGameServer } from '../../../tools/game-server.mjs';
import { keepAgreement } from '../../../tools/kept-agreement.mjs';
import { browserForTests, PHONE } from '../support/browser-table.ts';
import { arriveByWay, joinStudy, shareStudy, writeNote } from '../support/live-studies.ts';
import { expectAccessible, twoAtATable } from '../support/online-visits.ts';

let database = '';
const table = browserForTests(async (folder) => {
  const server = await startGameServer(folder);
  ({ database } = server);
  return server;
});

const PASSWORD = 'correct horse';

/** Somebody with an account and the role of an operator, which the terminal gives. */
async function operator(login: string): Promise<Page> {
  const { page } = await table().visit();
  await page.goto(`${table().url}#/online/account`);
  const card = page.locator('section.card', { has: page.getByRole('heading', { name: 'Create account' }) });
  await card.getByLabel('Login').fill(login);
  await card.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  const args = ['admin', 'grant', login, '--role', 'operator', '--reason', 'Runs this server'];
  execFileSync(process.execPath, [await ensureAll(), ...args, '--database', database]);
  return page;
}

/** What was measured of the rated games of somebody who plays better than their opponents, to be read by both. */
async function measure(page: Page): Promise<void> {
  const { person } = await page.evaluate(
    async () => (await (await fetch('/api/me')).json()) as { readonly person: { readonly id: string } },
  );
  const games = Array.from({ length: 8 }, (_, game) => ({
    own: { turns: 12, best: 8 + (game % 3), loss: 20 },
    other: { turns: 12, best: 3 + (game % 2), loss: 90 },
  }));
  const report = agreementReport(games, seededNumbers(1));
  if (report === null) throw new Error('eight games are enough');
  keepAgreement(database, person.id, { measuredMs: Date.now(), mostGames: 20, ratingBand: 200, report });
}

async function act(page: Page, kind: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: kind }).click();
  await page.getByLabel('Reason').fill(reason);
  await page.locator('button.danger', { hasText: kind }).click();
}

it('a player reports, the moderator mutes and suspends, and the person sees why, appeals, and is heard', async () => {
  const [ann, bob] = await twoAtATable(table());
  const olga = await operator('olga');
  await measure(bob);
  await bob.getByLabel('Message the table').fill('You play like a rock.');
  await bob.keyboard.press('Enter');
  await ann.locator('.messages', { hasText: 'like a rock' }).waitFor();
  await ann.getByRole('button', { name: 'More' }).click();
  await ann.getByRole('link', { name: 'Report Bob' }).click();
  await ann.getByRole('radio', { name: 'Offensive messages' }).check();
  await ann.getByLabel('What’s wrong with it?').fill('Insults me all the time.');
  await expectAccessible(ann, 'a report of a person');
  await ann.getByRole('button', { name: 'Report', exact: true }).click();
  await ann.locator('form', { hasText: 'Moderators will look into it.' }).waitFor();

  await olga.goto(`${table().url}#/online/console`);
  await olga.getByRole('link', { name: /^Bob/u }).click();
  await olga.locator('.console-detail .console-list', { hasText: 'You play like a rock.' }).waitFor();
  await olga.getByRole('row', { name: /^This player 74\.0% .* 1\.67/u }).waitFor();
  await olga.getByRole('row', { name: /^Difference \+44\.8 percentage points/u }).waitFor();
  await act(olga, 'Mute', 'Insults');
  await olga.getByText('Muted', { exact: true }).waitFor();
  await expectAccessible(olga, 'the console');
  await bob.locator('.toast', { hasText: 'Chat turned off.' }).waitFor();
  await bob.getByLabel('Message the table').fill('Oh no.');
  await bob.keyboard.press('Enter');
  await bob.locator('.chat .fault', { hasText: 'Moderators have turned off chat' }).waitFor();

  await act(olga, 'Suspend', 'Goes on in another game');
  await bob.locator('.toast', { hasText: 'Account suspended.' }).waitFor();
  await bob.getByRole('link', { name: 'Why?' }).click();
  await bob.getByRole('row', { name: /^You 74\.0%/u }).waitFor();
  const card = bob.locator('section.card', { hasText: 'Goes on in another game' });
  await card.getByLabel('Your appeal').fill('It was my brother.');
  await card.getByRole('button', { name: 'Appeal' }).click();
  await card.locator('.hint', { hasText: 'waiting for an answer' }).waitFor();
  await expectAccessible(bob, 'the standing');

  await olga.getByRole('link', { name: 'Appeals' }).click();
  await olga.getByText('It was my brother.').waitFor();
  await olga.getByLabel('Answer').fill('Keep your brother away.');
  await olga.getByRole('button', { name: 'Grant appeal and lift' }).click();
  await card.getByText('Keep your brother away.').waitFor();
  await expect.poll(() => bob.locator('.toast', { hasText: 'Account suspended.' }).count()).toBe(0);
  await olga.getByRole('link', { name: 'Log' }).click();
  await olga.locator('.console-list > li', { hasText: 'Reinstated' }).waitFor();
  await expectAccessible(olga, 'the log');

  // Ann has forgotten the password of her account: a one-time code lets her set another, on her phone.
  const annId = await ann.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/sign-up', { method: 'POST', headers, body });
      const me = (await (await fetch('/api/me')).json()) as { readonly person: { readonly id: string } };
      return me.person.id;
    },
    JSON.stringify({ login: 'ann-forgets', password: PASSWORD }),
  );
  await olga.goto(`${table().url}#/online/console/people/${annId}`);
  await act(olga, 'Create one-time code', 'Ann asked in person');
  const code = (await olga.locator('.api-code').textContent()) ?? '';
  await expectAccessible(olga, 'a one-time code');
  const { page: phone } = await table().visit(PHONE);
  await phone.goto(`${table().url}#/online/recover`);
  await phone.getByLabel('Login').fill('ann-forgets');
  await phone.getByLabel('One-time code').fill(code);
  await phone.getByLabel('New password').fill('another horse');
  await expectAccessible(phone, 'a new password by code');
  await phone.getByRole('button', { name: 'Set password' }).click();
  await phone.getByRole('link', { name: 'Sign in' }).click();
  const signIn = phone.locator('section.card', { has: phone.getByRole('heading', { name: 'Sign in' }) });
  await signIn.getByLabel('Login').fill('ann-forgets');
  await signIn.getByLabel('Password').fill('another horse');
  await phone.keyboard.press('Enter');
  await phone.getByRole('heading', { name: 'Ann', exact: true }).waitFor();
  await phone.getByRole('button', { name: 'Sign out' }).waitFor();
  await expectAccessible(phone, 'the account on a phone');
});

it('words in a shared study are reported, and read by the operator with what the same person wrote around them', async () => {
  const ann = await arriveByWay(table(), 'Ann');
  const [edit] = await shareStudy(ann.page, ['editing']);
  const bob = await arriveByWay(table(), 'Bert', PHONE);
  await joinStudy(bob, edit);
  const tree = ann.page.locator('.study-tree');
  const notes = ['Ann plays like a rock', 'Whoever reads this is a rock too'];
  for (const [at, text] of notes.entries()) {
    await bob.page.getByRole('button', { name: new RegExp(`^${at + 1}\\. `, 'u') }).click();
    await writeNote(bob.page, text);
    await tree.getByText(text).waitFor();
  }
  await ann.page.getByRole('button', { name: 'Start', exact: true }).click();
  await writeNote(ann.page, 'This is mine, and nobody else reads it');
  await ann.page.getByText('Versions', { exact: true }).click();
  const versions = ann.page.locator('.study-versions').getByRole('listitem');
  // Only words of others can be reported.
  await versions.filter({ hasText: 'This is mine' }).waitFor();
  expect(await versions.getByRole('button', { name: /^Report:/u }).count()).toBe(2);
  await versions
    .filter({ hasText: notes[0] ?? '' })
    .getByRole('button', { name: /^Report:/u })
    .click();
  await ann.page.getByLabel('What is wrong with it?').fill('Insults me in my own study.');
  await ann.page.getByRole('button', { name: 'Report', exact: true }).click();
  await ann.page.getByLabel('What is wrong with it?').waitFor({ state: 'detached' });

  // Deleting the study does not take the words away from whoever looks into it.
  await ann.page.getByRole('button', { name: 'Delete for everyone' }).click();
  await ann.page.getByRole('button', { name: 'Delete for everyone' }).click();
  await ann.page.getByRole('heading', { name: 'Studies', exact: true }).waitFor();

  const olga = await operator('olaf');
  await olga.goto(`${table().url}#/online/console`);
  const report = olga.getByRole('listitem').filter({ hasText: 'Insults me in my own study.' });
  await report.getByText(notes[0] ?? '').waitFor();
  await report.getByRole('link', { name: 'Bert: Offensive notes in a shared study' }).click();
  const detail = olga.locator('.console-detail');
  const around = detail
    .getByRole('list', { name: 'What the same person wrote around it' })
    .getByRole('listitem');
  await expect.poll(() => around.count()).toBe(2);
  await around
    .filter({ hasText: '(reported)' })
    .getByText(notes[0] ?? '')
    .waitFor();
  await around.getByText(notes[1] ?? '').waitFor();
  expect(await detail.getByText('This is mine').count()).toBe(0);
  await expectAccessible(olga, 'a report about a study');
  await olga.setViewportSize(PHONE.viewport);
  await expectAccessible(olga, 'a report about a study on a phone');
  expect(await olga.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);

  // Muted, Bert writes in no shared study any more.
  const [read] = await shareStudy(ann.page, ['editing']);
  await joinStudy(bob, read);
  await act(olga, 'Mute', 'Insults in a study');
  await olga.getByText('Muted', { exact: true }).waitFor();
  await writeNote(bob.page, 'Still a rock');
  await bob.page.getByRole('link', { name: 'Open the copy' }).waitFor();
  await expectAccessible(bob.page, 'a note that nobody else reads');
  expect(await tree.getByText('Still a rock').count()).toBe(0);
  for (const { context, way } of [ann, bob]) {
    await context.close();
    await way.close();
  }
});
