/** Computers of a real server, of which one person may keep only so many busy. */

import type { Command } from '@lexiko/protocol';
import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests } from '../support/browser-table.ts';
import { expectAccessible, makeGame } from '../support/online-visits.ts';
import { tellServer } from '../support/server-commands.ts';

const table = browserForTests(startGameServer);
/** As many as the server lets one person have. */
const MOST = 10;

const AGAINST_A_CHAMPION: Command = {
  type: 'create-game',
  config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } },
  seats: [{ kind: 'me' }, { kind: 'computer', level: 'champion' }],
  visibility: 'private',
};

it('who has too many games against computers is told so, and can still play with people', async () => {
  const { page, context } = await table().visit({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Play online' }).click();
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toMatch(/^Guest/u);
  await tellServer(
    page,
    Array.from({ length: MOST }, () => AGAINST_A_CHAMPION),
  );
  const code = await makeGame(page);
  expect(code).not.toBe('');
  await page.getByLabel('Seat 2: who plays').selectOption('beginner');
  await page.getByText('have too many games against computers').first().waitFor();
  await expectAccessible(page, 'a room after a refusal');
  await context.close();
});
