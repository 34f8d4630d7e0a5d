/** What moderators have decided about this person: read when they connect, and again when the server says so. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Person, Sanction, Standing as KnownStanding } from '@lexiko/protocol';
import type { ServerListener } from '../connection/connection.ts';
import type { Requests } from '../connection/requests.ts';

export interface StandingParts {
  readonly requests: Pick<Requests, 'request'>;
  readonly connection: {
    readonly me: ReadonlySignal<Person | null>;
    listen(listener: ServerListener): () => void;
  };
}

export class Standing {
  /** `null` until it is read. */
  readonly known: Signal<KnownStanding | null> = signal(null);
  /** The most severe act in force that the visitor has not closed yet; `null`: none. */
  readonly unread: ReadonlySignal<Sanction | null> = computed(() => {
    const active = this.known.value?.sanctions.filter((one) => one.active) ?? [];
    const unread = active.filter(({ act }) => !this.#putAway.value.has(act));
    return unread.find(({ kind }) => kind === 'suspend') ?? unread[0] ?? null;
  });
  readonly #putAway: Signal<ReadonlySet<number>> = signal(new Set());
  readonly #parts: StandingParts;
  readonly #ends: readonly (() => void)[];

  constructor(parts: StandingParts) {
    this.#parts = parts;
    let person: string | null = null;
    this.#ends = [
      parts.connection.listen((message) => {
        if (message.type === 'standing') void this.read();
      }),
      effect(() => {
        const id = parts.connection.me.value?.id ?? null;
        if (id === null || id === person) return;
        person = id;
        void this.read();
      }),
    ];
  }

  async read(): Promise<void> {
    const answer = await this.#parts.requests.request('standing', null);
    if (answer.ok) this.known.value = answer.value;
  }

  putAway({ act }: Sanction): void {
    this.#putAway.value = new Set([...this.#putAway.peek(), act]);
  }

  close(): void {
    for (const end of this.#ends) end();
  }
}
