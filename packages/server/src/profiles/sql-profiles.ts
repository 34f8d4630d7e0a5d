/** Stores cards and follows in an SQL database. */

import { usualTerms, type TableTerms } from '@lexiko/protocol';
import { sql } from 'kysely';
import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import { stillThere } from '../people/personal-columns.ts';
import type { CardRecord, LeaderTerms, PlayedNow, ProfileStore, RatedPerson } from './profile-store.ts';

/** Who shows nothing but their name. */
const HIDDEN = sql<string>`(select person_id from person_card where is_private = 1
  union all select person_id from pupil union all select person_id from waiting_pupil)`;

export class SqlProfiles implements ProfileStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async cards(people: readonly string[]): Promise<readonly CardRecord[]> {
    if (people.length === 0) return [];
    const rows = await this.#db
      .selectFrom('person_card')
      .selectAll()
      .where('person_id', 'in', [...people])
      .execute();
    return rows.map((row) => ({
      person: row.person_id,
      avatar: row.avatar === null ? null : (JSON.parse(row.avatar) as CardRecord['avatar']), // written by `putCard`
      isPrivate: row.is_private === 1,
    }));
  }

  async putCard({ person, avatar, isPrivate }: CardRecord): Promise<void> {
    const row = { avatar: avatar === null ? null : JSON.stringify(avatar), is_private: isPrivate ? 1 : 0 };
    await this.#transactions.execute(async (transaction) => {
      if (!(await stillThere(transaction, [person])).has(person)) return;
      await transaction
        .insertInto('person_card')
        .values({ person_id: person, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .execute();
    });
  }

  async hidden(people: readonly string[]): Promise<ReadonlySet<string>> {
    if (people.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('person')
      .select('id')
      .where('id', 'in', [...people])
      .where('id', 'in', HIDDEN)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async sinceMs(person: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('person')
      .select('created_ms')
      .where('id', '=', person)
      .executeTakeFirst();
    return row?.created_ms ?? null;
  }

  async follow(follower: string, followed: string, most: number, atMs: number): Promise<boolean> {
    return this.#transactions.execute(async (transaction) => {
      if ((await stillThere(transaction, [follower, followed])).size < 2) return false;
      const { count } = await transaction
        .selectFrom('follow')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('follower_id', '=', follower)
        .where('followed_id', '<>', followed)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return false;
      await transaction
        .insertInto('follow')
        .values({ follower_id: follower, followed_id: followed, since_ms: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
  }

  async unfollow(follower: string, followed: string): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .deleteFrom('follow')
        .where('follower_id', '=', follower)
        .where('followed_id', '=', followed)
        .execute(),
    );
  }

  async isFollowing(follower: string, followed: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('follow')
      .select('since_ms')
      .where('follower_id', '=', follower)
      .where('followed_id', '=', followed)
      .executeTakeFirst();
    return row !== undefined;
  }

  async followedBy(follower: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('follow')
      .select('followed_id')
      .where('follower_id', '=', follower)
      .orderBy('since_ms', 'desc')
      .orderBy('followed_id')
      .execute();
    return rows.map((row) => row.followed_id);
  }

  async followersOf(followed: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('follow')
      .select('follower_id')
      .where('followed_id', '=', followed)
      .orderBy('since_ms', 'desc')
      .orderBy('follower_id')
      .limit(limit)
      .execute();
    return rows.map((row) => row.follower_id);
  }

  async mutedBy(people: readonly string[], person: string): Promise<ReadonlySet<string>> {
    if (people.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('mute')
      .select('person_id')
      .where('muted_id', '=', person)
      .where('person_id', 'in', [...people])
      .execute();
    return new Set(rows.map((row) => row.person_id));
  }

  async playing(people: readonly string[]): Promise<readonly PlayedNow[]> {
    if (people.length === 0) return [];
    const rows = await this.#db
      .selectFrom('presence')
      .innerJoin('process', 'process.name', 'presence.process')
      .innerJoin('game', 'game.id', 'presence.game_id')
      .select(['presence.person_id', 'game.id', 'game.visibility', 'game.class_id', 'game.terms'])
      .distinct()
      .where('presence.person_id', 'in', [...people])
      .where('presence.left_ms', 'is', null)
      .where('game.stage', '=', 'playing')
      .execute();
    return rows.map((row) => {
      // Terms that are as usual may be missing.
      const terms = { ...usualTerms('live'), ...(JSON.parse(row.terms) as Partial<TableTerms>) };
      const isOpen = row.visibility === 'open' && row.class_id === null && terms.watchers === 'anybody';
      return { person: row.person_id, game: row.id, isOpen };
    });
  }

  async leaders(
    { pool, leastGames, sinceMs, bots }: LeaderTerms,
    limit: number,
  ): Promise<readonly RatedPerson[]> {
    const rows = await this.#db
      .selectFrom('rating')
      .innerJoin('person', 'person.id', 'rating.person_id')
      .selectAll('rating')
      .select(['person.name', 'person.is_bot'])
      .where('rating.preset', '=', pool)
      .where('rating.games', '>=', leastGames)
      .where('rating.updated_ms', '>=', sinceMs)
      .where('person.is_bot', '=', bots ? 1 : 0)
      .where('rating.person_id', 'not in', HIDDEN)
      .orderBy('rating.rating', 'desc')
      .orderBy('rating.person_id')
      .limit(limit)
      .execute();
    return rows.map(({ person_id: id, name, is_bot: isBot, updated_ms: updatedMs, ...rating }) => ({
      person: isBot === 1 ? { id, name, isBot: true } : { id, name },
      rating: { person: id, updatedMs, ...rating },
    }));
  }

  async pools(): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('rating').select('preset').distinct().orderBy('preset').execute();
    return rows.map(({ preset }) => preset);
  }

  async countResults(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('result')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
