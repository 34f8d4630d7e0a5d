/** Who gets a notice about a change, if they are not connected. */

import type { Notice } from '@lexiko/protocol';
import type { GameEvent, GameState, Seat } from '@lexiko/rules';
import { attentionOf, seatsToAgree } from '@lexiko/table';
import type { NewNotice } from '../notices/notice-store.ts';
import { peopleAt } from './team-seats.ts';
import type { LiveGame } from './live-games.ts';

interface NoticeTerms {
  /** What the change adds to the log. */
  readonly events: readonly GameEvent[];
  /** Who made the change, and knows of it; `null`: nobody in particular. */
  readonly by: string | null;
  readonly atMs: number;
}

/** Notices of a change: to those whom the game asks for something now, or to everybody when it begins or ends. */
export function noticesOf(
  game: LiveGame,
  after: GameState,
  { events, by, atMs }: NoticeTerms,
): readonly NewNotice[] {
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
  if (after.phase === 'lobby') return [];
  const known = game.eventsAfter(0).map(({ event }) => event);
  const asked = game.seats.flatMap(({ seat }) => {
    const earlier = demandsOn(before, known, seat);
    const fresh = demandsOn(after, [...known, ...events], seat).filter((one) => !earlier.includes(one));
    if (fresh.length === 0) return [];
    return about(fresh.includes('turn') ? 'your-turn' : 'your-answer', seat);
  });
  if (before.phase !== 'lobby') return asked;
  const called = new Set(asked.map(({ person }) => person));
  return [...asked, ...everybody('begun').filter(({ person }) => !called.has(person))];
}

/** Whether the game waits for something that the seat has to do. */
export function isAsked(state: GameState, events: readonly GameEvent[], seat: Seat): boolean {
  return demandsOn(state, events, seat).length > 0;
}

/** What the game asks of a seat: its turn, an answer to the last play, a vote, the scores, an answer to an offer. */
function demandsOn(state: GameState, events: readonly GameEvent[], seat: Seat): readonly string[] {
  if (state.phase === 'lobby' || state.phase === 'over') return [];
  const offer = seatsToAgree(state).includes(seat) ? ['agree'] : [];
  const screen = { kind: 'own', viewer: seat } as const;
  const attention = attentionOf(state, { events, isComputer: () => false, screen });
  return 'seat' in attention && attention.seat === seat ? [attention.kind, ...offer] : offer;
}
