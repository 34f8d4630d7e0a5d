/** Who gets a notice about a change, if they are not connected. */

import type { Notice } from '@lexiko/protocol';
import type { GameState, Seat } from '@lexiko/rules';
import type { NewNotice } from '../notices/notice-store.ts';
import { peopleAt } from './team-seats.ts';
import type { LiveGame } from './live-games.ts';

interface NoticeTerms {
  /** Who made the change, and knows of it; `null`: nobody in particular. */
  readonly by: string | null;
  readonly atMs: number;
}

/** Notices of a change: to the side whose turn it is now, or to everybody when the game ends. */
export function noticesOf(game: LiveGame, after: GameState, { by, atMs }: NoticeTerms): readonly NewNotice[] {
  const before = game.state;
  const about = (kind: Notice['kind'], seat: Seat): readonly NewNotice[] => {
    const record = game.seats.find((one) => one.seat === seat);
    return (record === undefined ? [] : peopleAt(record))
      .filter((person) => person !== by)
      .map((person) => ({ person, game: game.id, kind, from: null, atMs }));
  };
  const everybody = (kind: Notice['kind']): readonly NewNotice[] =>
    game.seats.flatMap(({ seat }) => about(kind, seat));
  if (after.phase === 'over') return before.phase === 'over' ? [] : everybody('finished');
  if (after.turn === null || after.turn === before.turn) return [];
  const turn = about('your-turn', after.turn);
  if (before.phase !== 'lobby') return turn;
  const called = new Set(turn.map(({ person }) => person));
  return [...turn, ...everybody('begun').filter(({ person }) => !called.has(person))];
}
