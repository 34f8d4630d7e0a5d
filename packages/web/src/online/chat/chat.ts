/** The chat of one table, without muted people. */

import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { USUAL_CHAT, type ChatMessage, type ChatSettings, type Person } from '@lexiko/protocol';
import type { Answer, Connection } from '../connection/connection.ts';
import { inOrder } from './message-order.ts';

export type Audience = 'table' | 'team';

export class Chat {
  readonly messages: Signal<readonly ChatMessage[]> = signal([]);
  /** The number of unread messages. */
  readonly unread: Signal<number> = signal(0);
  /** The muted people. */
  readonly muted: Signal<readonly Person[]> = signal([]);
  /** The chat settings for all tables. */
  readonly settings: Signal<ChatSettings> = signal(USUAL_CHAT);
  /** The message being reported; `null`: none. */
  readonly reporting: Signal<ChatMessage | null> = signal(null);
  readonly #connection: Connection;
  readonly #game: string;
  readonly #ends: readonly (() => void)[];

  /** `isThere`: whether the page is connected. `onMessage`: called with visible messages of others. */
  constructor(
    connection: Connection,
    {
      game,
      isThere,
      onMessage,
    }: {
      readonly game: string;
      readonly isThere: ReadonlySignal<boolean>;
      readonly onMessage: (message: ChatMessage) => void;
    },
  ) {
    this.#connection = connection;
    this.#game = game;
    this.#ends = [
      connection.listen((heard) => {
        if (heard.type !== 'said' || heard.game !== game) return;
        const { message } = heard;
        this.#take([message]);
        const { from } = message;
        if (from.id !== connection.me.peek()?.id && !this.isMuted(from.id)) onMessage(message);
      }),
      effect(() => {
        if (!isThere.value || connection.link.value !== 'open') return;
        void this.#catchUp();
        void this.#readSettings();
      }),
    ];
  }

  isMuted(person: string): boolean {
    return this.muted.value.some(({ id }) => id === person);
  }

  say(to: Audience, text: string): Promise<Answer<'say'>> {
    return this.#connection.ask({ type: 'say', game: this.#game, to, text });
  }

  async mute(person: Person, isToBe: boolean): Promise<void> {
    const answer = await this.#connection.ask({ type: 'mute', person: person.id, muted: isToBe });
    if (!answer.ok) return;
    const others = this.muted.peek().filter(({ id }) => id !== person.id);
    this.muted.value = isToBe ? [...others, person] : others;
    if (!isToBe) this.#readAnew();
  }

  async setSettings(next: ChatSettings): Promise<void> {
    const answer = await this.#connection.ask({ type: 'set-chat', settings: next });
    if (!answer.ok) return;
    this.settings.value = next;
    this.#readAnew();
  }

  /** Reports a message to the moderators and mutes its writer. */
  async report({ number, from }: ChatMessage, reason: string): Promise<Answer<'report'>> {
    const answer = await this.#connection.ask({
      type: 'report',
      game: this.#game,
      message: number,
      reason,
    });
    if (answer.ok && !this.isMuted(from.id)) this.muted.value = [...this.muted.peek(), from];
    return answer;
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #take(fresh: readonly ChatMessage[]): void {
    this.messages.value = inOrder(this.messages.peek(), fresh);
  }

  /** Loads the messages missed while disconnected. */
  async #catchUp(): Promise<void> {
    const after = this.messages.peek().at(-1)?.number ?? 0;
    const answer = await this.#connection.ask({ type: 'list-messages', game: this.#game, after });
    if (answer.ok) this.#take(answer.value.messages);
  }

  async #readSettings(): Promise<void> {
    const answer = await this.#connection.ask({ type: 'list-muted' });
    if (!answer.ok) return;
    this.muted.value = answer.value.people;
    this.settings.value = answer.value.chat;
  }

  /** Loads earlier messages again under the new settings. */
  #readAnew(): void {
    this.messages.value = [];
    void this.#catchUp();
  }
}
