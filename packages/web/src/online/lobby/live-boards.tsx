/** Boards of running games, each a link to its game: plays appear as they are made. */

import { useEffect, useMemo } from 'preact/hooks';
import { PositionBoard } from '../../table/position-board.tsx';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { texts } from '../../texts/current.ts';
import { headOf } from '../../texts/turn-text.ts';
import { useOnline } from '../online-context.ts';
import { roomTexts } from '../online-texts.ts';
import { LiveTables, type LiveTable } from './live-tables.ts';
import './live-boards.css';

function Players({ snapshot: { seats, view } }: { readonly snapshot: TableSnapshot }) {
  return (
    <span class="live-players">
      {seats.map(({ name }, seat) => (
        <span key={seat} class={view.turn === seat ? 'to-move' : ''}>
          {name} <b>{view.scores[seat] ?? 0}</b>
        </span>
      ))}
    </span>
  );
}

function LiveBoard({ live: { game, table } }: { readonly live: LiveTable }) {
  const snapshot = table.snapshot.value;
  if (snapshot === null) return null;
  return (
    <li>
      <a class="live-board" href={`#/online/game/${game}`}>
        <span class="unseen-text">{roomTexts.value.watch.open + texts.value.colon}</span>
        {/* A screen reader reads one link: names, scores, whose turn it is. */}
        <span class="live-squares" aria-hidden="true" inert>
          <PositionBoard id={table.boardId} snapshot={snapshot} />
        </span>
        <Players snapshot={snapshot} />
        <span class="live-turn">{headOf(texts.value, snapshot)}</span>
      </a>
    </li>
  );
}

export function LiveBoards() {
  const { connection, lists } = useOnline();
  const live = useMemo(() => new LiveTables(connection, lists.running, document), []);
  useEffect(() => () => live.close(), []);
  if (live.tables.value.length === 0) return null;
  return (
    <section aria-labelledby="live-title">
      <h2 id="live-title">{roomTexts.value.watch.live}</h2>
      <ul class="live-boards">
        {live.tables.value.map((one) => (
          <LiveBoard key={one.game} live={one} />
        ))}
      </ul>
    </section>
  );
}
