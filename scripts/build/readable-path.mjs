/**
 * Paths with `#` or `?`. Vite reads both as the end of a file's name: it can't load a configuration from such a path
 * ("Failed to resolve entry for package vite") and cuts the paths of workers short ("Cannot resolve entry module"). It can
 * build the same files through a link, if it doesn't follow the link.
 *
 * A link doesn't help Vitest: it follows the link and finds no tests, even with `--root` at the link.
 */

import { mkdtempSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Setback } from '../workspace.mjs';

/** @param {string} path */
function isReadable(path) {
  return !/[#?]/.test(path);
}

/**
 * Runs `work` with a path to `root` that Vite can read.
 * @template T
 * @param {string} root
 * @param {(readable: string) => Promise<T>} work
 */
export async function withReadablePath(root, work) {
  if (isReadable(root)) return work(root);
  const folder = mkdtempSync(join(tmpdir(), 'lexiko-link-'));
  const link = join(folder, 'workspace');
  symlinkSync(root, link, 'junction');
  try {
    return await work(link);
  } finally {
    unlinkSync(link);
    rmdirSync(folder);
  }
}

/**
 * Throws a `Setback` if Vitest can't run there.
 * @param {string} root
 */
export function requireTestablePath(root) {
  if (isReadable(root)) return;
  throw new Setback(
    `Can't run tests in ${root}: Vitest can't read a path with '#' or '?' in it. Move the checkout or rename the folder. 'npm start' works here.`,
  );
}
