import { itemAt } from '@lexiko/rules/item-at';
import { buildGraph } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import { bestMoves, makeNodeTable, type Move, MoveGenerator } from '../../src/entries/moves.ts';
import { type PlayoutPosition, type PlayoutResults, Playouts } from '../../src/simulation/playouts.ts';
import { Draws } from '../../src/simulation/draws.ts';
import { KERNELS } from '../support/kernels.ts';
import { LANGUAGE_IDS, type LanguageId, languagePosition } from '../support/language-games.ts';
import { type PositionKind, randomPosition, seededRandom } from '../support/random-position.ts';

const KIND: PositionKind = {
  columns: 9,
  rows: 9,
  letters: 6,
  words: 300,
  longestWord: 6,
  rackSize: 5,
  blanks: 1,
  blocked: 0,
  openingDown: false,
};
const COUNT = 6;
const PLIES = 3;

interface Case {
  readonly generators: readonly MoveGenerator[];
  readonly position: PlayoutPosition;
  readonly candidates: readonly Move[];
}

/** A position of two to four sides with some tiles unseen; nobody exchanges in turns that are played out. */
function caseOf(seed: number, exchangeBag: number, language?: LanguageId): Case {
  const random = seededRandom(seed);
  const { numbers, words, board, rack } =
    language === undefined ? randomPosition(KIND, random) : languagePosition(language, KIND, random);
  const graph = buildGraph(words);
  const tables = { nodes: makeNodeTable(graph), wordMapOf: graph };
  const generators = KERNELS.map(
    ([, makeKernel]) => new MoveGenerator(makeKernel(), tables, { ...numbers, exchangeBag }),
  );
  const sides = 2 + (seed % 3);
  const size = sides * KIND.rackSize + random(12);
  const letters = Array.from({ length: size }, () => random(numbers.values.length));
  const rackSizes = Array.from({ length: sides - 1 }, () => KIND.rackSize);
  const bagSize = size - rackSizes.length * KIND.rackSize;
  itemAt(generators, 0).setBoard(board);
  itemAt(generators, 0).setRack({ letters: rack, bagSize, otherPoints: 0 });
  return {
    generators,
    position: { board, rack, unseen: { letters, rackSizes } },
    candidates: bestMoves(itemAt(generators, 0), 'equity', 4),
  };
}

/** The same, turn by turn, with arrays; no exchanges. */
function obviousPlayout(
  generator: MoveGenerator,
  position: PlayoutPosition,
  candidate: Move,
  number: number,
): { gained: number[]; bag: number; hasEnded: boolean } {
  const { values } = generator.numbers;
  const sides = position.unseen.rackSizes.length + 1;
  const deal = new Uint8Array(position.unseen.letters.length);
  new Draws(position.unseen, 1).deal(number, deal);
  const bag = [...deal];
  const racks = [[...position.rack], ...position.unseen.rackSizes.map((size) => bag.splice(0, size))];
  const board = Uint8Array.from(position.board);
  const gained = Array.from({ length: sides }, () => 0);
  const pointsOn = (rack: readonly number[]): number =>
    rack.reduce((sum, letter) => sum + itemAt(values, letter), 0);
  const take = (side: number, move: Move): void => {
    if (move.type === 'exchange') return;
    gained[side] = itemAt(gained, side) + move.score;
    for (const { square, letter, isBlank } of move.tiles) {
      board[square] = isBlank ? letter + 64 : letter;
      itemAt(racks, side).splice(itemAt(racks, side).indexOf(isBlank ? 0 : letter), 1);
    }
    for (let count = move.tiles.length; count > 0 && bag.length > 0; count--) {
      const tile = side === 0 ? bag.pop() : bag.shift();
      if (tile !== undefined) itemAt(racks, side).push(tile);
    }
  };
  let idle = 0;
  take(0, candidate);
  for (let ply = 1; ; ply++) {
    const before = (ply - 1) % sides;
    const isOut = bag.length === 0 && itemAt(racks, before).length === 0;
    if (isOut || (bag.length === 0 && idle >= sides)) {
      racks.forEach((rack, side) => (gained[side] = itemAt(gained, side) - pointsOn(rack)));
      const left = racks.reduce((sum, rack) => sum + pointsOn(rack), 0);
      if (isOut) gained[before] = itemAt(gained, before) + left;
      return { gained, bag: 0, hasEnded: true };
    }
    if (ply > PLIES && bag.length > 0) return { gained, bag: bag.length, hasEnded: false };
    const side = ply % sides;
    generator.setBoard(board);
    const otherPoints = racks.reduce((sum, rack, at) => sum + (at === side ? 0 : pointsOn(rack)), 0);
    generator.setRack({ letters: itemAt(racks, side), bagSize: bag.length, otherPoints });
    const move = generator.best();
    idle = move.type === 'play' && move.score > 0 ? 0 : idle + 1;
    take(side, move);
  }
}

function numbersOf(results: PlayoutResults, sides: number): number[][] {
  return Array.from({ length: results.count }, (_, at) => [
    ...Array.from({ length: sides }, (__, side) => results.gained(at, side)),
    results.unseen(at),
    results.hasEnded(at) ? 1 : 0,
  ]);
}

/** How many playouts went to the end of the game. */
function expectPlayouts({ generators, position, candidates }: Case, label: string): number {
  const sides = position.unseen.rackSizes.length + 1;
  let ended = 0;
  for (const candidate of candidates) {
    const expected = Array.from({ length: COUNT }, (_, number) =>
      obviousPlayout(itemAt(generators, 0), position, candidate, number),
    );
    ended += expected.filter(({ hasEnded }) => hasEnded).length;
    for (const generator of generators) {
      const playouts = new Playouts(generator, position, 1);
      const found = playouts.run({ candidate, from: 0, count: COUNT, plies: PLIES, toEnd: 'on' });
      expect(numbersOf(found, sides), label).toEqual(
        expected.map(({ gained, bag, hasEnded }) => [
          ...gained,
          bag + (sides - 1) * KIND.rackSize,
          hasEnded ? 1 : 0,
        ]),
      );
    }
  }
  return ended;
}

describe('a playout', () => {
  test('earns what the same plays earn one by one, also to the end of the game', () => {
    let ended = 0;
    for (let seed = 1; seed <= 12; seed++) ended += expectPlayouts(caseOf(seed, 99), `seed ${seed}`);
    expect(ended).toBeGreaterThan(5);
  });

  test.each(LANGUAGE_IDS)('earns what the same plays earn in %s', (language) => {
    for (let seed = 1; seed <= 3; seed++) expectPlayouts(caseOf(seed, 99, language), `seed ${seed}`);
  });

  test('is the same in kernel and twin, exchanges included, and leaves the board as it was', () => {
    for (let seed = 1; seed <= 9; seed++) {
      const { generators, position, candidates } = caseOf(seed, 3);
      const sides = position.unseen.rackSizes.length + 1;
      const [twin, kernel] = generators.map((generator) => {
        const playouts = new Playouts(generator, position, seed);
        const run = (from: number, count: number): number[][] =>
          candidates.flatMap((candidate) =>
            numbersOf(playouts.run({ candidate, from, count, plies: 4, toEnd: 'off' }), sides),
          );
        const all = run(0, COUNT);
        // In two parts, after others: a playout depends on its number alone.
        const first = run(0, 2);
        const rest = run(2, COUNT - 2);
        candidates.forEach((_, at) => {
          expect([
            ...first.slice(at * 2, at * 2 + 2),
            ...rest.slice(at * (COUNT - 2), (at + 1) * (COUNT - 2)),
          ]).toEqual(all.slice(at * COUNT, (at + 1) * COUNT));
        });
        return all;
      });
      expect(twin, `seed ${seed}`).toEqual(kernel);
    }
  });
});

describe('a deal', () => {
  test('gives the last of the other sides what it is supposed to hold, and everybody the rest by chance', () => {
    const unseen = {
      letters: [1, 1, 2, 3, 4, 5, 6, 7],
      rackSizes: [2, 3],
      supposed: [
        { letters: [1, 1], weight: 1 },
        { letters: [7], weight: 3 },
      ],
    };
    const draws = new Draws(unseen, 5);
    const deal = new Uint8Array(8);
    let first = 0;
    for (let number = 0; number < 2000; number++) {
      draws.deal(number, deal);
      expect([...deal].toSorted((a, b) => a - b)).toEqual(unseen.letters);
      const last = [...deal.subarray(2, 5)];
      const holdsFirst = last[0] === 1 && last[1] === 1;
      expect(holdsFirst || last[0] === 7).toBe(true);
      if (holdsFirst) first++;
    }
    expect(first).toBeGreaterThan(430);
    expect(first).toBeLessThan(570);
  });
});
