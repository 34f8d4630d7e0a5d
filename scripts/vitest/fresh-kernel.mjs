/** Vitest's set-up: builds the engine's kernel where it is stale, before a test loads it, and before each rerun of a watch. */

import { ensureKernel } from '../build/kernel.mjs';

/** @param {import('vitest/node').TestProject} project */
export async function setup(project) {
  await ensureKernel();
  project.onTestsRerun(async () => {
    await ensureKernel();
  });
}
