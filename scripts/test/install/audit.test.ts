/** What the answer of the registry means. */

import { expect, test } from 'vitest';
import { auditVerdict } from '../../install/audit.mjs';

test('Packages without a known weakness are clean, and so are those with small ones', () => {
  expect(auditVerdict('npm warn x\n{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({
    kind: 'clean',
  });
  const small = { vulnerabilities: { a: { name: 'a', severity: 'moderate', range: '<2' } } };
  expect(auditVerdict(JSON.stringify(small))).toEqual({ kind: 'clean' });
});

test('Grave weaknesses are named', () => {
  const report = {
    vulnerabilities: {
      a: { name: 'a', severity: 'critical', range: '<2' },
      b: { name: 'b', severity: 'low', range: '*' },
    },
  };
  expect(auditVerdict(JSON.stringify(report))).toEqual({ kind: 'weak', packages: ['a <2 (critical)'] });
});

test.each([
  ['', 'npm gave no report'],
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOAUDIT","summary":"offline"}}', 'offline'],
])('A registry that does not answer fails nothing: %s', (output, reason) => {
  expect(auditVerdict(output)).toEqual({ kind: 'unanswered', reason });
});
