/**
 * How Vite bundles the page, and the service worker that knows all of its files. Vite doesn't find this file by itself: it
 * can't load a configuration from some paths (`readable-path.mjs`).
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const SERVICE_WORKER = 'service-worker.js';

/**
 * Tells the service worker which files there are, once all of them are written.
 * @returns {import('vite').Plugin}
 */
function fileList() {
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

/**
 * How long the files of the lexicon are: the page shows how much of them it has loaded.
 * @param {string} root
 */
function lexiconBytes(root) {
  const folder = join(root, 'packages/words/data/english');
  const names = ['words.txt', 'forms.txt', 'commonness.txt', 'labels.txt'];
  return names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/**
 * @param {string} root of the workspace
 * @returns {import('vite').InlineConfig}
 */
export function pageConfig(root) {
  const web = join(root, 'packages/web');
  return {
    configFile: false,
    logLevel: 'error',
    define: { LEXICON_BYTES: String(lexiconBytes(root)) },
    root: web,
    base: '/',
    resolve: { preserveSymlinks: true }, // else Vite uses the path behind the link
    // Also for the board, which is found below node_modules, where no compiler settings are read.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [fileList()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      // The strict content policy refuses data: URLs.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          index: join(web, 'index.html'),
          'service-worker': join(web, 'src/service-worker/service-worker.ts'),
        },
        output: {
          // The browser looks for a new version of the page under the same name.
          entryFileNames: ({ name }) =>
            name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
        },
      },
    },
    worker: { format: 'es' },
  };
}
