/**
 * Tables that generation walks, kept on disk as they are in memory: node tables, word maps and learnt leaves take longer
 * to make than `lexiko moves` takes to answer. A file is named after a hash of what its table was made from and begins
 * with a hash of its content, so that a damaged or foreign file is made anew.
 */

import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import { join } from 'node:path';
import type { LearntTables } from '@lexiko/engine/learnt';
import {
  formatKlv2,
  isMapped,
  leaveTextFor,
  makeNodeTable,
  makeWordMapAfter,
  parseKlv2,
  parseLeaveText,
  TABLE_FORMAT,
  WORD_MAP_HEAD,
  type GeneratorTables,
  type Leaves,
  type LeaveText,
  type NodeTable,
  type WordMap,
} from '@lexiko/engine/moves';
import type { Ruleset } from '@lexiko/rules';
import type { Alphabet, WordGraph } from '@lexiko/words';
import { dataFolder, type Environment } from './data-folder.ts';
import { keepFile, keyOf, type Kept } from './kept-file.ts';
import { readShared } from './shared-file.ts';

/** Of SHA-256. */
const DIGEST_BYTES = 32;
const NODE_HEAD = 2;

/** Words with the name that their files have. */
export interface NamedGraph {
  readonly graph: WordGraph;
  readonly name: string;
}

export function keptNodes({ graph, name }: NamedGraph, env: Environment): NodeTable {
  const table = keptTable({ name: `${name}-nodes`, sources: sourcesOf(graph), env }, () => {
    const { words, gaddag, wide } = makeNodeTable(graph);
    const packed = new Int32Array(NODE_HEAD + words.length);
    packed[0] = gaddag;
    packed[1] = wide ? 1 : 0;
    packed.set(words, NODE_HEAD);
    return packed;
  });
  const [gaddag = 0, wide = 0] = table;
  return { words: table.subarray(NODE_HEAD), gaddag, wide: wide === 1 };
}

/** With a map for best plays, unless there are too many words for one. */
export function playoutWords(
  words: NamedGraph,
  env: Environment,
): Pick<GeneratorTables, 'nodes' | 'wordMap'> {
  const nodes = keptNodes(words, env);
  return isMapped(words.graph) ? { nodes, wordMap: keptWordMap(words, nodes, env) } : { nodes };
}

function keptWordMap({ graph, name }: NamedGraph, nodes: NodeTable, env: Environment): WordMap {
  const { heads, hashes } = WORD_MAP_HEAD;
  const table = keptTable({ name: `${name}-map`, sources: sourcesOf(graph), env }, () => {
    const map = makeWordMapAfter(nodes, graph);
    const packed = new Int32Array(heads + hashes + map.words.length);
    packed.set(map.heads);
    packed.set(map.hashes, heads);
    packed.set(map.words, heads + hashes);
    return packed;
  });
  return {
    heads: table.subarray(0, heads),
    hashes: table.subarray(heads, heads + hashes),
    words: table.subarray(heads + hashes),
  };
}

/** The leaves learnt for a game; `null` if there are none for its letters. */
export function keptLeaves(
  learnt: LearntTables,
  { ruleset, alphabet }: { readonly ruleset: Ruleset; readonly alphabet: Alphabet },
  env: Environment,
): Leaves | null {
  const text = leaveTextFor(learnt, ruleset, alphabet);
  if (text === null) return null;
  const { kind } = ruleset.scoring;
  const name = `${alphabet.id}-${kind}-${ruleset.rack.size}-leaves`;
  const bytes = keptBytes({ name, sources: [textSource(text)], env }, () => formatKlv2(parseLeaveText(text)));
  const parsed = parseKlv2(bytes);
  // Written by ourselves and proven by its hash.
  if (!parsed.ok) throw new RangeError(`leaves that cannot be read: ${parsed.error.code}`);
  return { ...parsed.value, kind: 'parts' };
}

function textSource({ counts, longest, values }: LeaveText): string {
  return `${counts.join(' ')} ${longest} ${values}`;
}

function sourcesOf({ nodes, high }: WordGraph): readonly Uint8Array[] {
  const arcs = new Uint8Array(nodes.buffer, nodes.byteOffset, nodes.byteLength);
  return high === null ? [arcs] : [arcs, high];
}

function keptTable(kept: Kept, build: () => Int32Array): Int32Array {
  const bytes = keptBytes(kept, () => {
    const table = build();
    return new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
  });
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Int32Array.BYTES_PER_ELEMENT);
}

/** Four bytes long, or a multiple of that. */
function keptBytes({ name, sources, env }: Kept, build: () => Uint8Array): Uint8Array {
  const key = keyOf(`${TABLE_FORMAT} ${endianness()}`, sources);
  const folder = join(dataFolder(env), 'tables');
  const path = join(folder, `${name}.${key}.table`);
  const whole = readWhole(path);
  if (whole !== null) return whole;
  const built = build();
  const file = new Uint8Array(DIGEST_BYTES + built.length);
  file.set(digestOf(built));
  file.set(built, DIGEST_BYTES);
  keepFile(path, file);
  return built;
}

/** `null` if there is no such file or its content is not what was written. */
function readWhole(path: string): Uint8Array | null {
  const shared = readShared(path);
  if (shared === null || shared.byteLength < DIGEST_BYTES || shared.byteLength % 4 !== 0) return null;
  const content = new Uint8Array(shared, DIGEST_BYTES);
  return digestOf(content).equals(new Uint8Array(shared, 0, DIGEST_BYTES)) ? content : null;
}

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
