/** Time for a turn or for all turns of a side together, and what happens when it is up (V-09, V-10, V-14). */

import type { Placement } from '../../board.ts';
import {
  gameTimeLeftMs,
  OVERTIME_MS,
  OVERTIME_POINTS,
  turnLimitMs,
  turnOutlastsLimit,
  type TimeSpent,
} from '../../rule-points/clock.ts';
import type { Seat } from '../action.ts';
import { leave } from './challenge.ts';
import { record, type Draft } from './draft.ts';
import { inspectPlay } from '../plays/play-inspection.ts';
import type { Refusal } from '../refusal.ts';
import type { Table } from '../table.ts';
import { abandonExchange, decidePass, decidePlay } from './turn-acts.ts';
import { refuseWords } from '../plays/word-ruling.ts';

/** When the time of the side on turn next runs out; `null` without a limit. A pending ruling stops the clock. */
export function deadlineMs(table: Table): number | null {
  const { turn, turnSinceMs, overtimes, window, pausedMs } = table;
  if (turn === null || pausedMs !== null || (window !== null && window.ruling !== null)) return null;
  const limitMs = turnLimitMs(table.ruleset.clock, turn, timeSpent(table, turn));
  return limitMs === null ? null : turnSinceMs + limitMs + overtimes * OVERTIME_MS;
}

/** Whether the turn may last forever: it has no limit, or running out of time only brings warnings or costs points. */
export function canFallSilent(table: Table): boolean {
  const { turn, phase, pausedMs, window, ruleset, overtimes } = table;
  if (turn === null || phase !== 'playing' || pausedMs !== null) return false;
  if (window !== null && window.ruling !== null) return false;
  const isOver = overtimes > 0 && turnOutlastsLimit(ruleset.clock);
  return deadlineMs(table) === null || isOver;
}

function timeSpent({ usedMs, turnsTaken, bankUsedMs }: Table, seat: Seat): TimeSpent {
  return {
    usedMs: usedMs[seat] ?? 0,
    turnsTaken: turnsTaken[seat] ?? 0,
    bankUsedMs: bankUsedMs[seat] ?? 0,
  };
}

/** The side's remaining time for the whole game, as of the beginning of its turn; negative when it is over time. */
export function clockMs(table: Table, seat: Seat): number | null {
  return gameTimeLeftMs(table.ruleset.clock, seat, timeSpent(table, seat));
}

/** Time may be called on a side without a limit; the agreed policy applies then too. */
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
  switch (draft.state.ruleset.clock.onExpire) {
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
    case 'resign':
      record(draft, { type: 'time-warned', seat, atMs: draft.world.nowMs });
      leave(draft, seat);
      return null;
  }
}

function isLegal({ state, world }: Draft, seat: Seat, tiles: readonly Placement[]): boolean {
  const play = inspectPlay(state, seat, tiles);
  if (!play.ok) return false;
  return state.ruleset.challenge.kind === 'challenge' || refuseWords(world.words, play.value.words) === null;
}
