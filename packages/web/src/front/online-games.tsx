/** Finds one's unfinished games at the server while the front page is open. Shows nothing itself. */

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameSummary, Person } from '@lexiko/protocol';
import { useStore } from '../page/page-context.ts';
import { createOnline } from '../online/online-context.ts';
import { gameListTitle } from '../online/lobby/game-list.tsx';
import { isOf, occupantName } from '../online/room/seats.ts';
import { texts } from '../texts/current.ts';
import type { OnlineGameLine } from './games.tsx';

export interface OnlineGamesProps {
  readonly games: Signal<readonly OnlineGameLine[]>;
}

function lineOf(me: Person | null, game: GameSummary): OnlineGameLine {
  const { seats, scores, turn } = game;
  const words = texts.value;
  const others = seats.filter((seat) => !isOf(seat, me));
  const onTurn = turn === null ? undefined : seats[turn];
  return {
    game: game.game,
    against: others.map((seat) => occupantName(words, seat)),
    who: seats.map((seat) => `${occupantName(words, seat)} ${scores[seat.seat] ?? 0}`).join(' · '),
    title: gameListTitle(words, game),
    isOurTurn: game.stage === 'playing' && onTurn !== undefined && isOf(onTurn, me),
    updatedMs: game.updatedMs,
  };
}

export function OnlineGames({ games }: OnlineGamesProps) {
  const { connection, lists } = useStore(createOnline);
  useEffect(() => connection.hold(), []);
  const isOpen = connection.link.value === 'open';
  useEffect(() => {
    if (isOpen) void lists.fetchMine();
  }, [isOpen]);
  const mine = lists.mine.value;
  const me = connection.me.value;
  useEffect(() => {
    games.value = (mine ?? []).filter(({ stage }) => stage !== 'over').map((game) => lineOf(me, game));
  }, [mine, me]);
  return null;
}
