/**
 * Pupils who have come in by their cards on a shared device. It keeps nothing for those whose class has ended, or whom
 * their teacher has removed.
 */

import { MOST_PUPILS_ASKED, type Me } from '@lexiko/protocol';
import { StoredValue, type ValueStorage } from '../../page/storage/stored-value.ts';
import type { Requests } from '../connection/requests.ts';

const PUPILS_KEY = 'lexiko.pupils';
/** Of a shared device; whoever was not here for longest goes first. */
const MOST_PUPILS = 200;

function readPupils(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

export interface GonePupilsHost {
  readonly requests: Pick<Requests, 'request'>;
  readonly storage: ValueStorage;
  /** Deletes what the browser keeps for somebody. */
  readonly forget: (person: string) => Promise<void>;
}

export class GonePupils {
  readonly #host: GonePupilsHost;
  /** The last one last. */
  readonly #pupils: StoredValue<readonly string[]>;
  #isDone = false;

  constructor(host: GonePupilsHost) {
    this.#host = host;
    this.#pupils = new StoredValue(host.storage, PUPILS_KEY, readPupils);
  }

  /** Somebody has come in: the others are asked about once while the page is open, and what fails is done the next time. */
  async arrive({ person, pupilOf }: Pick<Me, 'person' | 'pupilOf'>): Promise<void> {
    const others = this.#without([person.id]);
    if (pupilOf !== undefined) this.#pupils.set([...others, person.id].slice(-MOST_PUPILS));
    if (this.#isDone || others.length === 0) return;
    this.#isDone = true;
    for (let from = 0; from < others.length; from += MOST_PUPILS_ASKED) {
      const asked = others.slice(from, from + MOST_PUPILS_ASKED);
      const answer = await this.#host.requests.request('gonePupils', { pupils: asked });
      if (!answer.ok) {
        this.#isDone = false;
        return;
      }
      // Only whom it was asked about.
      const gone = asked.filter((one) => answer.value.gone.includes(one));
      for (const one of gone) await this.#host.forget(one);
      if (gone.length > 0) this.#pupils.set(this.#without(gone));
    }
  }

  /** Another tab may have added some. */
  #without(people: readonly string[]): readonly string[] {
    this.#pupils.refresh();
    return this.#pupils.value.peek().filter((one) => !people.includes(one));
  }
}
