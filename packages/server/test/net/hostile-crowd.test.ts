/** Many guests of one network: what they use together has a bound, and a class of a hundred never reaches it. */

import type { Command } from '@lexiko/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { Turns } from '../../src/net/turns.ts';
import { Client, newGuest } from '../support/socket-client.ts';
import { beginGame, step } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

let server: TestServer;
const clients: Client[] = [];

async function join(): Promise<Client> {
  const client = await Client.join(server.port);
  clients.push(client);
  return client;
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

async function refusals(limit: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const name = `lexiko_limit_refusals_total{limit="${limit}"} `;
  const line = text.split('\n').find((one) => one.startsWith(name));
  return Number(line?.slice(name.length) ?? 0);
}

const RARELY = 0.0001;

describe('The guests of one network together', () => {
  test('send no more messages than the network may; none of them is disconnected for the others', async () => {
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, networkMessages: { burst: 30, perSecond: RARELY } },
    });
    const crowd = [await join(), await join(), await join()]; // 2 each for hello
    for (const [at, client] of [...crowd, ...crowd, ...crowd].entries())
      for (let times = 0; times < 15; times++)
        client.send({ type: 'command', id: `c${at}-${times}`, command: { type: 'list-open-games' } });
    const done = (): number =>
      crowd.flatMap(({ frames }) => frames).filter((frame) => frame.includes('"type":"done"')).length;
    await expect.poll(done).toBe(96);
    await expect.poll(() => refusals('network-messages')).toBe(39);
    expect(done()).toBe(96);
    for (const { socket } of crowd) expect(socket.readyState).toBe(socket.OPEN);
  });

  test.each<[Command, number]>([
    [{ type: 'list-open-games' }, 40],
    [{ type: 'list-my-games' }, 5],
    [{ type: 'rename', name: 'Eve' }, 1],
    [{ type: 'create-game', config: { preset: 'custom' }, seats: [{ kind: 'me' }], visibility: 'open' }, 1],
  ])('get for the same budget fewer of what is dear: %o', async (command, times) => {
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, networkMessages: { burst: 12, perSecond: RARELY } },
    });
    const eve = await join(); // 2 for hello
    const answered = (): number => eve.frames.filter((frame) => /"id":"c\d+"/.test(frame)).length;
    for (let at = 0; at < 45; at++) {
      eve.send({ type: 'command', id: `c${at}`, command });
      // What a command costs because it was refused is known when it is answered.
      if (at < times) await eve.when(() => answered() > at);
    }
    await expect.poll(() => refusals('network-messages')).toBe(45 - times);
    expect(answered()).toBe(times);
  });

  test('make no more games than the network may, in whatever way', async () => {
    const games = { person: { burst: 60, perSecond: 1 }, network: { burst: 4, perSecond: RARELY } };
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, service: { ...WIDE_LIMITS.service, games } },
    });
    for (let at = 0; at < 4; at++) await (await join()).done(newGame());
    expect(await (await join()).tell(newGame())).toEqual({ code: 'TOO_MANY_GAMES' });
    expect(await refusals('network-games')).toBe(1);
  });

  test('write no more than the network may', async () => {
    const sayings = { person: { burst: 10, perSecond: 1 }, network: { burst: 3, perSecond: RARELY } };
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, service: { ...WIDE_LIMITS.service, sayings } },
    });
    const [ann, bob] = [await join(), await join()];
    const game = await beginGame([ann, bob]);
    const say: Command = { type: 'say', game, to: 'table', text: 'hello' };
    for (const client of [ann, bob, ann]) await client.done(say);
    expect(await bob.tell(say)).toEqual({ code: 'TOO_MANY_MESSAGES' });
  });

  test('who writes and creates games beyond their own limit leaves the network what is for all', async () => {
    const rate = { person: { burst: 2, perSecond: RARELY }, network: { burst: 5, perSecond: RARELY } };
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, service: { ...WIDE_LIMITS.service, sayings: rate, games: rate } },
    });
    const [eve, ann] = [await join(), await join()];
    const { game } = await eve.done(newGame());
    const say: Command = { type: 'say', game, to: 'table', text: 'hello' };
    for (let at = 0; at < 20; at++) {
      await eve.tell(say);
      await eve.tell(newGame());
      await eve.tell({ ...newGame(), config: { preset: 'custom' } });
    }
    const { game: own } = await ann.done(newGame());
    await ann.done({ ...say, game: own });
    expect(await refusals('network-games')).toBe(0);
    expect(await refusals('network-sayings')).toBe(0);
  });

  test('are no more new guests than the network may have; who is known comes in', async () => {
    server = await startTestServer({ limits: { ...WIDE_LIMITS, guests: { burst: 2, perSecond: RARELY } } });
    const { cookie } = await newGuest(server.port);
    await newGuest(server.port);
    const enter = (headers: Record<string, string>): Promise<Response> =>
      fetch(`http://127.0.0.1:${server.port}/api/guest`, { method: 'POST', headers });
    const refused = await enter({});
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ code: 'TOO_MANY_MESSAGES' });
    expect((await enter({ cookie })).status).toBe(200);
  });

  test('who writes nonsense is out of breath sooner', async () => {
    server = await startTestServer({ limits: USUAL_LIMITS });
    const eve = await join();
    const closed = eve.closed();
    for (let at = 0; at < 200; at++) eve.send('nonsense');
    expect(await closed).toBe(1008);
    expect(eve.frames.filter((frame) => frame.includes('UNREADABLE')).length).toBeLessThan(50);
  });
});

describe('Whoever was too fast', () => {
  test('is answered all the same where the budget reaches: what the server has no time for waits', async () => {
    server = await startTestServer();
    const ann = await join();
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => ann.tell({ type: 'list-my-games' }, { againMs: 60_000 })),
    );
    expect(answers.every((answer) => 'outcome' in answer)).toBe(true);
    expect(ann.frames.filter((frame) => frame.includes('TOO_MANY'))).toEqual([]);
  });

  test('is not read from for a moment: what they send waits on their side', async () => {
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, networkMessages: { burst: 10, perSecond: RARELY } },
    });
    const eve = await join();
    const large = JSON.stringify({ type: 'ping', padding: 'x'.repeat(10_000) });
    for (let at = 0; at < 3000; at++) eve.send(large);
    await eve.next('refused');
    const before = await refusals('network-messages');
    await expect.poll(() => refusals('network-messages')).toBeGreaterThan(before);
    // Of thirty megabytes a piece is read every half second, and the rest does not wait in our memory.
    expect(await refusals('network-messages')).toBeLessThan(300);
    expect(eve.socket.bufferedAmount).toBeGreaterThan(10_000_000);
  });
});

describe('Messages of one network', () => {
  test('are answered a few at a time, in the order in which they came; those of others do not wait for them', async () => {
    const turns = new Turns(2);
    const done: string[] = [];
    const open: (() => void)[] = [];
    const work = (name: string) => async (): Promise<void> => {
      await new Promise<void>((resolve) => open.push(resolve));
      done.push(name);
    };
    const all = ['a', 'b', 'c', 'd'].map((name) => turns.run('school', work(name)));
    all.push(turns.run('home', work('x')));
    await Promise.resolve();
    expect(open).toHaveLength(3); // two of the school, one of the home
    while (done.length < 5) {
      open.pop()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    expect(done).toEqual(['x', 'b', 'c', 'd', 'a']);
  });

  test('make room for each other also where one fails', async () => {
    const turns = new Turns(1);
    await expect(turns.run('school', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run('school', () => Promise.resolve(7))).toBe(7);
  });
});

describe('A class of a hundred behind one address', () => {
  test('comes in at the same moment, makes its games, moves, writes and looks at lists, and is refused nothing', async () => {
    server = await startTestServer({ limits: USUAL_LIMITS });
    const pupils = await Promise.all(Array.from({ length: 100 }, join));
    const pairs = Array.from({ length: 50 }, (_, at) => pupils.slice(2 * at, 2 * at + 2));
    // Before the games: everybody in the lobby, whose page asks for three lists every four seconds.
    const lists: readonly Command[] = [
      { type: 'list-open-games' },
      { type: 'list-open-games', stage: 'playing' },
      { type: 'list-my-games' },
    ];
    for (const pupil of pupils) await Promise.all(lists.map((list) => pupil.done(list)));
    const games = await Promise.all(pairs.map((pair) => beginGame(pair, {}, 'open')));
    // Half a minute of play in a few seconds, which is more for the limits to bear: a turn every three seconds at every
    // table, a message of every third pupil, and a look at the lists by everybody.
    const random = numbersFrom(7);
    for (let turn = 0; turn < 10; turn++) {
      await Promise.all(pairs.map((pair, at) => step(pair, games[at] ?? '', random)));
      const [first, last] = [turn * 10, turn * 10 + 10];
      for (const [at, pupil] of pupils.entries()) {
        if (at >= first && at < last) await Promise.all(lists.map((list) => pupil.done(list)));
        if (at >= first && at < last && at % 3 === 0)
          await pupil.done({ type: 'say', game: games[at >> 1] ?? '', to: 'table', text: 'well played' });
      }
    }
    for (const pupil of pupils) {
      expect(pupil.socket.readyState).toBe(pupil.socket.OPEN);
      expect(pupil.frames.filter((frame) => frame.includes('TOO_MANY'))).toEqual([]);
    }
    for (const limit of ['person-messages', 'network-messages', 'requests', 'guests', 'network-games'])
      expect(await refusals(limit), limit).toBe(0);
  });
});
