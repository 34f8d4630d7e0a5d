/**
 * How the page is bundled: one script and one style for the page, one script for playing online, one for the worker,
 * data by content name; and a service worker that knows all of them.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const SERVICE_WORKER = 'service-worker.js';

/** Tells the service worker which files there are, when all of them are written. */
function fileList(): Plugin {
  return {
    name: 'lexiko-file-list',
    writeBundle({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map((name) => name.split(sep).join('/'))
        .filter((name) => name !== SERVICE_WORKER && statSync(join(dir, name)).isFile())
        .sort();
      const hash = createHash('sha256');
      for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(dir, name)));
      const files = names.map((name) => (name === 'index.html' ? '/' : `/${name}`));
      const code = [
        `const PAGE_FILES = ${JSON.stringify(files)};`,
        `const PAGE_VERSION = ${JSON.stringify(hash.digest('hex').slice(0, 16))};`,
        readFileSync(join(dir, SERVICE_WORKER), 'utf8'),
      ];
      writeFileSync(join(dir, SERVICE_WORKER), code.join('\n'));
    },
  };
}

/** How long the files of the lexicon are: the page tells how much of them has come. */
function lexiconBytes(): number {
  const folder = join(import.meta.dirname, '../words/data/english');
  const names = ['words.txt', 'forms.txt', 'commonness.txt', 'labels.txt'];
  return names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

export default defineConfig({
  define: { LEXICON_BYTES: String(lexiconBytes()) },
  root: import.meta.dirname,
  base: '/',
  plugins: [fileList()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data: URL would be refused by the strict content policy, and could not be kept apart from the script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src/service-worker/service-worker.ts'),
      },
      output: {
        // The browser looks for a new version of the page under the same name.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
});
