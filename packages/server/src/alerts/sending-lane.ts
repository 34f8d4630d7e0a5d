/**
 * Sends to addresses that nobody vouches for, beside the rounds, which don’t wait for them. A lane has few places, and
 * each person takes one at most, so that nobody lets the others wait.
 */

const PLACES = 16;
/** What waits for the place of its person; as many as they can have browsers. */
const MOST_WAITING = 10;

interface Place {
  waiting: number;
  tail: Promise<void>;
}

export class SendingLane {
  readonly #onError: (error: unknown) => void;
  readonly #places = new Map<string, Place>();

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Does the work after what the person already has here. `false`: there is no place, and nothing is done. */
  start(person: string, work: () => Promise<void>): boolean {
    const taken = this.#places.get(person);
    if (taken === undefined ? this.#places.size >= PLACES : taken.waiting >= MOST_WAITING) return false;
    const place = taken ?? { waiting: 0, tail: Promise.resolve() };
    place.waiting++;
    place.tail = place.tail
      .then(work)
      .catch(this.#onError)
      .finally(() => {
        if (--place.waiting === 0) this.#places.delete(person);
      });
    this.#places.set(person, place);
    return true;
  }

  /** Until all that has been started is over. */
  async idle(): Promise<void> {
    await Promise.all(Array.from(this.#places.values(), ({ tail }) => tail));
  }
}
