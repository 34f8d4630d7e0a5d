/** What one side asks the other over the network: seen and heard where the other looks, and answered there. */

import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { allOf, browserForTests, openMenu, untilMyTurn } from '../support/browser-table.ts';
import { arrive, expectAccessible, makeGame, twoAtATable, whoseTurn } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);

describe('an offer to end the game', () => {
  it('is a question with two answers, which the keyboard reaches and a screen reader reads out', async () => {
    const [ann, bob] = await twoAtATable(table());
    const offer = async (): Promise<void> => {
      await openMenu(ann, 'End game');
      await ann.getByRole('dialog').getByRole('button', { name: 'End game' }).click();
    };
    const question = bob.getByRole('group', { name: 'Ann wants to end the game here.' });
    await offer();
    await question.waitFor();
    await expect
      .poll(() => bob.locator('[role="status"][aria-live]').textContent())
      .toContain('Ann wants to end the game here.');
    await expectAccessible(bob);
    // Whoever has asked is asked nothing.
    expect(await ann.locator('.question').count()).toBe(0);

    await question.getByRole('button', { name: 'Play on' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    await bob.locator('.status').waitFor();
    // The button is gone; the keyboard goes on with the board.
    await expect.poll(() => bob.locator('#board :focus').count()).toBe(1);
    // Whoever has asked is told, and hears it.
    await ann.locator('.status', { hasText: 'Bob wants to play on.' }).waitFor();
    await expect
      .poll(() => ann.locator('[role="status"][aria-live]').textContent())
      .toContain('Bob wants to play on.');
    // The answer stays given after a reload.
    await bob.reload();
    await bob.locator('#board').waitFor();
    expect(await question.count()).toBe(0);

    // The offer is over when somebody has played; the next one is a question of its own.
    const [mover, other] = await whoseTurn(ann, bob);
    await mover.getByRole('button', { name: 'Pass' }).click();
    await mover.getByRole('dialog').getByRole('button', { name: 'Pass' }).press('Enter');
    await expect.poll(() => mover.locator('#board :focus').count()).toBe(1);
    await untilMyTurn(other);
    await offer();
    await question.getByRole('button', { name: 'Agree' }).focus();
    await bob.keyboard.press('Enter');
    for (const page of [ann, bob])
      await page.getByRole('dialog').getByText('everyone agreed to end it').waitFor();
    for (const page of [ann, bob]) await page.context().close();
  });
});

describe('the report of a message', () => {
  it('can be cancelled, and does not follow into the next game', async () => {
    const [ann, bob] = await twoAtATable(table());
    await bob.getByLabel('Message the table').fill('Hello there');
    await bob.keyboard.press('Enter');
    const report = ann.getByRole('button', { name: 'Report this message by Bob' });
    const reason = ann.getByLabel('What’s wrong with it?');
    await report.click();
    await reason.waitFor();
    await ann.locator('form.report').getByRole('button', { name: 'Cancel' }).click();
    await reason.waitFor({ state: 'detached' });

    await report.click();
    await reason.waitFor();
    await openMenu(bob, 'Resign');
    await bob.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const before = ann.url();
    await ann.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
    await bob.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    // The old table has a field for messages too.
    for (const page of [ann, bob]) await expect.poll(() => page.url()).not.toBe(before);
    await bob.getByLabel('Message the table').fill('Once more');
    await bob.keyboard.press('Enter');
    await ann.locator('.messages', { hasText: 'Once more' }).waitFor();
    expect(await reason.count()).toBe(0);

    // And the game that was lost says to whom.
    await bob.goto(`${table().url}#/online`);
    // The server records a game some time after it has ended.
    await expect
      .poll(() => bob.evaluate(async () => (await (await fetch('/api/history')).json()) as unknown))
      .toMatchObject({ results: [{ outcome: 'lost' }] });
    await bob.goto(`${table().url}#/online/history`);
    await bob.getByRole('main').getByText('against Ann').waitFor();
    for (const page of [ann, bob]) await page.context().close();
  });
});

describe('an open game', () => {
  it('is listed with its clock', async () => {
    const ann = await arrive(table(), 'Ann');
    await makeGame(ann, async () => {
      await ann.getByRole('radio', { name: 'Anyone' }).check({ force: true });
      await ann.locator('.option-group summary', { hasText: 'Clock' }).click();
      for (const seat of await allOf(ann.getByLabel(/^Time per game: /u))) await seat.selectOption('300');
    });
    const bob = await arrive(table(), 'Bob');
    await bob.getByRole('row').filter({ hasText: 'Ann' }).getByText('5 minutes per game').waitFor();
    await expectAccessible(bob);
    for (const page of [ann, bob]) await page.context().close();
  });
});
