/** How many there are of each key; keys with none are forgotten. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, by: number): void {
    const next = this.of(key) + by;
    if (next <= 0) this.#counts.delete(key);
    else this.#counts.set(key, next);
  }
}
