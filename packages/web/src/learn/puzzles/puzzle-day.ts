/** The puzzle of a day, the same for everybody. */

import { kindOfDay, offeredLines, placeOfDay, type PuzzleKind } from '@lexiko/analysis/puzzles';
import { itemAt } from '@lexiko/rules/item-at';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The local date as `2026-11-16`. */
export function dayOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Days since 1970. Counts in UTC, so that daylight saving time doesn't matter. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

export function dailyKind(day: string): PuzzleKind {
  return kindOfDay(dayNumber(day));
}

/** The puzzle of the day, the same for everybody; `lines` are all puzzles of its kind. */
export function dailyLine(lines: readonly string[], day: string): string {
  const offered = offeredLines(lines);
  return itemAt(offered, placeOfDay(dayNumber(day), offered.length));
}
