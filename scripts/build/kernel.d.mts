/** Types of build-kernel.mjs for the tests. */

export function ensureKernel(): Promise<string>;
