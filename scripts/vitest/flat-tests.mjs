/**
 * For tests that compute for long: each test file is run as one flat module, bundled with all sources it uses. Vitest
 * keeps modules apart and puts a call between each and what it imports, which loops of small functions feel: flat, most
 * of these files take half to two thirds of the time, and the twin of the kernel less than a tenth.
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
