/** The pledge to play fair. When the server refuses a rated game without it, one question serves every command that waits. */

import { signal, type Signal } from '@preact/signals';
import type { Connection } from '../connection/connection.ts';

export class FairPlay {
  /** Whether the visitor is being asked. */
  readonly isAsked: Signal<boolean> = signal(false);
  readonly #connection: Connection;
  #asking: Promise<boolean> | null = null;
  #answer: (hasPledged: boolean) => void = () => undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.askPledge = () => this.#ask();
  }

  async pledge(): Promise<void> {
    const answer = await this.#connection.ask({ type: 'pledge-fair-play' });
    this.#end(answer.ok);
  }

  decline(): void {
    this.#end(false);
  }

  close(): void {
    this.#connection.askPledge = null;
    this.#end(false);
  }

  #ask(): Promise<boolean> {
    this.isAsked.value = true;
    this.#asking ??= new Promise((resolve) => {
      this.#answer = resolve;
    });
    return this.#asking;
  }

  #end(hasPledged: boolean): void {
    this.isAsked.value = false;
    this.#asking = null;
    this.#answer(hasPledged);
  }
}
