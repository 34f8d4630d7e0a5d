/** Word graphs kept on disk under a key of what they were built from: changed sources have another key. */

import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatKwg, parseKwg, type WordGraph } from '@lexiko/words';
import { dataFolder, writeWhole, type Environment } from './data-folder.ts';
import { readShared } from './shared-file.ts';

/** Raised when graphs are built differently, so that old files are not taken for new ones. */
const BUILD_VERSION = 'graph 1';

/**
 * The graph named `name` for these sources: from disk, or built and put there. Where nothing can be written the graph is
 * built each time: a read-only home is no reason not to play.
 */
export function cachedGraph(
  { name, sources, env }: { name: string; sources: readonly (string | Uint8Array)[]; env: Environment },
  build: () => WordGraph,
): WordGraph {
  const folder = join(dataFolder(env), 'graphs');
  const path = join(folder, `${name}.${keyOf(sources)}.kwg`);
  const kept = readGraph(path);
  if (kept !== null) return kept;
  const graph = build();
  const bytes = formatKwg(graph);
  if (bytes !== null) {
    try {
      writeWhole(path, bytes);
      removeOthers(folder, name, path);
    } catch (error) {
      if (!isFileError(error)) throw error;
    }
  }
  return graph;
}

function keyOf(sources: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(BUILD_VERSION);
  for (const source of sources) hash.update(`\0${source.length}\0`).update(source);
  return hash.digest('hex').slice(0, 20);
}

/** `null` if there is no such file or it is not a whole graph. In memory that threads can share. */
export function readGraph(path: string): WordGraph | null {
  const bytes = readShared(path);
  if (bytes === null) return null;
  const parsed = parseKwg(new Uint8Array(bytes));
  return parsed.ok ? parsed.value : null;
}

/** Graphs of the same name from other sources are of no more use. */
function removeOthers(folder: string, name: string, kept: string): void {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    const isOther = file.startsWith(`${name}.`) && file.endsWith('.kwg') && path !== kept;
    if (isOther && file.split('.').length === 3) rmSync(path, { force: true });
  }
}

/** Whether the system refused to read or write. */
export function isFileError(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}
