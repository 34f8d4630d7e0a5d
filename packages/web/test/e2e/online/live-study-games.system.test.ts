/** Shared studies of games that GCG cannot hold, and one shared study in several tabs of a browser. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { objections } from '../support/axe.ts';
import { browserForTests, PHONE, seenTable } from '../support/browser-table.ts';
import {
  allSaved,
  arriveByWay,
  faultsOf,
  importFile,
  joinStudy,
  shareStudy,
  writeNote,
  type StudyFile,
} from '../support/live-studies.ts';

const table = browserForTests(startGameServer);

const fixture = (name: string, title: string): StudyFile => ({
  name: `${name}.json`,
  title,
  text: readFileSync(new URL(`../../../../../fixtures/games/${name}.json`, import.meta.url), 'utf8'),
});
const DICE = fixture('crosswords', 'Player 1 – Player 2');
const MOVING = fixture('moving-letters', 'Player 1 – Player 2');
const ENDGAME = fixture('computers', 'Player 1 – Player 2');

const tree = (page: Page) => page.locator('.study-tree');
const turn = (page: Page, number: number) =>
  tree(page)
    .getByRole('button', { name: new RegExp(`^${number}\\. `, 'u') })
    .first();
const board = async (page: Page): Promise<string> => (await seenTable(page)).board.join('/');

async function addTurn(page: Page, text: string): Promise<void> {
  await page.getByLabel('Turn to add').fill(text);
  await page.getByRole('button', { name: 'Add turn' }).click();
}

/** Goes to the chapter of this number. */
async function openChapter(page: Page, number: number): Promise<void> {
  await page
    .getByRole('region', { name: 'Chapters' })
    .getByRole('link')
    .nth(number - 1)
    .click();
}

it('two study a game with dice, one with moving tiles, and the end of a third', async () => {
  const ann = await arriveByWay(table(), 'Ann');
  const [edit] = await shareStudy(ann.page, ['editing'], DICE);
  const bob = await arriveByWay(table(), 'Bob', PHONE);
  await joinStudy(bob, edit, DICE);

  // Each sees the turns of the log, and where the other looks in it.
  await turn(bob.page, 2).click();
  await ann.page.getByRole('button', { name: 'Go to where Bob is' }).getByText('turn 2').waitFor();
  await ann.page.getByRole('button', { name: 'Go to where Bob is' }).click();
  await expect.poll(() => board(ann.page)).toBe(await board(bob.page));

  // Notes at different turns, and a variation of each at the same turn, all at once.
  const turns = await tree(ann.page).getByRole('button').count();
  await turn(bob.page, 3).click();
  await Promise.all([
    writeNote(ann.page, 'Dice were kind, says Ann'),
    (async () => {
      await writeNote(bob.page, 'A cross too many, says Bob');
      await addTurn(bob.page, '-');
    })(),
  ]);
  await tree(ann.page).getByText('A cross too many, says Bob').waitFor();
  await tree(bob.page).getByText('Dice were kind, says Ann').waitFor();
  await expect.poll(() => tree(ann.page).getByRole('button').count()).toBe(turns + 1);
  // What the log has stays; the variation goes by either hand.
  await tree(ann.page).locator('.study-variations').getByRole('button').click();
  await ann.page.getByRole('button', { name: 'Delete from here' }).click();
  await expect.poll(() => tree(bob.page).getByRole('button').count()).toBe(turns);
  expect(await objections(bob.page, 'a shared game with dice on a phone')).toEqual([]);

  // A chapter that Bob adds without a connection comes to Ann with it.
  bob.way.cut();
  await bob.page.getByText(/^No connection\./u).waitFor();
  await importFile(bob.page, MOVING);
  await openChapter(bob.page, 2);
  await turn(bob.page, 1).click();
  await writeNote(bob.page, 'Tiles move here');
  bob.way.mend();
  await allSaved(bob.page);
  await openChapter(ann.page, 2);
  await tree(ann.page).getByText('Tiles move here').waitFor();
  await turn(ann.page, 1).click();
  await expect.poll(() => board(ann.page)).toBe(await board(bob.page));

  // The end of a game is solved by one, and its lines are read and added by the other.
  await importFile(ann.page, ENDGAME);
  await openChapter(ann.page, 3);
  await turn(ann.page, 26).click();
  await ann.page.getByText('Best plays here').click();
  await ann.page.getByRole('button', { name: 'Analyse and keep' }).click();
  await ann.page.getByRole('heading', { name: 'Lines to the end of the game' }).waitFor();
  await openChapter(bob.page, 3);
  await turn(bob.page, 26).click();
  const lines = bob.page.locator('details.study-kept-line');
  await lines.nth(1).locator('summary').click();
  expect(await objections(bob.page, 'lines of a solved endgame on a phone')).toEqual([]);
  await lines.nth(1).getByRole('button', { name: 'Add this line as a variation' }).click();
  await tree(bob.page).locator('.study-variations [aria-current=step]').waitFor();
  // The button has gone with its place: the keyboard goes on from the turn.
  await expect
    .poll(() => bob.page.evaluate(() => document.activeElement?.getAttribute('aria-current')))
    .toBe('step');
  await tree(ann.page).locator('.study-variations').getByRole('button').first().waitFor();

  // All of it is there after a reload.
  await ann.page.reload();
  await tree(ann.page).locator('.study-variations').getByRole('button').first().waitFor();
  await openChapter(ann.page, 1);
  await tree(ann.page).getByText('A cross too many, says Bob').waitFor();
  await allSaved(ann.page);
  for (const visitor of [ann, bob]) expect(faultsOf(visitor)).toEqual([]);
  for (const { context, way } of [ann, bob]) {
    await context.close();
    await way.close();
  }
});

it('two tabs of a browser write in one study: nothing is lost, doubled or left behind by a closed tab', async () => {
  const ann = await arriveByWay(table(), 'Ann');
  const { page: first, context, way } = ann;
  const [edit] = await shareStudy(first, ['editing']);
  const second = await context.newPage();
  await second.goto(first.url());
  await second.getByRole('heading', { name: 'Two turns' }).waitFor();
  const bob = await arriveByWay(table(), 'Bob');
  await joinStudy(bob, edit);

  // Both tabs are one person.
  const here = bob.page.getByRole('list', { name: 'Here now' }).getByRole('listitem');
  await expect.poll(() => here.allInnerTexts()).toHaveLength(2);

  // At once, at two turns.
  await turn(first, 1).click();
  await turn(second, 2).click();
  await Promise.all([writeNote(first, 'By the first tab'), writeNote(second, 'By the second tab')]);
  for (const page of [first, second, bob.page]) {
    await tree(page).getByText('By the first tab').waitFor();
    await tree(page).getByText('By the second tab').waitFor();
  }

  // Without a connection each tab sees what the other writes, and sends it though that was closed.
  await Promise.all([allSaved(first), allSaved(second)]);
  way.cut();
  for (const page of [first, second]) await page.getByText(/^No connection\./u).waitFor();
  await turn(first, 1).click();
  await addTurn(first, '-AF');
  await turn(second, 2).click();
  await addTurn(second, '-');
  for (const page of [first, second])
    await page.getByText('No connection. 2 changes saved on this device', { exact: false }).waitFor();
  await first.close();
  way.mend();
  await allSaved(second);
  await tree(bob.page).getByText('Exchange', { exact: false }).waitFor();
  await tree(bob.page).getByText('Pass', { exact: false }).waitFor();
  await expect.poll(() => here.allInnerTexts()).toHaveLength(2);

  // Nothing came twice: each change has its line in the versions.
  await bob.page.getByText('Versions', { exact: true }).click();
  const history = bob.page.locator('.study-versions');
  for (const [text, count] of [
    ['Turns added', 3], // the two of the game came first
    ['By the first tab', 1],
    ['By the second tab', 1],
  ] as const)
    await expect.poll(() => history.getByRole('listitem').filter({ hasText: text }).count()).toBe(count);

  // What no longer fits is kept once, and each tab leads to the copy.
  const third = await context.newPage();
  await third.goto(second.url());
  await tree(third).getByText('By the first tab').waitFor();
  way.cut();
  for (const page of [second, third]) await page.getByText(/^No connection\./u).waitFor();
  await turn(second, 2).click();
  await writeNote(second, 'A thought of two tabs');
  await tree(third).getByText('A thought of two tabs').waitFor();
  await turn(bob.page, 2).click();
  await bob.page.getByRole('button', { name: 'Delete from here' }).click();
  await allSaved(bob.page);
  way.mend();
  const copies = await Promise.all(
    [second, third].map((page) => page.getByRole('link', { name: 'Open the copy' }).getAttribute('href')),
  );
  expect(copies[0]).toBe(copies[1]);

  // Whoever deletes in one tab has deleted in all.
  await third.getByText('People and links').click();
  await third.getByRole('button', { name: 'Delete for everyone' }).click();
  await third.getByRole('button', { name: 'Delete for everyone' }).click();
  await third.getByRole('heading', { name: 'Studies', exact: true }).waitFor();
  for (const page of [second, bob.page])
    await page
      .getByText('This study was deleted, or is no longer shared with you.', { exact: false })
      .waitFor();
  expect(faultsOf(bob)).toEqual([]);
  for (const visitor of [ann, bob]) {
    await visitor.context.close();
    await visitor.way.close();
  }
});
