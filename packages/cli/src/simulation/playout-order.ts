/** All that a thread needs to play candidates out, as plain data; the words are shared, not copied. */

import {
  type GameNumbers,
  type GeneratorTables,
  type Leaves,
  MoveGenerator,
  winChance,
  type WinTable,
} from '@lexiko/engine/moves';
import { PlayoutRunner, type SimulatedPosition } from '@lexiko/engine/simulation';
import { kernelMaker } from '../engine-kernel.ts';

/** The words in the two forms that generation walks; without a map where there are too many of them. */
export type PlayoutWords = Pick<GeneratorTables, 'nodes' | 'wordMap'>;

export interface PlayoutRules {
  readonly numbers: GameNumbers;
  readonly leaves: Leaves | null;
  readonly wins: WinTable;
}

/** Puts the words where all threads can read them. */
export function sharedWords({ nodes, wordMap }: PlayoutWords): PlayoutWords {
  return {
    nodes: { ...nodes, words: shared(nodes.words) },
    ...(wordMap === undefined ? {} : { wordMap: { ...wordMap, words: shared(wordMap.words) } }),
  };
}

/** What was read from disk is shared already. */
function shared(table: Int32Array): Int32Array {
  if (table.buffer instanceof SharedArrayBuffer) return table;
  const copy = new Int32Array(new SharedArrayBuffer(table.byteLength));
  copy.set(table);
  return copy;
}

export function openGenerator(words: PlayoutWords, { numbers, leaves }: PlayoutRules): MoveGenerator {
  return new MoveGenerator(kernelMaker()(), { ...words, ...(leaves === null ? {} : { leaves }) }, numbers);
}

export function openPlayoutRunner(
  generator: MoveGenerator,
  position: SimulatedPosition,
  { wins }: PlayoutRules,
): PlayoutRunner {
  return new PlayoutRunner(generator, position, (spread, unseen) => winChance(wins, spread, unseen));
}
