/** The classic game on the default lexicon, and the positions of fixtures/positions/bench.cgp in its numbers. */

import { readFileSync } from 'node:fs';
import { configure } from '@lexiko/rules';
import { isLaidBlank, letterOf } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { parseCgp } from '@lexiko/rules/notation';
import { buildGraph, ENGLISH, parseWordsFile, type WordGraph } from '@lexiko/words';
import {
  classicNumbers,
  type GameNumbers,
  type MoveGenerator,
  type RackInPlay,
} from '../../src/entries/moves.ts';

export interface BenchPosition {
  readonly board: Uint8Array;
  readonly rack: RackInPlay;
}

export function defaultGraph(): WordGraph {
  const words = readFileSync(new URL('../../../words/data/english/words.txt', import.meta.url), 'latin1');
  return buildGraph(parseWordsFile(words, ENGLISH));
}

/** Exchanges while the bag holds seven, as engines are compared. */
export function standardNumbers(): GameNumbers {
  const ruleset = configure({ preset: 'standard-2007' });
  if (!ruleset.ok) throw new Error('the standard preset is broken');
  return { ...classicNumbers(ruleset.value, ENGLISH), exchangeBag: 7 };
}

export function readBenchPositions({ counts, values }: GameNumbers): BenchPosition[] {
  const text = readFileSync(new URL('../../../../fixtures/positions/bench.cgp', import.meta.url), 'utf8');
  const box = Array.from(counts).reduce((sum, count) => sum + count, 0);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const parsed = parseCgp(line);
      if (!parsed.ok) throw new Error(`fixtures/positions/bench.cgp: ${line}`);
      const { board, racks } = parsed.value;
      const [own = [], other = []] = racks.map((rack) =>
        rack.map((tile) => Math.max(0, ENGLISH.letters.indexOf(tile))),
      );
      const numbers = Uint8Array.from(board, (laid) =>
        laid === '' ? 0 : ENGLISH.letters.indexOf(letterOf(laid)) + (isLaidBlank(laid) ? 64 : 0),
      );
      const bagSize = box - board.filter((laid) => laid !== '').length - own.length - other.length;
      const otherPoints = other.reduce((sum, letter) => sum + itemAt(values, letter), 0);
      return { board: numbers, rack: { letters: own, bagSize, otherPoints } };
    });
}

export function setUp(generator: MoveGenerator, { board, rack }: BenchPosition): void {
  generator.setBoard(board);
  generator.setRack(rack);
}

/** What fixtures/counts/bench.txt holds: a line a position, then one for twenty games of self-play. */
export function countsText(generator: MoveGenerator, positions: readonly BenchPosition[]): string {
  const lines = positions.map((position) => {
    setUp(generator, position);
    const placements = generator.listPlacements();
    let sum = 0;
    let max = 0;
    for (let index = 0; index < placements; index++) {
      sum += generator.scoreAt(index);
      max = Math.max(max, generator.scoreAt(index));
    }
    const exchanges = generator.exchangeCount;
    return [placements, exchanges, sum, max, generator.best().equityMilli].join(' ');
  });
  const { turns, score, checksum } = generator.selfPlay(1, 20);
  return `${lines.join('\n')}\ngames 20 turns ${turns} score ${score} checksum ${checksum}\n`;
}
