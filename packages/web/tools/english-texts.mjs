/** The page's English texts, by which its tools find buttons and fields. They are TypeScript and have to be bundled. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundlePath } from '../../../scripts/build/bundle.mjs';
import { ROOT } from '../../../scripts/workspace.mjs';

/**
 * What comes with the first load, and the areas of screens that tools visit.
 * @typedef {import('@lexiko/texts/en/page').PageTexts
 *   & { analysis: typeof import('@lexiko/texts/en/learn/analysis').analysis,
 *       trainer: typeof import('@lexiko/texts/en/learn/trainer').trainer,
 *       online: import('@lexiko/texts/en/online/online').OnlineTexts }} EnglishTexts
 */

/** @returns {Promise<EnglishTexts>} */
export async function englishTexts() {
  const folder = join(ROOT, '.cache/english-texts', String(process.pid));
  const areas = ['page', 'learn/analysis', 'learn/trainer', 'online/online'];
  const entries = Object.fromEntries(
    areas.map((area, index) => [`area-${index}`, join(ROOT, `packages/texts/src/en/${area}.ts`)]),
  );
  try {
    await bundle({ entries, folder });
    const [{ page }, { analysis }, { trainer }, { online }] = await Promise.all(
      Object.keys(entries).map((name) => import(pathToFileURL(bundlePath(folder, name)).href)),
    );
    return { ...page, analysis, trainer, online };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
