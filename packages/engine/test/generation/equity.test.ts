import { buildGraph, ENGLISH, readWord } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import { leaveValue, makeLeaves, makeNodeTable, type Move, MoveGenerator } from '../../src/entries/moves.ts';
import { standardNumbers } from '../support/bench-positions.ts';
import { KERNELS } from '../support/kernels.ts';

const WORDS = ['AT', 'CAT', 'CATS', 'QUA'];
const EMPTY = Array.from({ length: 225 }, () => 0);
const CENTRE = 112;

function numbered(text: string): number[] {
  return text.split('').map((name) => (name === '?' ? 0 : ENGLISH.letters.indexOf(name)));
}

describe.each(KERNELS)('plain equity in %s', (_, makeKernel) => {
  const graph = buildGraph(WORDS.map((word) => readWord(ENGLISH, word) ?? []));
  const leaves = makeLeaves([
    [numbered('S'), 8.125],
    [numbered('QU'), 2],
  ]);
  const tables = { nodes: makeNodeTable(graph), wordMapOf: graph, leaves };
  const generator = new MoveGenerator(makeKernel(), tables, standardNumbers());

  function equities(
    board: readonly number[],
    rack: string,
    bagSize: number,
    otherPoints: number,
  ): Map<string, number> {
    generator.setBoard(board);
    generator.setRack({ letters: numbered(rack), bagSize, otherPoints });
    const moves: Move[] = [...generator.exchanges()];
    for (let index = generator.listPlacements() - 1; index >= 0; index--)
      moves.push(generator.placementAt(index));
    return new Map(
      moves.map((move) => [
        move.type === 'play'
          ? move.tiles.map(({ letter, square }) => `${ENGLISH.letters[letter]}${square}`).join(' ')
          : `exchange ${move.letters.join(' ')}`,
        move.equityMilli,
      ]),
    );
  }

  const withCat = EMPTY.with(CENTRE - 2, 3)
    .with(CENTRE - 1, 1)
    .with(CENTRE, 20);

  test('is score plus leave while the bag holds tiles', () => {
    const found = equities(withCat, 'SQU', 20, 0);
    expect(found.get(`S${CENTRE + 1}`)).toBe(6000 + 2000);
    expect(found.get('exchange 17 21')).toBe(8125);
    expect(found.get('exchange 19')).toBe(2000);
  });

  test('has no exchanges once the bag holds fewer than seven', () => {
    expect([...equities(withCat, 'SQU', 6, 0).keys()].filter((name) => name.startsWith('exchange'))).toEqual(
      [],
    );
  });

  test('counts points left when the bag is empty', () => {
    expect(equities(withCat, 'SQ', 0, 9).get(`S${CENTRE + 1}`)).toBe(6000 - 2 * 10_000 - 10_000);
    expect(equities(withCat, 'S', 0, 9).get(`S${CENTRE + 1}`)).toBe(6000 + 2 * 9000);
  });

  test('takes 0.7 off for each vowel of an opening beside a premium square, blanks too', () => {
    const found = equities(EMPTY, 'CAT', 80, 0);
    expect(found.get('C112 A113 T114')).toBe(10_000 - 700);
    expect(found.get('C111 A112 T113')).toBe(10_000);
    expect(equities(EMPTY, 'C?T', 80, 0).get('C112 A113 T114')).toBe(8000 - 700);
  });
});

test.each(KERNELS)('%s lists every distinct exchange once, worth what it keeps', (_, makeKernel) => {
  const tables = { nodes: makeNodeTable(buildGraph([[1, 20]])) };
  const keeping: (readonly [number[], number])[] = [
    [numbered('S'), 8.5],
    [numbered('E'), 2],
    [numbered('EE'), -1.25],
    [numbered('?S'), 4],
  ];
  const leaves = makeLeaves(keeping, 'parts');
  const generator = new MoveGenerator(makeKernel(), { ...tables, leaves }, standardNumbers());
  const rack = numbered('EES?QEA');
  generator.setBoard(EMPTY);
  generator.setRack({ letters: rack, bagSize: 7, otherPoints: 0 });
  const expected = new Map<string, number>();
  for (let chosen = 1; chosen < 1 << rack.length; chosen++) {
    const kept = rack.filter((__, at) => (chosen & (1 << at)) === 0);
    const given = rack.filter((__, at) => (chosen & (1 << at)) !== 0).sort((a, b) => a - b);
    expected.set(given.join(' '), Math.round(1000 * leaveValue(leaves, kept)));
  }
  const found = Array.from({ length: generator.exchangeCount }, (__, at) => generator.exchangeAt(at));
  expect(found).toEqual(generator.exchanges());
  expect(new Map(found.map(({ letters, equityMilli }) => [letters.join(' '), equityMilli]))).toEqual(
    expected,
  );
  expect(found).toHaveLength(expected.size);
  expect(found.map((__, at) => generator.exchangeEquityMilliAt(at))).toEqual(
    found.map(({ equityMilli }) => equityMilli),
  );
  generator.setRack({ letters: rack, bagSize: 6, otherPoints: 0 });
  expect(generator.exchangeCount).toBe(0);
});
