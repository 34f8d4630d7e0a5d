/** What every store must do for computers. Part of the store contract. */

import { describe, expect, test } from 'vitest';
import type { Question, WaitingQuestion } from '../../src/computers/computer-store.ts';
import { ANY_COST_MS, CHEAP_MS, LONGEST_THOUGHT_MS } from '../../src/computers/thought-costs.ts';
import type { Append, NewGame } from '../../src/games/store/game-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

interface GivenGame {
  readonly newGame: (given?: Partial<NewGame>) => NewGame;
  readonly appendTo: (game: string, after: number, given?: Partial<Append>) => Append;
}

const ANY = { costMs: ANY_COST_MS, each: 100 };

/** Nothing is due before that, and everything of these tests is far from what others have left in the store. */
let nowMs = 1_000_000_000;

export function computerContract(storeOf: () => ServerStore, { newGame, appendTo }: GivenGame): void {
  describe('for computers', () => {
    /** A game with a question, after two events. */
    const asked = async (given: Partial<Question> & { readonly host?: string } = {}): Promise<string> => {
      const { host = 'host', ...question } = given;
      const game = newGame();
      const { id } = game.record;
      const seats = [
        { seat: 0, person: host, computer: null, team: null },
        { seat: 1, person: null, computer: 'champion', team: null },
      ];
      await storeOf().games.createGame({ ...game, seats, record: { ...game.record, host } });
      await ask(id, 1, question);
      return id;
    };
    const ask = (id: string, after: number, given: Partial<Question> = {}): Promise<unknown> =>
      storeOf().games.append(
        appendTo(id, after, {
          atMs: nowMs,
          question: { seq: after + 1, costMs: CHEAP_MS, dueMs: nowMs, ...given },
        }),
      );
    const waiting = async (most = ANY): Promise<readonly WaitingQuestion[]> =>
      storeOf().computers.waiting(nowMs, most);
    const games = async (most = ANY): Promise<readonly string[]> =>
      (await waiting(most)).map(({ game }) => game);
    /** Clears the queue, so that each test has it for itself. */
    const begin = async (): Promise<void> => {
      nowMs += 1_000_000;
      for (const { game, seq } of await waiting()) {
        await storeOf().computers.take([{ game, seq }], { by: 'end', nowMs, untilMs: nowMs + 1 });
        await storeOf().computers.settle('end', { game, seq }, null);
      }
      expect(await waiting()).toEqual([]);
    };
    const lease = (by: string): { by: string; nowMs: number; untilMs: number } => {
      return { by, nowMs, untilMs: nowMs + 1000 };
    };

    test('keeps one question a game, and drops it when the game goes on', async () => {
      await begin();
      const id = await asked();
      expect(await waiting()).toEqual([
        { game: id, seq: 2, costMs: CHEAP_MS, dueMs: nowMs, network: 'host', person: 'host' },
      ]);
      await ask(id, 2, { costMs: LONGEST_THOUGHT_MS, dueMs: nowMs + 5 });
      expect(await waiting()).toEqual([]);
      nowMs += 5;
      expect(await waiting()).toMatchObject([{ game: id, seq: 3, costMs: LONGEST_THOUGHT_MS }]);
      expect(await games({ ...ANY, costMs: CHEAP_MS })).toEqual([]);
      await storeOf().games.append(appendTo(id, 3, { stage: 'over' }));
      expect(await waiting()).toEqual([]);
    });

    test('gives a question to one of many who want it, until it is no longer renewed', async () => {
      await begin();
      const id = await asked();
      const key = { game: id, seq: 2 };
      const { computers } = storeOf();
      const taken = await Promise.all(['a', 'b', 'c'].map((by) => computers.take([key], lease(by))));
      const holder = ['a', 'b', 'c'][taken.findIndex((one) => one.size === 1)] ?? '';
      expect(taken.filter(({ size }) => size === 1)).toHaveLength(1);
      expect(await waiting()).toEqual([]);
      expect(await computers.renew(holder, [key], nowMs + 2000)).toEqual(new Set([id]));
      expect(await computers.renew('nobody', [key], nowMs + 9000)).toEqual(new Set());
      nowMs += 1999;
      expect(await waiting()).toEqual([]);
      nowMs += 1;
      expect(await games()).toEqual([id]);
      expect(await computers.take([key], lease('d'))).toEqual(new Set([id]));
      expect(await computers.renew(holder, [key], nowMs + 9000)).toEqual(new Set());
    });

    test('takes a question from its holder when the game goes on', async () => {
      await begin();
      const id = await asked();
      const { computers } = storeOf();
      await computers.take([{ game: id, seq: 2 }], lease('a'));
      await ask(id, 2);
      expect(await computers.renew('a', [{ game: id, seq: 2 }], nowMs + 9000)).toEqual(new Set());
      await computers.settle('a', { game: id, seq: 2 }, null);
      expect(await waiting()).toMatchObject([{ game: id, seq: 3 }]);
      expect(await computers.take([{ game: id, seq: 2 }], lease('b'))).toEqual(new Set());
    });

    test('puts another question in the place of one, or none', async () => {
      await begin();
      const id = await asked();
      const { computers } = storeOf();
      const key = { game: id, seq: 2 };
      await computers.take([key], lease('a'));
      await computers.settle('b', key, null);
      await computers.settle('a', key, { seq: 2, costMs: CHEAP_MS, dueMs: nowMs + 10 });
      expect(await waiting()).toEqual([]);
      nowMs += 10;
      expect(await games()).toEqual([id]);
      await computers.take([key], lease('a'));
      await computers.settle('a', key, null);
      nowMs += 10_000;
      expect(await waiting()).toEqual([]);
    });

    test('shows of each host only what has waited longest', async () => {
      await begin();
      const first = await asked({ dueMs: nowMs - 3 });
      await asked({ dueMs: nowMs - 1 });
      const third = await asked({ dueMs: nowMs - 2 });
      const other = await asked({ host: 'guest' });
      expect(await games({ ...ANY, each: 2 })).toEqual([first, third, other]);
    });

    test('lets no time keep a question that only a wrong clock can have set', async () => {
      await begin();
      const hourMs = 60 * 60 * 1000;
      const [due, held] = [await asked({ dueMs: nowMs + hourMs }), await asked()];
      const { computers } = storeOf();
      const wrong = { by: 'a', nowMs, untilMs: nowMs + hourMs };
      expect(await computers.take([{ game: held, seq: 2 }], wrong)).toEqual(new Set([held]));
      expect(new Set(await games())).toEqual(new Set([due, held]));
      expect(await computers.take([{ game: held, seq: 2 }], lease('b'))).toEqual(new Set([held]));
      expect(await computers.load(nowMs)).toMatchObject({ waiting: 1, thinking: 1, oldestMs: 0 });
    });

    test('knows the network of a game until it is over or long at rest', async () => {
      await begin();
      const { computers } = storeOf();
      const [id, over] = [await asked(), await asked()];
      await computers.markNetwork(id, 'abcde');
      await computers.markNetwork(over, 'abcde');
      expect((await waiting()).map(({ network }) => network)).toEqual(['abcde', 'abcde']);
      await storeOf().games.append(appendTo(over, 2, { stage: 'over' }));
      await computers.markNetwork(over, 'abcde');
      expect((await computers.running('host', 'abcde', nowMs)).ofNetwork).toBe(1);
      await computers.forgetNetworks(nowMs, 0);
      expect((await computers.running('host', 'abcde', nowMs)).ofNetwork).toBe(1);
      await computers.forgetNetworks(nowMs + 1, 0);
      expect((await waiting()).map(({ network }) => network)).toEqual(['host']);
    });

    test('counts the games with computers that go on, of a person and of a network', async () => {
      await begin();
      const { computers } = storeOf();
      await storeOf().games.createGame(newGame({ atMs: nowMs }));
      const [one, two] = [await asked(), await asked({ host: 'guest' })];
      await computers.markNetwork(one, 'fffff');
      await computers.markNetwork(two, 'fffff');
      expect(await computers.running('host', 'fffff', nowMs)).toEqual({ ofPerson: 1, ofNetwork: 2 });
      expect(await computers.running('guest', null, nowMs)).toEqual({ ofPerson: 1, ofNetwork: 0 });
      expect(await computers.running('host', 'fffff', nowMs + 1)).toEqual({ ofPerson: 0, ofNetwork: 0 });
      await storeOf().games.append(appendTo(one, 2, { stage: 'over', atMs: nowMs }));
      expect(await computers.running('host', 'fffff', nowMs)).toEqual({ ofPerson: 0, ofNetwork: 1 });
    });

    test('has one salt a day for all who ask', async () => {
      const { computers } = storeOf();
      const salts = await Promise.all(['a', 'b', 'c'].map((salt) => computers.saltOf(7, salt)));
      expect(new Set(salts).size).toBe(1);
      await computers.forgetNetworks(0, 8);
      expect(await computers.saltOf(7, 'd')).toBe('d');
    });

    test('takes over what an earlier version has left due, once', async () => {
      await begin();
      const game = newGame();
      const { id } = game.record;
      await storeOf().games.createGame(game);
      await storeOf().games.append(appendTo(id, 1, { due: { clock: null, computer: nowMs, record: null } }));
      const question = { seq: 2, costMs: CHEAP_MS, dueMs: nowMs };
      await storeOf().computers.adopt(id, question);
      expect(await storeOf().games.takeDue(nowMs, 1000, 10)).toEqual([]);
      await storeOf().computers.take([{ game: id, seq: 2 }], lease('a'));
      await storeOf().computers.adopt(id, question);
      expect(await waiting()).toEqual([]);
    });

    test('knows how much there is to think about', async () => {
      await begin();
      const { computers } = storeOf();
      const nothing = { waiting: 0, expensiveWaiting: 0, oldestMs: 0, thinking: 0, expensiveThinking: 0 };
      expect(await computers.load(nowMs)).toEqual(nothing);
      const first = await asked({ costMs: LONGEST_THOUGHT_MS });
      await asked({ costMs: LONGEST_THOUGHT_MS, dueMs: nowMs - 40 });
      await asked();
      await asked({ dueMs: nowMs + 1 });
      await computers.take([{ game: first, seq: 2 }], lease('a'));
      const load = { waiting: 2, expensiveWaiting: 1, oldestMs: 40, thinking: 1, expensiveThinking: 1 };
      expect(await computers.load(nowMs)).toEqual(load);
    });
  });
}
