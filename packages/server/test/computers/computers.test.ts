/** Computers on a server: who is answered when many wait, what is asked once, and what is not asked any more. */

import type { Command } from '@lexiko/protocol';
import { viewFor, type Action, type PlayerView } from '@lexiko/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { LEASE_MS } from '../../src/thinking/thinker.ts';
import type { Computers, Thought } from '../../src/ports.ts';
import { memoryStore } from '../support/memory-store.ts';
import { Client } from '../support/socket-client.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Passes when it is its turn. */
function passed(view: PlayerView): Action | null {
  return view.turn === view.viewer ? { type: 'pass', seat: view.viewer } : null;
}

/** A game of a person against a computer of this level. */
function against(level: string): Extract<Command, { readonly type: 'create-game' }> {
  return {
    ...newGame({ 'firstDraw.method': 'manual' }),
    seats: [{ kind: 'me' }, { kind: 'computer', level }],
  };
}

/** One thread, as it would be for a Champion: questions are answered one after the other. */
class OneThread implements Computers {
  readonly levels = ['beginner', 'champion'];
  /** The levels that were answered, in order. */
  readonly answered: string[] = [];
  asked = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #held: Promise<void> = Promise.resolve();

  /** Champions think until the answer is called. */
  holdChampions(): () => void {
    let letGo = (): void => {};
    this.#held = new Promise((resolve) => (letGo = resolve));
    return letGo;
  }

  async choose(level: string, view: PlayerView): Promise<Action | null> {
    this.asked++;
    const mine = this.#tail.then(async () => {
      if (level === 'champion') await this.#held.then(() => pause(10));
      this.answered.push(level);
      return passed(view);
    });
    this.#tail = mine;
    return mine;
  }
}

/** Thinks until it is let go. */
class Pondering implements Computers {
  readonly levels = ['beginner', 'champion'];
  readonly thoughts: Thought[] = [];
  readonly #waiting: (() => void)[] = [];

  async choose(_: string, view: PlayerView, thought: Thought): Promise<Action | null> {
    this.thoughts.push(thought);
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return passed(view);
  }

  letGo(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** A game in which the computer is to move first. */
async function begun(
  service: TestService,
  person: string,
  { level = 'champion', network = null as string | null } = {},
): Promise<string> {
  if ((await service.store.people.person(person)) === null)
    await service.store.people.createPerson({ id: person, name: person }, service.clock.nowMs);
  const made = await service.tell(person, against(level), undefined, network);
  if (!('outcome' in made)) expect.fail(`no game: ${made.code}`);
  const { game } = made.outcome;
  await service.done(person, confirm(game));
  await service.done(person, { type: 'act', game, action: { type: 'begin', starter: 1 } });
  return game;
}

const LIMITLESS = { perPerson: 10_000, perNetwork: 10_000 };

describe('a server with many questions to computers', () => {
  let server: TestServer;
  afterEach(() => server.close());

  async function begin(client: Client, level: string): Promise<string> {
    const { game } = await client.done(against(level));
    await client.done(confirm(game));
    await client.done({ type: 'act', game, action: { type: 'begin', starter: 1 } });
    return game;
  }

  test('answers a Beginner before the Champions that wait', async () => {
    const computers = new OneThread();
    server = await startTestServer({ computers });
    const [crowd, ann] = [await Client.join(server.port), await Client.join(server.port)];
    const letGo = computers.holdChampions();
    for (let count = 0; count < 60; count++) await begin(crowd, 'champion');
    const before = computers.answered.length;
    const game = await begin(ann, 'beginner');
    letGo();
    await ann.watch(game);
    await ann.when(() => ann.view(game).view.turn === 0);
    const champions = computers.answered.slice(before, computers.answered.indexOf('beginner'));
    expect(champions.length).toBeLessThan(20);
    expect(computers.answered.filter((level) => level === 'champion').length).toBeLessThan(60);
  });

  test('asks nothing again that is still being thought about, however long it takes', async () => {
    const computers = new Pondering();
    let aheadMs = 0;
    server = await startTestServer({ computers, now: () => Date.now() + aheadMs });
    const ann = await Client.join(server.port);
    const game = await begin(ann, 'champion');
    await ann.watch(game);
    while (computers.thoughts.length === 0) await pause(5);
    aheadMs = 20_000;
    await pause(600); // it looks four times a second
    expect(computers.thoughts).toHaveLength(1);
    const moved = ann.until(() => ann.view(game).view.turn === 0);
    computers.letGo();
    await moved;
    expect(ann.view(game).view.turnsTaken).toEqual([0, 1]);
  });

  test('tells the tables of Champions that they have less time, and when it is over', async () => {
    const computers = new Pondering();
    server = await startTestServer({ computers });
    const ann = await Client.join(server.port);
    const quick = await begin(ann, 'beginner');
    const games: string[] = [];
    for (let count = 0; count < 8; count++) games.push(await begin(ann, 'champion'));
    const [first = ''] = games;
    await ann.watch(first);
    await ann.watch(quick);
    await ann.when(() => ann.hurried.get(first) === true);
    // Whoever comes later is told too.
    const again = await Client.join(server.port, ann.session);
    await again.watch(first);
    await again.watch(quick);
    await again.when(() => again.hurried.has(first));
    expect(again.hurried.get(first)).toBe(true);
    const over = again.until(() => again.hurried.get(first) === false);
    const letting = setInterval(() => computers.letGo(), 10);
    await over;
    clearInterval(letting);
    expect(again.hurried.has(quick)).toBe(false);
  });
});

describe('what computers are asked', () => {
  test('waits once a game, and 600 Champions of one network delay no other network', async () => {
    const levels: string[] = [];
    const computers: Computers = {
      levels: ['beginner', 'champion'],
      async choose(level, view) {
        levels.push(level);
        return passed(view);
      },
    };
    const service = new TestService({ computers, computerGames: LIMITLESS, limits: WIDE_LIMITS.service });
    for (let count = 0; count < 600; count++)
      await begun(service, `guest${count % 12}`, { network: '198.51.100.9' });
    expect(await service.store.computers.load(service.clock.nowMs)).toMatchObject({ waiting: 600 });
    await service.thinker.round();
    const mine = await begun(service, 'ann', { network: '203.0.113.7', level: 'beginner' });
    const champion = await begun(service, 'bob', { network: '203.0.113.8' });
    await service.thinker.round();
    expect((await service.state(mine)).turn).toBe(0);
    await service.thinker.round();
    expect((await service.state(champion)).turn).toBe(0);
    expect(levels).toEqual(['champion', 'beginner', 'champion', 'champion']);
  });

  test('is dropped when the game ends while a computer thinks', async () => {
    const computers = new Pondering();
    const service = new TestService({ computers });
    const game = await begun(service, 'ann');
    const round = service.thinker.round();
    while (computers.thoughts.length === 0) await pause(1);
    await service.done('ann', { type: 'act', game, action: { type: 'resign' } });
    const { length } = await service.events(game);
    service.thinker.hear({ kind: 'game', game, seq: length });
    expect(computers.thoughts[0]?.signal.aborted).toBe(true);
    computers.letGo();
    await round;
    await service.doDue();
    expect(await service.events(game)).toHaveLength(length);
    expect(computers.thoughts).toHaveLength(1);
    expect(await service.store.computers.load(service.clock.nowMs)).toMatchObject({
      waiting: 0,
      thinking: 0,
    });
  });

  test('is dropped where it waits when the game ends', async () => {
    const computers = new Pondering();
    const service = new TestService({ computers });
    const game = await begun(service, 'ann');
    await service.done('ann', { type: 'act', game, action: { type: 'resign' } });
    await service.doDue();
    expect(computers.thoughts).toEqual([]);
  });

  test('is taken over from a process that has died, soon and not before', async () => {
    const dead = new TestService({ computers: new Pondering() });
    const game = await begun(dead, 'ann');
    void dead.thinker.round(); // and never comes back to it
    while ((await dead.store.computers.load(dead.clock.nowMs)).thinking === 0) await pause(1);
    const quick: Computers = { levels: ['champion'], choose: async (_, view) => passed(view) };
    const other = new TestService({ store: dead.store, clock: dead.clock, computers: quick });
    await other.pass(LEASE_MS - 1);
    expect((await other.state(game)).turn).toBe(1);
    await other.pass(1);
    expect((await other.state(game)).turn).toBe(0);
  });

  test('is done once where a process was thought dead and comes back', async () => {
    const computers = new Pondering();
    const late = new TestService({ computers });
    const game = await begun(late, 'ann');
    const round = late.thinker.round();
    while (computers.thoughts.length === 0) await pause(1);
    const quick: Computers = { levels: ['champion'], choose: async (_, view) => passed(view) };
    const other = new TestService({ store: late.store, clock: late.clock, computers: quick });
    await other.pass(LEASE_MS);
    computers.letGo();
    await round;
    expect((await other.state(game)).turnsTaken).toEqual([0, 1]);
  });

  test('is given back when a process ends', async () => {
    const store = memoryStore();
    const first = new TestService({ store, computers: new Pondering() });
    const game = await begun(first, 'ann');
    void first.thinker.round();
    while ((await store.computers.load(first.clock.nowMs)).thinking === 0) await pause(1);
    await first.thinker.stop();
    const quick: Computers = { levels: ['champion'], choose: async (_, view) => passed(view) };
    const other = new TestService({ store, clock: first.clock, computers: quick });
    await other.doDue();
    expect((await other.state(game)).turn).toBe(0);
  });

  test('comes again when the turn begins, to who let the last play stand', async () => {
    const computers: Computers = { levels: ['beginner'], choose: async (_, view) => passed(view) };
    const letting: Computers = { levels: ['beginner'], choose: async () => null };
    const service = new TestService({ computers: letting });
    await service.store.people.createPerson({ id: 'ann', name: 'ann' }, 1);
    const { game } = await service.done('ann', {
      ...newGame({ 'firstDraw.method': 'manual', 'challenge.graceSeconds': 10 }),
      seats: [{ kind: 'me' }, { kind: 'computer', level: 'beginner' }],
    });
    await service.done('ann', confirm(game));
    await service.done('ann', { type: 'act', game, action: { type: 'begin', starter: 0 } });
    const action =
      nextAction(viewFor(await service.state(game), 0), 0, numbersFrom(3)) ?? expect.fail('no play');
    expect(action.type).toBe('play');
    await service.done('ann', { type: 'act', game, action: asRequest(action) });
    await service.doDue();
    const later = new TestService({ store: service.store, clock: service.clock, computers });
    await later.pass(9999);
    expect((await later.state(game)).turnsTaken).toEqual([1, 0]);
    await later.pass(2);
    expect((await later.state(game)).turnsTaken).toEqual([1, 1]);
  });

  test('gets less time the more wait, and all of it again when nobody does', async () => {
    const computers = new Pondering();
    const service = new TestService({ computers });
    const thought = async (): Promise<number> => {
      const { length } = computers.thoughts;
      const round = service.thinker.round();
      while (computers.thoughts.length === length) await pause(1);
      computers.letGo();
      await round;
      return computers.thoughts.at(-1)?.longestMs ?? 0;
    };
    for (let count = 0; count < 10; count++) await begun(service, 'ann');
    const times: number[] = [];
    for (let count = 0; count < 10; count++) times.push(await thought());
    expect(times).toEqual([600, 667, 750, 857, 1000, 1200, 1500, 2000, 3000, 3000]);
  });
});

describe('games with computers', () => {
  const computers: Computers = { levels: ['beginner', 'champion'], choose: async (_, view) => passed(view) };
  const refusal = async (service: TestService, person: string, network: string): Promise<string> => {
    const answer = await service.tell(person, against('beginner'), undefined, network);
    return 'code' in answer ? answer.code : 'made';
  };

  test('have a limit for a person and one for a network, however many are asked for at once', async () => {
    const service = new TestService({ computers, computerGames: { perPerson: 3, perNetwork: 5 } });
    const made = await Promise.all(Array.from({ length: 9 }, () => refusal(service, 'ann', 'A')));
    expect(made.filter((code) => code === 'made')).toHaveLength(3);
    expect(made.filter((code) => code === 'TOO_MANY_COMPUTER_GAMES')).toHaveLength(6);
    expect(await refusal(service, 'bob', 'A')).toBe('made');
    expect(await refusal(service, 'cid', 'A')).toBe('made');
    expect(await refusal(service, 'dan', 'A')).toBe('TOO_MANY_COMPUTER_GAMES');
    expect(await refusal(service, 'dan', 'B')).toBe('made');
    expect(await service.tell('ann', newGame())).toHaveProperty('outcome');
  });

  test('a game that is over or has rested no longer counts', async () => {
    const service = new TestService({ computers, computerGames: { perPerson: 1, perNetwork: 5 } });
    const game = await begun(service, 'ann');
    expect(await refusal(service, 'ann', 'A')).toBe('TOO_MANY_COMPUTER_GAMES');
    await service.done('ann', { type: 'act', game, action: { type: 'resign' } });
    expect(await refusal(service, 'ann', 'A')).toBe('made');
    expect(await refusal(service, 'ann', 'A')).toBe('TOO_MANY_COMPUTER_GAMES');
    service.clock.nowMs += 15 * 60_000 + 1;
    expect(await refusal(service, 'ann', 'A')).toBe('made');
  });

  test('a computer that comes to a table later counts too, and a rematch does', async () => {
    const service = new TestService({ computers, computerGames: { perPerson: 1, perNetwork: 5 } });
    const over = await begun(service, 'ann');
    await service.done('ann', { type: 'act', game: over, action: { type: 'resign' } });
    const { game: lobby } = await service.done('ann', newGame());
    const plan = { type: 'plan-seat', seat: 1, plan: { kind: 'computer', level: 'beginner' } } as const;
    await service.done('ann', { ...plan, game: lobby });
    // The same table may change its mind.
    await service.done('ann', { ...plan, game: lobby, plan: { kind: 'computer', level: 'champion' } });
    expect(await service.refusal('ann', { type: 'rematch', game: over })).toBe('TOO_MANY_COMPUTER_GAMES');
    const { game: other } = await service.done('ann', newGame());
    expect(await service.refusal('ann', { ...plan, game: other })).toBe('TOO_MANY_COMPUTER_GAMES');
  });

  test('a command that was done is not refused when it comes again', async () => {
    const service = new TestService({ computers, computerGames: { perPerson: 1, perNetwork: 5 } });
    const first = await service.tell('ann', against('beginner'), 'twice', 'A');
    expect(first).toHaveProperty('outcome');
    expect(await service.tell('ann', against('beginner'), 'twice', 'A')).toEqual(first);
  });

  test('a class of a hundred behind one address has a game each, and another after it', async () => {
    const service = new TestService({ computers });
    for (const round of ['first', 'second'])
      for (let pupil = 0; pupil < 100; pupil++)
        expect(await refusal(service, `pupil${pupil}`, 'school'), round).toBe('made');
  });

  test('the network is kept as a mark that does not hold it', async () => {
    const service = new TestService({ computers });
    const game = await begun(service, 'ann', { network: '198.51.100.9' });
    const [question] = await service.store.computers.waiting(service.clock.nowMs, {
      costMs: 10_000,
      each: 1,
    });
    expect(question?.game).toBe(game);
    expect(question?.network).toMatch(/^[0-9a-f]{5}$/);
    const next = new TestService({ computers, clock: { nowMs: service.clock.nowMs } });
    await begun(next, 'ann', { network: '198.51.100.9' });
    const [other] = await next.store.computers.waiting(next.clock.nowMs, { costMs: 10_000, each: 1 });
    expect(other?.network).not.toBe(question?.network); // the secret of the day is another
  });
});
