/** A table at the server: the board of every game, with what others at other screens make necessary. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ANSWER_MS } from '@lexiko/protocol';
import { opponentsOf, type PlayerView } from '@lexiko/rules';
import { closeDialog } from '../dialogs/open-dialog.ts';
import { Icon } from '../icons.tsx';
import type { TableNews } from '../messages.ts';
import { Table } from '../screens/game.tsx';
import { act, tableNowMs, viewerSeat } from '../table.ts';
import { texts } from '../texts/current.ts';
import { ConnectionBadge } from './connection-badge.tsx';
import type { Room } from './room.ts';

const TICK_MS = 500;

/** When the server takes silence for an answer; `null`: it does not. */
function windowEndMs({ window, phase, ruleset }: PlayerView, { pace }: Room): number | null {
  if (window === null || window.ruling !== null) return null;
  switch (ruleset.options['challenge.window']) {
    case 'timed':
      return window.graceUntilMs;
    case 'untilAllAccept':
      return Math.max(window.openedMs + ANSWER_MS[pace], window.graceUntilMs);
    case 'untilNextStarts':
      return phase === 'final-window'
        ? Math.max(window.openedMs + ANSWER_MS[pace], window.graceUntilMs)
        : window.graceUntilMs;
  }
}

/** How long the last play can still be challenged, where that is counted. */
function WindowCountdown({ news, room }: { readonly news: TableNews; readonly room: Room }) {
  const endMs = windowEndMs(news.view, room);
  const nowMs = useSignal(tableNowMs());
  useEffect(() => {
    if (endMs === null) return;
    nowMs.value = tableNowMs();
    const timer = setInterval(() => {
      nowMs.value = tableNowMs();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endMs]);
  const left = endMs === null ? 0 : Math.ceil((endMs - nowMs.value) / 1000);
  if (left <= 0 || left > 600) return null;
  return (
    <span class="countdown" role="timer">
      {texts.value.online.secondsLeft(left)}
    </span>
  );
}

/** For somebody without a seat. */
function Watching({ news }: { readonly news: TableNews }) {
  const { online, game, result } = texts.value;
  const { attention, seats } = news;
  return (
    <section class="controls watching" aria-label={game.actions}>
      <p>
        <b>{attention.kind === 'over' ? result.title : game.turnOf(seats[attention.seat]?.name ?? '')}</b>
      </p>
      <p class="hint">{online.watching}</p>
    </section>
  );
}

export function OnlineTable({ news, room }: { readonly news: TableNews; readonly room: Room }) {
  const { online } = texts.value;
  const seat = viewerSeat(news);
  const { view } = news;
  const isPlaying = seat !== null && view.phase !== 'over' && opponentsOf(view, seat).length > 0;
  return (
    <Table
      news={news}
      bar={
        <span class="bar-line">
          <ConnectionBadge />
          <WindowCountdown news={news} room={room} />
        </span>
      }
      menu={
        isPlaying && view.agreed[seat] !== true ? (
          <button
            type="button"
            title={online.endTogetherAbout}
            onClick={() => {
              closeDialog();
              act({ type: 'agree', seat });
            }}
          >
            <Icon name="flag" /> {online.endTogether}
          </button>
        ) : null
      }
      watching={<Watching news={news} />}
    />
  );
}
