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
 * What only a set-up shows: where an option stands in it, its rule numbers, what presets and languages are called, why
 * options exclude each other. A change of the code that makes these look for nothing shows in the size, which a test holds.
 */
const OF_SET_UPS = [
  { file: /[\\/]options[\\/][\w-]+\.ts$/, what: /(?<=\bbelonging\('\w+'), '\w+'(?:, '[\w-]+')+(?=\))/g },
  { file: /[\\/]data[\\/]presets\.ts$/, what: /^ +(?:title|topLevel): '[^']*',\n/gm },
  { file: /[\\/]ruleset[\\/]conflicts\.ts$/, what: /(?<=')[A-Z]+(?:_[A-Z]+)+(?=')/g },
  { file: /[\\/]languages[\\/]src[\\/]data[\\/]\w+\.ts$/, what: /^ +name: '[^']*',\n/gm },
];

/** @returns {import('vite').Plugin} */
function withoutSetUps() {
  return {
    name: 'lexiko-without-set-ups',
    enforce: 'pre',
    transform(code, id) {
      const found = OF_SET_UPS.find(({ file }) => file.test(id));
      return found === undefined ? null : { code: code.replaceAll(found.what, ''), map: null };
    },
  };
}

/** Looks of the page's board that the element never has. */
const OF_THE_PAGE = /\.(?:covered|laid|small-tile|staged)(?![\w-])|\[motion/;

/**
 * Without what only the page has a use for: such rules, and dragging. A rule for several selectors keeps the others.
 * @param {string} css minified
 */
function withoutPageRules(css) {
  return (
    css
      .replaceAll(/cursor:grab;touch-action:none;?/g, '')
      // The page makes room on low screens; the element is as high as its board.
      .replaceAll(/@media \(height[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
      .replaceAll(
        /(?<=[{}])([^{}@]+)\{([^{}]*)\}/g,
        (_, /** @type {string} */ selectors, /** @type {string} */ rule) => {
          const kept = selectors.split(/,(?![^()]*\))/).filter((selector) => !OF_THE_PAGE.test(selector));
          return kept.length === 0 || rule === '' ? '' : `${kept.join(',')}{${rule}}`;
        },
      )
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
      return { code: withoutUnused(withoutPageRules(ofHost)), map: null };
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
    plugins: [sheetsAsText(), rootAsHost(), withoutSetUps()],
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
