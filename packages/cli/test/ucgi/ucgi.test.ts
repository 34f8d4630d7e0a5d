import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseGo, timeOf } from '../../src/ucgi/go-order.ts';
import { runCommand } from '../command-run.ts';

const HORN = 'position cgp 15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 DEGILST/ 0/14 0';
const LATE =
  'position cgp BY1COMITIA1H3/AI1A1IF2HAOLES/1P1GO6N2E/WE1ID6G2R/O1WED9I/L1AR1J3ZAG2E/D1I2O5OVUM/SIR1NURL6a/' +
  '1N1B1AYIN6/1FERULA1OX5/1E1A4SuQ4/ES1C11/UT1K11/REPENT9/OD1T11 EENT/TV 303/413 0';

async function talk(...lines: readonly string[]): Promise<string[]> {
  const { status, out } = await runCommand(
    ['ucgi', '--threads', '1', '--leaves', 'none'],
    `${lines.join('\n')}\n`,
  );
  expect(status).toBe(0);
  return out.trimEnd().split('\n');
}

test('the example in docs/ucgi.md is what the engine says', async () => {
  const text = readFileSync(new URL('../../../../docs/ucgi.md', import.meta.url), 'utf8');
  const example = text.slice(text.indexOf('## An example')).split('```')[1] ?? '';
  const lines = example.trim().split('\n');
  const typed = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const said = lines.filter((line) => !line.startsWith('> '));
  expect(typed.length).toBeGreaterThan(5);
  // `quit` would end the search that the line before it has begun.
  expect((await talk(...typed.filter((line) => line !== 'quit'))).toSorted()).toEqual(said.toSorted());
});

test('a simulation tells how often its candidates win, then the best move', async () => {
  const said = await talk(HORN, 'go sim candidates 3 iterations 16 plies 1');
  expect(
    said.filter((line) => /^info move \S+ win [01]\.\d+ spread -?[\d.]+ iterations 16$/.test(line)),
  ).toHaveLength(3);
  expect(said.at(-1)).toMatch(/^bestmove \S+$/);
});

test('without a way of thinking an endgame is solved', async () => {
  const said = await talk(LATE, 'go nodes 100000');
  expect(said.at(-2)).toMatch(/^info depth \d+ nodes \d+ value -?\d+ proven pv \S+/);
});

test('stop ends a search that still waits behind the lines it came with', async () => {
  const said = await talk(HORN, 'go sim infinite', 'stop');
  expect(said.at(-1)).toMatch(/^bestmove \S+$/);
  expect(said.filter((line) => line.endsWith(' iterations 0'))).toHaveLength(5);
});

test('stop with nothing to stop does not end the next search', async () => {
  const said = await talk(HORN, 'stop', 'go sim candidates 3 iterations 16 plies 1');
  expect(said.filter((line) => line.endsWith(' iterations 16'))).toHaveLength(3);
});

test('what is wrong is said, and the talk goes on', async () => {
  const said = await talk(
    'jump',
    'go',
    'position fen 8/8',
    HORN,
    'go static fast',
    'go static candidates 0',
    'go endgame',
  );
  expect(said).toEqual([
    "info error 'jump' is no command of the protocol.",
    'info error there is no position to look at.',
    "info error a position is 'position cgp' and a position in CGP.",
    "info error go does not know 'fast'.",
    'info error candidates takes a whole number from 1 to 200.',
    'info error more than 7 tiles are in the bag.',
  ]);
});

test('only a limit that counts here lifts the limit of time', () => {
  const order = parseGo(['nodes', '300']);
  if (typeof order === 'string') throw new Error(order);
  expect(timeOf(order, order.nodes)).toBe(Infinity);
  expect(timeOf(order, order.iterations)).toBe(10_000);
  expect(timeOf({ ...order, milliseconds: 50 }, order.nodes)).toBe(50);
});
