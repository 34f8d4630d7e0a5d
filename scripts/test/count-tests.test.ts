/** How the last line of `npm test` is counted from vitest's report. */

import { expect, test } from 'vitest';
import { countTests } from '../test.mjs';

function file(
  status: string,
  ...tests: string[]
): { status: string; assertionResults: { status: string }[] } {
  return { status, assertionResults: tests.map((result) => ({ status: result })) };
}

test('Tests are counted one by one, and skipped ones are neither passed nor failed', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'pending'),
    file('failed', 'passed', 'failed', 'todo'),
  ];
  expect(countTests({ testResults }, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('A file that could not be loaded is a failure', () => {
  expect(countTests({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('A run that failed although every test passed is a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('A run that left no report is a failure', () => {
  expect(countTests({ testResults: [] }, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
