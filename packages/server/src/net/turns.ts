/**
 * Limits how many messages of one network are answered at the same time; the others wait in order. A busy network waits
 * for itself and leaves the database free for others.
 */

interface Network {
  running: number;
  readonly waiting: (() => void)[];
}

export class Turns {
  readonly #atOnce: number;
  readonly #networks = new Map<string, Network>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const network = this.#networks.get(key) ?? { running: 0, waiting: [] };
    this.#networks.set(key, network);
    if (network.running >= this.#atOnce) await new Promise<void>((resolve) => network.waiting.push(resolve)); // whoever ends hands its place over
    else network.running++;
    try {
      return await work();
    } finally {
      const next = network.waiting.shift();
      if (next !== undefined) next();
      else if (--network.running === 0) this.#networks.delete(key);
    }
  }
}
