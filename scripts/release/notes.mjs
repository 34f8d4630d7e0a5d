/** The notes in `.changeset`: what the next release of the packages changes for others. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED } from '../build/packages.mjs';

const NOTE = /^\.changeset\/(?!README\.md$)[^/]+\.md$/;

/** @param {string} root */
export function notesOf(root) {
  const folder = join(root, '.changeset');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => NOTE.test(`.changeset/${name}`));
}

/**
 * Packages that a change touches without a note: what they ship has changed, and no note was added.
 * @param {readonly string[]} changed paths of the repository
 * @returns {readonly string[]}
 */
export function packagesWithoutNote(changed) {
  if (changed.some((path) => NOTE.test(path))) return [];
  return PUBLISHED.filter((name) =>
    changed.some((path) => /^packages\/([\w-]+)\/(?:src|data|kernel)\//.exec(path)?.[1] === name),
  );
}
