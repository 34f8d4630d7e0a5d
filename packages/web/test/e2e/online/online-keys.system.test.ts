/** A game over the network by keys alone, against the real server: no pointer is used on that page. */

import type { GameConfig } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { advisePlay } from '../support/adviser.ts';
import { browserForTests, seenTable, untilMyTurn } from '../support/browser-table.ts';
import { whoseTurn } from '../support/online-visits.ts';
import { lineOf, tabTo, typeLetters } from '../support/typing.ts';

const STANDARD: GameConfig = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } };

const table = browserForTests(startGameServer);

describe('a game over the network', () => {
  it('is made, played and left by keys alone', async () => {
    const ann = await table().visit({ reducedMotion: 'reduce' });
    const { page } = ann;
    const { keyboard } = page;
    await tabTo(page, 'Play online');
    await keyboard.press('Enter');
    await page.getByRole('link', { name: 'Create game' }).waitFor();
    await tabTo(page, 'Create game');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start game' }).waitFor();
    await tabTo(page, 'Start game');
    await keyboard.press('Enter');
    const code = (await page.locator('.room-code').textContent()) ?? '';

    const bob = await table().visit({ reducedMotion: 'reduce' });
    await bob.page.goto(`${new URL(bob.page.url()).origin}/#/online/join/${code}`);
    await bob.page.getByRole('button', { name: 'Join game' }).click();
    await bob.page.getByRole('button', { name: 'Agree' }).click();
    for (const one of [ann, bob]) await one.page.locator('#board').waitFor();

    const [mover] = await whoseTurn(page, bob.page);
    if (mover === bob.page) {
      await bob.page.getByRole('button', { name: 'Pass' }).click();
      await bob.page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
    }
    await untilMyTurn(page);
    const play = advisePlay(STANDARD, await seenTable(page));
    const { first, direction, letters } = lineOf(play);
    // From the centre, where the arrow stands, to the first square.
    const [row, column] = [Math.floor(first / 15) - 7, (first % 15) - 7];
    for (let step = 0; step < Math.abs(row); step++) await keyboard.press(row < 0 ? 'ArrowUp' : 'ArrowDown');
    for (let step = 0; step < Math.abs(column); step++)
      await keyboard.press(column < 0 ? 'ArrowLeft' : 'ArrowRight');
    if (direction === 'down') await keyboard.press('Space');
    await typeLetters(page, letters);
    await keyboard.press('Enter');
    await untilMyTurn(bob.page);
    await expect
      .poll(async () => (await seenTable(bob.page)).board.filter((laid) => laid !== ''))
      .toHaveLength(letters.length);

    await tabTo(page, 'More');
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Resign');
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Resign the game?' }).waitFor();
    await tabTo(page, 'Resign');
    await keyboard.press('Enter');
    for (const one of [ann, bob])
      await one.page
        .getByText(/resigned\./u)
        .first()
        .waitFor();
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
    for (const { context } of [ann, bob]) await context.close();
  });
});
