/** What is said at the table that is followed, without those whom one does not want to read. */

import { effect, signal, type Signal } from '@preact/signals';
import type { ChatMessage } from '@lexiko/protocol';
import { announce } from '../announcer.tsx';
import { texts } from '../texts/current.ts';
import { ask, link, listen, me, type Answer } from './connection.ts';
import { room } from './room.ts';

export type Audience = 'table' | 'team';

export const messages: Signal<readonly ChatMessage[]> = signal([]);
/** How many have come since somebody looked. */
export const unread: Signal<number> = signal(0);
/** Whom one does not want to read, by id. */
export const muted: Signal<ReadonlySet<string>> = signal(new Set());

let game: string | null = null;

function take(fresh: readonly ChatMessage[]): void {
  const last = messages.peek().at(-1)?.number ?? 0;
  const added = fresh.filter(({ number }) => number > last).sort((a, b) => a.number - b.number);
  if (added.length > 0) messages.value = [...messages.peek(), ...added];
}

/** Reads what was said while nobody listened. */
async function catchUp(id: string): Promise<void> {
  const answer = await ask({ type: 'list-messages', game: id, after: messages.peek().at(-1)?.number ?? 0 });
  if (answer.ok && id === game) take(answer.value.messages ?? []);
}

async function readMuted(): Promise<void> {
  const answer = await ask({ type: 'list-muted' });
  if (answer.ok) muted.value = new Set((answer.value.people ?? []).map(({ id }) => id));
}

export function say(to: Audience, text: string): Promise<Answer> {
  return ask({ type: 'say', game: game ?? '', to, text });
}

export async function mute(person: string, isMuted: boolean): Promise<void> {
  const answer = await ask({ type: 'mute', person, muted: isMuted });
  if (!answer.ok) return;
  const next = new Set(muted.peek());
  if (isMuted) next.add(person);
  else next.delete(person);
  muted.value = next;
}

listen((message) => {
  if (message.type !== 'said' || message.game !== game) return;
  take([message.message]);
  const { from, text } = message.message;
  if (from.id === me.peek()?.id || muted.peek().has(from.id)) return;
  unread.value += 1;
  announce(texts.peek().online.says(from.name, text));
});

effect(() => {
  const id = room.value?.game ?? null;
  const isOpen = link.value === 'open';
  if (id !== game) {
    game = id;
    messages.value = [];
    unread.value = 0;
  }
  if (id === null || !isOpen) return;
  void catchUp(id);
  void readMuted();
});
