/** Why an online game stands still, and when the others may continue without a player. */

import type { SeatStatus } from '@lexiko/protocol';
import { canFallSilent } from '@lexiko/rules';
import type { TableSnapshot } from '../../table/snapshot.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Room } from '../room/room.ts';
import { membersAt, occupantName } from '../room/seats.ts';

/** Why the game stands still. */
export type Standstill =
  | { readonly kind: 'paused' }
  | { readonly kind: 'vacation'; readonly name: string; readonly untilMs: number }
  | {
      readonly kind: 'away';
      readonly name: string;
      readonly seat: number;
      readonly sinceMs: number;
      /** When the others may continue without them. */
      readonly claimMs: number;
    }
  /** They may be present, and have not moved for a long time. */
  | { readonly kind: 'silent'; readonly name: string; readonly seat: number; readonly claimMs: number };

export function standstillOf(
  words: Texts,
  { view, viewer }: Pick<TableSnapshot, 'view' | 'viewer'>,
  room: Pick<Room, 'seats' | 'mine' | 'terms' | 'pace' | 'silenceFromMs'>,
): Standstill | null {
  const { turn, phase, pausedMs } = view;
  if (phase === 'over') return null;
  if (pausedMs !== null) return viewer === 'teacher' ? null : { kind: 'paused' };
  const status = turn === null ? undefined : room.seats[turn];
  if (status === undefined || turn === null || room.mine.includes(turn)) return null;
  const name = occupantName(words, status);
  const { occupant } = status;
  if (occupant.kind === 'person' && occupant.vacationUntilMs !== null)
    return { kind: 'vacation', name, untilMs: occupant.vacationUntilMs };
  if (room.mine.length === 0 || occupant.kind === 'computer') return null;
  const sinceMs = awaySinceMs(status);
  const { absentSeconds } = room.terms;
  const claimMs = silentFromMs(view, room);
  if (sinceMs !== null && absentSeconds !== null && room.pace === 'live') {
    const goneMs = sinceMs + absentSeconds * 1000;
    return { kind: 'away', name, seat: turn, sinceMs, claimMs: Math.min(goneMs, claimMs ?? goneMs) };
  }
  return claimMs === null ? null : { kind: 'silent', name, seat: turn, claimMs };
}

/** When the side on turn counts as silent; `null` if a clock ends its turn or the others wait without limit. */
function silentFromMs(
  view: TableSnapshot['view'],
  { terms: { silentSeconds }, silenceFromMs }: Pick<Room, 'terms' | 'silenceFromMs'>,
): number | null {
  if (silentSeconds === null || !canFallSilent(view)) return null;
  return Math.max(view.turnSinceMs, silenceFromMs) + silentSeconds * 1000;
}

/** Since when nobody of the side is present; `null` if somebody is. */
function awaySinceMs(status: SeatStatus): number | null {
  const since = membersAt(status).map((member) => member.awaySinceMs);
  return since.length === 0 || since.includes(null) ? null : Math.max(...since.map((ms) => ms ?? 0));
}
