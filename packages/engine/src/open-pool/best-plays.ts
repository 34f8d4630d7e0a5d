/** The best plays found so far: a limited number in all, and a limited number per stretch of the board. */

import type { Placement } from '@lexiko/rules/board';

export interface OpenPlay {
  readonly tiles: readonly Placement[];
  /** The score minus the prices of the tiles. */
  readonly worth: number;
}

export class BestPlays {
  readonly #most: number;
  readonly #perStretch: number;
  /** Best first. */
  readonly #plays: OpenPlay[] = [];
  /** Those of `#plays` on the current stretch, best first. */
  #here: OpenPlay[] = [];

  constructor(most: number, perStretch: number) {
    this.#most = most;
    this.#perStretch = perStretch;
  }

  get size(): number {
    return this.#plays.length;
  }

  /** A play must be worth more than this to be listed. */
  get least(): number {
    return this.#plays.length < this.#most ? -Infinity : (this.#plays.at(-1)?.worth ?? -Infinity);
  }

  /** A play on the current stretch must be worth more than this. */
  get leastHere(): number {
    const last = this.#here.length < this.#perStretch ? undefined : this.#here.at(-1);
    return Math.max(this.least, last?.worth ?? -Infinity);
  }

  beginStretch(): void {
    this.#here = [];
  }

  add(play: OpenPlay): void {
    if (play.worth <= this.leastHere) return;
    insert(this.#plays, play);
    insert(this.#here, play);
    if (this.#here.length > this.#perStretch) this.#remove(this.#here.at(-1));
    if (this.#plays.length > this.#most) this.#remove(this.#plays.at(-1));
  }

  inOrder(): readonly OpenPlay[] {
    return this.#plays;
  }

  #remove(play: OpenPlay | undefined): void {
    for (const list of [this.#plays, this.#here]) {
      const at = play === undefined ? -1 : list.lastIndexOf(play);
      if (at >= 0) list.splice(at, 1);
    }
  }
}

function insert(plays: OpenPlay[], play: OpenPlay): void {
  const at = plays.findIndex(({ worth }) => worth < play.worth);
  plays.splice(at < 0 ? plays.length : at, 0, play);
}
