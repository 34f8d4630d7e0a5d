/** Keeps who is there in memory. */

import { seenOf, type PresenceChange, type PresenceStore, type Seen } from '../presence/presence-store.ts';

export class MemoryPresence implements PresenceStore {
  readonly #rows = new Map<string, PresenceChange & { readonly process: string }>();
  readonly #beats = new Map<string, number>();
  readonly #isThere: (person: string) => boolean;

  /** `isThere`: whether there is such a person. */
  constructor(isThere: (person: string) => boolean) {
    this.#isThere = isThere;
  }

  async put(process: string, changes: readonly PresenceChange[]): Promise<boolean> {
    for (const change of changes.filter(({ person }) => this.#isThere(person)))
      this.#rows.set(`${change.game} ${change.person} ${process}`, { ...change, process });
    return this.#beats.has(process);
  }

  async of(games: readonly string[]): Promise<readonly Seen[]> {
    const wanted = new Set(games);
    const rows = [...this.#rows.values()].filter(({ game }) => wanted.has(game));
    return seenOf(rows.map((row) => ({ ...row, isProcessKnown: this.#beats.has(row.process) })));
  }

  async beat(
    process: string,
  ): Promise<{ readonly isKnown: boolean; readonly beats: ReadonlyMap<string, number> }> {
    const before = this.#beats.get(process);
    this.#beats.set(process, (before ?? 0) + 1);
    return { isKnown: before !== undefined, beats: new Map(this.#beats) };
  }

  async bury(process: string, atMs: number): Promise<readonly string[]> {
    this.#beats.delete(process);
    const there = [...this.#rows].filter(([, row]) => row.process === process && row.leftMs === null);
    for (const [key, row] of there) this.#rows.set(key, { ...row, leftMs: atMs });
    return [...new Set(there.map(([, { game }]) => game))];
  }

  async forget(beforeMs: number): Promise<void> {
    this.#drop(({ leftMs }) => leftMs !== null && leftMs < beforeMs);
  }

  forgetPerson(person: string): void {
    this.#drop((row) => row.person === person);
  }

  forgetGame(game: string): void {
    this.#drop((row) => row.game === game);
  }

  #drop(fits: (row: PresenceChange) => boolean): void {
    for (const [key, row] of this.#rows) if (fits(row)) this.#rows.delete(key);
  }
}
