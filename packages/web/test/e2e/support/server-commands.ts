/** Commands to the server by a socket of whoever is on the page, as quickly as the server lets one person speak. */

import type { Page } from '@playwright/test';
import { PROTOCOL_VERSION, type Command } from '@lexiko/protocol';

/** Stands for the game that was made last. */
export const LAST_GAME = 'LAST-GAME';

/** Comes back when each has been done, one after the other. */
export async function tellServer(page: Page, commands: readonly Command[]): Promise<void> {
  await page.evaluate(
    async ([all, version, lastGame]) => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      const closed = new Promise<never>((_resolve, reject) => {
        socket.addEventListener('close', ({ code }) => reject(new Error(`the socket was closed: ${code}`)));
      });
      const heard = (fits: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> =>
        Promise.race([
          closed,
          new Promise<Record<string, unknown>>((resolve) => {
            const listen = ({ data }: MessageEvent<string>): void => {
              const message = JSON.parse(data) as Record<string, unknown>;
              if (!fits(message)) return;
              socket.removeEventListener('message', listen);
              resolve(message);
            };
            socket.addEventListener('message', listen);
          }),
        ]);
      await Promise.race([closed, new Promise((resolve) => socket.addEventListener('open', resolve))]);
      const welcome = heard(({ type }) => type === 'welcome');
      socket.send(JSON.stringify({ type: 'hello', version }));
      await welcome;
      let game = '';
      for (const [at, command] of all.entries()) {
        const id = `sent${at}`;
        // After the first ones, nobody may say more than twenty things a second, of which a new game is five; the page,
        // which is the same person, speaks too.
        const restMs = command.type === 'create-game' ? 300 : 60;
        if (at > 5) await new Promise((resolve) => setTimeout(resolve, restMs));
        const frame = JSON.stringify({ type: 'command', id, command }).replace(lastGame, game);
        const answered = heard((message) => message['id'] === id);
        socket.send(frame);
        // What was too much is thrown away without an answer; the same command is done once.
        const again = setInterval(() => socket.send(frame), 1000);
        const { type, answer, refusal } = await answered;
        clearInterval(again);
        if (type !== 'done') throw new Error(JSON.stringify(refusal));
        if (command.type === 'create-game') ({ game } = answer as { game: string });
      }
      socket.close();
    },
    [commands, PROTOCOL_VERSION, LAST_GAME] as const,
  );
}
