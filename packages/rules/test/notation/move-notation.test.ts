import {
  CLASSIC_LAYOUT,
  CLASSIC_TILES,
  emptyBoard,
  formatSquare,
  type Layout,
  type Placement,
  type TileSet,
} from '@lexiko/rules/board';
import { formatMove, formatWordStart, parseMove, parseWordStart } from '@lexiko/rules/notation';
import { array, assert, boolean, constantFrom, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromRow8 } from './picture.ts';
import type { MoveProblem, NotationTable } from '../../src/notation/move-notation.ts';

const EMPTY: NotationTable = {
  board: emptyBoard(CLASSIC_LAYOUT),
  layout: CLASSIC_LAYOUT,
  tiles: CLASSIC_TILES,
};
// prettier-ignore
const HORN: NotationTable = {
  ...EMPTY,
  board: fromRow8(
    '.....HORn......',
    '.......E.......',
    '.......D.......',
  ),
};

/** `H8=R i8=n`, in the order of the squares. */
function picture(placements: readonly Placement[]): string {
  return [...placements]
    .sort(([a], [b]) => a - b)
    .map(([square, laid]) => `${formatSquare(CLASSIC_LAYOUT, square)}=${laid}`)
    .join(' ');
}

describe('the start of a word', () => {
  test.each([
    ['8F', { row: 7, column: 5, direction: 'across' }],
    ['F8', { row: 7, column: 5, direction: 'down' }],
    ['12c', { row: 11, column: 2, direction: 'across' }],
    ['o15', { row: 14, column: 14, direction: 'down' }],
    ['21U', { row: 20, column: 20, direction: 'across' }],
  ])('%s', (text, start) => {
    expect(parseWordStart(text)).toEqual(start);
  });

  test.each(['', '8', 'F', '88', 'FF', '0A', 'A0', '8F8', 'F-8', ' 8F', '123A', 'Ä8'])(
    'is not %j',
    (text) => {
      expect(parseWordStart(text)).toBeNull();
    },
  );

  test('is read as it was written', () => {
    const starts = {
      row: nat(98),
      column: nat(25),
      direction: constantFrom('across' as const, 'down' as const),
    };
    assert(
      property(starts.row, starts.column, starts.direction, (row, column, direction) => {
        const start = { row, column, direction };
        expect(parseWordStart(formatWordStart(start))).toEqual(start);
      }),
    );
  });
});

describe('a move', () => {
  test.each([
    ['8F HORN', EMPTY, 'F8=H G8=O H8=R I8=N'],
    ['H8 FaRM', EMPTY, 'H8=F H9=a H10=R H11=M'],
    ['8F (HORn)ED', HORN, 'J8=E K8=D'],
    ['8F ....ED', HORN, 'J8=E K8=D'],
    ['8f HORNED', HORN, 'J8=E K8=D'],
    ['10F BE(D)S', HORN, 'F10=B G10=E I10=S'],
    ['H6 sH(R)(E)(D)S', HORN, 'H6=s H7=H H11=S'],
    ['H6 SH(RED)S', HORN, 'H6=S H7=H H11=S'],
    ['  8J   ED ', HORN, 'J8=E K8=D'],
  ])('%s', (text, table, placed) => {
    const parsed = parseMove(table, text);
    expect(parsed.ok && picture(parsed.value)).toBe(placed);
  });

  const wrong: readonly (readonly [string, NotationTable, MoveProblem])[] = [
    ['', EMPTY, { code: 'NOT_A_MOVE', text: '' }],
    ['8F', EMPTY, { code: 'NOT_A_MOVE', text: '8F' }],
    ['8F HORN OK', EMPTY, { code: 'NOT_A_MOVE', text: '8F HORN OK' }],
    ['HORN 8F', EMPTY, { code: 'NOT_A_START', text: 'HORN' }],
    ['8F HO-RN', EMPTY, { code: 'NOT_A_WORD', text: 'HO-RN' }],
    ['8F H(ORN', HORN, { code: 'NOT_A_WORD', text: 'H(ORN' }],
    ['8F H((O))RN', HORN, { code: 'NOT_A_WORD', text: 'H((O))RN' }],
    ['8F HO)RN', HORN, { code: 'NOT_A_WORD', text: 'HO)RN' }],
    ['8F HÖRN', EMPTY, { code: 'NOT_A_LETTER', letter: 'Ö' }],
    ['8F H?RN', EMPTY, { code: 'NOT_A_WORD', text: 'H?RN' }],
    ['8M HORN', EMPTY, { code: 'LEAVES_BOARD', letter: 'N' }],
    ['16A HORN', EMPTY, { code: 'LEAVES_BOARD', letter: 'H' }],
    ['8P HORN', EMPTY, { code: 'LEAVES_BOARD', letter: 'H' }],
    ['H13 HORN', EMPTY, { code: 'LEAVES_BOARD', letter: 'N' }],
    ['8F (H)ORN', EMPTY, { code: 'NOTHING_THERE', square: 'F8' }],
    ['8E .ORN', HORN, { code: 'NOTHING_THERE', square: 'E8' }],
    ['8F CORN', HORN, { code: 'OTHER_LETTER_THERE', square: 'F8', lies: 'H', said: 'C' }],
    ['8F (C)ORN', HORN, { code: 'OTHER_LETTER_THERE', square: 'F8', lies: 'H', said: 'C' }],
    ['8F HORN', HORN, { code: 'NO_NEW_TILE' }],
    ['8F ....', HORN, { code: 'NO_NEW_TILE' }],
  ];
  test.each(wrong)('%j is refused by name', (text, table, problem) => {
    expect(parseMove(table, text)).toEqual({ ok: false, error: problem });
  });

  test.each([
    ['8F HORN', EMPTY, '8F HORN', '8F HORN'],
    ['8J ED', HORN, '8F (HORn)ED', '8F ....ED'],
    ['10G E', HORN, '10G E(D)', '10G E.'],
    ['11H Y', HORN, 'H8 (RED)Y', 'H8 ...Y'],
    ['I9 A', HORN, '9H (E)A', '9H .A'],
    ['H6 sHREDs', HORN, 'H6 sH(RED)s', 'H6 sH...s'],
  ])('%s is written with the letters it runs through', (text, table, parentheses, dots) => {
    const parsed = parseMove(table, text);
    if (!parsed.ok) throw new Error(parsed.error.code);
    expect(formatMove(table, parsed.value)).toBe(parentheses);
    expect(formatMove(table, parsed.value, 'dots')).toBe(dots);
  });

  test('12C CO(O)KIE comes out as it went in', () => {
    const table = { ...EMPTY, board: fromRow8('', '', '', '', '....O') };
    const parsed = parseMove(table, '12C CO(O)KIE');
    expect(parsed.ok && formatMove(table, parsed.value)).toBe('12C CO(O)KIE');
  });

  test('tiles of several characters stand in brackets', () => {
    const tiles: TileSet = {
      letters: ['A', 'CH', 'O'],
      multiples: ['CH'],
      counts: { A: 2, CH: 2, O: 2, '?': 1 },
      values: {},
    };
    const table = { ...EMPTY, tiles };
    const parsed = parseMove(table, '8G [CH]A[ch]O');
    expect(parsed.ok && picture(parsed.value)).toBe('G8=CH H8=A I8=ch J8=O');
    expect(parsed.ok && formatMove(table, parsed.value)).toBe('8G [CH]A[ch]O');
  });

  test('a blocked square is not on the board', () => {
    const layout: Layout = { ...CLASSIC_LAYOUT, blocked: [7 * 15 + 7] };
    expect(parseMove({ ...EMPTY, layout }, '8F HORN')).toMatchObject({
      ok: false,
      error: { code: 'LEAVES_BOARD', letter: 'R' },
    });
  });
});

const letter = constantFrom(...'ABEINRSTabe'.split(''));

test('parse(format(x)) is x for tiles in any line of any board', () => {
  const cells = array(constantFrom('', '', '', ...'ABEabe'.split('')), { minLength: 225, maxLength: 225 });
  assert(
    property(
      cells,
      nat(224),
      boolean(),
      array(letter, { minLength: 1, maxLength: 7 }),
      (board, at, across, tiles) => {
        const step = across ? 1 : 15;
        const placements: Placement[] = [];
        for (let square = at; placements.length < tiles.length; square += step) {
          if (square >= 225 || (across && Math.floor(square / 15) !== Math.floor(at / 15))) break;
          if (board[square] === '') placements.push([square, tiles[placements.length] ?? 'A']);
        }
        if (placements.length === 0) return;
        const table = { ...EMPTY, board };
        for (const style of ['parentheses', 'dots'] as const) {
          const parsed = parseMove(table, formatMove(table, placements, style));
          expect(parsed.ok && picture(parsed.value)).toBe(picture(placements));
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('no text makes the reader throw', () => {
  const noise = string({
    unit: constantFrom(...('8F12HORNabc().[]?-_ \tÖß\u{1F600}'.match(/./gsu) ?? [])),
    maxLength: 20,
  });
  assert(
    property(noise, (text) => void parseMove(HORN, text)),
    { numRuns: 1000 },
  );
  assert(property(string({ unit: 'binary' }), (text) => void parseMove(HORN, `8F ${text}`)));
});
