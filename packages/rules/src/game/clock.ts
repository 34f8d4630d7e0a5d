/** The turn timer: how long a side has, and what happens when its time is up (V-09, V-10). */

import type { Placement } from '../board.ts';
import type { Seat } from './action.ts';
import { record, type Draft } from './draft.ts';
import { inspectPlay } from './play-inspection.ts';
import type { Refusal } from './refusal.ts';
import type { Table } from './table.ts';
import { abandonExchange, decidePass, decidePlay } from './turn-acts.ts';
import { refuseWords } from './word-ruling.ts';

const OVERTIME_MS = 60_000;
const OVERTIME_POINTS = 10;

/** When the time of the side on turn is (next) up; `null` without a limit. A pending ruling stops the clock. */
export function deadlineMs({ ruleset, turn, turnSinceMs, overtimes, window }: Table): number | null {
  if (turn === null || (window !== null && window.ruling !== null)) return null;
  const seconds = ruleset.options['timer.seconds'][turn] ?? 'none';
  return seconds === 'none' ? null : turnSinceMs + seconds * 1000 + overtimes * OVERTIME_MS;
}

/** A side without a limit can still be called to time; then the agreed policy applies as well. */
export function refuseEarly(table: Table, nowMs: number): Refusal | null {
  const untilMs = deadlineMs(table);
  return untilMs !== null && nowMs < untilMs ? { code: 'TIME_NOT_UP', untilMs } : null;
}

export function decideExpire(
  draft: Draft,
  seat: Seat,
  laidOut: readonly Placement[] | undefined,
): Refusal | null {
  if (draft.state.toReturn > 0) return abandonExchange(draft, seat);
  switch (draft.state.ruleset.options['timer.onExpire']) {
    case 'warn':
      record(draft, { type: 'time-warned', seat, atMs: draft.world.nowMs });
      return null;
    case 'pointsPerMinute':
      record(draft, { type: 'scored', seat, points: -OVERTIME_POINTS, cause: 'overtime' });
      return null;
    case 'pass':
      return decidePass(draft, seat, 'time');
    case 'commitIfLegal':
      return laidOut !== undefined && isLegal(draft, seat, laidOut)
        ? decidePlay(draft, seat, laidOut, null)
        : decidePass(draft, seat, 'time');
  }
}

function isLegal({ state, world }: Draft, seat: Seat, tiles: readonly Placement[]): boolean {
  const play = inspectPlay(state, seat, tiles);
  if (!play.ok) return false;
  return (
    state.ruleset.options['words.validation'] === 'challenge' ||
    refuseWords(world.words, play.value.words) === null
  );
}
