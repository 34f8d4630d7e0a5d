/** What is said at one table, without those whom one does not want to read. */

import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { USUAL_CHAT, type ChatMessage, type ChatSettings, type Person } from '@lexiko/protocol';
import type { Answer, Connection } from '../connection/connection.ts';
import { inOrder } from './message-order.ts';

export type Audience = 'table' | 'team';

export class Chat {
  readonly messages: Signal<readonly ChatMessage[]> = signal([]);
  /** How many have come since somebody looked. */
  readonly unread: Signal<number> = signal(0);
  /** Whom one does not want to read. */
  readonly muted: Signal<readonly Person[]> = signal([]);
  /** What one wants to read, at all tables. */
  readonly settings: Signal<ChatSettings> = signal(USUAL_CHAT);
  /** The message that is being reported; `null`: none. */
  readonly reporting: Signal<ChatMessage | null> = signal(null);
  readonly #connection: Connection;
  readonly #game: string;
  readonly #ends: readonly (() => void)[];

  /** `isThere`: whether the server has let us in. `onMessage`: somebody else has said something that may be read. */
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

  /** Tells whoever runs the server of a message; its writer is muted with it. */
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

  /** Reads what was said while nobody listened. */
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

  /** What was said before is read anew, as one wants it now. */
  #readAnew(): void {
    this.messages.value = [];
    void this.#catchUp();
  }
}
