/** Keeps finished games and ratings in memory. */

import { NEW_RATING } from '../records/glicko.ts';
import { ratingsAfter, type RatedPlayer } from '../records/rating-change.ts';
import type {
  FinishedGame,
  HistoryPlace,
  RatingRecord,
  RecordStore,
  ResultRecord,
} from '../records/record-store.ts';
import { DUE_KINDS, type DueWork } from '../games/store/game-store.ts';

export class MemoryRecords implements RecordStore {
  readonly #entered = new Set<string>();
  #results: ResultRecord[] = [];
  readonly #ratings = new Map<string, RatingRecord>();
  readonly #due: Map<string, DueWork>;
  readonly #isThere: (person: string) => boolean;
  readonly #hasAccount: (person: string) => boolean;

  /** `due` is shared with the store that this is a part of. */
  constructor(
    due: Map<string, DueWork>,
    people: { isThere: (person: string) => boolean; hasAccount: (person: string) => boolean },
  ) {
    this.#due = due;
    this.#isThere = people.isThere;
    this.#hasAccount = people.hasAccount;
  }

  async enter({ game, results, rated, atMs }: FinishedGame): Promise<'entered' | 'entered-before'> {
    this.#due.delete(`${game} record`);
    if (this.#entered.has(game)) return 'entered-before';
    this.#entered.add(game);
    const changes = rated === null ? new Map<string, RatingRecord>() : this.#rate(rated, atMs);
    for (const result of results.filter(({ person }) => this.#isThere(person))) {
      const after = changes.get(result.person);
      const before = this.#ratings.get(ratingKey(result.person, result.preset))?.rating ?? NEW_RATING.rating;
      this.#results.push(
        after === undefined ? result : { ...result, rating: { before, after: after.rating } },
      );
    }
    for (const [person, rating] of changes) this.#ratings.set(ratingKey(person, rating.preset), rating);
    return 'entered';
  }

  async history(person: string, after: HistoryPlace | null, limit: number): Promise<readonly ResultRecord[]> {
    return this.#results
      .filter((result) => result.person === person && (after === null || comparePlaces(result, after) < 0))
      .sort((a, b) => comparePlaces(b, a))
      .slice(0, limit);
  }

  async ratingsOf(person: string): Promise<readonly RatingRecord[]> {
    return [...this.#ratings.values()]
      .filter((rating) => rating.person === person)
      .sort((a, b) => (a.preset < b.preset ? -1 : 1));
  }

  /** What was one person's is another's. */
  hand(from: string, to: string): void {
    this.#results = this.#results.map((result) =>
      result.person === from ? { ...result, person: to } : result,
    );
  }

  dropPerson(person: string): void {
    this.#results = this.#results.filter((result) => result.person !== person);
    for (const [key, rating] of this.#ratings) if (rating.person === person) this.#ratings.delete(key);
  }

  dropGame(game: string): void {
    this.#results = this.#results.filter((result) => result.game !== game);
    for (const kind of DUE_KINDS) this.#due.delete(`${game} ${kind}`);
  }

  #rate(
    { preset, players }: NonNullable<FinishedGame['rated']>,
    atMs: number,
  ): ReadonlyMap<string, RatingRecord> {
    const [one, two] = players.map(([person, score]): RatedPlayer => ({
      person,
      score,
      kept: this.#ratings.get(ratingKey(person, preset)) ?? null,
    }));
    if (one === undefined || two === undefined) return new Map();
    if (!this.#hasAccount(one.person) || !this.#hasAccount(two.person)) return new Map();
    return new Map(ratingsAfter([one, two], preset, atMs).map((rating) => [rating.person, rating]));
  }
}

function ratingKey(person: string, preset: string): string {
  return `${person} ${preset}`;
}

/** Negative where the first is older. */
function comparePlaces(a: HistoryPlace, b: HistoryPlace): number {
  if (a.finishedMs !== b.finishedMs) return a.finishedMs - b.finishedMs;
  if (a.game !== b.game) return a.game < b.game ? -1 : 1;
  return a.seat - b.seat;
}
