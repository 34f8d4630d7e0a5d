import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { inferLeaves, leaveJudge } from '../../src/simulation/inference.ts';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import type { ObservedTurn } from '../../src/simulation/inference.ts';
import { defaultGraph, standardNumbers } from '../support/bench-positions.ts';
import { KERNELS } from '../support/kernels.ts';
import { seededRandom } from '../support/random-position.ts';

const GAMES = 6;
const RACKS = 60;

const numbers = standardNumbers();
const graph = defaultGraph();
const [, [, makeKernel]] = KERNELS;
const generator = new MoveGenerator(makeKernel(), { nodes: makeNodeTable(graph), wordMapOf: graph }, numbers);

interface SeenTurn {
  readonly turn: ObservedTurn;
  readonly board: Uint8Array;
  readonly bagSize: number;
  readonly kept: readonly number[];
  /** The bag after the turn, the drawn tiles and what was kept: what the opponent does not see. */
  readonly unseen: readonly number[];
}

/** The turns of a game in which both sides always take the best play by equity. */
function turnsOf(seed: number): SeenTurn[] {
  const random = seededRandom(seed);
  const bag = Array.from(numbers.counts).flatMap((count, letter) => Array<number>(count).fill(letter));
  for (let at = bag.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [bag[at], bag[other]] = [itemAt(bag, other), itemAt(bag, at)];
  }
  const racks = [bag.splice(0, 7), bag.splice(0, 7)];
  const board = new Uint8Array(225);
  const turns: SeenTurn[] = [];
  for (let turn = 0; bag.length >= 7; turn++) {
    const rack = itemAt(racks, turn % 2);
    const bagSize = bag.length;
    generator.setBoard(board);
    generator.setRack({ letters: rack, bagSize, otherPoints: 0 });
    const move = generator.best();
    const used =
      move.type === 'play' ? move.tiles.map(({ letter, isBlank }) => (isBlank ? 0 : letter)) : move.letters;
    for (const letter of used) rack.splice(rack.indexOf(letter), 1);
    const kept = rack.toSorted((a, b) => a - b);
    const before = board.slice();
    if (move.type === 'play')
      for (const { square, letter, isBlank } of move.tiles) board[square] = isBlank ? letter + 64 : letter;
    const drawn = bag.splice(0, used.length);
    if (move.type === 'exchange') bag.push(...used);
    rack.push(...drawn);
    turns.push({
      turn:
        move.type === 'play'
          ? { type: 'play', letters: used, score: move.score }
          : { type: 'exchange', count: used.length },
      board: before,
      bagSize,
      kept,
      unseen: [...bag, ...rack],
    });
  }
  return turns;
}

describe('what the opponent kept', () => {
  test('is told by the turn it took better than by chance', () => {
    let bits = 0;
    let count = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = seededRandom(100 + seed);
      for (const { turn, board, bagSize, kept, unseen } of turnsOf(seed)) {
        if (turn.type !== 'play' || kept.length === 0) continue;
        generator.setBoard(board);
        const judge = leaveJudge(generator, turn, bagSize);
        // How much likelier the true leave has become: its weight against the mean weight of leaves drawn by chance.
        let sum = 0;
        for (let draw = 0; draw < RACKS; draw++) {
          const pool = [...unseen];
          sum += judge(kept.map(() => itemAt(pool.splice(random(pool.length), 1), 0))).weight;
        }
        bits += Math.log2((judge(kept).weight * RACKS) / sum);
        count++;
      }
    }
    process.stdout.write(`inference: ${(bits / count).toFixed(2)} bits a turn over chance, ${count} turns\n`);
    expect(count).toBeGreaterThan(40);
    expect(bits / count).toBeGreaterThan(0.3);
  });

  test('is among the unseen tiles, also after an exchange', () => {
    const random = seededRandom(5);
    const unseen = [0, 1, 5, 5, 5, 9, 14, 17, 18, 19, 19, 20, 21, 22, 22];
    const supposed = inferLeaves(
      generator,
      { turn: { type: 'exchange', count: 3 }, board: new Uint8Array(225), rackSize: 7, bagSize: 60, unseen },
      { racks: 30, random: () => random(2 ** 30) / 2 ** 30, isInterrupted: () => false },
    );
    expect(supposed.length).toBeGreaterThan(5);
    for (const { letters, weight } of supposed) {
      expect(letters).toHaveLength(4);
      expect(weight).toBeGreaterThan(0);
      const left = [...unseen];
      for (const letter of letters) {
        expect(left).toContain(letter);
        left.splice(left.indexOf(letter), 1);
      }
    }
  });

  test('cannot be told when nothing was kept, or once the tiles are known anyway', () => {
    const effort = { racks: 10, random: () => 0.5, isInterrupted: () => false };
    const turn: ObservedTurn = { type: 'play', letters: [1, 2, 3, 4, 5, 6, 7], score: 80 };
    const board = new Uint8Array(225);
    expect(
      inferLeaves(generator, { turn, board, rackSize: 7, bagSize: 60, unseen: [1, 2, 3] }, effort),
    ).toEqual([]);
    const short: ObservedTurn = { type: 'play', letters: [1, 2], score: 8 };
    expect(
      inferLeaves(generator, { turn: short, board, rackSize: 4, bagSize: 0, unseen: [1, 2] }, effort),
    ).toEqual([]);
  });
});
