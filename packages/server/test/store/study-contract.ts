/** What every store must keep of shared studies: part of the store contract. */

import { describe, expect, test } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { NewStudyEntry, StudyRecord } from '../../src/studies/study-store.ts';

let made = 0;

export function studyContract(storeOf: () => ServerStore): void {
  const person = async (): Promise<string> => {
    const id = `student${++made}`;
    await storeOf().people.createPerson({ id, name: id }, made);
    return id;
  };
  const study = async (owner: string, given: Partial<StudyRecord> = {}): Promise<string> => {
    const id = `study${++made}`;
    const record = { id, owner, title: '', count: 0, bytes: 0, changedMs: made, usedMs: made };
    await storeOf().studies.create(
      { ...record, keys: { edit: `edit${made}`, read: `read${made}` }, ...given },
      100,
    );
    return id;
  };
  const entry = (key: string, event = '{"type":"titled","title":"T"}'): NewStudyEntry => ({
    key,
    event,
    atMs: 7,
  });

  describe('shared studies', () => {
    test('numbers events without a gap, whoever is faster, and takes none of them twice', async () => {
      const { studies } = storeOf();
      const [ann, bob] = [await person(), await person()];
      const id = await study(ann);
      const appends = [ann, bob].map((one) =>
        studies.append({
          study: id,
          person: one,
          expected: 0,
          entries: [entry(`${one}-1`), entry(`${one}-2`)],
          title: one,
        }),
      );
      expect((await Promise.all(appends)).filter((isDone) => isDone)).toHaveLength(1);
      const stored = await studies.entriesAfter(id, 0);
      expect(stored.map(({ number }) => number)).toEqual([1, 2]);
      const winner = stored[0]?.person ?? '';
      expect(await studies.study(id)).toMatchObject({ count: 2, title: winner, bytes: 58, changedMs: 7 });
      // The same key again, though the count is right.
      const again = { study: id, person: winner, expected: 2, entries: [entry(`${winner}-2`)], title: 'x' };
      expect(await studies.append(again)).toBe(false);
      expect(await studies.study(id)).toMatchObject({ count: 2, title: winner });
      expect(await studies.known(id, [`${winner}-2`, 'unknown'])).toEqual([
        { key: `${winner}-2`, number: 2, atMs: 7 },
      ]);
      expect(await studies.counts([id, 'nothing'])).toEqual(new Map([[id, 2]]));
    });

    test('reads events from a number on, as many as fit', async () => {
      const { studies } = storeOf();
      const ann = await person();
      const id = await study(ann);
      const entries = [1, 2, 3, 4].map((at) => entry(`key${at}`, `"${'x'.repeat(98)}"`));
      await studies.append({ study: id, person: ann, expected: 0, entries, title: '' });
      const numbers = async (after: number, bytes: number): Promise<readonly number[]> =>
        (await studies.entriesAfter(id, after, bytes)).map(({ number }) => number);
      expect(await numbers(0, 250)).toEqual([1, 2]);
      expect(await numbers(2, 1)).toEqual([3]);
      expect(await numbers(4, 250)).toEqual([]);
      expect(await studies.entry(id, 3)).toMatchObject({ number: 3, person: ann, key: 'key3' });
      const around = await studies.around(id, ann, 3, 1);
      expect(around.map(({ number }) => number)).toEqual([2, 3, 4]);
      expect((await studies.writtenBy(ann)).map(({ study: one }) => one)).toEqual([id, id, id, id]);
    });

    test('knows who takes part as what, and how many may', async () => {
      const { studies } = storeOf();
      const [ann, bob, cid] = [await person(), await person(), await person()];
      const id = await study(ann);
      expect(await studies.addMember(id, { person: bob, role: 'read', atMs: 1 }, 1)).toBe(true);
      expect(await studies.addMember(id, { person: cid, role: 'read', atMs: 2 }, 1)).toBe(false);
      expect(await studies.addMember(id, { person: bob, role: 'edit', atMs: 3 }, 1)).toBe(true);
      expect(await studies.addMember(id, { person: cid, role: 'read', atMs: 4 }, 1)).toBe(true);
      expect(await studies.members(id)).toEqual([
        { person: ann, role: 'owner' },
        { person: bob, role: 'edit' },
        { person: cid, role: 'read' },
      ]);
      expect((await studies.rolesOf(bob, [id, 'nothing'])).get(id)).toBe('edit');
      expect((await studies.of(cid)).map(({ study: one, role }) => [one.id, role])).toEqual([[id, 'read']]);
      await studies.removeMember(id, bob);
      expect((await studies.rolesOf(bob, [id])).size).toBe(0);
      expect(await studies.addMember('nothing', { person: cid, role: 'edit', atMs: 5 }, 9)).toBe(false);
    });

    test('opens by the links that there are', async () => {
      const { studies } = storeOf();
      const id = await study(await person(), { keys: { edit: 'e-key', read: 'r-key' } });
      expect(await studies.byKey('e-key')).toMatchObject({ role: 'edit', study: { id } });
      await studies.setKeys(id, { edit: 'e-new' });
      await studies.setKeys(id, { read: null });
      expect(await studies.byKey('e-key')).toBeNull();
      expect(await studies.byKey('r-key')).toBeNull();
      expect(await studies.byKey('e-new')).toMatchObject({ role: 'edit' });
    });

    test('bounds how many somebody owns, and deletes those that nobody uses, with everything in them', async () => {
      const { studies } = storeOf();
      const ann = await person();
      const old = await study(ann, { usedMs: -500 });
      await studies.append({ study: old, person: ann, expected: 0, entries: [entry('only')], title: '' });
      await studies.touch(old, -500);
      const record = await studies.study(old);
      if (record === null) expect.fail('it is there');
      const second = { ...record, id: `${old}-2`, keys: { edit: null, read: null }, usedMs: 5 };
      expect(await studies.create(second, 1)).toBe(false);
      expect(await studies.create(second, 2)).toBe(true);
      expect(await studies.forgetUnused(-499)).toBe(1);
      expect([await studies.study(old), await studies.entriesAfter(old, 0)]).toEqual([null, []]);
      expect(await studies.study(second.id)).not.toBeNull();
    });

    test('go with their owner, and keep what a deleted person wrote in those of others, without their name', async () => {
      const { studies, accounts, moderation } = storeOf();
      const [ann, bob] = [await person(), await person()];
      const [hers, his] = [await study(ann), await study(bob)];
      await studies.addMember(his, { person: ann, role: 'edit', atMs: 1 }, 9);
      for (const [at, id] of [hers, his].entries())
        await studies.append({ study: id, person: ann, expected: 0, entries: [entry(`k${at}`)], title: '' });
      const words = { number: 1, quote: 'Rude words', around: [] };
      const complaint = { person: bob, about: ann, game: null, reason: 'r', atMs: 1, words };
      await moderation.complain({ ...complaint, id: `words-${ann}`, kind: 'study' }, 9);
      expect(await moderation.report(`words-${ann}`)).toMatchObject({ words });
      await accounts.removePerson(ann);
      expect([await studies.study(hers), await studies.entriesAfter(hers, 0)]).toEqual([null, []]);
      expect(await studies.members(his)).toEqual([{ person: bob, role: 'owner' }]);
      const [kept] = await studies.entriesAfter(his, 0);
      expect(kept).toMatchObject({ number: 1, key: 'k1' });
      expect(kept?.person).not.toBe(ann);
      const report = await moderation.report(`words-${ann}`);
      expect(report).not.toHaveProperty('words');
    });
  });
}
