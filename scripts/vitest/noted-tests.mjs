/**
 * A reporter for Vitest: prints a line for what a run that passed would hide: every skipped test, with the reason, and
 * every test that failed first and passed when it was tried again.
 */

/** How such a line begins. */
export const SKIPPED = 'Skipped: ';
export const SECOND_TRY = 'Passed only when tried again: ';

// oxlint-disable-next-line import/no-default-export -- Vitest asks a reporter for it
export default class NotedTests {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    for (const file of modules) {
      for (const test of file.children.allTests('skipped')) {
        const { note } = /** @type {import('vitest/node').TestResultSkipped} */ (test.result());
        process.stdout.write(`${SKIPPED}${test.fullName} (${note ?? 'no reason given'})\n`);
      }
      for (const test of file.children.allTests('passed')) {
        if (test.diagnostic()?.flaky !== true) continue;
        const error = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
        process.stdout.write(`${SECOND_TRY}${file.relativeModuleId} > ${test.fullName} (${error})\n`);
      }
    }
  }
}
