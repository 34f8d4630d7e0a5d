/** A server that throws messages away unread, as it does with too many of them: what was asked for still comes. */

import type { Page, WebSocketRoute } from '@playwright/test';
import type { ClientMessage, ServerMessage } from '@lexiko/protocol';
import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests, openMenu } from '../support/browser-table.ts';
import { arrive, joinGame, makeGame, rename } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);

/** What the server says then; it does not say what it has thrown away. */
const THROWN_AWAY: ServerMessage = { type: 'refused', id: null, refusal: { code: 'TOO_MANY_MESSAGES' } };

/** Somebody of whose wishes to follow a game each socket loses the first. */
interface Hasty {
  readonly page: Page;
  /** How many wishes were lost. */
  lost(): number;
  /** Ends the socket; the page opens another. */
  cut(): Promise<void>;
}

async function arriveInHaste(name: string): Promise<Hasty> {
  const { page } = await table().visit();
  let lost = 0;
  let current: WebSocketRoute | undefined;
  await page.routeWebSocket('**/socket', (socket) => {
    current = socket;
    const seen = new Set<string>();
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.type !== 'watch' || seen.has(message.game)) return server.send(text);
      seen.add(message.game);
      lost++;
      socket.send(JSON.stringify(THROWN_AWAY));
    });
  });
  await page.goto(`${table().url}#/online`);
  await rename(page, name);
  return {
    page,
    lost: () => lost,
    async cut() {
      const before = lost;
      await current?.close();
      await expect.poll(() => lost).toBeGreaterThan(before);
    },
  };
}

it('a game asked for in haste is shown, and goes on when the connection comes back in haste', async () => {
  const ann = await arrive(table(), 'Ann');
  const bob = await arriveInHaste('Bob');
  await joinGame(bob.page, await makeGame(ann));
  await bob.page.locator('#board').waitFor();
  expect(bob.lost()).toBeGreaterThan(0);

  await bob.cut();
  await ann.locator('#board').waitFor();
  await openMenu(ann, 'Resign');
  await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await bob.page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).waitFor();
});

it('a teacher sees every board of the class, also if they were asked for in haste', async () => {
  const { page: tea, lost, cut } = await arriveInHaste('Ms Tea');
  await tea.getByRole('link', { name: 'Classes' }).click();
  await tea.getByLabel('Class name').fill('7b');
  await tea.keyboard.press('Enter');
  await tea.getByLabel('Let pupils in without asking me').check();
  const code = (await tea.locator('.room-code').textContent()) ?? '';
  for (const name of ['Amy', 'Bob', 'Cid', 'Dora']) {
    const pupil = await arrive(table(), name);
    await pupil.getByLabel('Code').fill(code);
    await pupil.keyboard.press('Enter');
    await pupil.getByRole('heading', { name: '7b' }).waitFor();
    await pupil.context().close();
  }
  await tea.getByLabel('Where Dora plays').waitFor();
  await tea.getByRole('button', { name: 'Seat everyone' }).click();
  await tea.getByRole('button', { name: 'Start all games' }).click();
  await expect.poll(() => tea.locator('.class-table .open-rack').count()).toBe(2);
  expect(lost()).toBeGreaterThan(0);

  await cut();
  await tea.getByRole('button', { name: 'Pause all games' }).click();
  await tea.locator('.class-table', { hasText: 'paused' }).waitFor();
});
