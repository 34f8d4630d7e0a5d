/**
 * The channels for hints about games: each game belongs to one shard, and a process listens to the shards of the games
 * that are followed there. Independent of the database.
 */

/**
 * PostgreSQL searches the channels of a connection one by one for every hint, so more shards cost more than they save
 * (docs/decisions/0008-hints-by-shard.md).
 */
export const SHARDS = 4096;

/** The shard of a game, the same in every process (FNV-1a). */
export function shardOf(game: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < game.length; at++) hash = Math.imul(hash ^ game.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % SHARDS;
}

export class Shards {
  /** The games followed here, by shard. */
  readonly #games = new Map<number, Set<string>>();

  /** The shards with at least one followed game. */
  get followed(): readonly number[] {
    return [...this.#games.keys()];
  }

  isFollowed(shard: number): boolean {
    return this.#games.has(shard);
  }

  add(game: string): void {
    const shard = shardOf(game);
    const games = this.#games.get(shard);
    if (games === undefined) this.#games.set(shard, new Set([game]));
    else games.add(game);
  }

  remove(game: string): void {
    const shard = shardOf(game);
    const games = this.#games.get(shard);
    games?.delete(game);
    if (games?.size === 0) this.#games.delete(shard);
  }
}
