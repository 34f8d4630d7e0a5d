/** A reporter for Vitest: prints a line for every skipped test, with the reason. */

/** How such a line begins. */
export const SKIPPED = 'Skipped: ';

// oxlint-disable-next-line import/no-default-export -- Vitest asks a reporter for it
export default class SkippedTests {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    for (const file of modules) {
      for (const test of file.children.allTests('skipped')) {
        const { note } = /** @type {import('vitest/node').TestResultSkipped} */ (test.result());
        process.stdout.write(`${SKIPPED}${test.fullName} (${note ?? 'no reason given'})\n`);
      }
    }
  }
}
