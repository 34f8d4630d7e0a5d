/** The avatars that people have chosen. The page asks for several together, and for each once. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { AVATAR_COLOURS, AVATAR_PATTERNS, type Avatar, type Person } from '@lexiko/protocol';
import type { Connection } from '../connection/connection.ts';

const MOST_AT_ONCE = 100;

export class Avatars {
  readonly #connection: Connection;
  readonly #chosen: Signal<ReadonlyMap<string, Avatar | null>> = signal(new Map());
  readonly #wanted = new Set<string>();
  #isAsking = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get chosen(): ReadonlySignal<ReadonlyMap<string, Avatar | null>> {
    return this.#chosen;
  }

  /** Asks for the avatar of a person, unless it is known. */
  want(person: string): void {
    if (this.#chosen.peek().has(person) || this.#wanted.has(person)) return;
    this.#wanted.add(person);
    if (!this.#isAsking) void this.#ask();
  }

  /** Takes what the server has said of somebody in another answer. */
  learn(person: string, avatar: Avatar | null): void {
    this.#chosen.value = new Map([...this.#chosen.peek(), [person, avatar]]);
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    try {
      // One request for everybody on the screen.
      await Promise.resolve();
      while (this.#wanted.size > 0) {
        const people = [...this.#wanted].slice(0, MOST_AT_ONCE);
        const answer = await this.#connection.ask({ type: 'show-people', people });
        for (const person of people) this.#wanted.delete(person);
        const found = answer.ok ? answer.value.people : [];
        this.#chosen.value = new Map([
          ...this.#chosen.peek(),
          ...found.map(({ person, avatar }) => [person, avatar] as const),
        ]);
      }
    } finally {
      this.#isAsking = false;
    }
  }
}

/** The avatar of somebody who has chosen none: the first letter of the name, and the rest by the id. */
export function usualAvatar({ id, name }: Pick<Person, 'id' | 'name'>): Avatar {
  const hash = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const letter = [...name.normalize('NFC').toUpperCase()].find((one) => /^[\p{L}\p{N}]$/u.test(one)) ?? '?';
  return {
    letter,
    colour: hash % AVATAR_COLOURS,
    pattern: Math.floor(hash / AVATAR_COLOURS) % AVATAR_PATTERNS,
  };
}
