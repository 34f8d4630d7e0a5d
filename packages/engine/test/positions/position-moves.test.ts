import { buildGraph, ENGLISH, Lexicon, readWord, emptyColumns } from '@lexiko/words';
import { expect, test } from 'vitest';
import { learntTables } from '../../src/entries/all-learnt.ts';
import { PositionMoves } from '../../src/entries/positions.ts';
import { KERNELS } from '../support/kernels.ts';

const WORDS = ['HORN', 'HORNS', 'THORN', 'SHORN', 'NORTH', 'ON', 'NO', 'OH', 'HO', 'SO', 'OS'];

const LEXICON = new Lexicon({
  identity: { id: 'few', name: 'A few words', version: '1', checksum: '' },
  alphabet: ENGLISH,
  graph: buildGraph(WORDS.map((word) => readWord(ENGLISH, word) ?? new Uint8Array())),
  loadColumns: ({ count }) => emptyColumns(count),
  loadForms: () => null,
});

const EMPTY = Array.from({ length: 15 }, () => '15').join('/');
const WITH_HORN = [...EMPTY.split('/').slice(8), '4HORN7', ...EMPTY.split('/').slice(8)].join('/');

test.each(KERNELS)('Moves of a position are written as players write them, by %s', (_, makeKernel) => {
  const moves = new PositionMoves(LEXICON, { makeKernel });
  const opening = moves.best(`${EMPTY} HORNQQQ/ 0/0 0`, 1, 'score');
  expect(opening).toEqual({
    ok: true,
    value: [{ text: '8E HORN', score: 14, leave: 'QQQ', equity: 14 }],
  });
  const through = moves.best(`${WITH_HORN} Q?/ 0/0 0`, 2, 'score');
  expect(through).toMatchObject({
    ok: true,
    value: [
      { text: '8E (HORN)s', score: 7, leave: 'Q' },
      { text: '8D s(HORN)', score: 7, leave: 'Q' },
    ],
  });
});

test('Without a play the best exchange comes first, and a pass where nothing else is possible', () => {
  const moves = new PositionMoves(LEXICON, { learnt: learntTables('english') });
  const exchange = moves.best(`${EMPTY} QVVUIJC/ 0/0 0`, 1);
  expect(exchange.ok && exchange.value[0]?.text).toMatch(/^exchange [CIJQUV]+$/);
  const pass = moves.best(`${EMPTY} / 0/0 0`, 3);
  expect(pass.ok && pass.value.map(({ text }) => text)).toEqual(['pass']);
});

test.each([
  ['8 HORN/ 0/0 0', { code: 'OTHER_BOARD', actual: '8×1', expected: '15×15' }],
  [`${EMPTY} HÄRN/ 0/0 0`, { code: 'OTHER_LETTER', letter: 'Ä' }],
  [`${EMPTY} HHHHHHHHHHHHH/ 0/0 0`, { code: 'LARGE_RACK', most: 12 }],
  [`${EMPTY} H1/ 0/0 0`, { code: 'BAD_RACK', text: 'H1' }],
])('A position that does not fit is refused with its reason: %s', (cgp, error) => {
  expect(new PositionMoves(LEXICON).best(cgp, 1)).toEqual({ ok: false, error });
});

test('Crosswords is not asked for by position', () => {
  expect(() => new PositionMoves(LEXICON, { preset: 'crosswords' })).toThrow(RangeError);
});
