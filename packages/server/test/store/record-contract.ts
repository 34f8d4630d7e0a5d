/** What every store must do for finished games and ratings. Part of the contract of stores. */

import { describe, expect, test } from 'vitest';
import { NEW_RATING, rate } from '@lexiko/analysis/ratings';
import type { FinishedGame, ResultRecord } from '../../src/records/record-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { NewGame } from '../../src/games/store/game-store.ts';

let made = 0;

function result(game: string, person: string, given: Partial<ResultRecord> = {}): ResultRecord {
  return {
    game,
    seat: 0,
    member: 0,
    person,
    finishedMs: 1000,
    preset: 'deluxe',
    mode: 'off',
    sides: 2,
    options: { 'rack.size': 9 },
    dictionary: 'any',
    isRated: false,
    reason: 'OUT',
    outcome: 'won',
    score: 312,
    combined: 600,
    against: 288,
    turns: 12,
    bestTurn: 74,
    bestMove: '8D ZEAL',
    fifties: 1,
    rating: null,
    ...given,
  };
}

export function recordContract(
  storeOf: () => ServerStore,
  newGame: (given: Partial<NewGame>) => NewGame,
): void {
  describe('keeps records', () => {
    const game = async (): Promise<string> => {
      const created = newGame({});
      await storeOf().games.createGame(created);
      return created.record.id;
    };
    const owner = async (): Promise<string> => {
      const person = `player${++made}`;
      const session = { tokenHash: `player-hash${made}`, person, client: '', atMs: 1 };
      const account = { person, login: person, passwordHash: 'hash', createdMs: 1 };
      await storeOf().accounts.signUp({ account, name: null, passkey: null, session });
      return person;
    };
    const finish = (id: string, winner: string, loser: string, atMs = 1000): FinishedGame => ({
      game: id,
      results: [
        result(id, winner, { finishedMs: atMs, isRated: true }),
        result(id, loser, { seat: 1, finishedMs: atMs, isRated: true, outcome: 'lost' }),
      ],
      rated: {
        preset: 'deluxe',
        players: [
          [winner, 1],
          [loser, 0],
        ],
      },
      atMs,
    });

    test('enters a finished game once, with its ratings, however many try at the same time', async () => {
      const { records } = storeOf();
      const [ann, bob, id] = [await owner(), await owner(), await game()];
      const tries = await Promise.all(Array.from({ length: 6 }, () => records.enter(finish(id, ann, bob))));
      expect(tries.filter((answer) => answer === 'entered')).toHaveLength(1);
      const won = rate(NEW_RATING, [{ opponent: NEW_RATING, score: 1 }]);
      const lost = rate(NEW_RATING, [{ opponent: NEW_RATING, score: 0 }]);
      expect(await records.ratingsOf(ann)).toEqual([
        { person: ann, preset: 'deluxe', ...won, games: 1, updatedMs: 1000 },
      ]);
      expect((await records.ratingsOf(bob))[0]).toMatchObject(lost);
      const [entry] = await records.history(bob, null, 10);
      expect(entry).toEqual({
        ...finish(id, ann, bob).results[1],
        rating: { before: NEW_RATING.rating, after: lost.rating },
      });
    });

    test('loses no rating where many games of the same players end at once', async () => {
      const { records } = storeOf();
      const [ann, bob, cid] = [await owner(), await owner(), await owner()];
      const pairs = [
        [ann, bob],
        [bob, cid],
        [cid, ann],
        [bob, ann],
        [ann, cid],
        [cid, bob],
      ] as const;
      const games = await Promise.all(pairs.map(game));
      await Promise.all(
        pairs.map(([winner, loser], at) => records.enter(finish(games[at] ?? '', winner, loser))),
      );
      for (const person of [ann, bob, cid]) {
        const [rating] = await records.ratingsOf(person);
        expect(rating?.games).toBe(4);
        const changes = (await records.history(person, null, 10)).map((entry) => entry.rating);
        // Each game began where another had ended: a chain from the first rating to the last.
        const ends = changes.map((change) => change?.after ?? 0);
        const starts = changes.map((change) => change?.before ?? 0);
        expect(new Set([...ends, NEW_RATING.rating])).toEqual(new Set([...starts, rating?.rating]));
      }
    });

    test('rates nobody where one of the players has no account any more', async () => {
      const { records } = storeOf();
      const [ann, id] = [await owner(), await game()];
      expect(await records.enter(finish(id, ann, 'nobody'))).toBe('entered');
      expect(await records.ratingsOf(ann)).toEqual([]);
      expect((await records.history(ann, null, 10))[0]?.rating).toBeNull();
      // Nor is anything kept of whoever was deleted between the end of the game and this.
      expect(await records.history('nobody', null, 10)).toEqual([]);
    });

    test('takes a game off what is due by entering it', async () => {
      const store = storeOf();
      const id = await game();
      await store.games.append({
        game: id,
        after: 1,
        events: [{ type: 'passed', seat: 0, cause: 'chosen', window: null }],
        atMs: 77,
        stage: 'over',
        headline: { preset: 'deluxe', sides: 2, turn: null, scores: [0, 0] },
        question: null,
        due: { clock: null, computer: null, record: 77 },
        seatsAfter: 2,
        seatEvents: [],
        notices: [],
        alerts: [],
        done: null,
      });
      expect(await store.games.takeDue(77, 10, 10)).toEqual([{ game: id, kind: 'record', dueMs: 87 }]);
      await store.records.enter({ game: id, results: [], rated: null, atMs: 77 });
      expect(await store.games.takeDue(99_999, 10, 10)).toEqual([]);
    });

    test('tells a history in pages, newest first, both racks of a solitaire included', async () => {
      const { records } = storeOf();
      const person = await owner();
      const games = [await game(), await game(), await game()];
      for (const [at, id] of games.entries()) {
        const finishedMs = 1000 + Math.floor(at / 2);
        const results = [0, 1].map((seat) => result(id, person, { seat, finishedMs, mode: 'twoRacks' }));
        await records.enter({ game: id, results, rated: null, atMs: finishedMs });
      }
      const all = await records.history(person, null, 100);
      expect(all).toHaveLength(6);
      const paged: ResultRecord[] = [];
      for (let page = 0; page < 6; page++)
        paged.push(...(await records.history(person, paged.at(-1) ?? null, 1)));
      expect(paged).toEqual(all);
      expect(all.map(({ finishedMs }) => finishedMs)).toEqual([1001, 1001, 1000, 1000, 1000, 1000]);
      expect(await records.history(person, paged.at(-1) ?? null, 1)).toEqual([]);
    });

    test('hands the results of a guest who signs in to the account', async () => {
      const store = storeOf();
      const [ann, id] = [await owner(), await game()];
      const guest = `guest${++made}`;
      await store.people.createPerson({ id: guest, name: 'Guest' }, 1);
      await store.records.enter({ game: id, results: [result(id, guest)], rated: null, atMs: 1 });
      const session = { tokenHash: `moved-hash${made}`, person: ann, client: '', atMs: 1 };
      await store.accounts.signIn({ session, replaces: null, guest });
      expect(await store.records.history(guest, null, 10)).toEqual([]);
      expect(await store.records.history(ann, null, 10)).toEqual([result(id, ann)]);
    });
  });
}
