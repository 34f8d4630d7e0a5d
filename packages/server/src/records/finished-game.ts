/** What is entered of a finished game: a row for everybody who played, folded from the log. Pure. */

import {
  deviations,
  scoreSheet,
  seatsOfSide,
  type GameEvent,
  type GameState,
  type Seat,
  type SheetRow,
} from '@lexiko/rules';
import type { SeatRecord } from '../store/game-store.ts';
import type { FinishedGame, ResultRecord } from './record-store.ts';

export interface Finish {
  readonly game: string;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly seats: readonly SeatRecord[];
  readonly isRated: boolean;
  readonly finishedMs: number;
}

export function finishedGame(finish: Finish): FinishedGame {
  const { game, state, seats, finishedMs } = finish;
  const { outcome, ruleset, turnsTaken } = state;
  if (outcome === null) throw new Error('A game is entered after its end.');
  // Who went before their first turn has lost nothing.
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
    rated: counts && isPair ? { preset: ruleset.preset, players } : null,
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
  const { ruleset, outcome, dictionary } = state;
  const { final = [], winners = [], reason = 'AGREED' } = outcome ?? {};
  const side = seatsOfSide(ruleset, seat);
  const others = final.filter((_, other) => !side.includes(other));
  const mine = rows.filter((row) => row.seat === seat);
  const plays = mine.filter(({ kind }) => kind === 'play');
  const best = plays.reduce<SheetRow | null>(
    (before, row) => (before === null || row.score > before.score ? row : before),
    null,
  );
  return {
    game,
    seat,
    member,
    person: who,
    finishedMs,
    preset: ruleset.preset,
    mode: ruleset.options['solitaire.mode'],
    sides: ruleset.sides,
    options: Object.fromEntries(deviations(ruleset).map((key) => [key, ruleset.options[key]])),
    dictionary: dictionary?.id ?? ruleset.options['dictionary.id'],
    isRated,
    reason,
    outcome: outcomeFor(side, winners, ruleset.options['solitaire.mode'] !== 'off' || others.length === 0),
    score: final[seat] ?? 0,
    // Partners share their score.
    combined: final.reduce((sum, score, other) => (firstOf(other) === other ? sum + score : sum), 0),
    against: others.length === 0 ? null : Math.max(...others),
    turns: mine.filter(({ number }) => number !== null).length,
    bestTurn: best?.score ?? 0,
    bestMove: best?.notation ?? '',
    fifties: plays.filter(({ bonus, columns }) => bonus > 0 || (columns?.fifty ?? 0) > 0).length,
    rating: null,
  };

  function firstOf(other: Seat): Seat {
    return Math.min(...seatsOfSide(ruleset, other));
  }
}

function outcomeFor(
  side: readonly Seat[],
  winners: readonly Seat[],
  isAlone: boolean,
): ResultRecord['outcome'] {
  if (isAlone) return 'alone';
  if (!winners.some((winner) => side.includes(winner))) return 'lost';
  return winners.every((winner) => side.includes(winner)) ? 'won' : 'drawn';
}
