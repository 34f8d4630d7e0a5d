/** What every store must keep of seeks: part of the store contract. */

import { describe, expect, test } from 'vitest';
import type { NewGame } from '../../src/games/store/game-store.ts';
import type { SeekRecord } from '../../src/pairing/store/seek-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

let made = 0;

export function seekContract(
  storeOf: () => ServerStore,
  newGame: (given: Partial<NewGame> & { readonly id?: string }) => NewGame,
): void {
  const seekOf = async (given: Partial<SeekRecord> = {}): Promise<SeekRecord> => {
    const number = ++made;
    const person = given.person ?? `seeker${number}`;
    if ((await storeOf().people.person(person)) === null)
      await storeOf().people.createPerson({ id: person, name: person }, 1);
    return {
      id: `seek${number}`,
      person,
      pace: 'live',
      time: '3+0',
      language: 'english',
      dictionary: 'any',
      play: 'either',
      withBots: false,
      rating: 1500,
      network: null,
      createdMs: number,
      endedMs: null,
      game: null,
      hasBegun: false,
      ...given,
    };
  };

  describe('seeks', () => {
    test('are open once for each person and pace; a repeated one stays as it is', async () => {
      const { seeks } = storeOf();
      const first = await seekOf();
      const next = await seekOf({ person: first.person });
      const slow = await seekOf({ person: first.person, pace: 'correspondence', time: 'day' });
      for (const seek of [first, next, slow, next]) await seeks.open(seek, 10);
      expect((await seeks.of(first.person, 0)).map(({ id }) => id)).toEqual([next.id, slow.id]);
      expect((await seeks.open(first, 10))?.endedMs).toBe(next.createdMs);
      const others = await Promise.all([1, 2, 3].map(() => seekOf({ person: first.person })));
      await Promise.all(others.map((seek) => seeks.open(seek, 10)));
      expect(await seeks.of(first.person, 0)).toHaveLength(2);
    });

    test('of one network are bounded', async () => {
      const { seeks } = storeOf();
      const network = `net${++made}`;
      expect(await seeks.open(await seekOf({ network }), 1)).not.toBeNull();
      expect(await seeks.open(await seekOf({ network }), 1)).toBeNull();
      expect(await seeks.open(await seekOf({ network: null }), 1)).not.toBeNull();
    });

    test('of one network leave room for those of others, however long they have waited', async () => {
      const { seeks } = storeOf();
      const before = (await seeks.candidates(1000)).length;
      const day = { pace: 'correspondence', time: 'day' } as const;
      const crowd = await Promise.all(
        Array.from({ length: 8 }, (_, at) => seekOf({ ...day, network: `crowd${at % 2}`, createdMs: 0 })),
      );
      const late = [
        await seekOf({ ...day, network: `net${++made}`, createdMs: 1_000_000 }),
        await seekOf({ network: 'crowd1', createdMs: 1_000_001 }),
      ];
      for (const seek of [...crowd, ...late]) await seeks.open(seek, 10);
      const found = (await seeks.candidates(before + 4)).map(({ id }) => id);
      expect(found.slice(-2)).toEqual(late.map(({ id }) => id));
      expect(found.filter((id) => crowd.some((seek) => seek.id === id))).toHaveLength(2);
      await seeks.end(
        [...crowd, ...late].map(({ id }) => id),
        1,
      );
    });

    test('are claimed by one game, all of them or none', async () => {
      const { seeks, games } = storeOf();
      const three = await Promise.all([1, 2, 3].map(() => seekOf()));
      for (const seek of three) await seeks.open(seek, 10);
      const [one = '', two = '', other = ''] = three.map(({ id }) => id);
      const pairs = [
        [one, two],
        [two, one],
        [other, one],
        [two, other],
      ];
      const answers = await Promise.all(pairs.map((pair) => games.createGame(newGame({ seeks: pair }))));
      expect(answers.filter((answer) => answer === 'created')).toHaveLength(1);
      const claimed = (await Promise.all(three.map(({ id }) => seeks.seek(id)))).filter(
        (seek) => seek?.game !== null,
      );
      expect(claimed).toHaveLength(2);
      expect(new Set(claimed.map((seek) => seek?.game)).size).toBe(1);
    });

    test('that are stuck go on again, and leave with their game otherwise', async () => {
      const { seeks, games } = storeOf();
      const [ann, bob] = [await seekOf(), await seekOf()];
      for (const seek of [ann, bob]) await seeks.open(seek, 10);
      const game = newGame({ seeks: [ann.id, bob.id], atMs: 5 });
      await games.createGame(game);
      const stuck = (await seeks.stuck(6)).filter((seek) => seek.game === game.record.id);
      expect(stuck.map(({ id }) => id).toSorted()).toEqual([ann.id, bob.id].toSorted());
      await seeks.reopen(game.record.id, [ann.id]);
      expect(await games.dropUnbegun(game.record.id)).toBe(true);
      expect(await seeks.seek(ann.id)).toMatchObject({ game: null, endedMs: null });
      expect(await seeks.seek(bob.id)).toBeNull();
      expect(await seeks.end([ann.id, bob.id], 9)).toEqual([ann.id]);
    });
  });
}
