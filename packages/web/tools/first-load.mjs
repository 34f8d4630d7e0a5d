/** Which files a first visit needs before the page can be used: what the document names, and what that imports at once. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In bytes, as they are sent. */
export const FIRST_LOAD_LIMIT = 109_000;

/**
 * @param {string} folder the built page
 * @returns {readonly string[]} paths inside it, the document first
 */
export function firstLoad(folder) {
  const found = new Set(['index.html']);
  for (const name of found) {
    const content = readFileSync(join(folder, name), 'utf8');
    const named =
      name === 'index.html'
        ? content.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/gu)
        : // Not `import(…)`: that is fetched when somebody goes there.
          content.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/gu);
    for (const [, path = ''] of named) found.add(name === 'index.html' ? path : `assets/${path}`);
  }
  return [...found];
}
