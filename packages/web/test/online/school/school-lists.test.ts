/** Lists of a class: names from a table, work as a table and as CSV, and what a device counts for assignments. */

import { describe, expect, test } from 'vitest';
import { ClassWork, type Answered } from '../../../src/learn/class-work.ts';
import { readRoster } from '../../../src/online/school/roster-text.ts';
import { taskName } from '../../../src/online/school/task-name.ts';
import { addressOf, partName } from '../../../src/online/school/work-parts.ts';
import { rowsOf, workCsv, type ShownWork } from '../../../src/online/school/work-table.ts';
import { memoryStorage } from '../../../src/page/storage/stored-value.ts';

describe('a list of pupils', () => {
  test('has a name in each line', () => {
    expect(readRoster('Ann\n\n  Bob  \r\nŁucja')).toEqual({ names: ['Ann', 'Bob', 'Łucja'], unfit: [] });
  });

  test('is the column of a spreadsheet that is called so, whatever separates its cells', () => {
    for (const mark of [',', ';', '\t'])
      expect(
        readRoster(['Nr', 'Vorname', 'Klasse'].join(mark) + '\n' + ['1', 'Ann', '7b'].join(mark)).names,
      ).toEqual(['Ann']);
    expect(readRoster('\uFEFF"Moss, Ann";x\n"Say ""Bo""";y').names).toEqual(['Moss, Ann', 'Say "Bo"']);
  });

  test('numbers namesakes, and says what cannot be a name', () => {
    expect(readRoster('Ann\nAnn\nAnn\nComputer')).toEqual({
      names: ['Ann', 'Ann 2', 'Ann 3'],
      unfit: ['Computer'],
    });
  });
});

const ASSIGNMENT = {
  id: 'one',
  title: 'Hooks, short',
  kind: 'drill',
  part: 'twos',
  goal: 3,
  dueMs: null,
  createdMs: 1,
} as const;

describe('the work of a class', () => {
  const shown: ShownWork = {
    pupils: [
      { id: 'ann', name: 'Ann' },
      { id: 'bob', name: '=Bob' },
    ],
    work: [
      {
        assignment: ASSIGNMENT,
        pupils: [{ person: 'ann', right: 3, tries: 5, wrong: 2, lastMs: Date.UTC(2026, 8, 7) }],
        hardest: [],
      },
    ],
  };

  test('says of every pupil how far they are', () => {
    expect(rowsOf(shown)).toEqual([
      { name: 'Ann', cells: [{ right: 3, wrong: 2, isDone: true }] },
      { name: '=Bob', cells: [null] },
    ]);
  });

  test('is CSV that no spreadsheet takes for a formula', () => {
    expect(workCsv(shown, partName).split('\r\n')).toEqual([
      'pupil,assignment,kind,part,goal,right,tries,wrong,last',
      'Ann,"Hooks, short",drill,Two letters,3,3,5,2,2026-09-07',
      '\'=Bob,"Hooks, short",drill,Two letters,3,0,0,0,',
    ]);
  });

  test.each([
    ['lesson', 'steps', '2', 'Turn 2 of 5, H6 FA(R)M'],
    ['lesson', 'guide', '1', 'Turn 1 of 32, 8F HORN'],
    ['lesson', 'clinic', 'star', 'Case 4 of 22, The board is empty. HORN is placed at the left edge'],
    ['lesson', 'diagrams', 'second 2', 'Diagram 2, Turn 2 of 8, TAPE'],
    ['drill', 'twos', 'QI', 'QI'],
    ['puzzle', 'daily', '2026-09-07', 'Sep 7, 2026'],
    ['puzzle', 'any', 'best-hard-12', 'The best play, hard, 12'],
    ['puzzle', 'any', 'fishing-3', 'Fishing, 3'],
    ['lesson', 'steps', 'a-later-one', 'a-later-one'],
  ] as const)('calls the task of a %s (%s) %s by its words: %s', (kind, part, task, name) => {
    expect(taskName({ kind, part }, task)).toBe(name);
  });

  test('begins at the deck that is assigned', () => {
    expect(addressOf(ASSIGNMENT, '7b')).toBe('#/learn/drills/twos');
  });
});

describe('a device counts', () => {
  const answer = (given: Partial<Answered> = {}): Answered => ({
    kind: 'drill',
    parts: ['twos'],
    task: 'QI',
    tries: 1,
    wrong: 1,
    isRight: false,
    ...given,
  });

  test('answers to what is assigned, in totals, until the server has them', () => {
    const storage = memoryStorage();
    const work = new ClassWork(storage);
    work.note(answer());
    expect(work.due.value).toBeNull();
    work.assign('7b', [ASSIGNMENT, { ...ASSIGNMENT, id: 'two', part: 'any' }]);
    work.note(answer());
    work.note(answer({ wrong: 0, isRight: true }));
    work.note(answer({ parts: ['threes'], task: 'QAT' }));
    work.note(answer({ kind: 'lesson' }));
    const reloaded = new ClassWork(storage);
    const total = { task: 'QI', tries: 2, wrong: 1, right: true };
    expect(reloaded.due.value).toEqual({
      classroom: '7b',
      entries: [
        { assignment: 'one', ...total },
        { assignment: 'two', ...total },
        { assignment: 'two', task: 'QAT', tries: 1, wrong: 1, right: false },
      ],
    });
    const sent = reloaded.due.value?.entries ?? [];
    // What is answered while the report is on its way is due again.
    reloaded.note(answer());
    reloaded.sent(sent);
    expect(reloaded.due.value?.entries.map(({ assignment, tries }) => [assignment, tries])).toEqual([
      ['one', 3],
      ['two', 3],
    ]);
  });

  test('nothing of the last class or pupil for the next one', () => {
    const work = new ClassWork(memoryStorage());
    work.begin('ann');
    work.assign('7b', [ASSIGNMENT]);
    work.note(answer());
    work.begin('ann');
    expect(work.due.value).not.toBeNull();
    work.begin('bob');
    expect(work.due.value).toBeNull();
    work.assign('7b', [ASSIGNMENT]);
    work.note(answer());
    work.assign('8a', [{ ...ASSIGNMENT, id: 'other' }]);
    expect(work.due.value).toBeNull();
  });
});
