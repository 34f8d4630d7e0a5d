/** Notes the rated games of the visitor in this browser, so that help with them stays closed in every tab. */

import { useEffect } from 'preact/hooks';
import type { Following } from '@lexiko/protocol';
import { helpPermission } from '@lexiko/rules';
import { useStore } from '../../page/page-context.ts';
import { openRatedGames } from '../../page/storage/rated-games.ts';
import type { Room } from '../room/room.ts';

export function useRatedMark(room: Room | null, known: Following | null): void {
  const ratedGames = useStore(openRatedGames);
  useEffect(() => {
    if (room === null || known === null || typeof known.viewer !== 'number') return;
    const { view } = known;
    if (view.phase === 'lobby') return;
    if (!room.terms.rated || view.phase === 'over') return ratedGames.forget(room.game);
    ratedGames.see({
      game: room.game,
      pace: room.pace,
      board: view.board,
      locksLists: helpPermission(view, 'lists') !== 'allowed',
    });
  }, [room, known]);
}
