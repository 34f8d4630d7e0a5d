/**
 * Commands that the server has not answered yet. They go out again with the same id after a lost connection, and also
 * after a reload, so that nothing is lost and nothing is done twice.
 */

import { Command } from '@lexiko/protocol';
import { randomDigits } from '../../page/random-digits.ts';

export interface Pending {
  readonly id: string;
  readonly command: Command;
}

/** Where the outbox outlasts a reload. Both may throw: then a reload forgets it. */
export interface OutboxStorage {
  /** `null`: nothing was written. */
  read(): string | null;
  write(text: string): void;
}

const KEY = 'lexiko.outbox';

/** As long as the tab is open. */
export const TAB_STORAGE: OutboxStorage = {
  read: () => sessionStorage.getItem(KEY),
  write: (text) => sessionStorage.setItem(KEY, text),
};

/** What only asks is not worth asking again by a page that does not wait for the answer. */
function isDeed({ command }: Pending): boolean {
  return !/^(?:list|show|find)-/u.test(command.type);
}

function readPending(storage: OutboxStorage): readonly Pending[] {
  try {
    const stored: unknown = JSON.parse(storage.read() ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one: Partial<Pending> | null) => {
      const command = Command.safeParse(one?.command);
      return typeof one?.id === 'string' && command.success ? [{ id: one.id, command: command.data }] : [];
    });
  } catch {
    return []; // a browser that stores nothing, or something that is not ours
  }
}

export class Outbox {
  readonly #storage: OutboxStorage;
  #pending: readonly Pending[];

  constructor(storage: OutboxStorage) {
    this.#storage = storage;
    this.#pending = readPending(storage);
  }

  /** In the order in which they were asked for. */
  get pending(): readonly Pending[] {
    return this.#pending;
  }

  add(command: Command): Pending {
    const one = { id: randomDigits(), command };
    this.#store([...this.#pending, one]);
    return one;
  }

  /** Answered; what was asked, or `null` where nothing of that id waits. */
  take(id: string): Pending | null {
    const one = this.#pending.find((pending) => pending.id === id) ?? null;
    if (one !== null) this.#store(this.#pending.filter((pending) => pending !== one));
    return one;
  }

  #store(pending: readonly Pending[]): void {
    this.#pending = pending;
    try {
      this.#storage.write(JSON.stringify(pending.filter(isDeed)));
    } catch {
      // Then a reload forgets them; the game itself is safe at the server.
    }
  }
}
