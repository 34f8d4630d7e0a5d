/** A stranger who knows the ids of other people's games and classrooms, and tries everything that can be said about them. */

import type { Command } from '@lexiko/protocol';
import { afterEach, expect, test } from 'vitest';
import { Client } from '../support/socket-client.ts';
import { beginGame } from '../support/socket-games.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

async function join(): Promise<Client> {
  const client = await Client.join(server.port);
  clients.push(client);
  return client;
}

test('gets nothing but refusals, changes nothing, and is heard by nobody', async () => {
  server = await startTestServer();
  const [ann, bob, tea, eve] = await Promise.all([join(), join(), join(), join()]);
  const game = await beginGame([ann, bob], {
    'timer.seconds': [600, 600],
    'timer.onExpire': 'commitIfLegal',
  });
  const made = await tea.done({ type: 'create-class', name: '7b' });
  const classroom = made.class ?? '';
  await ann.done({ type: 'join-class', code: made.code ?? '' });
  await tea.done({ type: 'admit', class: classroom, accepted: true });
  const config = { ...newGame().config, preset: 'school' as const };
  const table = await tea.done({ type: 'make-table', class: classroom, config, teams: [[ann.person], []] });
  await ann.done({ type: 'say', game, to: 'table', text: 'Hello.' });
  // Everything that they are still to hear of each other has come by then.
  for (const [client, seat] of [
    [ann, 1],
    [bob, 0],
  ] as const)
    await client.when(() => {
      const occupant = client.seats.get(game)?.[seat]?.occupant;
      return client.said.length > 0 && occupant?.kind === 'person' && occupant.present;
    });
  const before = [ann, bob, tea].map(({ frames }) => frames.length);
  const logs = await Promise.all([game, table.game ?? ''].map((id) => server.store.games.eventsAfter(id, 0)));
  const about = (id: string): readonly Command[] => [
    { type: 'say', game: id, to: 'table', text: 'x' },
    { type: 'say', game: id, to: 'team', text: 'x' },
    { type: 'list-messages', game: id, after: 0 },
    { type: 'report', game: id, message: 1, reason: 'x' },
    { type: 'propose', game: id, action: { type: 'pass' } },
    { type: 'vote', game: id, proposal: 1, agrees: true },
    { type: 'invite', game: id, person: ann.person },
    { type: 'claim-absent', game: id, seat: 0 },
    { type: 'plan-seat', game: id, seat: 0, plan: { kind: 'open' } },
    { type: 'take-seat', game: id, seat: 0 },
    { type: 'give-up-seat', game: id, seat: 0 },
    { type: 'assign', game: id, person: ann.person, seat: 1 },
    { type: 'act', game: id, action: { type: 'pause' } },
    { type: 'act', game: id, action: { type: 'abort' } },
    { type: 'act', game: id, action: { type: 'expire', seat: 0 } },
    { type: 'rematch', game: id },
  ];
  const ofTheClass: readonly Command[] = [
    { type: 'show-class', class: classroom },
    { type: 'show-class', class: classroom },
    { type: 'open-lesson', class: classroom },
    { type: 'end-lesson', class: classroom },
    { type: 'admit', class: classroom, accepted: true },
    { type: 'set-admission', class: classroom, letIn: true },
    { type: 'make-table', class: classroom, config, teams: [] },
    { type: 'begin-tables', class: classroom },
    { type: 'pause-tables', class: classroom, paused: true },
  ];
  for (const id of [game, table.game ?? '', 'nowhere'])
    for (const command of about(id))
      expect(await eve.tell(command), `${command.type} ${id}`).toEqual({ code: 'NO_SUCH_GAME' });
  for (const command of ofTheClass)
    expect(await eve.tell(command), command.type).toEqual({ code: 'NO_SUCH_CLASS' });
  for (const message of [
    { type: 'draft', game, tiles: { H8: 'Q' } },
    { type: 'point', game, at: { square: 'H8' } },
    { type: 'watch', game, since: 0 },
  ] as const) {
    const refused = eve.next('refused');
    eve.send(message);
    expect((await refused).refusal).toEqual({ code: 'NO_SUCH_GAME', game });
  }
  expect([ann, bob, tea].map(({ frames }) => frames.length)).toEqual(before);
  expect(
    await Promise.all([game, table.game ?? ''].map((id) => server.store.games.eventsAfter(id, 0))),
  ).toEqual(logs);
  expect(eve.frames.filter((frame) => !/"type":"(welcome|refused)"/.test(frame))).toEqual([]);
});
