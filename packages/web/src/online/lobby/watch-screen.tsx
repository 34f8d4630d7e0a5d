/** Games of others to watch: some as live boards, all as a list. */

import { useEffect } from 'preact/hooks';
import { texts } from '../../texts/current.ts';
import { LostNote } from '../connection/connection-badge.tsx';
import { useOnline } from '../online-context.ts';
import { onlineTexts, roomTexts } from '../online-texts.ts';
import { EmptyNote } from './empty-note.tsx';
import { GameFilters, GameList } from './game-list.tsx';
import { LiveBoards } from './live-boards.tsx';
import { OnlineBar } from './online-bar.tsx';

export function WatchScreen() {
  const { watch } = roomTexts.value;
  const { lists } = useOnline();
  useEffect(() => lists.follow('watch'), []);
  const isFiltered = Object.keys(lists.wanted.value).length > 0;
  // Nothing need be sorted out of an empty list.
  const hasGames = isFiltered || (lists.running.value ?? []).length > 0;
  return (
    <>
      <OnlineBar title={texts.value.nav.watch} />
      <main class="room">
        <LostNote />
        <LiveBoards />
        {hasGames && <GameFilters />}
        <GameList
          title={watch.title}
          games={lists.running.value}
          empty={
            isFiltered ? <p class="hint">{onlineTexts.value.noneFits}</p> : <EmptyNote text={watch.none} />
          }
        />
      </main>
    </>
  );
}
