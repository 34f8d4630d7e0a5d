import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveValue, parseKlv2, parseLeaveText, winChance, type WinTable } from '@lexiko/engine/moves';
import { terminal } from '@lexiko/texts/en/terminal';
import { afterAll, expect, test } from 'vitest';
import { UsageError } from '../../src/command.ts';
import { learnLeaves, type Course, type CourseOrder } from '../../src/training/course.ts';
import { runCommand } from '../command-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-train-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ORDER: CourseOrder = {
  subject: 'leaves',
  config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } },
  lexicon: 'english',
  seed: 3,
  games: 100,
  generations: 2,
  longest: 2,
  leaves: null,
};

function courseIn(name: string, onProgress: Course['onProgress']): Course {
  return { order: ORDER, folder: join(folder, name), threads: 1, env: {}, onProgress };
}

test('Training that is interrupted and resumed learns the same as training that is not', async () => {
  const scores: number[] = [];
  const whole = await learnLeaves(
    courseIn('whole', (step) => {
      if (step.kind === 'played') scores.push(step.score);
    }),
  );
  const breaksOff = learnLeaves(
    courseIn('cut', (step) => {
      if (step.kind === 'games' && step.generation === 2) throw new Error('the lights went out');
    }),
  );
  await expect(breaksOff).rejects.toThrow('the lights went out');
  const resumed: number[] = [];
  const again = await learnLeaves(
    courseIn('cut', (step) => {
      if (step.kind === 'games') resumed.push(step.done);
    }),
  );
  expect(again).toEqual(whole);
  // Only the games that were missing are played.
  expect(resumed).toEqual([100]);

  // A few hundred games already tell good tiles from bad ones, and play by them scores more.
  const leaves = parseLeaveText(whole);
  const [blank, e, q] = [[0], [5], [17]].map((rack) => leaveValue(leaves, rack));
  expect(blank).toBeGreaterThan(10);
  expect(q).toBeLessThan(e ?? 0);
  expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
});

test('A folder of other training is not continued', async () => {
  const other = { ...courseIn('whole', () => {}), order: { ...ORDER, seed: 4 } };
  const refusal = await learnLeaves(other).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UsageError);
  expect((refusal as UsageError).say(terminal)).toContain('has another training');
});

test('Win chances are learnt for Crosswords as well, and nothing is left behind', async () => {
  const out = join(folder, 'wins.json');
  const run = await runCommand(['train', 'wins', '--preset', 'crosswords', '--games', '50', '--out', out]);
  expect(run.err).toMatch(/^50 games, [\d,]+\.\d points a side\n$/);
  expect(run.status).toBe(0);
  const table = JSON.parse(readFileSync(out, 'utf8')) as WinTable;
  expect(winChance(table, 150, 40)).toBeGreaterThan(winChance(table, -150, 40));
  expect(existsSync(`${out}.training`)).toBe(false);
});

test('Training speaks the user’s language', async () => {
  const out = join(folder, 'german.json');
  const learns = ['--games', '50', '--out', out, '--language', 'de'];
  const run = await runCommand(['train', 'wins', ...learns]);
  expect(run.err).toMatch(/^50 Spiele, \d+,\d Punkte pro Seite\n$/);
  expect(run.out).toBe(`${out} ist geschrieben.\n`);
});

test('What was learnt can be written for other engines', async () => {
  const out = join(folder, 'leaves.klv2');
  const learns = ['--games', '50', '--generations', '1', '--longest', '1'];
  const run = await runCommand(['train', 'leaves', ...learns, '--out', out]);
  expect(run.status).toBe(0);
  const leaves = parseKlv2(readFileSync(out));
  if (!leaves.ok) throw new Error(leaves.error.code);
  const worth = (rack: readonly number[]): number => leaveValue(leaves.value, rack);
  expect(worth([0])).toBeGreaterThan(10);
  expect(worth([0, 1, 5, 9, 14, 18])).toBeCloseTo(
    [0, 1, 5, 9, 14, 18].reduce((sum, letter) => sum + worth([letter]), 0),
    3,
  );
});

test.each([
  [['train'], 'Name what to learn: leaves or wins.'],
  [['train', 'wins', '--out', 'x.klv2'], '--out takes a file'],
  [['train', 'leaves', '--out', 'x.json', '--games', '0'], '--games takes a whole number'],
  [['train', 'both', '--language', 'de'], 'Nenn, was zu lernen ist: leaves oder wins.'],
  [['train', 'leaves', '--out', 'x.json', '--preset', 'chess'], 'There’s no preset “chess”.'],
])('Wrong arguments of training are refused: %j', async (args, message) => {
  const { status, err } = await runCommand(args);
  expect(status).toBe(2);
  expect(err).toContain(message);
});
