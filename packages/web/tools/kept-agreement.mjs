/** Keeps a report of agreement with the engine in the database of a server, as `lexiko admin agreement` does. */

import { DatabaseSync } from '@photostructure/sqlite';

/**
 * @param {string} database
 * @param {string} person
 * @param {import('@lexiko/protocol').MeasuredAgreement} agreement
 */
export function keepAgreement(database, person, agreement) {
  const opened = new DatabaseSync(database);
  try {
    opened.exec('PRAGMA busy_timeout=5000');
    opened
      .prepare('INSERT INTO agreement_report (person_id, measured_ms, report) VALUES (?, ?, ?)')
      .run(person, agreement.measuredMs, JSON.stringify(agreement));
  } finally {
    opened.close();
  }
}
