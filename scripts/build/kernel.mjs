/**
 * Builds the engine's kernel, `packages/engine/dist/kernel.wasm`, from the sources of its TypeScript twin
 * (`packages/engine/src/kernel`); only the memory underneath differs (`packages/engine/kernel/heap.ts`). Also writes the
 * addresses in that memory, worked out from sizes (`packages/engine/kernel/memory-layout.mjs`).
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { memoryMap } from '../../packages/engine/kernel/memory-layout.mjs';
import { exclusively } from '../processes/lock.mjs';
import { withProgress } from '../processes/progress.mjs';
import { filesBelow, isEntry, ROOT, runCommand } from '../workspace.mjs';

const ENGINE = join(ROOT, 'packages/engine');
const SOURCES = join(ENGINE, 'src/kernel');
const WASM_HEAP = join(ENGINE, 'kernel/heap.ts');
/** Written from the layout, and part of the sources. */
const MEMORY_MAP = join(SOURCES, 'memory-map.ts');
const KERNEL = join(ENGINE, 'dist/kernel.wasm');
/** A hash over everything the kernel is built from. */
const STAMP = join(ENGINE, 'dist/kernel.stamp');

/**
 * Builds the kernel if it is missing or older than its sources.
 * @returns {Promise<string>} its path
 */
export async function ensureKernel() {
  const map = memoryMap();
  if (readFileSync(MEMORY_MAP, 'utf8') !== map) replaceFile(MEMORY_MAP, map);
  const stamp = fingerprint();
  if (isBuiltFrom(stamp)) return KERNEL;
  await exclusively(join(ROOT, '.cache/kernel.lock'), async () => {
    if (isBuiltFrom(stamp)) return;
    await withProgress('Building the engine kernel', { announce: 'when-long' }, async () => {
      const wasm = await compile();
      mkdirSync(dirname(KERNEL), { recursive: true });
      replaceFile(KERNEL, wasm);
      replaceFile(STAMP, stamp);
    });
  });
  return KERNEL;
}

/** Whether the kernel is built from the sources as they are. */
export function isKernelFresh() {
  return isBuiltFrom(fingerprint());
}

/** @param {string} stamp */
function isBuiltFrom(stamp) {
  return existsSync(KERNEL) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

function fingerprint() {
  const hash = createHash('sha256');
  const compiler = join(ROOT, 'node_modules/assemblyscript/package.json');
  for (const path of [join(ROOT, 'scripts/build/kernel.mjs'), compiler, WASM_HEAP, ...filesBelow(SOURCES)]) {
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** @returns {Promise<Uint8Array>} */
async function compile() {
  const { default: asc } = await import('assemblyscript/asc');
  /** @type {Uint8Array | undefined} */
  let wasm;
  const options = ['-O3', '--noAssert', '--runtime', 'stub', '--importMemory', '--enable', 'simd'];
  let complaints = '';
  const { error } = await asc.main(['entry.ts', '--outFile', 'kernel.wasm', ...options], {
    readFile: (name) => readSource(name),
    writeFile: (name, content) => {
      if (name === 'kernel.wasm' && typeof content !== 'string') wasm = content;
    },
    listFiles: () => [],
    stderr: { write: (text) => (complaints += text) },
  });
  if (error !== null || wasm === undefined) throw new Error(`the kernel does not compile:\n${complaints}`);
  return wasm;
}

/**
 * The compiler asks for sources by their name in the folder, and also for files that don't exist.
 * @param {string} name
 */
function readSource(name) {
  const path = basename(name) === 'heap.ts' ? WASM_HEAP : join(SOURCES, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/**
 * @param {string} path
 * @param {string | Uint8Array} content
 */
function replaceFile(path, content) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    await ensureKernel();
  });
}
