/** What one side asks the other over the network: seen and heard where the other looks, and answered there. */

import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../tools/game-server.mjs';
import { browserForTests, openMenu } from './browser-table.ts';
import { expectAccessible, twoAtATable } from './online-visits.ts';

const table = browserForTests(startGameServer);

describe('an offer to end the game', () => {
  it('is a question with two answers, which the keyboard reaches and a screen reader reads out', async () => {
    const [ann, bob] = await twoAtATable(table());
    const offer = async (): Promise<void> => {
      await openMenu(ann, 'End the game together');
      await ann.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
    };
    const question = bob.getByRole('group', { name: 'Ann would like to end the game here.' });
    await offer();
    await question.waitFor();
    await expect
      .poll(() => bob.locator('[role="status"][aria-live]').textContent())
      .toContain('Ann would like to end the game here.');
    await expectAccessible(bob);
    // Whoever has asked is asked nothing.
    expect(await ann.locator('.question').count()).toBe(0);

    await question.getByRole('button', { name: 'Go on' }).click();
    await question.waitFor({ state: 'detached' });
    await bob.locator('.status').waitFor();

    // The offer is over when somebody has played; the next one is a question of its own.
    const mover = (await bob.locator('.status', { hasText: 'Your turn' }).isVisible()) ? bob : ann;
    await mover.getByRole('button', { name: 'Pass' }).click();
    await mover.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
    await (mover === bob ? ann : bob).locator('.status', { hasText: 'Your turn' }).waitFor();
    await offer();
    await question.getByRole('button', { name: 'Agree' }).focus();
    await bob.keyboard.press('Enter');
    for (const page of [ann, bob])
      await page.getByRole('dialog').getByText('everybody agreed to end it').waitFor();
    for (const page of [ann, bob]) await page.context().close();
  });
});
