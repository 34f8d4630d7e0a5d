/**
 * The unanswered commands. They are sent again with the same id after a lost connection or a reload, so that nothing is
 * lost and nothing is executed twice.
 */

import { Command } from '@lexiko/protocol';
import { randomDigits } from '../../page/random-digits.ts';

export interface Pending {
  readonly id: string;
  readonly command: Command;
}

/** Storage that survives a reload. Both may throw; then a reload loses the outbox. */
export interface OutboxStorage {
  /** `null`: nothing stored. */
  read(): string | null;
  write(text: string): void;
}

const KEY = 'lexiko.outbox';

/** Lasts while the tab is open. */
export const TAB_STORAGE: OutboxStorage = {
  read: () => sessionStorage.getItem(KEY),
  write: (text) => sessionStorage.setItem(KEY, text),
};

/** Queries are not repeated after a reload, since the new page does not wait for their answers. */
function isAction({ command }: Pending): boolean {
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
    return []; // no storage, or not our data
  }
}

export class Outbox {
  readonly #storage: OutboxStorage;
  #pending: readonly Pending[];

  constructor(storage: OutboxStorage) {
    this.#storage = storage;
    this.#pending = readPending(storage);
  }

  /** In the order of sending. */
  get pending(): readonly Pending[] {
    return this.#pending;
  }

  add(command: Command): Pending {
    const one = { id: randomDigits(), command };
    this.#store([...this.#pending, one]);
    return one;
  }

  /** Removes an answered command and returns it; `null`: unknown id. */
  take(id: string): Pending | null {
    const one = this.#pending.find((pending) => pending.id === id) ?? null;
    if (one !== null) this.#store(this.#pending.filter((pending) => pending !== one));
    return one;
  }

  #store(pending: readonly Pending[]): void {
    this.#pending = pending;
    try {
      this.#storage.write(JSON.stringify(pending.filter(isAction)));
    } catch {
      // Without storage a reload loses them; the game itself is safe on the server.
    }
  }
}
