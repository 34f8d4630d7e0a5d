/** What every store must keep of who is there: part of the store contract. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';

let made = 0;

export function presenceContract(storeOf: () => ServerStore): void {
  /** Names that no other test uses. */
  const names = (): { readonly game: string; readonly one: string; readonly two: string } => {
    const number = ++made;
    return { game: `presence${number}`, one: `one${number}`, two: `two${number}` };
  };

  describe('who is there', () => {
    beforeAll(async () => {
      for (const id of ['ann', 'bob', 'cid'])
        if ((await storeOf().people.person(id)) === null)
          await storeOf().people.createPerson({ id, name: id }, 1);
    });

    test('is nobody who has been deleted, however late it is told', async () => {
      const { presence } = storeOf();
      const { game, one } = names();
      await presence.beat(one);
      await presence.put(one, [{ game, person: 'deleted', leftMs: 5 }]);
      expect(await presence.of([game])).toEqual([]);
    });

    test('is there while any process has a socket of theirs, and left with the last', async () => {
      const { presence } = storeOf();
      const { game, one, two } = names();
      await presence.beat(one);
      await presence.beat(two);
      const ann = (leftMs: number | null) => ({ game, person: 'ann', leftMs });
      expect(await presence.of([game])).toEqual([]);
      await presence.put(one, [ann(null), { game, person: 'bob', leftMs: 70 }]);
      await presence.put(two, [ann(null)]);
      await presence.put(one, [ann(50)]);
      expect(await presence.of([game, 'nowhere'])).toEqual(
        expect.arrayContaining([ann(null), { game, person: 'bob', leftMs: 70 }]),
      );
      await presence.put(two, [ann(40)]);
      expect(await presence.of([game])).toContainEqual(ann(50));
      expect(await presence.of([])).toEqual([]);
      expect(await presence.of(['nowhere'])).toEqual([]);
    });

    test('leaves with a process that is buried, and not with another', async () => {
      const { presence } = storeOf();
      const { game, one, two } = names();
      await presence.beat(one);
      await presence.beat(two);
      await presence.put(one, [
        { game, person: 'ann', leftMs: null },
        { game, person: 'cid', leftMs: 7 },
      ]);
      await presence.put(two, [{ game, person: 'bob', leftMs: null }]);
      expect(await presence.bury(one, 90)).toEqual([game]);
      expect(await presence.bury(one, 95)).toEqual([]);
      const seen = await presence.of([game]);
      expect(new Map(seen.map(({ person, leftMs }) => [person, leftMs]))).toEqual(
        new Map([
          ['ann', 90],
          ['bob', null],
          ['cid', 7],
        ]),
      );
      expect((await presence.beat(two)).beats.has(one)).toBe(false);
    });

    test('is nobody at a process that nobody knows', async () => {
      const { presence } = storeOf();
      const { game, one } = names();
      const ann = { game, person: 'ann', leftMs: null };
      expect(await presence.put(one, [ann])).toBe(false);
      expect(await presence.of([game])).toEqual([]);
      expect((await presence.beat(one)).isKnown).toBe(false);
      expect(await presence.of([game])).toEqual([ann]);
      expect(await presence.put(one, [ann])).toBe(true);
    });

    test('is known by processes that raise their numbers', async () => {
      const { presence } = storeOf();
      const { one, two } = names();
      expect(await presence.beat(one)).toMatchObject({ isKnown: false });
      await presence.beat(two);
      const { isKnown, beats } = await presence.beat(one);
      expect(isKnown).toBe(true);
      expect([beats.get(one), beats.get(two)]).toEqual([2, 1]);
    });

    test('is forgotten after a while, but not while they are there', async () => {
      const { presence } = storeOf();
      const { game, one } = names();
      await presence.beat(one);
      await presence.put(one, [
        { game, person: 'ann', leftMs: null },
        { game, person: 'bob', leftMs: 5 },
        { game, person: 'cid', leftMs: 6 },
      ]);
      await presence.forget(6);
      expect((await presence.of([game])).map(({ person }) => person).sort()).toEqual(['ann', 'cid']);
    });
  });
}
