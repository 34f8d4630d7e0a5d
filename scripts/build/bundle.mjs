/**
 * Bundles TypeScript entries into a folder of JavaScript that Node 20 can run. The folder appears whole or not at all:
 * it is written beside its place and renamed.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** Packages that load native code from their own folder: they stay where npm has installed them. */
const WITH_NATIVE_CODE = ['@node-rs/argon2', '@photostructure/sqlite'];

/**
 * @param {object} order
 * @param {Readonly<Record<string, string>>} order.entries file name without ending → source file
 * @param {string} order.folder where `NAME.mjs` of every entry will stand
 */
export async function bundle({ entries, folder }) {
  // Loaded here: callers also run before anything is installed, or when nothing needs building.
  const { rolldown } = await import('rolldown');
  const workFolder = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    const build = await rolldown({
      input: { ...entries },
      platform: 'node',
      external: WITH_NATIVE_CODE,
      // The sources are plain TypeScript whose types are erased; no compiler setting changes what they do.
      tsconfig: false,
      plugins: [sourceUrls(folder)],
      // A warning ends the build, and slowness is no mistake: on a busy machine every build would fail.
      checks: { bundlerTimings: false },
      onLog(level, log) {
        if (level === 'warn') throw new Error(log.message);
      },
    });
    await build.write({
      dir: workFolder,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      assetFileNames: '[name]-[hash][extname]',
    });
    await build.close();
    moveIntoPlace(workFolder, folder);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/**
 * If the folder exists already, another process has made it from the same sources: either will do.
 * @param {string} from
 * @param {string} to
 */
function moveIntoPlace(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

const CODE_URL = /new URL\(\s*(['"])(\.{1,2}\/[^'"]+\.(?:ts|wasm))\1,\s*import\.meta\.url,?\s*\)/g;

/**
 * Keeps `import.meta.url` pointing at the source file, so that a bundle finds the data beside the sources. Code comes
 * along instead: `new URL('./x.ts', import.meta.url)` names the script of a worker and becomes a bundle of its own; WASM is
 * copied, because a bundle fits only the kernel it was made with. Lines stay where they are, so the source maps hold.
 * @param {string} folder
 * @returns {import('rolldown').Plugin}
 */
function sourceUrls(folder) {
  return {
    name: 'source-urls',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('node_modules')) return null;
      const source = relative(folder, id).split(sep).map(encodeURIComponent).join('/');
      const withCode = code.replaceAll(CODE_URL, (_match, _quote, path) => {
        const file = resolve(dirname(id), path);
        const reference = file.endsWith('.wasm')
          ? this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) })
          : this.emitFile({ type: 'chunk', id: file });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
      const rewritten = withCode.replaceAll(
        /\bimport\.meta\.url\b/g,
        `new URL(${JSON.stringify(source)}, import.meta.url).href`,
      );
      return { code: rewritten, map: null };
    },
  };
}

/**
 * The entries of a folder of bundles, as paths.
 * @param {string} folder
 * @param {string} name
 */
export function bundlePath(folder, name) {
  return join(folder, `${name}.mjs`);
}
