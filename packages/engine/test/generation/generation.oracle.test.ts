import { buildGraph } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import type { MakeKernel } from '../../src/index.ts';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';
import { LANGUAGE_IDS, languagePosition } from '../support/language-games.ts';
import { obviousPlays, playText, type Position } from '../support/obvious-generator.ts';
import { type PositionKind, randomPosition, seededRandom } from '../support/random-position.ts';

const PLAIN: PositionKind = {
  columns: 9,
  rows: 9,
  letters: 5,
  words: 120,
  longestWord: 6,
  rackSize: 7,
  blanks: 0,
  blocked: 0,
  openingDown: false,
};

const KINDS: readonly (readonly [name: string, kind: PositionKind, positions: number])[] = [
  ['a plain board', PLAIN, 40],
  ['blanks', { ...PLAIN, words: 60, blanks: 2 }, 25],
  ['three blanks and a first play both ways', { ...PLAIN, words: 30, blanks: 3, openingDown: true }, 15],
  ['racks of nine and longer words', { ...PLAIN, columns: 11, rows: 11, rackSize: 9, longestWord: 9 }, 20],
  ['racks of twelve', { ...PLAIN, rackSize: 12, letters: 8, longestWord: 9, words: 200 }, 15],
  ['a narrow board with holes', { ...PLAIN, columns: 4, rows: 13, blocked: 12, openingDown: true }, 30],
  ['one row', { ...PLAIN, columns: 15, rows: 1, longestWord: 5 }, 20],
  ['the largest board', { ...PLAIN, columns: 21, rows: 21, blocked: 3, words: 60 }, 6],
  ['31 letters', { ...PLAIN, letters: 31, words: 1000, longestWord: 3, blanks: 1 }, 10],
  ['32 letters', { ...PLAIN, letters: 32, words: 1000, longestWord: 3, blanks: 1 }, 10],
  ['62 letters', { ...PLAIN, letters: 62, words: 2000, longestWord: 3, blanks: 2 }, 8],
];

const LANGUAGE_POSITIONS = 12;

function generatedPlays(makeKernel: MakeKernel, position: Position): string[] {
  const { numbers, words, board, rack } = position;
  const generator = new MoveGenerator(makeKernel(), { nodes: makeNodeTable(buildGraph(words)) }, numbers);
  generator.setBoard(board);
  generator.setRack({ letters: rack, bagSize: 20, otherPoints: 0 });
  return Array.from({ length: generator.listPlacements() }, (_, index) => {
    const { tiles, direction, score } = generator.placementAt(index);
    return playText(
      tiles.map(({ square, letter, isBlank }) => [square, isBlank ? letter + 64 : letter] as const),
      direction,
      score,
    );
  });
}

describe('twin and kernel find exactly the plays that trying every word finds', () => {
  test.each(KINDS)('%s', (__, kind, positions) => {
    let plays = 0;
    for (let seed = 0; seed < positions; seed++) {
      const position = randomPosition(kind, seededRandom(seed));
      const expected = obviousPlays(position);
      for (const [name, makeKernel] of KERNELS) {
        expect(generatedPlays(makeKernel, position).sort(), `${name}, seed ${seed}`).toEqual(expected);
      }
      plays += expected.length;
    }
    expect(plays).toBeGreaterThan(positions);
  });

  test.each(LANGUAGE_IDS)('words, tiles and values in %s', (language) => {
    let plays = 0;
    for (let seed = 0; seed < LANGUAGE_POSITIONS; seed++) {
      const kind = { ...PLAIN, columns: 11, rows: 11, longestWord: 8, blanks: seed % 3 };
      const position = languagePosition(language, kind, seededRandom(seed));
      const expected = obviousPlays(position);
      for (const [name, makeKernel] of KERNELS) {
        expect(generatedPlays(makeKernel, position).sort(), `${name}, seed ${seed}`).toEqual(expected);
      }
      plays += expected.length;
    }
    expect(plays).toBeGreaterThan(LANGUAGE_POSITIONS);
  });

  test('tiles on the board that are no letter of the lexicon', () => {
    for (let seed = 0; seed < 10; seed++) {
      const random = seededRandom(seed);
      const kind = { ...PLAIN, letters: 31, words: 800, longestWord: 3, blanks: 1 };
      const { numbers, words, board, rack } = randomPosition(kind, random);
      const strange = Array.from(board, (tile) => (tile !== 0 && random(3) === 0 ? 32 : tile));
      const position = {
        numbers: { ...numbers, values: [...Array.from(numbers.values), 0] },
        words,
        board: strange,
        rack,
      };
      const expected = obviousPlays(position);
      for (const [name, makeKernel] of KERNELS) {
        expect(generatedPlays(makeKernel, position).sort(), `${name}, seed ${seed}`).toEqual(expected);
      }
    }
  });
});
