/** Files that save building something again: named after what it was built from, and replaced when that changes. */

import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeWhole, type Environment } from './data-folder.ts';

/** What a kept file is called and what it depends on. */
export interface Kept {
  readonly name: string;
  readonly sources: readonly (string | Uint8Array)[];
  readonly env: Environment;
}

/** `version`: of how things are built from the sources. */
export function keyOf(version: string, sources: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(version);
  for (const source of sources) hash.update(`\0${source.length}\0`).update(source);
  return hash.digest('hex').slice(0, 20);
}

/**
 * Writes `NAME.KEY.ending` and removes files of that name from other sources. Where nothing can be written, nothing is
 * kept: a read-only home is no reason not to play.
 */
export function keepFile(path: string, bytes: Uint8Array): void {
  try {
    writeWhole(path, bytes);
    removeOthers(path);
  } catch (error) {
    if (!isFileError(error)) throw error;
  }
}

/** Files of the same name from other sources are of no more use. */
function removeOthers(kept: string): void {
  const own = basename(kept);
  for (const file of readdirSync(dirname(kept))) {
    if (file !== own && patternOf(file) === patternOf(own))
      rmSync(join(dirname(kept), file), { force: true });
  }
}

/** The name and the ending of a kept file, without its key. */
function patternOf(file: string): string {
  return file.replace(/\.[0-9a-f]{20}(?=\.[a-z]+$)/u, '');
}

/** Whether the system refused to read or write. */
export function isFileError(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}
