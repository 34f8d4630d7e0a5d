/** Time: for a turn, by correspondence, or for the whole game, and what happens when it is up (V-09, V-10, V-14). */

import type { Options } from '../options/option-values.ts';

/** Lists are by seat, in seconds; `null` is no limit for that seat. */
export type TimeLimit =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: readonly (number | null)[] }
  | { readonly kind: 'days'; readonly days: number }
  | {
      readonly kind: 'game';
      readonly seconds: readonly (number | null)[];
      /** Added after each turn. */
      readonly incrementSeconds: number;
    };

export interface ClockRule {
  readonly limit: TimeLimit;
  /** Also where there is no limit: a side can be called to time. */
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
  if (days !== 'none') return { kind: 'days', days };
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
}

/** What the seat has left of its time for the whole game; below 0 it is over time, `null` without such a limit. */
export function gameTimeLeftMs(
  { limit }: ClockRule,
  seat: number,
  { usedMs, turnsTaken }: TimeSpent,
): number | null {
  if (limit.kind !== 'game') return null;
  const total = limit.seconds[seat] ?? null;
  return total === null ? null : (total + limit.incrementSeconds * turnsTaken) * 1000 - usedMs;
}

/** How long the turn of the seat may take until its time is (first) up; `null`: as long as it likes. */
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
      return limit.days * DAY_MS;
    case 'game': {
      const leftMs = gameTimeLeftMs(rule, seat, spent);
      if (leftMs === null || leftMs >= 0) return leftMs;
      // The minutes over time that were begun are paid for; the next one falls due with its beginning.
      return Math.ceil(-leftMs / OVERTIME_MS) * OVERTIME_MS + leftMs;
    }
  }
}

/** Whether a turn goes on for ever after its time is up: nothing came of that but words and points. */
export function turnOutlastsLimit({ onExpire }: ClockRule): boolean {
  return onExpire === 'warn' || onExpire === 'pointsPerMinute';
}
