import { formatCgp, parseCgp, type CgpPosition, type CgpProblem } from '@lexiko/rules/notation';
import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, test } from 'vitest';

const EMPTY_ROWS = Array.from({ length: 15 }, () => '15').join('/');
const SMALL = '3/A1b/[CH]2 DE?/Q 12/-3 1 lex ENABLE; ld english; noarg;';

function positionOf(text: string): CgpPosition {
  const parsed = parseCgp(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('a position in one line', () => {
  test('an opening on the usual board', () => {
    const text = `${EMPTY_ROWS} DEGILST/BEEELOR 0/0 0 lex ENABLE; ld english;`;
    const position = positionOf(text);
    expect(position).toMatchObject({ width: 15, height: 15, scores: [0, 0], zeroTurns: 0 });
    expect(position.board).toEqual(Array.from({ length: 225 }, () => ''));
    expect(position.racks.map((rack) => rack.join(''))).toEqual(['DEGILST', 'BEEELOR']);
    expect(position.operations).toEqual([
      { name: 'lex', text: 'ENABLE' },
      { name: 'ld', text: 'english' },
    ]);
    expect(formatCgp(position)).toBe(text);
  });

  test('a small board with a blank, a tile of two characters and a score below nought', () => {
    expect(positionOf(SMALL)).toEqual({
      width: 3,
      height: 3,
      board: ['', '', '', 'A', '', 'b', 'CH', '', ''],
      racks: [['D', 'E', '?'], ['Q']],
      scores: [12, -3],
      zeroTurns: 1,
      operations: [
        { name: 'lex', text: 'ENABLE' },
        { name: 'ld', text: 'english' },
        { name: 'noarg', text: '' },
      ],
    });
  });

  test('a tile with a point in it, as the Catalan L·L', () => {
    const text = '3/A[L·L]I/3 [L·L]A/[l·l] 0/0 0';
    expect(positionOf(text)).toMatchObject({ board: ['', '', '', 'A', 'L·L', 'I', '', '', ''] });
    expect(parseCgp('3/A[·L]I/3 / 0/0 0').ok).toBe(false);
  });

  test('racks that nobody has seen are empty', () => {
    expect(positionOf('3/3/3 / 0/0 0').racks).toEqual([[], []]);
    expect(positionOf('3/3/3  0 0').racks).toEqual([[]]);
  });

  const wrong: readonly (readonly [string, CgpProblem])[] = [
    ['', { code: 'MISSING', field: 'rows' }],
    ['3/3/3', { code: 'MISSING', field: 'racks' }],
    ['3/3/3 A/B', { code: 'MISSING', field: 'scores' }],
    ['3/3/3 A/B 0/0', { code: 'MISSING', field: 'zero-turns' }],
    ['3/4/3 A/B 0/0 0', { code: 'UNEVEN_ROW', row: 2, width: 4, expected: 3 }],
    ['3//3 A/B 0/0 0', { code: 'BAD_ROW', row: 2, text: '' }],
    ['3/1?1/3 A/B 0/0 0', { code: 'BAD_ROW', row: 2, text: '1?1' }],
    ['3/0A2/3 A/B 0/0 0', { code: 'BAD_ROW', row: 2, text: '0A2' }],
    ['3/2[CH/3 A/B 0/0 0', { code: 'BAD_ROW', row: 2, text: '2[CH' }],
    ['999 A/B 0/0 0', { code: 'BOARD_TOO_LARGE', most: 100 }],
    ['99999999 A/B 0/0 0', { code: 'BAD_ROW', row: 1, text: '99999999' }],
    ['3/3/3 A/B2 0/0 0', { code: 'BAD_RACK', text: 'B2' }],
    ['3/3/3 A/B 0/x 0', { code: 'BAD_SCORE', text: 'x' }],
    ['3/3/3 A/B 0/0 -1', { code: 'BAD_ZERO_TURNS', text: '-1' }],
    ['3/3/3 A/B 0/0 0 lex ENABLE', { code: 'UNENDED_OPERATION', text: 'lex ENABLE' }],
  ];
  test.each(wrong)('%j is refused by name', (text, problem) => {
    expect(parseCgp(text)).toEqual({ ok: false, error: problem });
  });
});

test('parse(format(x)) is x for boards of any size', () => {
  const upper = constantFrom('A', 'Q', 'É', 'CH', 'NY');
  const laid = oneof(
    constant(''),
    constant(''),
    upper,
    upper.map((tile) => tile.toLowerCase()),
  );
  const word = string({ unit: constantFrom(...'abXYZ019_-'.split('')), minLength: 1, maxLength: 6 });
  const sides = integer({ min: 1, max: 4 });
  const position = tuple(integer({ min: 1, max: 21 }), integer({ min: 1, max: 21 }), sides).chain(
    ([width, height, count]) =>
      record({
        width: constant(width),
        height: constant(height),
        board: array(laid, { minLength: width * height, maxLength: width * height }),
        racks: array(array(oneof(upper, constant('?')), { maxLength: 7 }), {
          minLength: count,
          maxLength: count,
        }),
        scores: array(integer({ min: -99, max: 999 }), { minLength: count, maxLength: count }),
        zeroTurns: nat(6),
        operations: array(
          record({ name: word, text: array(word, { maxLength: 2 }).map((all) => all.join(' ')) }),
        ),
      }),
  );
  assert(
    property(position, (one) => {
      expect(positionOf(formatCgp(one))).toEqual(one);
    }),
    { numRuns: 300 },
  );
});

test('no text makes the reader throw', () => {
  const noise = string({ unit: constantFrom(...'15A/bÉ[]? 0-;x'.split('')), maxLength: 60 });
  assert(
    property(noise, (text) => void parseCgp(text)),
    { numRuns: 1000 },
  );
  assert(
    property(
      string({ unit: 'binary' }),
      nat(60),
      (text, at) => void parseCgp(SMALL.slice(0, at) + text + SMALL.slice(at)),
    ),
  );
});
