/** Things of which a page or a worker has one each, made when they are first needed. */

function isClosable(one: unknown): one is { readonly close: () => void } {
  return typeof one === 'object' && one !== null && 'close' in one && typeof one.close === 'function';
}

export class Instances<Home> {
  readonly #made = new Map<(home: Home) => unknown, unknown>();

  /** The one that `make` makes for this home. */
  of<T>(make: (home: Home) => T, home: Home): T {
    if (!this.#made.has(make)) this.#made.set(make, make(home));
    return this.#made.get(make) as T;
  }

  /** Closes those that can be closed, the latest first, for it may use the ones before. */
  close(): void {
    for (const one of [...this.#made.values()].toReversed()) if (isClosable(one)) one.close();
    this.#made.clear();
  }
}
