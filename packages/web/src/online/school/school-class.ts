/** A class that lasts, as its teacher's page keeps it: asked anew after every change. */

import { signal, type Signal } from '@preact/signals';
import type { Command, PupilCard, SchoolClass } from '@lexiko/protocol';
import { texts } from '../../texts/current.ts';
import type { Connection } from '../connection/connection.ts';
import { onlineRefusalText } from '../connection/refusals.ts';

export class SchoolClassState {
  readonly id: string;
  /** `null`: no answer yet. */
  readonly current: Signal<SchoolClass | null> = signal(null);
  /** Why the last command was refused. */
  readonly fault: Signal<string | null> = signal(null);
  /** Cards that have just been made, until their sheet is closed. */
  readonly cards: Signal<readonly PupilCard[]> = signal([]);
  /** The code for another teacher, with its end. */
  readonly teacherCode: Signal<{ readonly code: string; readonly untilMs: number } | null> = signal(null);
  readonly #connection: Connection;

  constructor(connection: Connection, id: string) {
    this.#connection = connection;
    this.id = id;
  }

  async refresh(): Promise<void> {
    const answer = await this.#connection.ask({ type: 'show-school', class: this.id });
    if (answer.ok) this.current.value = answer.value;
    else this.fault.value = onlineRefusalText(texts.peek(), answer.error).sentence;
  }

  async inviteTeacher(): Promise<void> {
    const answer = await this.#connection.ask({ type: 'invite-teacher', class: this.id });
    if (answer.ok) this.teacherCode.value = answer.value;
    else this.fault.value = onlineRefusalText(texts.peek(), answer.error).sentence;
  }

  /** Returns whether it was done. */
  async tell(command: Command): Promise<boolean> {
    const answer = await this.#connection.ask(command);
    if (!answer.ok) {
      this.fault.value = onlineRefusalText(texts.peek(), answer.error).sentence;
      return false;
    }
    this.fault.value = null;
    const { value } = answer;
    if ('cards' in value) this.cards.value = value.cards;
    await this.refresh();
    return true;
  }
}
