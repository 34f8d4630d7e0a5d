/**
 * `npm test`: installs and builds what is missing, then runs every check and every test, all of them even when some
 * fail, and closes with `N passed, N failed`. `--quick` (`npm run check`) leaves out the `*.system.test.ts` files,
 * which start whole programs, browsers or databases.
 */

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './install/audit.mjs';
import { ensureAll } from './build.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { requireNode } from './install/node-version.mjs';
import { withProgress } from './processes/progress.mjs';
import { requireTestablePath } from './build/readable-path.mjs';
import { SECOND_TRY, SKIPPED } from './vitest/noted-tests.mjs';
import { ensureSystemParts } from './parts/system-parts.mjs';
import { isEntry, ROOT, runCaptured, runCommand, Setback, toolPath } from './workspace.mjs';

/** Plain text everywhere, so that no test can pass on a terminal and fail in a pipe. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** The project of `vitest.config.ts` that is left out; `--exclude` would not reach into the projects. */
export const WITHOUT_SYSTEM_TESTS = ['--project=!system'];

const REPORT = join(ROOT, '.cache/vitest.json');

/**
 * The outcome of a step.
 * @typedef {object} Verdict
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output what the step printed
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Verdict>} run
 */

/**
 * Builds what is stale; says so only if there is something to do.
 * @type {Step}
 */
const BUILD = {
  name: 'build',
  async run() {
    try {
      await ensureAll();
      return { passed: 1, failed: 0, skipped: 0, output: '' };
    } catch (error) {
      const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { passed: 0, failed: 1, skipped: 0, output };
    }
  },
};

/**
 * @param {string} label
 * @param {readonly string[]} args
 */
function runNode(label, args) {
  return withProgress(label, { announce: 'at-once' }, () =>
    runCaptured(process.execPath, args, { env: { ...process.env, ...PLAIN } }),
  );
}

/**
 * A step that passes or fails as a whole.
 * @param {string} name
 * @param {readonly string[]} args what Node is to run
 * @returns {Step}
 */
function check(name, args) {
  return {
    name,
    async run() {
      const { status, output } = await runNode(name, args);
      return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, output };
    },
  };
}

/**
 * What is known against packages that ship. Skipped where the registry does not answer.
 * @type {Step}
 */
const AUDIT = {
  name: 'audit',
  async run() {
    const verdict = await withProgress('audit', { announce: 'when-long' }, audit);
    switch (verdict.kind) {
      case 'clean':
        return { passed: 1, failed: 0, skipped: 0, output: '' };
      case 'weak':
        return { passed: 0, failed: 1, skipped: 0, output: verdict.packages.join('\n') };
      case 'unanswered':
        return { passed: 0, failed: 0, skipped: 1, output: `${SKIPPED}audit (${verdict.reason})` };
    }
  },
};

/**
 * @param {boolean} quick
 * @returns {Step}
 */
function tests(quick) {
  return {
    name: 'tests',
    async run() {
      mkdirSync(join(ROOT, '.cache'), { recursive: true });
      rmSync(REPORT, { force: true });
      const { status, output } = await runNode('tests', [
        toolPath('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--reporter=${join(ROOT, 'scripts/vitest/noted-tests.mjs')}`,
        `--outputFile.json=${REPORT}`,
        ...(quick ? WITHOUT_SYSTEM_TESTS : []),
      ]);
      const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { testResults: [] };
      return { ...countTests(report, status), output };
    },
  };
}

/**
 * Counts the tests in a report of vitest's JSON reporter. A file that failed without a failing test (it could not be
 * loaded) counts as one failure, and so does a run that failed for a reason no test shows.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @param {number} exitStatus
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests({ testResults }, exitStatus) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of testResults) {
    for (const test of assertionResults) {
      if (test.status === 'passed') counts.passed++;
      else if (test.status === 'failed') counts.failed++;
      else counts.skipped++;
    }
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) counts.failed++;
  }
  if (exitStatus !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * What was skipped and why, and what needed a second try: it matters although nothing failed.
 * @param {string} output
 */
export function notedLines(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith(SKIPPED) || line.startsWith(SECOND_TRY))
    .map((line) => `${line}\n`)
    .join('');
}

/** @param {Verdict} verdict */
function resultOf({ passed, failed, skipped }) {
  const parts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  return parts.join(', ');
}

/** @param {readonly { name: string, verdict: Verdict, seconds: number }[]} rows */
function formatSummary(rows) {
  const lines = rows.map(({ name, verdict, seconds }) => [
    name,
    `${seconds.toFixed(1)} s`,
    resultOf(verdict),
  ]);
  const widths = [0, 1].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map(
      ([name = '', seconds = '', result = '']) =>
        `${name.padEnd(widths[0] ?? 0)}  ${seconds.padStart(widths[1] ?? 0)}  ${result}`,
    )
    .join('\n');
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit status
 */
async function testAll(args) {
  const unknown = args.find((arg) => arg !== '--quick');
  if (unknown !== undefined) {
    throw new Setback(
      `npm test takes only --quick, not '${unknown}'. 'npx vitest run FILE' runs single files.`,
    );
  }
  requireNode();
  requireTestablePath(ROOT);
  await ensureDependencies();
  const quick = args.includes('--quick');
  // Before anything that takes long: without them, hundreds of tests would fail one by one.
  if (!quick) await ensureSystemParts();
  const steps = [
    BUILD,
    check('format', [toolPath('oxfmt'), '--check']),
    check('lint', [
      toolPath('oxlint'),
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
    ]),
    check('layers', [join(ROOT, 'scripts/layers/check-layers.mjs')]),
    check('types', [toolPath('typescript'), '-b']),
    ...(quick ? [] : [AUDIT]),
    tests(quick),
  ];
  const rows = [];
  for (const { name, run } of steps) {
    const startMs = performance.now();
    const verdict = await run();
    rows.push({ name, verdict, seconds: (performance.now() - startMs) / 1000 });
    if (verdict.failed > 0) process.stdout.write(`\n${verdict.output.trimEnd()}\n\n`);
    else process.stdout.write(notedLines(verdict.output));
  }
  const passed = rows.reduce((sum, { verdict }) => sum + verdict.passed, 0);
  const failed = rows.reduce((sum, { verdict }) => sum + verdict.failed, 0);
  process.stdout.write(`\n${formatSummary(rows)}\n\n${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

if (isEntry(import.meta.url)) await runCommand(() => testAll(process.argv.slice(2)));
