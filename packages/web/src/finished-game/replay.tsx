/** Looking at a game turn by turn: what the table was after each, by buttons or arrow keys. */

import { evolveView, openView, type PlayerView } from '@lexiko/rules';
import { stopsOf } from '@lexiko/table';
import { TurnButtons } from '../parts/turn-buttons.tsx';
import type { TableSnapshot } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';
import { eventText } from '@lexiko/texts';
import { eventContext } from '../texts/people.ts';
import type { Table } from '../table/table.ts';
import { useTable } from '../table/table-context.ts';
import { lazyPart } from '../page/lazy-screen.tsx';
import './replay.css';

const LazyReplayRack = lazyPart(async () => (await import('./replay-rack.tsx')).ReplayRack);

/** After how many events there is something new to see; the first stop is before the first turn. */
export function stopsIn(events: TableSnapshot['events']): readonly number[] {
  return stopsOf(events.map(({ event }) => event));
}

function viewAfter(events: TableSnapshot['events']): PlayerView {
  const [created, ...later] = events;
  if (created === undefined) throw new Error('a game begins with an event');
  return later.reduce(evolveView, openView(created));
}

/** The table as it was at a stop. */
export function snapshotAt(snapshot: TableSnapshot, stop: number): TableSnapshot {
  const events = snapshot.events.slice(0, stopsIn(snapshot.events)[stop] ?? snapshot.events.length);
  return { ...snapshot, events, view: viewAfter(events), attention: { kind: 'over' }, draft: null };
}

/** The stop at which the turn with this number, from 0, has been taken. */
export function stopOfTurn({ events }: TableSnapshot, turn: number): number | null {
  const ends = events.flatMap(({ event }, at) =>
    event.type === 'played' || event.type === 'exchanged' || event.type === 'passed' ? [at + 1] : [],
  );
  const stop = stopsIn(events).indexOf(ends[turn] ?? -1);
  return stop < 0 ? null : stop;
}

/** Shows the table as it was at a stop, and says what happened there. */
export function goToStop({ replayStop, feedback }: Table, snapshot: TableSnapshot, stop: number): void {
  const stops = stopsIn(snapshot.events);
  const next = Math.max(0, Math.min(stops.length - 1, stop));
  replayStop.value = next;
  feedback.announce(stopText(snapshot, next));
}

function stopText(snapshot: TableSnapshot, stop: number): string {
  const stops = stopsIn(snapshot.events);
  if (stop === 0) return texts.value.table.replayStart;
  const sentences = snapshot.events
    .slice(stops[stop - 1], stops[stop])
    .flatMap((seen) => eventText(texts.value, seen, eventContext(snapshot)) ?? []);
  return sentences.join(' ');
}

/** Whether a key has moved the replay. */
export function handleReplayKey(event: KeyboardEvent, table: Table, snapshot: TableSnapshot): boolean {
  const { replayStop } = table;
  const now = replayStop.peek() ?? 0;
  const last = stopsIn(snapshot.events).length - 1;
  const target = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
  if (event.key === 'Escape') replayStop.value = null;
  else if (target === undefined) return false;
  else goToStop(table, snapshot, target);
  return true;
}

export function ReplayBar({ snapshot, stop }: { readonly snapshot: TableSnapshot; readonly stop: number }) {
  const { table, game } = texts.value;
  const here = useTable();
  const last = stopsIn(snapshot.events).length - 1;
  return (
    <section class="controls replay" aria-label={game.actions}>
      <div class="replay-text">
        <b>{stop === 0 ? table.replayStart : table.replayStep(stop, last)}</b>
        <p>{stop === 0 ? '' : stopText(snapshot, stop)}</p>
      </div>
      <LazyReplayRack snapshot={snapshot} count={stopsIn(snapshot.events)[stop] ?? 0} />
      <input
        type="range"
        min={0}
        max={last}
        value={stop}
        aria-label={table.replay}
        onInput={({ currentTarget }) => goToStop(here, snapshot, Number(currentTarget.value))}
      />
      <TurnButtons at={stop} last={last} onGo={(target) => goToStop(here, snapshot, target)}>
        <button
          type="button"
          onClick={() => {
            here.replayStop.value = null;
          }}
        >
          {table.endReplay}
        </button>
      </TurnButtons>
    </section>
  );
}
