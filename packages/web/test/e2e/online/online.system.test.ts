/** Two people at two browsers, against the real server and its database: what they do to each other and to the network. */

import type { GameConfig } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { advisePlay, phonyFrom } from '../support/adviser.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import {
  browserForTests,
  chooseOption,
  PHONE,
  seenTable,
  square,
  untilMyTurn,
  type OpenPage,
} from '../support/browser-table.ts';
import { openWay, type Way } from '../support/cut-way.ts';
import { expectAccessible, makeGame, rename, whoseTurn } from '../support/online-visits.ts';
import { typeLetters, typePlay } from '../support/typing.ts';

const STANDARD: GameConfig = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } };

const table = browserForTests(startGameServer);

interface Player extends OpenPage {
  readonly name: string;
  readonly way: Way;
}

async function arrive(name: string): Promise<Player> {
  const way = await openWay(table().url);
  return { ...(await table().visit({}, way.url)), name, way };
}

/** Whose turn it is, and who waits. */
async function inTurn<P extends OpenPage>(players: readonly [P, P]): Promise<readonly [P, P]> {
  const [a, b] = players;
  const [mover] = await whoseTurn(a.page, b.page);
  return mover === a.page ? [a, b] : [b, a];
}

async function playAdvised({ page }: Player): Promise<void> {
  await typePlay(page, advisePlay(STANDARD, await seenTable(page)));
  await page.keyboard.press('Enter');
}

describe('a game between two browsers', () => {
  it('goes through reload, network loss, challenges both ways and an exchange to a rematch', async () => {
    const ann = await arrive('Ann');
    const code = await makeGame(ann.page, () =>
      ann.page.getByRole('radio', { name: 'Anyone' }).check({ force: true }),
    );
    expect(code).toMatch(/^[A-Z]{6}$/u);

    const bob = await arrive('Bob');
    await bob.page.goto(`${bob.way.url}#/online`);
    await rename(bob.page, 'Bob');
    await bob.page.goto(`${bob.way.url}#/online/join/${code}`);
    await bob.page.getByRole('button', { name: 'Join game' }).click();
    await ann.page.getByText('Waiting for Bob to agree.').waitFor();
    await bob.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [ann, bob]) await page.locator('#board').waitFor();

    // Whoever waits lays out letters, and puts their rack in order.
    const [first, second] = await inTurn([ann, bob]);
    await second.page.getByRole('button', { name: 'Shuffle' }).click();
    const [centre = '', corner = ''] = (await seenTable(second.page)).rack.filter((tile) => tile !== '?');
    await square(second.page, 112).click();
    await typeLetters(second.page, [centre]);
    await square(second.page, 0).click();
    await typeLetters(second.page, [corner]);
    await expect.poll(async () => (await seenTable(second.page)).draft).toEqual([0, 112]);
    await playAdvised(first);
    await untilMyTurn(second.page);
    await second.page.getByText(`${centre} back on your rack: H8 is taken now.`).first().waitFor();
    // The letter is on the rack again before its order is read.
    await expect.poll(async () => (await seenTable(second.page)).draft).toEqual([0]);
    const order = await second.page.locator('#rack').textContent();

    await second.page.reload();
    await untilMyTurn(second.page);
    await expect.poll(async () => (await seenTable(second.page)).draft).toEqual([0]);
    await expect.poll(() => second.page.locator('#rack').textContent()).toBe(order);

    // The network goes while a play is made: it is sent when it is back, once.
    await second.page.keyboard.press('Escape');
    await expect.poll(async () => (await seenTable(second.page)).draft).toEqual([]);
    second.way.cut();
    await second.page.getByText('Reconnecting').waitFor();
    await playAdvised(second);
    await first.page.locator('.player .away').waitFor();
    second.way.mend();
    await untilMyTurn(first.page);
    await second.page.getByText('Connected').waitFor();
    const seenByFirst = await seenTable(first.page);
    expect(Math.min(...seenByFirst.scores)).toBeGreaterThan(0);
    const { board, scores } = seenByFirst;
    await expect.poll(() => seenTable(second.page)).toMatchObject({ board, scores, draft: [] });

    // Whoever has the link may watch this game, without anybody's letters.
    const eve = await table().visit({}, `${table().url}#/online/join/${code}`);
    await eve.page.getByText('You’re watching.').waitFor();
    await expect.poll(() => seenTable(eve.page)).toMatchObject({ board, rack: [] });
    const count = first.page.locator('.company').getByText('1 spectator');
    await count.waitFor({ state: 'attached' });
    await eve.context.close();
    await count.waitFor({ state: 'detached' });

    // A good play, wrongly challenged: the challenger's next turn is lost, so the same player goes on.
    await first.page.getByRole('button', { name: 'Challenge' }).click();
    await first.page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
    await untilMyTurn(second.page);
    await second.page.getByRole('button', { name: 'Exchange' }).click();
    await second.page.locator('dialog .tile').first().click();
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: /Exchange/u })
      .click();
    await untilMyTurn(first.page);

    // Now letters that make no word.
    const before = await seenTable(first.page);
    const phony = phonyFrom(STANDARD, before);
    await typePlay(first.page, phony);
    await first.page.keyboard.press('Enter');
    await untilMyTurn(second.page);
    await second.page.getByRole('button', { name: 'Challenge' }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
    await second.page.getByText('isn’t valid: play removed').first().waitFor();
    await expect.poll(async () => (await seenTable(first.page)).board).toEqual(before.board);
    await expect
      .poll(async () => [...(await seenTable(first.page)).rack].sort())
      .toEqual([...before.rack].sort());

    await second.page.getByRole('button', { name: 'More' }).click();
    await second.page.getByRole('button', { name: 'Resign' }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    // One asks for a rematch, the other accepts where the result is told: nothing else is to be done.
    const finished = new URL(ann.page.url()).hash;
    await first.page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
    await second.page.getByRole('dialog').getByText('wants a rematch.').waitFor();
    await first.page.getByRole('dialog').getByText('Rematch: waiting for').waitFor();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    for (const { page } of [ann, bob]) {
      await expect.poll(() => new URL(page.url()).hash).not.toBe(finished);
      await page.locator('#board').waitFor();
    }
    expect(new URL(ann.page.url()).hash).toBe(new URL(bob.page.url()).hash);
    await expect.poll(async () => (await seenTable(ann.page)).scores).toEqual([0, 0]);
    // Whoever played second plays first now.
    await untilMyTurn(second.page);
    for (const { page } of [ann, bob]) await page.locator('#rack [data-tile]').first().waitFor();
    await ann.page.getByRole('button', { name: 'More' }).click();
    await ann.page.getByRole('button', { name: 'Call off' }).click();
    // One tap in a menu ends nothing.
    await ann.page.getByText('counts for nobody').waitFor();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
    for (const { page } of [ann, bob]) {
      const result = page.getByRole('dialog', { name: 'Game called off' });
      await result.getByText('called off before everyone had taken a turn').waitFor();
      expect(await result.getByText('are level').count()).toBe(0);
    }

    const refused = (complaint: string): boolean => !/WebSocket|ERR_|Failed to load/u.test(complaint);
    expect([...ann.complaints, ...bob.complaints].filter(refused)).toEqual([]);
    for (const { context, way } of [ann, bob]) {
      await context.close();
      await way.close();
    }
  });
});

describe('a team game with four browsers', () => {
  it('shares what a team lays out, and plays what all of it agree to', async () => {
    const ann = await table().visit({ reducedMotion: 'reduce' }, table().url);
    const code = await makeGame(ann.page, async () => {
      await ann.page.getByRole('radio', { name: 'School' }).check({ force: true });
      await chooseOption(ann.page, 'Teams', 'Who plays for a team', 'consensus');
    });
    const join = async (name: string, team: number, device: object = {}): Promise<OpenPage> => {
      const visitor = await table().visit({ reducedMotion: 'reduce', ...device }, `${table().url}#/online`);
      await rename(visitor.page, name);
      await visitor.page.goto(`${table().url}#/online/join/${code}`);
      await visitor.page.getByRole('button', { name: `Join team ${team}` }).click();
      await visitor.page.getByRole('button', { name: 'Agree' }).waitFor();
      return visitor;
    };
    const amy = await join('Amy', 1, PHONE);
    const bob = await join('Bob', 2);
    await expectAccessible(bob.page);
    const ben = await join('Ben', 2, PHONE);
    const everybody = [ann, amy, bob, ben];
    for (const { page } of everybody) await page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of everybody) await page.locator('#board').waitFor();

    const [mover, other] = await inTurn([ann, bob]);
    const mate = mover === ann ? amy : ben;
    await expect.poll(async () => (await seenTable(mover.page)).rack).toHaveLength(7);
    await expect
      .poll(async () => (await seenTable(mate.page)).rack.toSorted())
      .toEqual((await seenTable(mover.page)).rack.toSorted());

    // What one lays out the other sees, and can change; the other team sees nothing of it.
    const action = advisePlay({ ...STANDARD, preset: 'school' }, await seenTable(mover.page));
    await typePlay(mover.page, action);
    const squares = action.tiles.map(([at]) => at).sort((a, b) => a - b);
    await expect.poll(async () => (await seenTable(mate.page)).draft).toEqual(squares);
    expect((await seenTable(other.page)).draft).toEqual([]);
    await mate.page.keyboard.press('Backspace');
    await expect.poll(async () => (await seenTable(mover.page)).draft).toHaveLength(squares.length - 1);
    await mover.page.keyboard.press('Escape');
    await typePlay(mover.page, action);
    await expect.poll(async () => (await seenTable(mate.page)).draft).toEqual(squares);

    // Pointing, talking in the team, and a vote that makes the move.
    await square(mover.page, 224).hover();
    await mate.page.locator('.at-224 .pointed').waitFor();
    await mover.page.getByLabel('Message your team').fill('This one?');
    await mover.page.getByRole('button', { name: 'Send' }).click();
    // On a phone, team and chat are a tap away; a number says that there is something new.
    await mate.page.getByRole('button', { name: /Team.*1/u }).tap();
    await mate.page.getByRole('dialog').locator('.messages', { hasText: 'This one?' }).waitFor();
    await mover.page.getByRole('button', { name: 'Propose', exact: true }).click();
    await mate.page.locator('.status', { hasText: /proposes: \w+, \d+ points?\.$/u }).waitFor();
    const agree = mate.page.getByRole('button', { name: 'Agree', exact: true });
    await agree.waitFor();
    await expectAccessible(mate.page);
    await agree.click();
    await untilMyTurn(other.page);
    for (const { page } of everybody)
      await expect.poll(async () => (await seenTable(page)).board[112] !== '').toBe(true);
    expect(await other.page.getByText('This one?').count()).toBe(0);
    for (const { complaints, context } of everybody) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});

describe('an account', () => {
  it('is made with a passkey, left, entered again, and deleted', async () => {
    // A passkey belongs to a name; an address of digits has none.
    const url = table().url.replace('127.0.0.1', 'localhost');
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' }, `${url}#/online`);
    await addAuthenticator(context, page);
    await rename(page, 'Cleo');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByLabel('Login').first().fill('cleo-of-the-test');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create with passkey' }).click();
    await page.getByText('You sign in as cleo-of-the-test.').waitFor();
    await page.getByText('this browser', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('New password').fill('a long password');
    await page.getByRole('button', { name: 'Set password' }).click();
    const passwordIn = (card: string) =>
      page
        .locator('section', { has: page.getByRole('heading', { name: card }) })
        .getByLabel('Current password');
    await passwordIn('Sign-in methods').waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('words loaded').waitFor();
    await page.goto(`${url}#/online/account`);
    await page.getByRole('button', { name: 'Sign in with passkey' }).click();
    await page.getByText('You sign in as cleo-of-the-test.').waitFor();
    await page.getByRole('link', { name: 'Finished games' }).click();
    await page.getByText('Games you finish online will appear here.').waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Delete account …' }).click();
    await passwordIn('Your data').fill('a wrong password');
    await page.getByRole('button', { name: 'Delete account', exact: true }).click();
    await page.getByText('Login or password is wrong.').waitFor();
    await passwordIn('Your data').fill('a long password');
    await page.getByRole('button', { name: 'Delete account', exact: true }).click();
    await page.getByText('words loaded').waitFor();
    // A wrong password is refused; a socket may try once with a cookie that has just been replaced.
    expect(complaints.filter((complaint) => !/401|WebSocket/u.test(complaint))).toEqual([]);
    await context.close();
  });
});
