/** The record of a finished game: a row for every player, derived from the log. Pure. */

import type { GameEvent, GameState, Seat } from '@lexiko/rules';
import { scoreSheet, sideResult, type SheetRow } from '@lexiko/rules/records';
import type { SeatRecord } from '../games/seat-record.ts';
import { poolOf } from './rating-pool.ts';
import type { FinishedGame, ResultRecord } from './record-store.ts';

export interface Finish {
  readonly game: string;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly seats: readonly SeatRecord[];
  readonly isRated: boolean;
  /** Whether a program played at one of the seats. */
  readonly hasBot: boolean;
  readonly finishedMs: number;
}

export function finishedGame(finish: Finish): FinishedGame {
  const { game, state, seats, finishedMs } = finish;
  const { outcome, ruleset, turnsTaken } = state;
  if (outcome === null) throw new Error('A game can only be recorded after its end.');
  // Not rated if a player left before their first turn.
  const counts = finish.isRated && turnsTaken.every((turns) => turns > 0);
  const { rows } = scoreSheet(finish.events);
  const results = seats.flatMap(({ seat, person, team }) => {
    const people = team?.map((member) => member.person) ?? (person === null ? [] : [person]);
    return people.map((who, member) => resultOf({ ...finish, isRated: counts }, rows, { seat, member, who }));
  });
  const players = seats.flatMap(({ seat, person }) =>
    person === null ? [] : [[person, scoreOf(outcome.winners, seat)] as const],
  );
  const isPair = players.length === 2 && players[0]?.[0] !== players[1]?.[0];
  return {
    game,
    results,
    rated: counts && isPair ? { preset: poolOf({ ...ruleset, hasBot: finish.hasBot }), players } : null,
    atMs: finishedMs,
  };
}

function scoreOf(winners: readonly Seat[], seat: Seat): number {
  if (!winners.includes(seat)) return 0;
  return winners.length > 1 ? 0.5 : 1;
}

function resultOf(
  { game, state, isRated, finishedMs }: Finish,
  rows: readonly SheetRow[],
  { seat, member, who }: { readonly seat: Seat; readonly member: number; readonly who: string },
): ResultRecord {
  return {
    game,
    seat,
    member,
    person: who,
    finishedMs,
    isRated,
    rating: null,
    ...sideResult(state, rows, seat),
  };
}
