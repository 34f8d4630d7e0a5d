/** Counts what is sent within an hour, in the columns `sent` and `hour_ms` of a table, in one statement. */

import { sql, type RawBuilder } from 'kysely';
import type { HourlyBound } from './alert-store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The new values of the columns once one more is sent; an hour begins with the first after the last one. */
export function oneMoreSent({ nowMs }: HourlyBound): {
  readonly sent: RawBuilder<number>;
  readonly hour_ms: RawBuilder<number>;
} {
  const sinceMs = nowMs - HOUR_MS;
  return {
    sent: sql<number>`case when hour_ms <= ${sinceMs} then 1 else sent + 1 end`,
    hour_ms: sql<number>`case when hour_ms <= ${sinceMs} then ${nowMs} else hour_ms end`,
  };
}

/** Whether one more may be sent. */
export function mayBeSent({ most, nowMs }: HourlyBound): RawBuilder<boolean> {
  return sql<boolean>`(sent < ${most} or hour_ms <= ${nowMs - HOUR_MS})`;
}
