/** Builds word lists aside while games go on: one at a time, each once, however many ask for it. */

import { UsageError } from '../command.ts';
import { buildAside } from '../lexica/built-lexica.ts';
import type { Environment } from '../words/data-folder.ts';

/** A list that could not be built is not tried again for so long. */
const RETRY_MS = 60_000;

export class ListBuilder {
  readonly #env: Environment;
  readonly #building = new Map<string, Promise<string | null>>();
  readonly #failedMs = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(env: Environment) {
    this.#env = env;
  }

  /** The folder of a list, built if needed; `null` if that fails. */
  build(id: string): Promise<string | null> {
    const failedMs = this.#failedMs.get(id);
    if (failedMs !== undefined && performance.now() - failedMs < RETRY_MS) return Promise.resolve(null);
    const known = this.#building.get(id);
    if (known !== undefined) return known;
    const building = this.#last.then(() => this.#attempt(id)).finally(() => this.#building.delete(id));
    this.#building.set(id, building);
    this.#last = building.catch(() => null);
    return building;
  }

  async #attempt(id: string): Promise<string | null> {
    try {
      return await buildAside(id, this.#env);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#failedMs.set(id, performance.now());
      return null;
    }
  }
}
