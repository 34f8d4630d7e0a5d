/** The way to the next game that waits for the player, while the one on the screen waits for somebody else. */

import { useEffect } from 'preact/hooks';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { useOnline } from '../online-context.ts';
import { onlineTexts } from '../online-texts.ts';
import { waitingGames } from './waiting-games.ts';
import './next-game.css';

export function NextGame({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { lists, connection } = useOnline();
  const { attention, viewer, game } = snapshot;
  const isMine = attention.kind !== 'over' && attention.kind !== 'computer' && attention.seat === viewer;
  const isPlayer = typeof viewer === 'number';
  useEffect(() => {
    if (!isMine && isPlayer) void lists.fetchMine();
  }, [isMine, isPlayer, game]);
  const me = connection.me.value;
  if (isMine || !isPlayer || me === null) return null;
  const waiting = waitingGames(lists.mine.value ?? [], me.id, game);
  const [next] = waiting;
  return next === undefined ? null : (
    <a class="button quiet next-game" href={`#/online/game/${next.game}`}>
      {onlineTexts.value.nextGame(waiting.length)}
    </a>
  );
}
