/** Why a table stands still: somebody on turn is away or on vacation, or the teacher has stopped the game. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatStatus } from '@lexiko/protocol';
import { announce } from '../announcer.tsx';
import { Icon } from '../icons.tsx';
import type { TableNews } from '../messages.ts';
import { tableNowMs } from '../table.ts';
import { texts } from '../texts/current.ts';
import { ask } from './connection.ts';
import { meeting, whenText } from './meeting.ts';
import { tellOnlineRefusal } from './refusals.ts';
import type { Room } from './room.ts';
import { membersAt, occupantName } from './seats.ts';

const TICK_MS = 1000;
/** Whoever is back so soon has only loaded the page anew. */
const SHORT_MS = 10_000;

/** What keeps the game from going on. */
type Standstill =
  | { readonly kind: 'paused' }
  | { readonly kind: 'vacation'; readonly name: string; readonly untilMs: number }
  | {
      readonly kind: 'away';
      readonly name: string;
      readonly seat: number;
      readonly sinceMs: number;
      /** From when on one may go on without them. */
      readonly claimMs: number;
    };

function standstillOf({ view, viewer }: TableNews, room: Room): Standstill | null {
  const { turn, phase, pausedMs } = view;
  if (phase === 'over') return null;
  if (pausedMs !== null) return viewer === 'teacher' ? null : { kind: 'paused' };
  const status = turn === null ? undefined : room.seats[turn];
  if (status === undefined || turn === null || room.mine.includes(turn)) return null;
  const name = occupantName(texts.value, status);
  const { occupant } = status;
  if (occupant.kind === 'person' && occupant.vacationUntilMs !== null)
    return { kind: 'vacation', name, untilMs: occupant.vacationUntilMs };
  const sinceMs = awaySinceMs(status);
  const { absentSeconds } = room.terms;
  if (sinceMs === null || absentSeconds === null || room.pace !== 'live' || room.mine.length === 0)
    return null;
  return { kind: 'away', name, seat: turn, sinceMs, claimMs: sinceMs + absentSeconds * 1000 };
}

/** Since when nobody of the side is there; `null`: somebody is. */
function awaySinceMs(status: SeatStatus): number | null {
  const since = membersAt(status).map((member) => member.awaySinceMs);
  return since.length === 0 || since.includes(null) ? null : Math.max(...since.map((ms) => ms ?? 0));
}

function standstillText(standstill: Standstill, nowMs: number): string {
  const { absence, duration } = meeting.value;
  switch (standstill.kind) {
    case 'paused':
      return absence.paused;
    case 'vacation':
      return absence.vacation(standstill.name, whenText(standstill.untilMs));
    case 'away': {
      const leftSeconds = Math.ceil((standstill.claimMs - nowMs) / 1000);
      return leftSeconds > 0
        ? absence.away(standstill.name, duration(leftSeconds))
        : absence.gone(standstill.name);
    }
  }
}

export function TableNote({ news, room }: { readonly news: TableNews; readonly room: Room }) {
  const { online, common } = texts.value;
  const closed = useSignal<string | null>(null);
  const nowMs = useSignal(tableNowMs());
  const standstill = standstillOf(news, room);
  const key = standstill === null ? null : JSON.stringify(standstill);
  const isShort = standstill?.kind === 'away' && nowMs.value < standstill.sinceMs + SHORT_MS;
  useEffect(() => {
    if (standstill !== null && !isShort) announce(standstillText(standstill, nowMs.peek()));
  }, [key, isShort]);
  useEffect(() => {
    closed.value = null;
    nowMs.value = tableNowMs();
    if (standstill?.kind !== 'away') return;
    const timer = setInterval(() => {
      nowMs.value = tableNowMs();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [key]);
  const canClaim = standstill?.kind === 'away' && nowMs.value >= standstill.claimMs;
  // Whoever has put the note away wants to know when something can be done.
  const shown = `${key} ${canClaim}`;
  if (standstill === null || isShort || closed.value === shown) return null;
  return (
    <aside class="failure news table-note" aria-label={meeting.value.absence.title}>
      <p>{standstillText(standstill, nowMs.value)}</p>
      {canClaim && standstill.kind === 'away' && (
        <button
          type="button"
          class="primary"
          onClick={() =>
            void ask({ type: 'claim-absent', game: room.game, seat: standstill.seat }).then((answer) => {
              if (!answer.ok) tellOnlineRefusal(answer.error);
            })
          }
        >
          {online.claimAbsent(standstill.name)}
        </button>
      )}
      <button
        type="button"
        class="quiet round"
        aria-label={common.close}
        onClick={() => {
          closed.value = shown;
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
