/**
 * Asks the registry for known vulnerabilities of the packages that ship. If it doesn't answer (no network, or a mirror
 * without that service), the check is skipped with a reason: a test must not depend on the network.
 */

import { runNpm } from './npm.mjs';

/** Severities that fail the check. */
const GRAVE = new Set(['high', 'critical']);

/**
 * What the registry answered.
 * @typedef {{ kind: 'clean' } | { kind: 'weak', packages: readonly string[] } | { kind: 'unanswered', reason: string }} AuditVerdict
 */

/**
 * Reads what `npm audit --json` prints.
 * @param {string} output
 * @returns {AuditVerdict}
 */
export function auditVerdict(output) {
  const start = output.indexOf('{');
  const end = output.lastIndexOf('}');
  let report;
  try {
    report = JSON.parse(output.slice(start, end + 1));
  } catch {
    return { kind: 'unanswered', reason: 'npm gave no report' };
  }
  if (typeof report.vulnerabilities !== 'object' || report.vulnerabilities === null)
    return { kind: 'unanswered', reason: report.message ?? report.error?.summary ?? 'npm gave no report' };
  const packages = Object.values(report.vulnerabilities)
    .filter(({ severity }) => GRAVE.has(severity))
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`);
  return packages.length === 0 ? { kind: 'clean' } : { kind: 'weak', packages };
}

/** @returns {Promise<AuditVerdict>} */
export async function audit() {
  const { output } = await runNpm(['audit', '--omit=dev', '--json', '--fetch-timeout=20000']);
  return auditVerdict(output);
}
