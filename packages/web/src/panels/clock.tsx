/** Time on the screen: what a player has left, and how long the last play can still be challenged. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { clockMs, deadlineMs, type Seat } from '@lexiko/rules';
import { isWindowTimed } from '@lexiko/table';
import type { TableSnapshot } from '../table/snapshot.ts';
import { TableContext } from '../table/table-context.ts';
import { locale, texts } from '../texts/current.ts';
import { personAt } from '../texts/people.ts';
import { useFeedback } from '../page/page-context.ts';

const TICK_MS = 250;
/** Days and hours are longer than minutes, and need smaller figures beside the points. */
const LONGEST_LARGE = 7;
/** From here on the time is short. */
const SHORT_MS = 15_000;

/** Painted anew a few times a second. */
function useTicks(): void {
  const ticks = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      ticks.value++;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  void ticks.value;
}

/** `3:05`, and from two days on days and hours; seconds are rounded up, so that 0:00 is over. */
export function formatTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
  if (hours >= 2) {
    const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
    return [hours, String(minutes).padStart(2, '0'), String(rest).padStart(2, '0')].join(':');
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function unit(count: number, name: 'day' | 'hour'): string {
  const style = { style: 'unit', unit: name, unitDisplay: 'narrow' } as const;
  return new Intl.NumberFormat(locale.value, style).format(count);
}

/** By the clock of the table; a game on paper has none. */
function useNowMs(): number {
  return useContext(TableContext)?.nowMs() ?? 0;
}

function leftMs({ view }: TableSnapshot, seat: Seat, nowMs: number): number | null {
  const endsMs = view.turn === seat ? deadlineMs(view) : null;
  if (endsMs !== null) return endsMs - nowMs;
  const { limit } = view.ruleset.clock;
  const seconds = limit.kind === 'turn' ? (limit.seconds[seat] ?? null) : null;
  return clockMs(view, seat) ?? (seconds === null ? null : seconds * 1000);
}

function RunningClock({ snapshot, seat }: { readonly snapshot: TableSnapshot; readonly seat: Seat }) {
  const { announce, playSound } = useFeedback();
  useTicks();
  const ms = leftMs(snapshot, seat, useNowMs()) ?? 0;
  const isShort = snapshot.view.turn === seat && ms <= SHORT_MS;
  useEffect(() => {
    if (!isShort) return;
    announce(texts.peek().table.timeShort(personAt(snapshot, seat)));
    playSound('warning');
  }, [isShort, seat]);
  const time = formatTime(ms);
  return (
    <span
      class={`clock${isShort ? ' short' : ''}${time.length > LONGEST_LARGE ? ' long' : ''}`}
      role="timer"
      aria-label={texts.value.table.turnLeft(time)}
    >
      {time}
    </span>
  );
}

/** Only for players whose time is limited. */
export function SeatClock({ snapshot, seat }: { readonly snapshot: TableSnapshot; readonly seat: Seat }) {
  const { view } = snapshot;
  return view.phase === 'over' || leftMs(snapshot, seat, useNowMs()) === null ? null : (
    <RunningClock snapshot={snapshot} seat={seat} />
  );
}

function Countdown({
  untilMs,
  children,
}: {
  readonly untilMs: number;
  readonly children: ComponentChildren;
}) {
  useTicks();
  const ms = untilMs - useNowMs();
  if (ms <= 0) return null;
  return (
    <>
      <span class="countdown">{texts.value.table.challengeLeft(Math.ceil(ms / 1000))}</span>
      {children}
    </>
  );
}

/** What is there for as long as the last play can be challenged; where that is limited, below the time that is left. */
export function WhileChallengeable({
  snapshot,
  children,
}: {
  readonly snapshot: TableSnapshot;
  readonly children: ComponentChildren;
}) {
  const { window } = snapshot.view;
  if (window === null || !isWindowTimed(snapshot.view)) return <>{children}</>;
  return <Countdown untilMs={window.graceUntilMs}>{children}</Countdown>;
}
