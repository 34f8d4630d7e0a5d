/** People around tables, against the real server: a class, computers taken in, watchers, talk, vacations. */

import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests, chooseOption, PHONE, seenTable, type OpenPage } from '../support/browser-table.ts';
import { expectAccessible, joinGame, makeGame, rename } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);

async function arrive(name: string, device: object = {}): Promise<OpenPage> {
  const visitor = await table().visit({ reducedMotion: 'reduce', ...device }, `${table().url}#/online`);
  await rename(visitor.page, name);
  return visitor;
}

/** A game that Ann and Bob play through all of this, and that others see half a minute late. */
let late: { readonly ann: OpenPage; readonly bob: OpenPage; readonly eve: OpenPage };

describe('a game that is watched late', () => {
  it('is found in the list, without its score', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const code = await makeGame(ann.page, async () => {
      await ann.page.getByRole('radio', { name: 'Anyone' }).check({ force: true });
      await ann.page.getByLabel('Spectators see moves').selectOption('30');
    });
    await joinGame(bob.page, code);
    await ann.page.locator('#board').waitFor();

    // Found in the list, without the score; it comes up by itself when it is old enough.
    const eve = await arrive('Eve');
    await eve.page.goto(`${table().url}#/online/watch`);
    const listed = eve.page.getByRole('link', { name: 'Ann · Bob' });
    await listed.waitFor();
    await expect.poll(() => listed.textContent()).toContain('30 seconds late');
    await expectAccessible(eve.page, 'the list of games');
    await eve.page.getByLabel('Any number of players').selectOption('4');
    await expect.poll(() => listed.count()).toBe(0);
    await eve.page.getByLabel('Any number of players').selectOption('2');
    await listed.click();
    await eve.page.getByText('The game has started').or(eve.page.locator('#board')).first().waitFor();
    late = { ann, bob, eve };
  });
});

describe('a classroom', () => {
  it('is led by its teacher, who alone sees all letters', async () => {
    const tea = await arrive('Ms Tea');
    await tea.page.getByRole('link', { name: 'Classes' }).click();
    await tea.page.getByLabel('Class name').fill('7b');
    await expectAccessible(tea.page, 'classrooms');
    await tea.page.keyboard.press('Enter');
    const code = (await tea.page.locator('.room-code').textContent()) ?? '';
    const pupils: OpenPage[] = [];
    for (const name of ['Amy', 'Bob', 'Cid', 'Dora']) {
      const pupil = await arrive(name, name === 'Amy' ? PHONE : {});
      await pupil.page.getByLabel('Code').fill(code);
      await pupil.page.keyboard.press('Enter');
      await pupil.page.getByRole('heading', { name: 'Waiting for your teacher' }).first().waitFor();
      expect(await pupil.page.locator('body').innerText()).not.toMatch(/7b|Ms Tea/u);
      pupils.push(pupil);
    }
    const [first] = pupils;
    if (first !== undefined) await expectAccessible(first.page, 'waiting for the teacher');

    // She lets them in: one, and then all others.
    await tea.page.getByRole('heading', { name: '4 people are waiting' }).waitFor();
    await expectAccessible(tea.page, 'the waiting room');
    await tea.page.getByRole('button', { name: 'Let Amy in' }).click();
    await first?.page.getByRole('heading', { name: '7b' }).waitFor();
    await tea.page.getByRole('heading', { name: '3 people are waiting' }).waitFor();
    await tea.page.getByRole('button', { name: 'Let everyone in' }).click();
    for (const { page } of pupils) await page.getByRole('heading', { name: '7b' }).waitFor();
    const [amy, bob, ...others] = pupils;
    if (amy === undefined || bob === undefined) throw new Error('there are pupils');
    for (const { context } of others) await context.close();

    // A stranger is declined. Whoever came in by mistake is sent out.
    const stranger = await arrive('Stranger');
    await stranger.page.getByLabel('Code').fill(code);
    await stranger.page.keyboard.press('Enter');
    await tea.page.getByRole('button', { name: 'Decline Stranger' }).click();
    await stranger.page.getByText('This class doesn’t exist, or you can’t see it.').waitFor();
    await tea.page.getByLabel('Let pupils in without asking me').check();
    await stranger.page.goto(`${table().url}#/online/join/${code.replace(' ', '')}`);
    await stranger.page.getByRole('heading', { name: '7b' }).waitFor();
    await tea.page.getByRole('button', { name: 'Remove Stranger from the class' }).click();
    await expectAccessible(tea.page, 'sending out');
    await tea.page.getByRole('button', { name: 'Remove', exact: true }).click();
    await stranger.page.getByText('This class doesn’t exist, or you can’t see it.').waitFor();
    await expect.poll(() => tea.page.getByText('Stranger').count()).toBe(0);
    // The code ends with the lesson; her pupils stay.
    await tea.page.getByRole('button', { name: 'End lesson' }).click();
    await tea.page.getByRole('button', { name: 'Open lesson' }).waitFor();
    await stranger.page.goto(`${table().url}#/online`);
    await stranger.page.getByLabel('Code').fill(code);
    await stranger.page.keyboard.press('Enter');
    await stranger.page.getByText('This class doesn’t exist, or you can’t see it.').waitFor();
    await stranger.context.close();
    await tea.page.getByRole('button', { name: 'Open lesson' }).click();
    await expect.poll(() => tea.page.locator('.room-code').textContent()).not.toBe(code);

    // One by one, and the rest by themselves.
    await tea.page.getByLabel('Where Dora plays').waitFor();
    await tea.page.getByRole('button', { name: 'Add table' }).click();
    await tea.page.getByRole('button', { name: 'Start all games' }).click();
    await tea.page.getByText('Table 1: A team needs at least two members.').waitFor();
    for (const [name, team] of [
      ['Amy', 1],
      ['Cid', 1],
      ['Bob', 2],
      ['Dora', 1],
      ['Dora', 2],
    ] as const) {
      const place = tea.page.getByLabel(`Where ${name} plays`);
      await expect.poll(() => place.locator('option').count()).toBeGreaterThan(1);
      await place.selectOption({ label: `Table 1, team ${team}` });
      await tea.page
        .locator('.class-table li', { hasText: `Team ${team}` })
        .getByText(name)
        .waitFor();
    }
    await expectAccessible(tea.page, 'the desk of the teacher');
    await amy.page.getByRole('link', { name: 'Open table 1' }).click();
    await amy.page.getByText('Your teacher starts the game.').waitFor();
    expect(await amy.page.getByRole('button', { name: 'Agree' }).count()).toBe(0);
    await tea.page.getByRole('button', { name: 'Start all games' }).click();
    await amy.page.locator('#board').waitFor();
    await bob.page.getByRole('link', { name: 'Open table 1' }).click();
    await bob.page.locator('#board').waitFor();

    const racks = tea.page.locator('.class-table .open-rack');
    await expect.poll(() => racks.count()).toBe(2);
    const rackOf = async (seat: number): Promise<readonly string[]> =>
      (await racks.nth(seat).locator('.tile').allTextContents()).map((tile) => tile || '?').sort();
    for (const [seat, { page }] of [amy, bob].entries()) {
      await expect.poll(async () => (await seenTable(page)).rack).toHaveLength(7);
      const { rack } = await seenTable(page);
      await expect.poll(() => rackOf(seat)).toEqual([...rack].sort());
    }
    expect(await bob.page.locator('.open-rack').count()).toBe(0);

    await tea.page.getByRole('button', { name: 'Pause all games' }).click();
    await amy.page.locator('.table-note', { hasText: 'has paused the game' }).waitFor();
    await tea.page.getByText('paused').waitFor();
    await expectAccessible(tea.page, 'boards of the class');
    await tea.page.getByRole('button', { name: 'Resume all games' }).click();
    await expect.poll(() => amy.page.locator('.table-note').count()).toBe(0);
    await tea.page.getByRole('link', { name: 'Open table 1' }).click();
    await tea.page.locator('#board').waitFor();
    await expect.poll(() => tea.page.locator('.open-rack').count()).toBe(2);
    expect([...tea.complaints, ...amy.complaints, ...bob.complaints]).toEqual([]);
    for (const { context } of [tea, amy, bob]) await context.close();
  });
});

describe('before a game', () => {
  it('its host changes the rules, and takes in a computer', async () => {
    const ann = await arrive('Ann');
    await makeGame(ann.page);
    await ann.page.getByText('Waiting for players to join.').waitFor();
    await ann.page.getByRole('button', { name: 'Change rules' }).click();
    await chooseOption(ann.page, 'Table and board', 'Tiles on a rack', '9');
    await ann.page.getByRole('button', { name: 'Propose rules' }).click();
    await ann.page.getByRole('button', { name: 'Agree' }).waitFor();
    await expectAccessible(ann.page, 'the room of the host');
    await ann.page.getByLabel('Seat 2: who plays').selectOption('easy');
    await ann.page.locator('.room-seat.agrees', { hasText: 'Easy' }).waitFor();
    await ann.page.getByRole('button', { name: 'Agree' }).click();
    await ann.page.locator('#board').waitFor();
    await expect.poll(async () => (await seenTable(ann.page)).rack).toHaveLength(9);
    expect(ann.complaints).toEqual([]);
    await ann.context.close();
  });
});

describe('a vacation', () => {
  it('is taken by whoever plays by correspondence, and ended', async () => {
    const ann = await arrive('Ann');
    expect(await ann.page.getByRole('button', { name: 'Start vacation' }).count()).toBe(0);
    await makeGame(ann.page, () =>
      ann.page.getByRole('radio', { name: 'Correspondence' }).check({ force: true }),
    );
    await ann.page.goto(`${table().url}#/online`);
    await ann.page.getByLabel('Days from now').fill('5');
    await ann.page.keyboard.press('Enter');
    await ann.page.getByText('You’re on vacation until').waitFor();
    await expectAccessible(ann.page, 'a vacation');
    await ann.page.getByRole('button', { name: 'End vacation' }).click();
    await ann.page.getByText('On vacation, no time').waitFor();
    expect(ann.complaints).toEqual([]);
    await ann.context.close();
  });
});

describe('at a table', () => {
  it('nobody need read everything', async () => {
    const { ann, bob } = late;
    await bob.page.getByLabel('Message the table').fill('You will lose.');
    await bob.page.keyboard.press('Enter');
    await ann.page.locator('.messages', { hasText: 'You will lose.' }).waitFor();
    await ann.page.getByRole('button', { name: 'Report this message by Bob' }).click();
    await ann.page.getByLabel('What’s wrong with it?').fill('Not kind.');
    await expectAccessible(ann.page, 'a report');
    await ann.page.keyboard.press('Enter');
    await expect.poll(() => ann.page.locator('.messages', { hasText: 'You will lose.' }).count()).toBe(0);
    await ann.page.getByText('Chat settings').click();
    await ann.page.locator('.wishes').getByRole('button', { name: 'Unmute Bob' }).click();
    await ann.page.locator('.messages', { hasText: 'You will lose.' }).waitFor();
    await ann.page.getByRole('button', { name: 'Mute Bob' }).click();
    await ann.page.getByText('(muted)').waitFor();
    await ann.page.getByRole('checkbox', { name: 'Messages' }).uncheck();
    await expect.poll(() => ann.page.getByLabel('Message the table').count()).toBe(0);
  });

  it('those who watch see everything late, and nobody’s letters', async () => {
    const { ann, bob, eve } = late;
    await eve.page.locator('#board').waitFor({ timeout: 60_000 });
    await eve.page.getByText('You’re watching. (30 seconds late)').waitFor();
    expect((await seenTable(eve.page)).rack).toEqual([]);
    for (const { complaints, context } of [ann, bob, eve]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
