/** Counts the games at the server that wait for the player, but for the one on the screen: for the marks of the page. */

import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Connection } from '../connection/connection.ts';
import { waitingGames } from '../table/waiting-games.ts';
import type { GameLists } from './game-lists.ts';
import type { Notices } from './notices.ts';

export interface WaitingTurnsWorld {
  readonly connection: Connection;
  readonly notices: Pick<Notices, 'asking'>;
  readonly lists: GameLists;
  /** On the screen; `null`: none. */
  readonly game: ReadonlySignal<string | null>;
  readonly count: Signal<number>;
}

/** A notice that was read or put away says nothing of whether its game still waits: the list of games does. */
export function countWaitingTurns({
  connection,
  notices,
  lists,
  game,
  count,
}: WaitingTurnsWorld): () => void {
  const stops = [
    effect(() => {
      void notices.asking.value;
      void game.value;
      if (connection.link.value === 'open') void lists.fetchMine();
    }),
    effect(() => {
      const current = game.value ?? '';
      const me = connection.me.value;
      const mine = me === null ? [] : waitingGames(lists.mine.value ?? [], me.id, current);
      const waiting = new Set([...notices.asking.value, ...mine.map((one) => one.game)]);
      waiting.delete(current);
      count.value = waiting.size;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
