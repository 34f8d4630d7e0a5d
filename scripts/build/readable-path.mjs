/**
 * Paths with `#` or `?`. Vite takes both for the end of a file's name: it cannot load a configuration from such a path
 * ("Failed to resolve entry for package vite"), and looks for the scripts of workers under half of it ("Cannot resolve
 * entry module"). Through a link it builds the very same files, as long as it does not look behind the link.
 *
 * Vitest cannot be helped so: it looks for tests behind the link and finds none of them, also with `--root` at the link.
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
 * Does something with a folder under a path that Vite can read.
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
 * Throws where tests cannot be run.
 * @param {string} root
 */
export function requireTestablePath(root) {
  if (isReadable(root)) return;
  throw new Setback(
    `Tests can't be run in ${root}: Vitest can't read a path with '#' or '?' in it. Move the checkout to another folder, or rename that one. 'npm start' works here too.`,
  );
}
