import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { playAtTerminal } from './play-terminal.ts';
import { playInPipe, readingFrom, TestFolder } from './play-table.ts';

const folder = new TestFolder();
afterAll(() => folder.remove());

const VERBS = [
  '',
  'play',
  'exchange',
  'ex',
  'draw',
  'recycle',
  'retrieve',
  'rearrange',
  'undo',
  'accept',
  'away',
  'back',
  'lookup',
  'list',
  '8H',
  'H8',
  '15O',
  'O15',
  '99Z',
  '0A',
];
const NONSENSE = [
  '',
  '?',
  '??',
  '(',
  ')',
  'A(',
  '[AB]',
  '....',
  '-1',
  '1e9',
  '99999999999999999999',
  'ÄÖ',
  '日本',
  '\\',
  '\u0000',
  '\u001b[2J',
  'x'.repeat(5000),
  'QQQQQQQQ',
  'H8 Z',
  'Z99 A',
  '8H',
  'from',
];
const ARROWS = ['\u001b[A', '\u001b[B', '\u001b[C', '\u001b[D', '\u001b'];
const GAME = [
  '--preset',
  'collectible-2020',
  '--players',
  'Ann,Ben',
  '--agreed',
  '--seed',
  'nonsense',
  '--option',
  'shift.recycle=on',
  '--option',
  'blank.retrieve=on',
  '--option',
  'shift.anagram=on',
];

/** Words that do something on purpose; nonsense that happens to be one of them is none. */
const DOES_SOMETHING = /^(?:pass|start|quit|q|agree|resign|challenge)\b/iu;

describe('nonsense', () => {
  test('at every command of a turn is answered and changes nothing', async () => {
    const lines = VERBS.flatMap((verb) => NONSENSE.map((rest) => `${verb} ${rest}`));
    const file = folder.newGame();
    await playInPipe({ folder, file, args: GAME }, readingFrom(['quit']));
    const before = readFileSync(file, 'utf8');
    const { status, errors, output } = await playInPipe(
      { folder, file, args: [] },
      readingFrom([...lines, 'quit']),
    );
    expect(errors).toBe('');
    expect(status).toBe(0);
    expect(output.match(/> /gu)?.length).toBeGreaterThan(lines.length);
    expect(output).not.toContain('\u001b');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('of any kind is answered and changes nothing', async () => {
    const file = folder.newGame();
    await playInPipe({ folder, file, args: GAME }, readingFrom(['quit']));
    const before = readFileSync(file, 'utf8');
    const text = fc
      .string({ unit: 'binary', maxLength: 60 })
      .map((any) => any.replaceAll(/[\r\n\u2028\u2029]/gu, ' '));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 40 }), async (any) => {
        const lines = any.filter((one) => !DOES_SOMETHING.test(one.trim()));
        const { status, errors } = await playInPipe(
          { folder, file, args: [] },
          readingFrom([...lines, 'quit']),
        );
        expect(errors).toBe('');
        expect(status).toBe(0);
        expect(readFileSync(file, 'utf8')).toBe(before);
      }),
      { numRuns: 30 },
    );
  });

  test('on the keyboard never writes outside the screen', async () => {
    const keys = fc.string({
      unit: fc.constantFrom(...'abcdehorntz?:/ 08'.split(''), '\u007f', '\t', '\r', ...ARROWS),
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(keys, { minLength: 1, maxLength: 8 }), async (pressed) => {
        const queue = [...pressed];
        const { status } = await playAtTerminal(
          { folder, args: ['--file', folder.newGame(), ...GAME] },
          () => queue.shift() ?? '\u0003',
        );
        expect(status).toBe(0);
      }),
      { numRuns: 25 },
    );
  });
});
