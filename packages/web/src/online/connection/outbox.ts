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

const KEY = 'lexiko.outbox';

/** What only asks is not worth asking again by a page that does not wait for the answer. */
function isDeed({ command }: Pending): boolean {
  return !/^(?:list|show|find)-/u.test(command.type);
}

function readPending(): readonly Pending[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((one: Partial<Pending> | null) => {
      const command = Command.safeParse(one?.command);
      return typeof one?.id === 'string' && command.success ? [{ id: one.id, command: command.data }] : [];
    });
  } catch {
    return []; // a browser that keeps nothing, or something that is not ours
  }
}

export class Outbox {
  #pending: readonly Pending[] = readPending();

  /** In the order in which they were asked for. */
  get pending(): readonly Pending[] {
    return this.#pending;
  }

  add(command: Command): Pending {
    const one = { id: randomDigits(), command };
    this.#keep([...this.#pending, one]);
    return one;
  }

  /** Answered; what was asked, or `null` where nothing of that id waits. */
  take(id: string): Pending | null {
    const one = this.#pending.find((pending) => pending.id === id) ?? null;
    if (one !== null) this.#keep(this.#pending.filter((pending) => pending !== one));
    return one;
  }

  #keep(pending: readonly Pending[]): void {
    this.#pending = pending;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(pending.filter(isDeed)));
    } catch {
      // Then a reload forgets them; the game itself is safe at the server.
    }
  }
}
