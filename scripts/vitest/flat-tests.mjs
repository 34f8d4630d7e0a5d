/**
 * For tests that compute for long: runs each test file as one flat module, bundled with all sources it uses. Vitest puts a
 * call between a module and what it imports, and loops of small functions feel that. CPU time flat over as it comes,
 * start of Vitest included: counted positions 0.46, playouts 0.53, puzzles 0.66, the kernel's memory 0.69, plays by the
 * oracle 0.80, random games 0.91, word graph 0.88; no clear difference in `cli`.
 */

import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @returns {import('vitest/config').ViteUserConfig['plugins']} */
export function flatTests() {
  return [
    {
      name: 'flat-tests',
      enforce: 'pre',
      async load(id) {
        return id.endsWith('.test.ts') ? flattened(id) : null;
      },
    },
  ];
}

/** @param {string} file */
async function flattened(file) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: file,
    platform: 'node',
    tsconfig: false,
    treeshake: false,
    external: (source) => !isAbsolute(source) && !/^\.|^@lexiko\//u.test(source),
    plugins: [SOURCE_URLS],
  });
  const { output } = await build.generate({ format: 'esm', sourcemap: true, codeSplitting: false });
  await build.close();
  const [{ code, map }] = output;
  return { code, map };
}

/**
 * Every source keeps its own address.
 * @type {import('rolldown').Plugin}
 */
const SOURCE_URLS = {
  name: 'source-urls',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll(/\bimport\.meta\.url\b/gu, JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};
