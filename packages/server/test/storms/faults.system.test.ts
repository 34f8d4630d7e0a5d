/** Servers that are killed, and databases that restart, in the middle of games. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, replay } from '@lexiko/rules';
import type { ActionRequest } from '@lexiko/rules/notation';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import type { ServerStore } from '../../src/store/server-store.ts';
import { openStore } from '../../src/store/open-store.ts';
import { expectNoLeak } from '../support/leak-check.ts';
import { buildServer, removeServer, startProcess, type ServerProcess } from '../support/server-process.ts';
import { Client } from '../support/socket-client.ts';
import { beginGame, expectAgreement, step, truth } from '../support/socket-games.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-faults-'));
const postgres = await startPostgres();
const processes: ServerProcess[] = [];
const stores: ServerStore[] = [];

beforeAll(buildServer, 60_000);
afterEach(async () => {
  await Promise.all(processes.splice(0).map((one) => one.kill()));
  await Promise.all(stores.splice(0).map((store) => store.close()));
});
afterAll(() => {
  postgres.stop();
  removeServer();
  rmSync(folder, { recursive: true, force: true });
});

async function start(database: string, die?: string): Promise<ServerProcess> {
  const server = await startProcess(database, die);
  processes.push(server);
  return server;
}

async function open(database: string): Promise<ServerStore> {
  const store = await openStore(database);
  stores.push(store);
  return store;
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** The command is sent until it is done, to whatever server there is, always under the same id. */
async function insist(
  connect: () => Promise<Client>,
  first: Client,
  game: string,
  action: ActionRequest,
  id: string,
): Promise<{ readonly client: Client; readonly seq: number }> {
  let client = first;
  for (let attempt = 0; attempt < 100; attempt++) {
    const dead = client.closed().then(() => null);
    const answer = await Promise.race([client.tell({ type: 'act', game, action }, { id }), dead]);
    if (answer !== null && 'outcome' in answer) return { client, seq: answer.outcome.seq ?? 0 };
    if (answer !== null && answer.code !== 'SERVER_BUSY') expect.fail(JSON.stringify(answer));
    if (answer === null) {
      client = await connect();
      await client.watch(game);
    } else await pause(50);
  }
  return expect.fail('never done');
}

describe('a server on SQLite that is killed', () => {
  test('before and after appends loses no acknowledged move and does none twice', async () => {
    const database = join(folder, 'killed.db');
    const random = numbersFrom(21);
    let server = await start(database);
    let players = [await Client.join(server.port), await Client.join(server.port)];
    const frames = players.map(({ frames: received }) => received);
    const game = await beginGame(players);
    const acknowledged: {
      readonly id: string;
      readonly person: string;
      readonly seq: number;
      readonly type: string;
    }[] = [];
    let deaths = 0;
    const restart = async (): Promise<void> => {
      if (server.child.exitCode === null && server.child.signalCode === null) return;
      deaths++;
      const where = deaths % 2 === 0 ? 'before' : 'after';
      server = await start(database, deaths < 7 ? `${where}:${1 + Math.floor(random() * 4)}` : '');
    };
    await server.kill();
    for (let turn = 0; turn < 400; turn++) {
      await restart();
      players = await Promise.all(
        players.map(async (client, seat) => {
          if (client.socket.readyState === client.socket.OPEN) return client;
          const again = await Client.join(server.port, client.session);
          await again.watch(game);
          frames[seat]?.push(...again.frames);
          return again;
        }),
      );
      const seat = players.findIndex(
        (client, at) => nextAction(client.view(game).view, at, numbersFrom(1)) !== null,
      );
      const player = players[seat];
      if (player === undefined) break;
      const action = nextAction(player.view(game).view, seat, random);
      if (action === null) expect.fail('there was something to do');
      const id = `turn-${turn}`;
      const connect = async (): Promise<Client> => {
        await server.ended;
        await restart();
        return Client.join(server.port, player.session);
      };
      const { client, seq } = await insist(connect, player, game, asRequest(action), id);
      acknowledged.push({ id, person: player.person, seq, type: action.type });
      players[seat] = client;
      for (const one of players)
        if (one.socket.readyState === one.socket.OPEN)
          await Promise.race([one.reached(game, seq), one.closed()]);
      if (client.view(game).view.phase === 'over') break;
    }
    expect(deaths).toBeGreaterThanOrEqual(7);
    const store = await open(database);
    const events = await store.games.eventsAfter(game, 0);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
    const state = replay(events.map(({ event }) => event));
    expect(state.phase).toBe('over');
    const turns = acknowledged.filter(({ type }) => type !== 'accept').length;
    expect(state.turnsTaken.reduce((sum, taken) => sum + taken, 0)).toBe(turns);
    for (const { id, seq, person } of acknowledged)
      expect(await store.games.answerTo({ person, command: id })).toEqual(ok({ game, seq }));
    const secret = (await store.games.game(game))?.secret ?? '';
    for (const received of frames) expectNoLeak(received, secret);
  });
});

describe('two servers on PostgreSQL', () => {
  test('serve players of one game; one is killed, and the game goes on at the other', async () => {
    const [one, two] = await Promise.all([start(postgres.url), start(postgres.url)]);
    const store = await open(postgres.url);
    const [ann, bob] = [await Client.join(one.port), await Client.join(two.port)];
    const game = await beginGame([ann, bob]);
    const random = numbersFrom(31);
    for (let turn = 0; turn < 10; turn++) expect(await step([ann, bob], game, random)).toBe(true);
    await expectAgreement(store, game, [ann, bob]);
    // Each knows of the other's presence, although they are with different servers.
    const isThere = (): boolean => {
      const occupant = bob.seats.get(game)?.[0]?.occupant;
      return occupant?.kind === 'person' && occupant.present;
    };
    await bob.when(isThere);
    await one.kill();
    await ann.closed();
    const again = await Client.join(two.port, ann.session);
    await again.watch(game, 0);
    while (await step([again, bob], game, random)) expect(bob.frames.length).toBeLessThan(1000);
    expect((await truth(store, game)).phase).toBe('over');
    await expectAgreement(store, game, [again, bob]);
    const secret = (await store.games.game(game))?.secret ?? '';
    for (const client of [ann, bob, again]) expectNoLeak(client.frames, secret);
  });

  test('take the same commands from two tabs at once, and do each once', async () => {
    const [one, two] = await Promise.all([start(postgres.url), start(postgres.url)]);
    const store = await open(postgres.url);
    const [ann, bob] = [await Client.join(one.port), await Client.join(two.port)];
    const game = await beginGame([ann, bob]);
    const tabs = [
      [ann, await Client.join(two.port, ann.session)],
      [await Client.join(one.port, bob.session), bob],
    ] as const;
    for (let turn = 0; turn < 6; turn++) {
      const { turn: seat, racks, seq } = await truth(store, game);
      const [here, there] = tabs[seat ?? 0] ?? expect.fail('a seat');
      const act = {
        type: 'act',
        game,
        action: { type: 'exchange', tiles: racks[seat ?? 0]?.[0] ?? '' },
      } as const;
      const answers = await Promise.all(
        [here, there, here, there].map((tab) => tab.tell(act, { id: `e${turn}` })),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const after = await store.games.eventsAfter(game, seq);
      expect(after.filter(({ event }) => event.type === 'exchanged')).toHaveLength(1);
    }
  });

  test('outlive a restart of their database', async () => {
    const [one, two] = await Promise.all([start(postgres.url), start(postgres.url)]);
    const [ann, bob] = [await Client.join(one.port), await Client.join(two.port)];
    const game = await beginGame([ann, bob]);
    const random = numbersFrom(41);
    for (let turn = 0; turn < 4; turn++) await step([ann, bob], game, random);
    postgres.restart();
    for (let turn = 0; turn < 6; turn++) {
      const seat = ann.view(game).view.turn ?? 0;
      const [player, other] = seat === 0 ? [ann, bob] : [bob, ann];
      const action = nextAction(player.view(game).view, seat, random);
      if (action === null) expect.fail('it is their turn');
      const never = async (): Promise<Client> => expect.fail('the server itself stays');
      const { seq } = await insist(never, player, game, asRequest(action), `after-${turn}`);
      await Promise.all([player.reached(game, seq), other.reached(game, seq)]);
    }
    await expectAgreement(await open(postgres.url), game, [ann, bob]);
  });
});
