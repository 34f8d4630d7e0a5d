/** Summaries of games for lists, with what everybody may know about the players. */

import type { GameSummary, Person, SeatStatus } from '@lexiko/protocol';
import type { GameStore, ListedGame } from './store/game-store.ts';
import type { SeatRecord } from './seat-record.ts';
import { shownPerson } from '../people/person.ts';
import type { PersonStore } from '../people/person-store.ts';
import { everybodyAt, peopleAt } from './team-seats.ts';
import type { Now } from '../ports.ts';

/** Lists need the games, and the names of people. */
export interface ListStore {
  readonly games: GameStore;
  readonly people: PersonStore;
}

/** The summaries that `viewer` may see. */
export async function summaries(
  { store, now }: { readonly store: ListStore; readonly now: Now },
  listed: readonly ListedGame[],
  viewer: string,
): Promise<readonly GameSummary[] & GameSummary[]> {
  const names = await namesOf(
    store,
    listed.flatMap(({ seats }) => seats),
  );
  const nowMs = now();
  return listed.map((one) => listedGame(one, names, isSeenLate(one, nowMs) && !isSeated(one, viewer)));
}

export function isSeated({ seats }: ListedGame, person: string): boolean {
  return seats.some((seat) => peopleAt(seat).includes(person));
}

/** Whether spectators see the game with a delay right now, also shortly after its end. */
export function isSeenLate({ record, updatedMs }: ListedGame, nowMs: number): boolean {
  const { stage, terms } = record;
  if (terms.delaySeconds === 0) return false;
  return stage === 'playing' || (stage === 'over' && nowMs - updatedMs < terms.delaySeconds * 1000);
}

/** `isEarly`: for a viewer who sees the game with a delay. */
export function listedGame(
  { record, seats, headline, createdMs, updatedMs }: ListedGame,
  names: ReadonlyMap<string, Person>,
  isEarly: boolean,
): GameSummary {
  return {
    game: record.id,
    code: record.code,
    preset: headline.preset,
    sides: headline.sides,
    pace: record.pace,
    stage: isEarly ? 'playing' : record.stage,
    rated: record.terms.rated,
    seats: seatStatuses(seats, names, { whereabouts: NOBODY_THERE, optionsSeq: 0 }),
    delaySeconds: record.terms.delaySeconds,
    turn: isEarly ? null : headline.turn,
    scores: isEarly ? [] : [...headline.scores],
    // The time of the last move is delayed like the move itself.
    updatedMs: isEarly ? createdMs : updatedMs,
    clock: headline.clock ?? null,
    words: headline.words ?? null,
  };
}

/** The people at these seats, by id. */
export async function namesOf(
  { people: store }: Pick<ListStore, 'people'>,
  seats: readonly SeatRecord[],
): Promise<ReadonlyMap<string, Person>> {
  const ids = new Set(everybodyAt(seats));
  const people = await store.people([...ids]);
  return new Map(people.map((person) => [person.id, shownPerson(person)]));
}

/** What is known of a person besides their name. */
export interface Whereabouts {
  readonly present: boolean;
  readonly awaySinceMs: number | null;
  readonly vacationUntilMs: number | null;
}

/** Lists do not show who is connected. */
const NOBODY_THERE = (): Whereabouts => ({ present: false, awaySinceMs: null, vacationUntilMs: null });

/** `optionsSeq`: the number of the event that set the options as they stand; 0 where nobody is asked any more. */
export function seatStatuses(
  seats: readonly SeatRecord[],
  names: ReadonlyMap<string, Person>,
  {
    whereabouts,
    optionsSeq,
  }: { readonly whereabouts: (person: string) => Whereabouts; readonly optionsSeq: number },
): SeatStatus[] {
  return seats.map(({ seat, person: id, computer, team }) => {
    if (team !== null) {
      const members = team.flatMap(({ person: member, left, agreedTo }) => {
        const person = names.get(member);
        if (person === undefined) return [];
        const agrees = agreedTo > 0 && agreedTo === optionsSeq;
        const { present, awaySinceMs } = whereabouts(member);
        return [{ person, left, present: !left && present, awaySinceMs, agrees }];
      });
      return { seat, occupant: { kind: 'team', members } };
    }
    if (computer !== null) return { seat, occupant: { kind: 'computer', level: computer } };
    const person = id === null ? undefined : names.get(id);
    return person === undefined
      ? { seat, occupant: { kind: 'nobody' } }
      : { seat, occupant: { kind: 'person', person, ...whereabouts(person.id) } };
  });
}
