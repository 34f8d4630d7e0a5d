/**
 * Where it is kept who follows a game they have a seat in, and from which process. A process shows that it runs by a
 * number it raises; those who see it stand still declare the process dead. No clock of one process is held against that
 * of another for it.
 */

/** `leftMs`: when the last of their sockets at this process went away; `null`: there is one. */
export interface PresenceChange {
  readonly game: string;
  readonly person: string;
  readonly leftMs: number | null;
  /** Whether they have the game only in pages that cannot be seen. */
  readonly isHidden?: boolean;
}

/** `leftMs`: when they were last seen at any process; `null`: they are there. */
export type Seen = PresenceChange;

export interface PresenceStore {
  /** Answers whether the process is known, so that what it says counts. */
  put(process: string, changes: readonly PresenceChange[]): Promise<boolean>;
  /** Everybody who was ever seen at these games, each once. */
  of(games: readonly string[]): Promise<readonly Seen[]>;
  /** Raises the number of a process. `isKnown`: it had one. `beats`: the numbers of all processes by now. */
  beat(process: string): Promise<{ readonly isKnown: boolean; readonly beats: ReadonlyMap<string, number> }>;
  /** A process is no more: whoever was there leaves now. Answers their games. */
  bury(process: string, atMs: number): Promise<readonly string[]>;
  /** Forgets those who left before. */
  forget(beforeMs: number): Promise<void>;
}

interface PresenceRow extends PresenceChange {
  readonly isProcessKnown: boolean;
}

/** One answer for each person and game out of the rows of several processes. Nobody is at a process that is not known. */
export function seenOf(rows: readonly PresenceRow[]): readonly Seen[] {
  const seen = new Map<string, Seen>();
  for (const { game, person, leftMs, isHidden = false, isProcessKnown } of rows) {
    if (leftMs === null && !isProcessKnown) continue;
    const key = `${game} ${person}`;
    const before = seen.get(key);
    if (before?.leftMs === null && (leftMs !== null || isHidden)) continue;
    if (leftMs === null) seen.set(key, { game, person, leftMs, ...(isHidden ? { isHidden } : {}) });
    else seen.set(key, { game, person, leftMs: Math.max(leftMs, before?.leftMs ?? 0) });
  }
  return [...seen.values()];
}
