/** Builds the page, `packages/web/dist`: static files that any server can hand out. */

import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ensureDefinitions } from './definitions.mjs';
import { buildElement } from './element.mjs';
import { ensureKernel } from './kernel.mjs';
import { exclusively } from '../processes/lock.mjs';
import { pageConfig } from './page-config.mjs';
import { withProgress } from '../processes/progress.mjs';
import { ensureSite } from './site.mjs';
import { withReadablePath } from './readable-path.mjs';
import { filesBelow, isEntry, ROOT, runCommand } from '../workspace.mjs';

const WEB = join(ROOT, 'packages/web');
const DIST = join(WEB, 'dist');
/** A hash over everything the page is built from; written last, so that half a build doesn't count. */
const STAMP = join(DIST, 'build.stamp');

/**
 * Builds the page if it is missing or older than its sources.
 * @returns {Promise<string>} the folder to be served
 */
export async function ensureWeb() {
  const stamp = fingerprint([await ensureKernel(), await ensureDefinitions()]);
  if (!isFresh(stamp))
    await exclusively(join(ROOT, '.cache/web.lock'), async () => {
      if (isFresh(stamp)) return;
      await withProgress('Building the page', { announce: 'when-long' }, async () => {
        // Loaded here: callers also run when nothing needs building.
        const vite = await import('vite');
        await inProduction(() =>
          withReadablePath(ROOT, async (root) => {
            await buildPage(vite, pageConfig(root));
            cpSync(
              join(root, 'packages/web/src/learn/puzzles/sets'),
              join(root, 'packages/web/dist/embed/puzzles'),
              // Those that a server can name: one of them is the puzzle of the day.
              { recursive: true, filter: (path) => basename(path) !== 'more' },
            );
            // Beside the page, and not among the files that it keeps for when it is offline.
            await buildElement({ root, folder: join(root, 'packages/web/dist/embed') });
          }),
        );
        writeFileSync(STAMP, stamp);
      });
    });
  // It has a stamp of its own: a word in a document does not build the page anew.
  await ensureSite(join(DIST, 'docs'));
  return DIST;
}

/**
 * Runs `work` with NODE_ENV set to production. In a test runner it is `test`, and Vite would build a page with checks for
 * development in it, five kilobytes larger than the one that ships.
 * @param {() => Promise<void>} work
 */
export async function inProduction(work) {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/**
 * Builds twice. The first build shows which modules the page needs before anybody presses anything; the second puts
 * them into one file. Split by who else uses them, they would be two dozen files and compress eight kilobytes worse.
 * @param {typeof import('vite')} vite
 * @param {import('vite').InlineConfig} config
 */
async function buildPage({ build, mergeConfig }, config) {
  /** @type {Set<string>} */
  const first = new Set();
  /** @type {import('vite').Plugin} */
  const collector = {
    name: 'lexiko-first-load',
    generateBundle(_, files) {
      const chunks = Object.values(files).filter((file) => file.type === 'chunk');
      const wanted = chunks.filter(({ isEntry: isOne, name }) => isOne && name === 'index');
      // The list grows during the loop.
      for (const { imports, moduleIds } of wanted) {
        for (const id of moduleIds) first.add(id);
        wanted.push(...chunks.filter((one) => imports.includes(one.fileName) && !wanted.includes(one)));
      }
    },
  };
  await build(mergeConfig(config, { plugins: [collector], build: { write: false } }));
  const groups = [{ name: 'page', test: (/** @type {string} */ id) => first.has(id) }];
  await build(mergeConfig(config, { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }));
}

/** @param {string} stamp */
function isFresh(stamp) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

/** @param {readonly string[]} made files that other builds have made for the page */
function fingerprint(made) {
  const hash = createHash('sha256');
  const inputs = [
    join(ROOT, 'package-lock.json'),
    join(ROOT, 'scripts/build/page.mjs'),
    join(ROOT, 'scripts/build/page-config.mjs'),
    join(ROOT, 'scripts/build/element.mjs'),
    join(WEB, 'index.html'),
    ...made,
    ...filesBelow(join(WEB, 'public')),
    join(ROOT, 'packages/words/data/DEFINITIONS-NOTICE.md'),
    ...filesBelow(join(ROOT, 'packages/words/data/english')),
    ...[
      'web',
      'languages',
      'rules',
      'table',
      'words',
      'engine',
      'analysis',
      'protocol',
      'texts',
      'board',
    ].flatMap((name) => filesBelow(join(ROOT, 'packages', name, 'src'))),
  ];
  for (const path of inputs) {
    const content = readFileSync(path);
    hash.update(`${relative(ROOT, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    await ensureWeb();
  });
}
