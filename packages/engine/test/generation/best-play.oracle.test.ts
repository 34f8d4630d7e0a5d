import { itemAt } from '@lexiko/rules/item-at';
import { buildGraph } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import { type Leaves, makeLeaves, makeNodeTable, type Move, MoveGenerator } from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';
import { LANGUAGE_IDS, languagePosition } from '../support/language-games.ts';
import type { Position } from '../support/obvious-generator.ts';
import { type PositionKind, type Random, randomPosition, seededRandom } from '../support/random-position.ts';

const PLAIN: PositionKind = {
  columns: 11,
  rows: 11,
  letters: 6,
  words: 300,
  longestWord: 7,
  rackSize: 7,
  blanks: 0,
  blocked: 0,
  openingDown: false,
};

const KINDS: readonly (readonly [name: string, kind: PositionKind, positions: number])[] = [
  ['no blanks', PLAIN, 60],
  ['up to two blanks', { ...PLAIN, blanks: 2 }, 60],
  ['up to four blanks', { ...PLAIN, words: 100, blanks: 4 }, 20],
  ['racks of twelve', { ...PLAIN, rackSize: 12, letters: 9, words: 600, longestWord: 9 }, 20],
  [
    'racks of twelve with blanks',
    { ...PLAIN, rackSize: 12, letters: 12, words: 400, longestWord: 7, blanks: 2 },
    8,
  ],
  ['holes, and a first play both ways', { ...PLAIN, blocked: 10, openingDown: true }, 40],
  ['many letters', { ...PLAIN, letters: 40, words: 2000, longestWord: 4, blanks: 1 }, 20],
];

/** Leaves for some of the racks that can be kept, whole or half points so that ties happen. */
function randomLeaves({ rack }: Position, random: Random): Leaves {
  const kept = new Map<string, number[]>([['0', [0]]]);
  for (let i = 0; i < 200; i++) {
    const part = rack.filter(() => random(2) === 0).toSorted((a, b) => a - b);
    if (part.length > 0) kept.set(part.join(), part);
  }
  return makeLeaves([...kept.values()].map((part) => [part, (random(61) - 30) / 2] as const));
}

/** The documented order of best plays, as a comparison of all moves. */
function compareMoves(a: Move, b: Move): number {
  const score = (move: Move): number => (move.type === 'play' ? move.score : 0);
  if (a.equityMilli !== b.equityMilli) return b.equityMilli - a.equityMilli;
  if (score(a) !== score(b)) return score(b) - score(a);
  if (a.type === 'exchange' || b.type === 'exchange')
    return a.type === b.type ? 0 : a.type === 'play' ? -1 : 1;
  if (a.direction !== b.direction) return a.direction === 'across' ? -1 : 1;
  const keys = [a, b].map(({ direction, tiles }) => [
    laneOf(direction, itemAt(tiles, 0).square),
    ...tiles.flatMap(({ square, letter, isBlank }) => [
      laneOf(direction === 'across' ? 'down' : 'across', square),
      isBlank ? letter + 64 : letter,
    ]),
  ]);
  const differing = itemAt(keys, 0).findIndex((number, at) => number !== itemAt(keys, 1)[at]);
  return differing < 0
    ? a.tiles.length - b.tiles.length
    : itemAt(itemAt(keys, 0), differing) - (itemAt(keys, 1)[differing] ?? 1e9);
}

function laneOf(direction: 'across' | 'down', square: number): number {
  return direction === 'across' ? Math.floor(square / PLAIN.columns) : square % PLAIN.columns;
}

/** Kernel and twin, with and without a word map. */
function expectBest(position: Position, random: Random, label: string): void {
  const { numbers, words, board, rack } = position;
  const graph = buildGraph(words);
  const nodes = makeNodeTable(graph);
  const leaves = randomLeaves(position, random);
  const bagSize = itemAt([0, 3, 40], random(3));
  const found = KERNELS.flatMap(([name, makeKernel]) =>
    [
      { nodes, leaves, wordMapOf: graph },
      { nodes, leaves },
    ].map((tables) => {
      const generator = new MoveGenerator(makeKernel(), tables, numbers);
      generator.setBoard(board);
      generator.setRack({ letters: rack, bagSize, otherPoints: 7 });
      const best = generator.best();
      const moves: Move[] = [];
      for (let index = generator.listPlacements() - 1; index >= 0; index--)
        moves.push(generator.placementAt(index));
      moves.push(...generator.exchanges());
      moves.sort(compareMoves);
      if (moves.length === 0) {
        moves.push({ type: 'exchange', letters: [], equityMilli: generator.passEquityMilli() });
      }
      expect(best.equityMilli, `${name}, ${label}`).toBe(itemAt(moves, 0).equityMilli);
      if (best.type === 'play') expect(best, `${name}, ${label}`).toEqual(moves[0]);
      else expect(itemAt(moves, 0).type, `${name}, ${label}`).toBe('exchange');
      return best;
    }),
  );
  for (const best of found) expect(best, label).toEqual(found[0]);
}

const LANGUAGE_POSITIONS = 10;

describe('the best play is the first of all moves in the documented order', () => {
  test.each(KINDS)('%s', (_, kind, positions) => {
    for (let seed = 0; seed < positions; seed++) {
      const random = seededRandom(seed);
      expectBest(randomPosition(kind, random), random, `seed ${seed}`);
    }
  });

  test.each(LANGUAGE_IDS)('words, tiles and values in %s', (language) => {
    for (let seed = 0; seed < LANGUAGE_POSITIONS; seed++) {
      const random = seededRandom(seed);
      const kind = { ...PLAIN, longestWord: 8, blanks: seed % 3 };
      expectBest(languagePosition(language, kind, random), random, `seed ${seed}`);
    }
  });
});
