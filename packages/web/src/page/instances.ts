/** Things of which a page or a worker has one each, made when they are first needed. */

export class Instances<Home> {
  readonly #made = new Map<(home: Home) => unknown, unknown>();

  /** The one that `make` makes for this home. */
  of<T>(make: (home: Home) => T, home: Home): T {
    if (!this.#made.has(make)) this.#made.set(make, make(home));
    return this.#made.get(make) as T;
  }
}
