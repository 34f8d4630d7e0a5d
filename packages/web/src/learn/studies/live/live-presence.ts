/** Who has a shared study open and where they look; where the reader looks, for the others; and whose names are known. */

import { signal, type Signal } from '@preact/signals';
import type { Person, StudyReader } from '@lexiko/protocol';
import type { LiveStudyParts } from './live-study-parts.ts';

/** How long somebody looks at a turn before the others are told. */
const PLACE_PAUSE_MS = 300;

export class LivePresence {
  readonly readers: Signal<readonly StudyReader[]> = signal([]);
  readonly #study: string;
  readonly #connection: LiveStudyParts['connection'];
  readonly #names = signal<ReadonlyMap<string, string>>(new Map());
  #place = { chapter: '', node: '' };
  #placing: ReturnType<typeof setTimeout> | undefined;
  #isHere = false;

  constructor(study: string, connection: LiveStudyParts['connection']) {
    this.#study = study;
    this.#connection = connection;
  }

  /** The server says who is there; after a reconnection it does not know where the reader looks. */
  arrive(people: readonly StudyReader[]): void {
    this.readers.value = people;
    this.learnNames(people.map(({ person }) => person));
    if (this.#isHere) return;
    this.#isHere = true;
    this.#send();
  }

  goAway(): void {
    this.#isHere = false;
    this.readers.value = [];
  }

  look(chapter: string, node: string): void {
    this.#place = { chapter, node };
    clearTimeout(this.#placing);
    this.#placing = setTimeout(() => this.#send(), PLACE_PAUSE_MS);
  }

  learnNames(people: readonly Person[]): void {
    const names = this.#names.peek();
    if (people.every(({ id, name }) => names.get(id) === name)) return;
    this.#names.value = new Map([...names, ...people.map(({ id, name }) => [id, name] as const)]);
  }

  /** `null`: not known. */
  nameOf(id: string): string | null {
    const { value: me } = this.#connection.me;
    return id === me?.id ? me.name : (this.#names.value.get(id) ?? null);
  }

  close(): void {
    clearTimeout(this.#placing);
    this.#isHere = false;
  }

  #send(): void {
    if (this.#isHere) this.#connection.send({ type: 'study-place', study: this.#study, ...this.#place });
  }
}
