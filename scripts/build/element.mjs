/** Builds `<lexiko-board>`: one module with everything in it, for any page and without a bundler. */

import { join } from 'node:path';

/** The name of the module, in the page's folder and in the package. */
export const ELEMENT_FILE = 'lexiko-board.js';

/**
 * Styles come as one text for the shadow root. Components name their sheets too, for the page: here those are nothing.
 * @returns {import('vite').Plugin}
 */
function sheetsAsText() {
  return {
    name: 'lexiko-sheets-as-text',
    enforce: 'pre',
    resolveId(source) {
      return source.endsWith('.css') ? '\0no-sheet' : null;
    },
    load(id) {
      return id === '\0no-sheet' ? '' : null;
    },
  };
}

/**
 * Measures and colours that only the page has a use for.
 * @param {string} css without line breaks in its values
 */
function withoutUnused(css) {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, /** @type {string} */ name) =>
    used.has(name) ? whole : '',
  );
}

/**
 * What the sheets of the page say of the root, they say here of the element; its `theme` is an attribute.
 * @returns {import('vite').Plugin}
 */
function rootAsHost() {
  return {
    name: 'lexiko-root-as-host',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.css?inline')) return null;
      const ofHost = code
        .replaceAll(/:root((?:\[[^\]]+\])?)/g, (_, /** @type {string} */ state) =>
          state === '' ? ':host' : `:host(${state.replace('data-', '')})`,
        )
        .replaceAll(/(?<![\w\])])\[data-theme=([\w'"\\]+)\]/g, ':host([theme=$1])');
      return { code: withoutUnused(ofHost), map: null };
    },
  };
}

/**
 * @param {object} order
 * @param {string} order.root of the workspace
 * @param {string} order.folder where the module is written to; other files in it stay
 */
export async function buildElement({ root, folder }) {
  // Loaded here: callers also run when nothing needs building.
  const { build } = await import('vite');
  const board = join(root, 'packages/board');
  await build({
    configFile: false,
    logLevel: 'error',
    root: board,
    publicDir: false,
    resolve: { preserveSymlinks: true },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [sheetsAsText(), rootAsHost()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      // Browsers that know `light-dark()`: written out for others, the colours would be twice as long.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      minify: true,
      lib: { entry: join(board, 'src/index.ts'), formats: ['es'], fileName: () => ELEMENT_FILE },
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        // For modules, Vite itself leaves the spaces where they are.
        output: {
          minify: true,
          postBanner: '/*! Lexiko (MIT). Contains Preact, copyright Jason Miller (MIT). */',
        },
      },
    },
  });
}
