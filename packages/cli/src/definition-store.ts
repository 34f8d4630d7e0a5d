/** Where Node finds the definitions: in the file of the words package, which a checkout builds when it is needed. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { err, type Result } from '@lexiko/rules';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { type Definitions, type DefinitionsFault, openDefinitions } from '@lexiko/words/definitions';

const FILE = new URL('../../words/dist/definitions.gz', import.meta.url);
const BUILDER = new URL('../../../scripts/build/definitions.mjs', import.meta.url);

/** Why there are no definitions: never built and nothing here to build them, or a file that cannot be used. */
export type MissingDefinitions =
  | { readonly code: 'not-built' }
  | DefinitionsFault
  /** Not even packed as it should be. */
  | { readonly code: 'not-packed' };

let opened: Result<Definitions, MissingDefinitions> | undefined;

/** The definitions, read when first asked for and then kept. */
export function loadDefinitions(): Result<Definitions, MissingDefinitions> {
  opened ??= ensureFile() ? readDefinitionsFile(fileURLToPath(FILE)) : err({ code: 'not-built' });
  return opened;
}

/**
 * Whether there is a file. In a checkout a script makes it where it is missing or stale, and says so; to find that
 * nothing is to be done takes it a tenth of a second.
 */
function ensureFile(): boolean {
  if (existsSync(BUILDER)) {
    spawnSync(process.execPath, [fileURLToPath(BUILDER)], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return existsSync(FILE);
}

/** Opens a packed definitions file. */
export function readDefinitionsFile(path: string): Result<Definitions, MissingDefinitions> {
  const bytes = unpack(readFileSync(path));
  return bytes === null ? err({ code: 'not-packed' }) : openDefinitions(bytes);
}

/** `null` if the bytes are not whole gzip. */
function unpack(packed: Uint8Array): Uint8Array | null {
  try {
    return gunzipSync(packed);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}

/** One sentence for the user. */
export function missingDefinitionsText({ words }: TerminalTexts, missing: MissingDefinitions): string {
  const texts = words.definitionsMissing;
  const file = fileURLToPath(FILE);
  switch (missing.code) {
    case 'not-built':
      return texts.notBuilt;
    case 'unknown-version':
      return texts.otherVersion(file, missing.version);
    case 'not-definitions':
    case 'not-packed':
    case 'damaged':
      return texts.damaged(file);
  }
}
