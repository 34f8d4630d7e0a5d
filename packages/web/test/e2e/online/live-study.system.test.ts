/** One study, two people at two browsers: what they write at once, without a connection, and against each other. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { objections } from '../support/axe.ts';
import { browserForTests, PHONE, seenTable } from '../support/browser-table.ts';
import { openWay } from '../support/cut-way.ts';
import {
  allSaved,
  arriveByWay,
  faultsOf,
  joinStudy,
  shareStudy,
  writeNote,
  type Visitor,
} from '../support/live-studies.ts';
import { VISITS } from '../support/language-visits.ts';

const table = browserForTests(startGameServer);

const arrive = (name: string, options = {}): Promise<Visitor> => arriveByWay(table(), name, options);

const turn = (page: Page, name: string) => page.getByRole('button', { name, exact: false }).first();
const laid = async (page: Page): Promise<string> =>
  (await seenTable(page)).board.filter((tile) => tile !== '').join('');

const inTree = (page: Page, text: string) => page.locator('.study-tree').getByText(text);

describe('a study between two browsers', () => {
  it('takes notes, variations and marks of both at once, and what was written without a connection', async () => {
    const ann = await arrive('Ann');
    const [edit] = await shareStudy(ann.page, ['editing']);
    const bob = await arrive('Bob', PHONE);
    await joinStudy(bob, edit);

    // Each sees the other, and where they look.
    await bob.page.getByRole('list', { name: 'Here now' }).getByText('Bob (you)').waitFor();
    await turn(bob.page, '1. Ann 8F HORN +14').click();
    const there = ann.page.getByRole('button', { name: 'Go to where Bob is' });
    await there.getByText('Bob: Two turns, turn 1').waitFor();
    await there.focus();
    await ann.page.keyboard.press('Enter');
    await expect.poll(() => laid(ann.page)).toBe('HORN');

    // Both write at the same turn, at once.
    await Promise.all([
      writeNote(ann.page, 'A start by Ann'),
      (async () => {
        await bob.page.getByLabel('Turn to add').fill('g9 of');
        await bob.page.getByRole('button', { name: 'Add turn' }).click();
        await writeNote(bob.page, 'Why not this, says Bob');
      })(),
    ]);
    await inTree(ann.page, 'Why not this, says Bob').waitFor();
    await inTree(bob.page, 'A start by Ann').waitFor();
    await turn(ann.page, '2. Bob G9 OF +7').waitFor();
    for (const { page } of [ann, bob]) await allSaved(page);

    // Marks of one are seen by the other.
    await ann.page.getByText('Marked squares').click();
    await ann.page.getByLabel('Square', { exact: true }).fill('h8');
    await ann.page.getByLabel('What is there to see?').fill('the centre');
    await ann.page.getByRole('button', { name: 'Mark', exact: true }).click();
    await turn(bob.page, '1. Ann 8F HORN +14').click();
    await expect.poll(() => bob.page.getByLabel(/H8.*the centre/u).count()).toBe(1);
    const shot = process.env['LEXIKO_SHOTS'];
    if (shot !== undefined) {
      await ann.page.screenshot({ path: `${shot}/live-desktop.png`, fullPage: true });
      await bob.page.screenshot({ path: `${shot}/live-phone.png`, fullPage: true });
    }
    expect(await objections(ann.page, 'a shared study')).toEqual([]);
    expect(await objections(bob.page, 'a shared study on a phone')).toEqual([]);

    // Bob is in a tunnel: what he writes waits, while Ann goes on.
    bob.way.cut();
    await bob.page.getByText(/^No connection\./u).waitFor();
    await writeNote(bob.page, 'From the tunnel');
    await bob.page.getByText('No connection. 1 change saved on this device', { exact: false }).waitFor();
    await turn(ann.page, '2. Bob H6 FA(R)M +9').click();
    await writeNote(ann.page, 'Meanwhile, Ann');
    await allSaved(ann.page);
    bob.way.mend();
    await allSaved(bob.page);
    await inTree(ann.page, 'From the tunnel').waitFor();
    await inTree(bob.page, 'Meanwhile, Ann').waitFor();

    // A reload begins with what the device has, and goes on.
    await ann.page.reload();
    await allSaved(ann.page);
    await inTree(ann.page, 'From the tunnel').waitFor();
    await inTree(ann.page, 'Meanwhile, Ann').waitFor();

    // Who wrote what stands in the versions.
    await ann.page.getByText('Versions', { exact: true }).click();
    const history = ann.page.locator('.study-versions');
    await history.getByRole('listitem').filter({ hasText: 'From the tunnel' }).getByText('Bob').waitFor();
    await ann.page.getByRole('button', { name: 'Report:' }).first().click();
    await ann.page.getByLabel('What is wrong with it?').fill('Only a test');
    expect(await objections(ann.page, 'versions of a shared study')).toEqual([]);
    await ann.page.getByRole('button', { name: 'Report', exact: true }).click();
    await ann.page.getByLabel('What is wrong with it?').waitFor({ state: 'detached' });

    // What no longer fits is kept as a copy, and said.
    bob.way.cut();
    await bob.page.getByText(/^No connection\./u).waitFor();
    await turn(bob.page, '2. Bob G9 OF +7').click();
    await writeNote(bob.page, 'A thought that must not be lost');
    await bob.page.getByText('No connection. 1 change saved on this device', { exact: false }).waitFor();
    await turn(ann.page, '2. Bob G9 OF +7').click();
    await ann.page.getByRole('button', { name: 'Delete from here' }).click();
    await allSaved(ann.page);
    bob.way.mend();
    await bob.page.getByText('Some of what you wrote no longer fits', { exact: false }).waitFor();
    expect(await objections(bob.page, 'a conflict on a phone')).toEqual([]);
    await bob.page.getByRole('link', { name: 'Open the copy' }).click();
    await inTree(bob.page, 'A thought that must not be lost').waitFor();
    await turn(bob.page, '2. Bob G9 OF +7').waitFor();
    for (const visitor of [ann, bob]) expect(faultsOf(visitor)).toEqual([]);
    for (const { context, way } of [ann, bob]) {
      await context.close();
      await way.close();
    }
  });

  it('is read with one link, edited when the owner says so, and over when they do', async () => {
    const ann = await arrive('Ann');
    const [read] = await shareStudy(ann.page, ['reading']);
    // Somebody who was never here says their name first.
    const way = await openWay(table().url);
    const cid = await table().visit(PHONE, `${way.url}?nameless`);
    await cid.page.goto(`${way.url}?nameless#/learn/studies/join/${read}`);
    await cid.page.getByText('Someone invited you to a shared study.').waitFor();
    expect(await objections(cid.page, 'an invitation to a study')).toEqual([]);
    await cid.page.getByLabel(/name/iu).fill('Cid');
    await cid.page.keyboard.press('Enter');
    await cid.page.getByText('You can read along.', { exact: false }).waitFor();
    await turn(cid.page, '1. Ann 8F HORN +14').click();
    expect(await cid.page.getByLabel('Note', { exact: true }).count()).toBe(0);

    await ann.page.getByRole('combobox', { name: 'Cid' }).selectOption('edit');
    await writeNote(cid.page, 'Thank you');
    await inTree(ann.page, 'Thank you').waitFor();
    await ann.page.getByRole('button', { name: 'Remove Cid' }).click();
    await cid.page
      .getByText('This study was deleted, or is no longer shared with you.', { exact: false })
      .waitFor();
    await cid.page.getByText('People and links').click();
    await cid.page.getByRole('button', { name: 'Copy to this device' }).click();
    await writeNote(cid.page, 'In my own copy');
    await cid.page.getByRole('link', { name: 'All studies' }).click();
    await cid.page.getByRole('heading', { name: 'Shared studies' }).waitFor();
    expect(await objections(cid.page, 'a list with shared studies')).toEqual([]);

    // The link that Cid came by leads nowhere now.
    await cid.page.goto(`${way.url}#/learn/studies/join/${read}`);
    await cid.page.getByText('This invitation is no longer valid.', { exact: false }).waitFor();
    await ann.page.getByRole('button', { name: 'Delete for everyone' }).click();
    await ann.page.getByRole('button', { name: 'Delete for everyone' }).click();
    await ann.page.getByRole('heading', { name: 'Studies', exact: true }).waitFor();
    await expect.poll(() => ann.page.getByRole('heading', { name: 'Shared studies' }).count()).toBe(0);
    for (const { context } of [ann, cid]) await context.close();
    await Promise.all([ann.way.close(), way.close()]);
  });

  it('speaks every language of the page, and its words fit on a small phone', async () => {
    const ann = await arrive('Ann');
    const [edit] = await shareStudy(ann.page, ['editing', 'reading']);
    const viewport = { width: 320, height: 568 };
    const seen = new Set<string>();
    for (const { locale } of Object.values(VISITS)) {
      const guest = await table().visit({ locale, viewport, hasTouch: true });
      await guest.page.goto(`${table().url}#/learn/studies/join/${edit}`);
      const panel = guest.page.locator('.live-panel');
      await panel.locator('.live-readers').waitFor();
      await panel.locator('summary').click();
      await panel.locator('.live-members').waitFor();
      seen.add(await panel.locator('.live-state').innerText());
      expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await objections(guest.page, `a shared study in ${locale}`)).toEqual([]);
      expect(guest.complaints).toEqual([]);
      await guest.context.close();
    }
    expect(seen.size).toBe(Object.keys(VISITS).length);
    await ann.context.close();
    await ann.way.close();
  });

  it('leaves the browser with its person; what was never sent stays as a study of the device', async () => {
    const ann = await arrive('Ann');
    await shareStudy(ann.page, []);
    await allSaved(ann.page);
    await ann.page.goto(`${ann.way.url}#/online/account`);
    const heading = ann.page.getByRole('heading', { name: 'Create account' });
    const card = ann.page.locator('section.card', { has: heading });
    await card.getByLabel('Login').fill('ann-of-studies');
    await card.getByLabel('Password').fill('correct horse');
    await ann.page.keyboard.press('Enter');
    await ann.page.getByRole('button', { name: 'Sign out' }).waitFor();
    // As if the page had been closed before it could send this.
    await ann.page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('the database fails')));
        });
      const database = await done(indexedDB.open('lexiko-live-studies'));
      const writing = database.transaction(['studies', 'waiting'], 'readwrite');
      const [study] = (await done(writing.objectStore('studies').getAll())) as { readonly id: string }[];
      const event = { type: 'titled', title: 'Never sent' };
      const row = { study: study?.id, key: 'unsent-key', order: Date.now(), atMs: Date.now(), event };
      await done(writing.objectStore('waiting').put(row));
      database.close();
    });
    await ann.page.getByRole('button', { name: 'Sign out' }).click();
    await ann.page.getByRole('link', { name: 'Play online' }).waitFor();
    await ann.page.goto(`${ann.way.url}#/learn/studies`);
    await ann.page.getByRole('link', { name: 'Never sent' }).waitFor();
    expect(await ann.page.getByRole('heading', { name: 'Shared studies' }).count()).toBe(0);
    await ann.context.close();
    await ann.way.close();
  });
});

it('whoever has only watched so far says their name before they take part', async () => {
  const ann = await arrive('Ann');
  const [edit] = await shareStudy(ann.page, ['editing']);
  const { page, context, complaints } = await table().visit(
    { reducedMotion: 'reduce' },
    `${table().url}?nameless#/online/leaders`,
  );
  await page.getByText('Nobody has played enough yet.').waitFor();
  await page.goto(`${table().url}?nameless#/learn/studies/join/${edit}`);
  await page.getByLabel('Your name').fill('Cleo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Two turns' }).waitFor();
  await ann.page.getByText('Cleo').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await ann.context.close();
  await ann.way.close();
});
