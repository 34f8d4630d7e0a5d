/** A real server, real sockets: whole games, reloads, two tabs, bad ways, and who is there. */

import { EventEmitter, once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Computers } from '../../src/ports.ts';
import { lastingStore } from '../support/memory-store.ts';
import { expectNoLeak } from '../support/leak-check.ts';
import { Client, type Way } from '../support/socket-client.ts';
import { beginGame, expectAgreement, step, truth } from '../support/socket-games.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

let server: TestServer;
const clients: Client[] = [];

async function join(
  ...given: Parameters<typeof Client.join> extends [number, ...infer Rest] ? Rest : never
): Promise<Client> {
  const client = await Client.join(server.port, ...given);
  clients.push(client);
  return client;
}

afterEach(async () => {
  vi.useRealTimers();
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

async function secretOf(game: string): Promise<string> {
  return (await server.store.games.game(game))?.secret ?? '';
}

describe('two players', () => {
  test('who have just left the table for the lobby are told that it is their turn', async () => {
    server = await startTestServer();
    const [ann, bob] = [await join(), await join()];
    const game = await beginGame([ann, bob]);
    const { turn } = ann.view(game).view;
    const [mover, other] = turn === 0 ? [ann, bob] : [bob, ann];
    other.send({ type: 'unwatch', game });
    await other.done({ type: 'list-my-games' }); // by now the server knows
    const told = other.next('notice');
    await mover.done({ type: 'act', game, action: { type: 'pass' } });
    expect((await told).notice).toMatchObject({ game, kind: 'your-turn' });
  });

  test('are told how long a move is waited for', async () => {
    server = await startTestServer();
    const ann = await join();
    const { game } = await ann.done(newGame());
    const table = ann.next('table');
    await ann.watch(game);
    expect(await table).toMatchObject({ game, terms: { silentSeconds: 900 }, silenceFromMs: 0 });
  });

  test('by correspondence learn at the table that the other goes on vacation', async () => {
    server = await startTestServer();
    const [ann, bob] = [await join(), await join()];
    const days = { 'timer.days': 2, 'timer.onExpire': 'resign' };
    const { game } = await ann.done({ ...newGame(days), pace: 'correspondence' });
    await bob.done({ type: 'take-seat', game, seat: 1 });
    await ann.watch(game);
    const away = (): boolean => {
      const occupant = ann.seats.get(game)?.[1]?.occupant;
      return occupant?.kind === 'person' && occupant.vacationUntilMs !== null;
    };
    expect(away()).toBe(false);
    const told = ann.until(away);
    await bob.done({ type: 'take-vacation', days: 3 });
    await told;
  });

  test('play a whole game, with a reload in the middle, and never see a tile too many', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const game = await beginGame([ann, bob], {}, 'open');
    await eve.watch(game);
    const random = numbersFrom(5);
    for (let turn = 0; turn < 12; turn++) await step([ann, bob], game, random);
    // The page is loaded anew: a new socket that knows where it was.
    const known = bob.view(game);
    bob.close();
    await step([ann], game, random);
    const again = await join(bob.session);
    again.following.set(game, known);
    const table = again.next('table');
    await again.watch(game, known.seq);
    expect((await table).events[0]?.seq ?? Infinity).toBeGreaterThan(known.seq);
    while (await step([ann, again], game, random)) expect(again.frames.length).toBeLessThan(1000);
    await eve.reached(game, (await truth(server.store, game)).seq);
    expect((await truth(server.store, game)).phase).toBe('over');
    await expectAgreement(server.store, game, [ann, again, eve]);
    for (const client of [ann, bob, again, eve]) expectNoLeak(client.frames, await secretOf(game));
  });

  test('can say that they know nothing by a number too', async () => {
    server = await startTestServer();
    const [ann, bob, cid] = [await join(), await join(), await join()];
    const game = await beginGame([ann, bob], {}, 'open');
    await step([ann, bob], game, numbersFrom(1));
    await cid.watch(game, 0);
    await expectAgreement(server.store, game, [cid]);
    expectNoLeak(cid.frames, await secretOf(game));
  });

  test('who know more than there is get a table', async () => {
    server = await startTestServer();
    const [ann, bob] = [await join(), await join()];
    const game = await beginGame([ann, bob]);
    const table = ann.next('table');
    ann.send({ type: 'watch', game, since: 999_999 });
    expect((await table).seq).toBe((await truth(server.store, game)).seq);
  });

  test('use two tabs each: all see everything once, in order, and each can move', async () => {
    server = await startTestServer();
    const [ann, bob] = [await join(), await join()];
    const game = await beginGame([ann, bob]);
    const [annToo, bobToo] = [await join(ann.session), await join(bob.session)];
    await annToo.watch(game);
    await bobToo.watch(game);
    const random = numbersFrom(9);
    for (let turn = 0; turn < 10; turn++) {
      const pair = turn % 3 === 0 ? [annToo, bobToo] : [ann, bob];
      await step(pair, game, random);
      const { seq } = await truth(server.store, game);
      for (const client of [ann, bob, annToo, bobToo]) await client.reached(game, seq);
    }
    await expectAgreement(server.store, game, [ann, bob, annToo, bobToo]);
    for (const client of [ann, bob, annToo, bobToo]) {
      const numbers = client.frames.flatMap((frame) =>
        frame.includes('"type":"events"')
          ? [...frame.matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq))
          : [],
      );
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
  });

  test('see who is there, and who has gone', async () => {
    server = await startTestServer();
    const [ann, bob] = [await join(), await join()];
    const { game } = await ann.done(newGame());
    await ann.watch(game);
    const seated = ann.until(() => ann.seats.get(game)?.[1]?.occupant.kind === 'person');
    await bob.done({ type: 'take-seat', game, seat: 1 });
    await seated;
    const present = (): boolean => {
      const occupant = ann.seats.get(game)?.[1]?.occupant;
      return occupant?.kind === 'person' && occupant.present;
    };
    expect(present()).toBe(false);
    const came = ann.until(present);
    await bob.watch(game);
    await came;
    const renamed = ann.until(() => JSON.stringify(ann.seats.get(game)).includes('"Bob"'));
    expect(await bob.done({ type: 'rename', name: 'Bob' })).toEqual({
      person: { id: bob.person, name: 'Bob' },
    });
    await renamed;
    const gone = ann.until(() => !present());
    bob.close();
    await gone;
  });

  test('look from their seat as soon as they have one, and from outside when they have left it', async () => {
    server = await startTestServer();
    const [ann, bob] = [await join(), await join()];
    const { game } = await ann.done(newGame());
    expect((await bob.watch(game)).viewer).toBe('spectator');
    const table = bob.next('table');
    await bob.done({ type: 'take-seat', game, seat: 1 });
    expect(await table).toMatchObject({ viewer: 1, mine: [1] });
    const outside = bob.next('table');
    await bob.done({ type: 'give-up-seat', game, seat: 1 });
    expect(await outside).toMatchObject({ viewer: 'spectator', mine: [] });
  });

  test('are alone when a private game begins', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const { game } = await ann.done(newGame());
    await bob.done({ type: 'take-seat', game, seat: 1 });
    await eve.watch(game);
    const farewell = eve.next('refused');
    for (const client of [ann, bob]) await client.act(game, { type: 'confirm', nonce: 'n' });
    expect((await farewell).refusal).toMatchObject({ code: 'NO_SUCH_GAME' });
    expect(eve.frames.some((frame) => frame.includes('"began"'))).toBe(false);
    const refused = eve.next('refused');
    eve.send({ type: 'watch', game, since: null });
    expect((await refused).refusal).toMatchObject({ code: 'NO_SUCH_GAME' });
  });
});

/** Loses, doubles, and delays frames, so that later ones overtake them. */
function badWay(random: () => number): Way {
  return (frame, deliver) => {
    const fate = random();
    if (fate < 0.1) return;
    if (fate < 0.25) deliver(frame);
    if (fate < 0.5) setTimeout(() => deliver(frame), 1 + random() * 8);
    else deliver(frame);
  };
}

describe('on bad ways', () => {
  test.each([1, 2, 3])('commands are done once and all views heal (seed %i)', async (seed) => {
    server = await startTestServer();
    const random = numbersFrom(seed);
    const [ann, bob] = [await join(), await join()];
    const game = await beginGame([ann, bob]);
    const bad = [
      await join(ann.session, { out: badWay(random), back: badWay(random) }),
      await join(bob.session, { out: badWay(random), back: badWay(random) }),
    ];
    const look = setInterval(() => {
      for (const client of bad)
        client.send({ type: 'watch', game, since: client.following.get(game)?.seq ?? null });
    }, 15);
    try {
      let wishes = 0;
      for (let turn = 0; turn < 40 && (await truth(server.store, game)).phase !== 'over'; turn++) {
        for (const [seat, client] of bad.entries()) {
          // They look until they see all that has happened, however long the machine takes.
          await client.reached(game, (await truth(server.store, game)).seq);
          const action = nextAction(client.view(game).view, seat, random);
          if (action === null) continue;
          const answer = await client.tell({ type: 'act', game, action: asRequest(action) }, { againMs: 10 });
          expect(answer).toHaveProperty('outcome');
          if (action.type !== 'accept') wishes++;
        }
      }
      const { turnsTaken, seq } = await truth(server.store, game);
      expect(turnsTaken[0] ?? 0).toBeGreaterThan(2);
      expect((turnsTaken[0] ?? 0) + (turnsTaken[1] ?? 0)).toBe(wishes);
      for (const client of [ann, bob, ...bad]) await client.reached(game, seq);
    } finally {
      clearInterval(look);
    }
    await expectAgreement(server.store, game, [ann, bob, ...bad]);
    for (const client of [ann, bob, ...bad]) expectNoLeak(client.frames, await secretOf(game));
  });

  test('three hundred come back at once, and each has its place', async () => {
    server = await startTestServer();
    const [ann, bob] = [await join(), await join()];
    const game = await beginGame([ann, bob], {}, 'open');
    await step([ann, bob], game, numbersFrom(2));
    const back = await Promise.all(
      Array.from({ length: 300 }, async (_, at) => {
        const client = await join(at % 2 === 0 ? ann.session : bob.session);
        await client.watch(game, at % 5);
        return client;
      }),
    );
    // Those who said they knew some events without having them asked again and were healed.
    const { seq } = await truth(server.store, game);
    for (const client of back) await client.reached(game, seq);
    await expectAgreement(server.store, game, back);
  });

  test('a socket behind which nobody is there any more is ended', async () => {
    // How long an answer takes is for the machine to say: the server looks when it is told to.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { heartbeatMs } = WIDE_LIMITS;
    server = await startTestServer();
    const ann = await join();
    const look = async (): Promise<void> => {
      const asked = once(ann.socket, 'ping');
      vi.advanceTimersByTime(heartbeatMs);
      await asked;
      // When this is answered, the server has read whatever was sent before it.
      const heard = once(ann.socket, 'pong');
      ann.socket.ping();
      await heard;
    };
    for (let looks = 0; looks < 3; looks++) await look();
    ann.socket.pong = () => {}; // as a machine that lost its network
    await look();
    vi.advanceTimersByTime(heartbeatMs);
    expect(await ann.closed()).toBe(1006);
  });
});

describe('a server that is told to stop', () => {
  test('hands a game over whose computer still thinks: another server asks its own at once', async () => {
    const store = lastingStore();
    const asked = new EventEmitter();
    const slow: Computers = {
      levels: ['Slow'],
      async choose() {
        asked.emit('asked');
        return new Promise(() => {});
      },
    };
    const quick: Computers = { levels: ['Slow'], choose: async () => ({ type: 'pass', seat: 1 }) };
    server = await startTestServer({ store, computers: slow });
    const ann = await join();
    const { game } = await ann.done({
      ...newGame({ 'firstDraw.method': 'manual' }),
      seats: [{ kind: 'me' }, { kind: 'computer', level: 'Slow' }],
    });
    await ann.done(confirm(game));
    const isAsked = once(asked, 'asked');
    await ann.done({ type: 'act', game, action: { type: 'begin', starter: 1 } });
    await isAsked;
    await server.close();
    server = await startTestServer({ store, computers: quick });
    const again = await join(ann.session);
    await again.watch(game);
    await again.when(() => again.view(game).view.turn === 0);
    expect(again.view(game).view.turnsTaken).toEqual([0, 1]);
  });

  test('answers what it has begun and says goodbye', async () => {
    const store = lastingStore();
    server = await startTestServer({ store });
    const [ann, bob] = [await join(), await join()];
    const game = await beginGame([ann, bob]);
    const mover = (await truth(store, game)).turn === 0 ? ann : bob;
    // The disk takes its time: the server is told to stop while the play is being written.
    const { games } = store;
    const append = games.append.bind(games);
    const writing = new EventEmitter();
    games.append = async (batch) => {
      writing.emit('begun');
      await once(writing, 'go on');
      return append(batch);
    };
    const begun = once(writing, 'begun');
    const answer = mover.act(game, { type: 'pass' });
    await begun;
    const goodbye = bob.closed();
    const closing = server.close();
    writing.emit('go on');
    await closing;
    expect(await answer).toHaveProperty('outcome');
    expect(await goodbye).toBe(1012);
    server = await startTestServer();
  });
});
