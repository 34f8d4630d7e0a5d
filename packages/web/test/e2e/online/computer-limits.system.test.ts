/** Computers of a real server, of which one person may keep only so many busy. */

import { PROTOCOL_VERSION } from '@lexiko/protocol';
import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests } from '../support/browser-table.ts';
import { expectAccessible, makeGame } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);
/** As many as the server lets one person have. */
const MOST = 10;

it('who has too many games against computers is told so, and can still play with people', async () => {
  const { page, context } = await table().visit({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Play online' }).click();
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toMatch(/^Guest/u);
  const made = await page.evaluate(
    async ([count, version]) => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const answered = new Promise<number>((resolve) => {
        let done = 0;
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          if (data.includes('"type":"done"') && ++done === count) resolve(done);
        });
      });
      socket.send(JSON.stringify({ type: 'hello', version }));
      for (let at = 0; at < count; at++) {
        const command = {
          type: 'create-game',
          config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } },
          seats: [{ kind: 'me' }, { kind: 'computer', level: 'champion' }],
          visibility: 'private',
        };
        socket.send(JSON.stringify({ type: 'command', id: `made${at}`, command }));
      }
      return answered;
    },
    [MOST, PROTOCOL_VERSION] as const,
  );
  expect(made).toBe(MOST);
  const code = await makeGame(page);
  expect(code).not.toBe('');
  await page.getByLabel('Seat 2: who plays').selectOption('beginner');
  await page.getByText('have too many games against computers').first().waitFor();
  await expectAccessible(page, 'a room after a refusal');
  await context.close();
});
