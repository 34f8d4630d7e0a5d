/**
 * Lexica that a checkout builds from packages when they are first wanted: where they lie, and how they are built. A script
 * builds, in a process of its own; whoever asks waits for it, or goes on with something else.
 */

import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lexiconSource } from '@lexiko/words/internals';
import { UsageError } from '../command.ts';
import { dataFolder, type Environment } from '../words/data-folder.ts';
import { RECORD_FILE } from './lexicon-folder.ts';

const BUILDER = fileURLToPath(new URL('../../../../scripts/build/lexica.mjs', import.meta.url));
const CHECKOUT_CACHE = fileURLToPath(new URL('../../../../.cache/lexica', import.meta.url));
const WORDS = fileURLToPath(new URL('../../../words', import.meta.url));
const LANGUAGES = fileURLToPath(new URL('../../../languages/src', import.meta.url));

/** Whether there is a lexicon of that id to build. */
export function isBuildable(id: string): boolean {
  return lexiconSource(id) !== null;
}

/** Whether a lexicon is here, or can be built. */
export function canBuild(id: string, env: Environment): boolean {
  return isBuildable(id) && (existsSync(BUILDER) || builtFolder(id, env) !== null);
}

/** The folder of a lexicon as it was built last; `null` if it never was. */
export function builtFolder(id: string, env: Environment): string | null {
  for (const cache of [CHECKOUT_CACHE, ownCache(env)]) {
    const folder = newestOf(id, cache);
    if (folder !== null) return folder;
  }
  return null;
}

/** The folder of a lexicon that was built from the sources as they are; `null` if it has to be built. */
export function freshFolder(id: string, env: Environment): string | null {
  const folder = builtFolder(id, env);
  if (folder === null || !existsSync(BUILDER)) return folder;
  const madeMs = statSync(join(folder, RECORD_FILE)).mtimeMs;
  const base = lexiconSource(id)?.base?.folder;
  const sources = [
    join(WORDS, 'src'),
    join(WORDS, 'data', id),
    LANGUAGES,
    ...(base ? [join(WORDS, 'data', base)] : []),
  ];
  return sources.every((source) => changedMs(source) < madeMs) ? folder : null;
}

/** Builds where needed, and waits. The builder shows its progress on standard error. Throws a `UsageError`. */
export function ensureBuilt(id: string, env: Environment): string {
  const fresh = freshFolder(id, env);
  if (fresh !== null) return fresh;
  const built = existsSync(BUILDER)
    ? spawnSync(process.execPath, builderArguments(id, env), { stdio: ['ignore', 'pipe', 'inherit'] })
    : null;
  return folderFrom(built?.status ?? null, built?.stdout.toString() ?? '', id, env);
}

/** The same without holding anybody up. */
export async function buildAside(id: string, env: Environment): Promise<string> {
  const fresh = freshFolder(id, env);
  if (fresh !== null) return fresh;
  if (!existsSync(BUILDER)) return folderFrom(null, '', id, env);
  const builder = spawn(process.execPath, builderArguments(id, env), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  builder.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => {
    builder.once('error', () => resolve(null));
    builder.once('close', resolve);
  });
  return folderFrom(status, said, id, env);
}

function builderArguments(id: string, env: Environment): string[] {
  const cache = canWrite(CHECKOUT_CACHE) ? CHECKOUT_CACHE : ownCache(env);
  return [BUILDER, '--paths', '--cache', cache, id];
}

/** What the builder printed; where it could not build, a lexicon of earlier sources is better than none. */
function folderFrom(status: number | null, said: string, id: string, env: Environment): string {
  const folder = status === 0 ? said.trim() : builtFolder(id, env);
  if (folder === null || folder === '') throw new UsageError(({ lexica }) => lexica.cannotBuild(id));
  return folder;
}

/** For where the checkout is read-only. */
function ownCache(env: Environment): string {
  return join(dataFolder(env), 'built-lexica');
}

function newestOf(id: string, cache: string): string | null {
  if (!existsSync(cache)) return null;
  const isBuilt = new RegExp(`^${id}-[0-9a-f]{16}$`, 'u');
  const folders = readdirSync(cache)
    .filter((name) => isBuilt.test(name))
    .map((name) => join(cache, name))
    .filter((folder) => existsSync(join(folder, RECORD_FILE)))
    .map((folder) => ({ folder, madeMs: statSync(join(folder, RECORD_FILE)).mtimeMs }))
    .sort((a, b) => b.madeMs - a.madeMs);
  return folders[0]?.folder ?? null;
}

/** When a file below the folder was last changed; 0 if there is no such folder. */
function changedMs(folder: string): number {
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(0, ...files.map((name) => statSync(join(folder, name)).mtimeMs));
}

/** Of a folder that is not there yet, whether it can be made. */
function canWrite(folder: string): boolean {
  if (!existsSync(folder)) return canWrite(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
