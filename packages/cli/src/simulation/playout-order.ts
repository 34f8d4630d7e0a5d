/** All that a thread needs to play candidates out, as plain data; the words are shared, not copied. */

import {
  type GameNumbers,
  generatorTables,
  type Leaves,
  MoveGenerator,
  type NodeTable,
  winChance,
  type WinTable,
} from '@lexiko/engine/moves';
import { PlayoutRunner, type SimulatedPosition } from '@lexiko/engine/simulation';
import type { WordGraph } from '@lexiko/words';
import { kernelMaker } from '../engine-kernel.ts';

/** The words in the two forms that generation walks. */
export interface PlayoutWords {
  readonly graph: WordGraph;
  readonly nodes: NodeTable;
}

export interface PlayoutRules {
  readonly numbers: GameNumbers;
  readonly leaves: Leaves | null;
  readonly wins: WinTable;
}

/** Puts the words where all threads can read them. */
export function sharedWords({ graph, nodes }: PlayoutWords): PlayoutWords {
  const arcs = new Uint32Array(new SharedArrayBuffer(graph.nodes.byteLength));
  arcs.set(graph.nodes);
  const words = new Int32Array(new SharedArrayBuffer(nodes.words.byteLength));
  words.set(nodes.words);
  return { graph: { ...graph, nodes: arcs }, nodes: { ...nodes, words } };
}

export function openGenerator(
  { graph, nodes }: PlayoutWords,
  { numbers, leaves }: PlayoutRules,
): MoveGenerator {
  return new MoveGenerator(kernelMaker()(), generatorTables(graph, leaves, nodes), numbers);
}

export function openPlayoutRunner(
  generator: MoveGenerator,
  position: SimulatedPosition,
  { wins }: PlayoutRules,
): PlayoutRunner {
  return new PlayoutRunner(generator, position, (spread, unseen) => winChance(wins, spread, unseen));
}
