/** What every store must keep of what people have learnt: part of the store contract. */

import { describe, expect, test } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';

const BOUNDS = { bytes: 1000, pieces: 5 };
let made = 0;

export function progressContract(storeOf: () => ServerStore): void {
  const learner = async (): Promise<string> => {
    const person = `learner${++made}`;
    await storeOf().people.createPerson({ id: person, name: person }, 1);
    return person;
  };
  const begun = async (): Promise<string> => {
    const person = await learner();
    await storeOf().progress.begin(person, { id: 'one', form: 'plain', lock: null, createdMs: 5 });
    return person;
  };

  describe('copies of what was learnt', () => {
    test('are begun once: the second device gets that of the first', async () => {
      const { progress } = storeOf();
      const person = await learner();
      expect(await progress.copy(person)).toBeNull();
      const first = await progress.begin(person, { id: 'a', form: 'sealed', lock: 'lock', createdMs: 5 });
      expect(first).toEqual({ id: 'a', form: 'sealed', lock: 'lock', seq: 0, bytes: 0, createdMs: 5 });
      const second = await progress.begin(person, { id: 'b', form: 'plain', lock: null, createdMs: 9 });
      expect(second).toEqual(first);
      expect(
        await progress.begin('nobody at all', { id: 'c', form: 'plain', lock: null, createdMs: 9 }),
      ).toBeNull();
    });

    test('are read in the order of their changes, from any of them', async () => {
      const { progress } = storeOf();
      const person = await begun();
      await progress.put(
        person,
        'one',
        [
          { key: 'a', after: 0, body: 'aa' },
          { key: 'b', after: 0, body: 'bb' },
        ],
        BOUNDS,
      );
      await progress.put(person, 'one', [{ key: 'a', after: 1, body: 'aaa' }], BOUNDS);
      expect(await progress.pieces(person, 0, 10)).toEqual([
        { key: 'b', seq: 2, body: 'bb' },
        { key: 'a', seq: 3, body: 'aaa' },
      ]);
      expect(await progress.pieces(person, 2, 10)).toEqual([{ key: 'a', seq: 3, body: 'aaa' }]);
      expect(await progress.pieces(person, 0, 1)).toHaveLength(1);
      expect(await progress.copy(person)).toMatchObject({ seq: 3, bytes: 7 });
    });

    test('take no piece over one that another device has written since, and all others', async () => {
      const { progress } = storeOf();
      const person = await begun();
      await progress.put(person, 'one', [{ key: 'a', after: 0, body: 'first' }], BOUNDS);
      const late = await progress.put(
        person,
        'one',
        [
          { key: 'a', after: 0, body: 'late' },
          { key: 'b', after: 0, body: 'bb' },
          { key: 'gone', after: 7, body: 'xx' },
        ],
        BOUNDS,
      );
      expect(late).toMatchObject({
        kind: 'put',
        pieces: [
          { key: 'a', seq: 1, stored: false },
          { key: 'b', seq: 2, stored: true },
          { key: 'gone', seq: 0, stored: false },
        ],
      });
      expect((await progress.pieces(person, 0, 10)).map(({ body }) => body)).toEqual(['first', 'bb']);
    });

    test('of many writes at once to one piece store one, and count every byte once', async () => {
      const { progress } = storeOf();
      const person = await begun();
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          progress.put(person, 'one', [{ key: 'k', after: 0, body: `b${at}` }], BOUNDS),
        ),
      );
      const stored = results.filter((one) => one.kind === 'put' && one.pieces[0]?.stored === true);
      expect(stored).toHaveLength(1);
      expect(await progress.copy(person)).toMatchObject({ seq: 1, bytes: 3 });
    });

    test('are bounded in bytes and pieces; a request that is too much stores nothing, and less is always welcome', async () => {
      const { progress } = storeOf();
      const person = await begun();
      const large = { key: 'a', after: 0, body: 'x'.repeat(900) };
      await progress.put(person, 'one', [large], BOUNDS);
      const more = [
        { key: 'b', after: 0, body: 'x' },
        { key: 'c', after: 0, body: 'x'.repeat(200) },
      ];
      expect(await progress.put(person, 'one', more, BOUNDS)).toEqual({ kind: 'full' });
      expect(await progress.copy(person)).toMatchObject({ seq: 1, bytes: 901 });
      const many = Array.from({ length: 5 }, (_, at) => ({ key: `m${at}`, after: 0, body: 'x' }));
      expect(await progress.put(person, 'one', many, BOUNDS)).toEqual({ kind: 'full' });
      expect(await progress.put(person, 'one', [{ key: 'a', after: 1, body: '' }], BOUNDS)).toMatchObject({
        pieces: [{ key: 'a', seq: 0, stored: true }],
        bytes: 0,
      });
      expect(await progress.put(person, 'one', many, BOUNDS)).toMatchObject({ kind: 'put', bytes: 15 });
    });

    test('that stay sealed keep their pieces under a new passphrase; who writes to them as before is not heard', async () => {
      const { progress } = storeOf();
      const person = await learner();
      await progress.begin(person, { id: 'one', form: 'sealed', lock: 'old', createdMs: 5 });
      await progress.put(person, 'one', [{ key: 'a', after: 0, body: 'aa' }], BOUNDS);
      const next = { id: 'two', form: 'sealed', lock: 'new' } as const;
      const changed = await progress.change(person, { id: 'one', seq: 1 }, next);
      expect(changed).toMatchObject({ changed: true, copy: { ...next, seq: 1, bytes: 3, createdMs: 5 } });
      expect(await progress.copy(person)).toEqual(changed.copy);
      expect(await progress.pieces(person, 0, 10)).toEqual([{ key: 'a', seq: 1, body: 'aa' }]);
      const late = [{ key: 'a', after: 1, body: 'late' }];
      expect(await progress.put(person, 'one', late, BOUNDS)).toEqual({ kind: 'none' });
      expect(await progress.put(person, 'two', late, BOUNDS)).toMatchObject({ kind: 'put' });
    });

    test.each([
      ['plain', null, 'sealed', 'lock'],
      ['sealed', 'lock', 'plain', null],
    ] as const)(
      'that were %s lose their pieces when they become another form',
      async (form, lock, to, key) => {
        const { progress } = storeOf();
        const person = await learner();
        const other = await begun();
        await progress.put(other, 'one', [{ key: 'a', after: 0, body: 'x' }], BOUNDS);
        await progress.begin(person, { id: 'one', form, lock, createdMs: 5 });
        await progress.put(person, 'one', [{ key: 'a', after: 0, body: 'aa' }], BOUNDS);
        const { changed, copy } = await progress.change(
          person,
          { id: 'one', seq: 1 },
          { id: 'two', form: to, lock: key },
        );
        expect(changed).toBe(true);
        expect(copy).toEqual({ id: 'two', form: to, lock: key, seq: 0, bytes: 0, createdMs: 5 });
        expect(await progress.copy(person)).toEqual(copy);
        expect(await progress.pieces(person, 0, 10)).toEqual([]);
        const full = Array.from({ length: 5 }, (_, at) => ({ key: `k${at}`, after: 0, body: 'x' }));
        expect(await progress.put(person, 'two', full, BOUNDS)).toMatchObject({ kind: 'put', bytes: 15 });
        expect(await progress.pieces(other, 0, 10)).toHaveLength(1);
      },
    );

    test('that two devices change at once are changed by one of them; nobody changes what has later pieces, or is gone', async () => {
      const { progress } = storeOf();
      const person = await learner();
      await progress.begin(person, { id: 'one', form: 'sealed', lock: 'old', createdMs: 5 });
      await progress.put(person, 'one', [{ key: 'a', after: 0, body: 'aa' }], BOUNDS);
      const lateReader = await progress.change(
        person,
        { id: 'one', seq: 0 },
        { id: 'late', form: 'sealed', lock: 'late' },
      );
      expect(lateReader).toMatchObject({ changed: false, copy: { id: 'one', lock: 'old', seq: 1 } });
      const results = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          progress.change(
            person,
            { id: 'one', seq: 1 },
            { id: `next${at}`, form: 'sealed', lock: `lock${at}` },
          ),
        ),
      );
      expect(results.filter(({ changed }) => changed)).toHaveLength(1);
      const now = await progress.copy(person);
      expect(results.map(({ copy }) => copy)).toEqual(results.map(() => now));
      await progress.end(person);
      expect(
        await progress.change(person, { id: 'one', seq: 1 }, { id: 'x', form: 'plain', lock: null }),
      ).toEqual({ copy: null, changed: false });
    });

    test('end with all their pieces; a device that has not heard of it writes nothing', async () => {
      const { progress } = storeOf();
      const person = await begun();
      const other = await begun();
      await progress.put(person, 'one', [{ key: 'a', after: 0, body: 'x' }], BOUNDS);
      await progress.put(other, 'one', [{ key: 'a', after: 0, body: 'y' }], BOUNDS);
      await progress.end(person);
      expect(await progress.copy(person)).toBeNull();
      expect(await progress.pieces(person, 0, 10)).toEqual([]);
      expect(await progress.put(person, 'one', [{ key: 'a', after: 0, body: 'x' }], BOUNDS)).toEqual({
        kind: 'none',
      });
      await progress.begin(person, { id: 'two', form: 'plain', lock: null, createdMs: 6 });
      expect(await progress.put(person, 'one', [{ key: 'a', after: 0, body: 'x' }], BOUNDS)).toEqual({
        kind: 'none',
      });
      expect(await progress.pieces(other, 0, 10)).toHaveLength(1);
    });

    test('go with their owner', async () => {
      const { progress, accounts } = storeOf();
      const person = await begun();
      await progress.put(person, 'one', [{ key: 'a', after: 0, body: 'x' }], BOUNDS);
      await accounts.removePerson(person);
      expect(await progress.copy(person)).toBeNull();
      expect(await progress.pieces(person, 0, 10)).toEqual([]);
    });
  });
}
