/** Says why a game stands still: the player on turn is away or on vacation, or the teacher has paused it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../parts/icons.tsx';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { useTable } from '../../table/table-context.ts';
import { texts } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { roomTexts, whenText, onlineTexts } from '../online-texts.ts';
import { tellOnlineRefusal } from '../connection/refusals.ts';
import type { Room } from '../room/room.ts';
import { standstillOf, type Standstill } from './standstill.ts';
import { useFeedback } from '../../page/page-context.ts';

const TICK_MS = 1000;
/** Shorter absences are usually reloads. */
const SHORT_MS = 10_000;

function standstillText(standstill: Standstill, nowMs: number): string {
  const { absence, duration } = roomTexts.value;
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
    case 'silent':
      return absence.silent(standstill.name);
  }
}

export function TableNote({ snapshot, room }: { readonly snapshot: TableSnapshot; readonly room: Room }) {
  const { announce } = useFeedback();
  const online = onlineTexts.value;
  const { common } = texts.value;
  const { connection } = useOnline();
  const table = useTable();
  const closed = useSignal<string | null>(null);
  const nowMs = useSignal(table.nowMs());
  const standstill = standstillOf(texts.value, snapshot, room);
  const key = standstill === null ? null : JSON.stringify(standstill);
  const canClaim = standstill !== null && 'claimMs' in standstill && nowMs.value >= standstill.claimMs;
  // A short pause may just be thinking.
  const isShort =
    (standstill?.kind === 'away' && nowMs.value < standstill.sinceMs + SHORT_MS) ||
    (standstill?.kind === 'silent' && !canClaim);
  useEffect(() => {
    if (standstill !== null && !isShort) announce(standstillText(standstill, nowMs.peek()));
  }, [key, isShort]);
  useEffect(() => {
    closed.value = null;
    nowMs.value = table.nowMs();
    if (standstill === null || !('claimMs' in standstill)) return;
    const timer = setInterval(() => {
      nowMs.value = table.nowMs();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [key]);
  // A closed note comes back when the player can act.
  const shown = `${key} ${canClaim}`;
  if (standstill === null || isShort || closed.value === shown) return null;
  return (
    <aside class="toast news table-note" aria-label={roomTexts.value.absence.title}>
      <p>{standstillText(standstill, nowMs.value)}</p>
      {canClaim && 'seat' in standstill && (
        <button
          type="button"
          class="primary"
          onClick={() =>
            void connection
              .ask({ type: 'claim-absent', game: room.game, seat: standstill.seat })
              .then((answer) => {
                if (!answer.ok) tellOnlineRefusal(table, answer.error);
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
