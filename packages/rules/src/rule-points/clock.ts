/** Time: for a turn, by correspondence, or for the whole game, and what happens when it is up (V-09, V-10, V-14). */

import type { Options } from '../options/option-values.ts';

/** Lists are by seat, in seconds; `null` is no limit for that seat. */
export type TimeLimit =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: readonly (number | null)[] }
  | {
      readonly kind: 'days';
      readonly days: number;
      /** Days of a side for the whole game, used when those of a turn are over. */
      readonly bankDays: number;
    }
  | {
      readonly kind: 'game';
      readonly seconds: readonly (number | null)[];
      /** Added after each turn. */
      readonly incrementSeconds: number;
    };

export interface ClockRule {
  readonly limit: TimeLimit;
  /** Also without a limit: time can be called on any side. */
  readonly onExpire: 'warn' | 'pass' | 'commitIfLegal' | 'pointsPerMinute' | 'resign';
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const OVERTIME_MS = 60_000;
export const OVERTIME_POINTS = 10;

export function clockRule(options: Options): ClockRule {
  return { limit: timeLimit(options), onExpire: options['timer.onExpire'] };
}

function timeLimit(options: Options): TimeLimit {
  const turn = secondsBySeat(options['timer.seconds']);
  if (turn !== null) return { kind: 'turn', seconds: turn };
  const days = options['timer.days'];
  if (days !== 'none') return { kind: 'days', days, bankDays: options['timer.bank'] };
  const game = secondsBySeat(options['clock.seconds']);
  return game === null
    ? { kind: 'none' }
    : { kind: 'game', seconds: game, incrementSeconds: options['clock.increment'] };
}

/** `null` where no seat has a limit. */
function secondsBySeat(times: readonly (number | 'none')[]): readonly (number | null)[] | null {
  const seconds = times.map((time) => (time === 'none' ? null : time));
  return seconds.some((time) => time !== null) ? seconds : null;
}

export interface TimeSpent {
  readonly usedMs: number;
  readonly turnsTaken: number;
  /** What earlier turns took from the bank; nothing if missing. */
  readonly bankUsedMs?: number;
}

/** The seat's remaining time for the whole game; negative when it is over time, `null` without such a limit. */
export function gameTimeLeftMs(
  { limit }: ClockRule,
  seat: number,
  { usedMs, turnsTaken }: TimeSpent,
): number | null {
  if (limit.kind !== 'game') return null;
  const total = limit.seconds[seat] ?? null;
  return total === null ? null : (total + limit.incrementSeconds * turnsTaken) * 1000 - usedMs;
}

/** What a side has left in its time bank; `null` where there is none. */
export function bankLeftMs(
  { limit }: ClockRule,
  { bankUsedMs = 0 }: Pick<TimeSpent, 'bankUsedMs'>,
): number | null {
  if (limit.kind !== 'days' || limit.bankDays === 0) return null;
  return Math.max(0, limit.bankDays * DAY_MS - bankUsedMs);
}

/** What a turn of this length takes from the bank: whatever its own days do not cover. */
export function takenFromBankMs({ limit }: ClockRule, turnMs: number): number {
  return limit.kind === 'days' && limit.bankDays > 0 ? Math.max(0, turnMs - limit.days * DAY_MS) : 0;
}

/** How long the seat's turn may take until its time first runs out; `null` if it has no limit. */
export function turnLimitMs(rule: ClockRule, seat: number, spent: TimeSpent): number | null {
  const { limit } = rule;
  switch (limit.kind) {
    case 'none':
      return null;
    case 'turn': {
      const seconds = limit.seconds[seat] ?? null;
      return seconds === null ? null : seconds * 1000;
    }
    case 'days':
      return limit.days * DAY_MS + (bankLeftMs(rule, spent) ?? 0);
    case 'game': {
      const leftMs = gameTimeLeftMs(rule, seat, spent);
      if (leftMs === null || leftMs >= 0) return leftMs;
      // Overtime is paid by the minute begun; the next minute is due when it begins.
      return Math.ceil(-leftMs / OVERTIME_MS) * OVERTIME_MS + leftMs;
    }
  }
}

/** Whether a turn may go on forever after its time is up: running out only brings warnings or costs points. */
export function turnOutlastsLimit({ onExpire }: ClockRule): boolean {
  return onExpire === 'warn' || onExpire === 'pointsPerMinute';
}
