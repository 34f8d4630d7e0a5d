/** What every store must keep of classes that last: part of the store contract. */

import { MOST_TASKS } from '@lexiko/protocol';
import { describe, expect, test } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';

export function schoolContract(storeOf: () => ServerStore): void {
  const classOf = async (id: string): Promise<string> => {
    const code = id.toUpperCase().padEnd(10, 'X');
    const record = { id, name: id, code, teacher: 'head', mostTables: 6, codeUntilMs: null, letsIn: false };
    await storeOf().classes.create(record, 1);
    return id;
  };
  const pupil = (name: string, codeHash = `${name} hash`) => ({
    person: name,
    name,
    codeHash,
    picture: 'sun',
  });

  describe('classes that last', () => {
    test('have pupils in their order, with one card each', async () => {
      const { classes, people, school } = storeOf();
      const id = await classOf('rosterone');
      await school.putPupils(id, [pupil('zoe'), pupil('abe')], 5);
      await school.putPupils(id, [pupil('cyd'), pupil('zoe', 'new hash')], 6);
      expect(await classes.pupils(id)).toEqual(['zoe', 'abe', 'cyd']);
      expect((await people.person('zoe'))?.name).toBe('zoe');
      const card = { person: 'zoe', classroom: id, codeHash: 'new hash', picture: 'sun' };
      expect(await school.cardByCode('new hash')).toEqual(card);
      expect(await school.cardByCode('zoe hash')).toBeNull();
      expect(await school.cardOf('zoe')).toEqual(card);
      expect(await school.cardsOf(id)).toHaveLength(3);
    });

    test('sum up what pupils did, by the larger of two totals', async () => {
      const { assignments, school } = storeOf();
      const id = await classOf('workone');
      await school.putPupils(id, [pupil('una'), pupil('ugo')], 5);
      const plan = { kind: 'drill', part: 'twos', goal: 3, dueMs: null } as const;
      await assignments.set(id, { id: 'first', title: 'First', ...plan, createdMs: 1 });
      await assignments.set(id, { id: 'second', title: 'Second', ...plan, createdMs: 2 });
      expect((await assignments.of(id)).map((one) => one.id)).toEqual(['second', 'first']);
      const entry = { assignment: 'first', task: 'QI', tries: 4, wrong: 3, right: true };
      await assignments.report(id, 'una', [entry, { ...entry, assignment: 'unknown' }], 7);
      await assignments.report(id, 'una', [{ ...entry, tries: 2, wrong: 1, right: false }], 8);
      await assignments.report(id, 'ugo', [{ ...entry, wrong: 4, right: false }], 9);
      expect((await assignments.work(id)).get('first')).toEqual([
        { person: 'ugo', right: 0, tries: 4, wrong: 4, lastMs: 9 },
        { person: 'una', right: 1, tries: 4, wrong: 3, lastMs: 8 },
      ]);
      expect((await assignments.hardest(id, 5)).get('first')).toEqual([{ task: 'QI', pupils: 2, wrong: 7 }]);
      expect(await assignments.workOf('ugo')).toEqual([{ ...entry, wrong: 4, right: false, atMs: 9 }]);
      const many = Array.from({ length: MOST_TASKS + 5 }, (_, at) => ({ ...entry, task: `task ${at}` }));
      await assignments.report(id, 'una', many, 10);
      expect(await assignments.workOf('una')).toHaveLength(MOST_TASKS);
      expect(await assignments.remove('other', 'first')).toBe(false);
      expect(await assignments.remove(id, 'first')).toBe(true);
      expect(await assignments.workOf('una')).toEqual([]);
    });

    test('have further teachers, who use a code up', async () => {
      const { classes, games, school } = storeOf();
      const id = await classOf('staffone');
      await school.setTeacherCode(id, 'old code', 100);
      await school.setTeacherCode(id, 'code', 100);
      expect(await school.useTeacherCode('old code', 'tim', 50)).toBeNull();
      expect(await school.useTeacherCode('code', 'tim', 100)).toBeNull();
      const used = await Promise.all(
        ['tim', 'tod'].map(async (one) => school.useTeacherCode('code', one, 50)),
      );
      expect(used.filter((one) => one === id)).toHaveLength(1);
      const further = await school.teachers(id);
      expect(further).toHaveLength(1);
      const creator = (await classes.classroom(id))?.teacher;
      expect(new Set(await games.teachersOf(id))).toEqual(new Set([creator, ...further]));
      expect(await games.teachersOf(null)).toEqual([]);
    });

    test('end: they are archived, and leave nothing behind', async () => {
      const { accounts, classes, school } = storeOf();
      const id = await classOf('endone');
      await school.putPupils(id, [pupil('eli')], 5);
      await accounts.createSession({ tokenHash: 'eli token', person: 'eli', client: '', atMs: 5 });
      await school.setEnd(id, 1000);
      expect(await school.ended(999, 100)).not.toContain(id);
      expect(await school.ended(1000, 100)).toContain(id);
      await school.archive(id, 1001);
      expect(await school.year(id)).toEqual({ endsMs: 1000, archivedMs: 1001 });
      expect((await school.cardOf('eli'))?.codeHash).toBeNull();
      expect(await accounts.sessionsOf('eli', 6)).toEqual([]);
      expect(await school.ended(5000, 100)).not.toContain(id);
      expect(await school.outlived(1000, 100)).not.toContain(id);
      expect(await school.outlived(1001, 100)).toContain(id);
      expect(await school.orphaned(100)).toContain(id);
      expect(await school.drop(id)).toEqual([]);
      expect(await classes.classroom(id)).toBeNull();
      expect(await classes.pupils(id)).toEqual([]);
      expect(await school.cardOf('eli')).toBeNull();
    });
  });
}
