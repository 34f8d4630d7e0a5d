/** Quiet hours: minutes of the day in somebody's time zone during which nothing is sent. */

import type { QuietHours } from '@lexiko/protocol';

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 24 * 60;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** When the quiet hours end in which `nowMs` lies; `null`: it lies in none. All minutes of one night have the same end. */
export function quietUntilMs({ from, until, timeZone }: QuietHours, nowMs: number): number | null {
  const minute = minuteOfDay(nowMs, timeZone);
  const length = (until - from + MINUTES_A_DAY) % MINUTES_A_DAY;
  const passed = (minute - from + MINUTES_A_DAY) % MINUTES_A_DAY;
  if (passed >= length) return null;
  return Math.floor(nowMs / MINUTE_MS) * MINUTE_MS + (length - passed) * MINUTE_MS;
}

function minuteOfDay(nowMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(nowMs);
  const valueOf = (type: 'hour' | 'minute'): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return valueOf('hour') * 60 + valueOf('minute');
}
