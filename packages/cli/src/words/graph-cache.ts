/** Word graphs kept on disk under a key of what they were built from: changed sources have another key. */

import { join } from 'node:path';
import { formatKwg, parseKwg, type WordGraph } from '@lexiko/words';
import { dataFolder } from './data-folder.ts';
import { keepFile, keyOf, type Kept } from './kept-file.ts';
import { readShared } from './shared-file.ts';

/** Raised when graphs are built differently, so that old files are not taken for new ones. */
const BUILD_VERSION = 'graph 1';

/** The graph of that name for these sources: from disk, or built and put there. */
export function cachedGraph({ name, sources, env }: Kept, build: () => WordGraph): WordGraph {
  const path = join(dataFolder(env), 'graphs', `${name}.${keyOf(BUILD_VERSION, sources)}.kwg`);
  const kept = readGraph(path);
  if (kept !== null) return kept;
  const graph = build();
  const bytes = formatKwg(graph);
  if (bytes !== null) keepFile(path, bytes);
  return graph;
}

/** `null` if there is no such file or it is not a whole graph. In memory that threads can share. */
export function readGraph(path: string): WordGraph | null {
  const bytes = readShared(path);
  if (bytes === null) return null;
  const parsed = parseKwg(new Uint8Array(bytes));
  return parsed.ok ? parsed.value : null;
}
