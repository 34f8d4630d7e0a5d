/**
 * Which games count for ratings: two people with accounts, one against one, by a rulebook as it stands. Guests are left
 * out because whoever loses could come back as somebody new; teams, computers and games of three or four because
 * Glicko-2 knows games between two, whose strength stays the same.
 */

import { configure, type GameConfig } from '@lexiko/rules';
import { deviations, type OptionKey } from '@lexiko/rules/options';
import type { SeatRecord } from './seat-record.ts';

/** Options that change how a game looks, how long it takes or who begins; the same for both, they favour nobody. */
const NEUTRAL: ReadonlySet<OptionKey> = new Set<OptionKey>([
  'pool.style',
  'firstDraw.method',
  'firstDraw.tie',
  'board.theme',
  'board.rotateToSeat',
  'score.announce',
  'timer.seconds',
  'timer.days',
  'timer.bank',
  'timer.onExpire',
  'clock.seconds',
  'clock.increment',
  'challenge.graceSeconds',
]);

/** Whether a game of this configuration and these seats may be rated, as far as one can see before it begins. */
export function canBeRated(config: GameConfig, seats: readonly SeatRecord[]): boolean {
  const configured = configure(config);
  if (!configured.ok) return false;
  const ruleset = configured.value;
  if (ruleset.preset === 'custom' || ruleset.sides !== 2) return false;
  if (ruleset.solitaire.kind !== 'off') return false;
  if (seats.some(({ computer, team }) => computer !== null || team !== null)) return false;
  const { limit } = ruleset.clock;
  if ('seconds' in limit && new Set(limit.seconds).size > 1) return false; // a handicap
  return deviations(ruleset.config).every((key) => NEUTRAL.has(key));
}
