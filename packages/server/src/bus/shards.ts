/**
 * The channels on which hints of games go: each game has one of them, and a process listens where a game is that somebody
 * follows there. Knows no database.
 */

/**
 * PostgreSQL looks through the channels of a connection one after the other, for every hint: more of them cost more than
 * they save (docs/decisions/0008-hints-by-shard.md).
 */
export const SHARDS = 4096;

/** The shard of a game, the same in every process (FNV-1a). */
export function shardOf(game: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < game.length; at++) hash = Math.imul(hash ^ game.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % SHARDS;
}

export class Shards {
  /** By shard: the games that are followed here. */
  readonly #games = new Map<number, Set<string>>();

  /** Those where anything is followed. */
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
