/** What is said at the table that is followed, without those whom one does not want to read. */

import { effect, signal, type Signal } from '@preact/signals';
import { USUAL_CHAT, type ChatMessage, type ChatSettings, type Person } from '@lexiko/protocol';
import { announce } from '../../page/announcer.tsx';
import { openDialog } from '../../dialogs/open-dialog.ts';
import { texts } from '../../texts/current.ts';
import { ask, link, listen, me, type Answer } from '../connection/connection.ts';
import { inOrder } from './message-order.ts';
import { room } from '../room/room.ts';

export type Audience = 'table' | 'team';

export const messages: Signal<readonly ChatMessage[]> = signal([]);
/** How many have come since somebody looked. */
export const unread: Signal<number> = signal(0);
/** Whom one does not want to read. */
export const muted: Signal<readonly Person[]> = signal([]);
/** What one wants to read, at all tables. */
export const wishes: Signal<ChatSettings> = signal(USUAL_CHAT);

let game: string | null = null;

function take(fresh: readonly ChatMessage[]): void {
  messages.value = inOrder(messages.peek(), fresh);
}

/** Reads what was said while nobody listened. */
async function catchUp(id: string): Promise<void> {
  const answer = await ask({ type: 'list-messages', game: id, after: messages.peek().at(-1)?.number ?? 0 });
  if (answer.ok && id === game) take(answer.value.messages ?? []);
}

async function readWishes(): Promise<void> {
  const answer = await ask({ type: 'list-muted' });
  if (!answer.ok) return;
  muted.value = answer.value.people ?? [];
  wishes.value = answer.value.chat ?? USUAL_CHAT;
}

export function isMuted(person: string): boolean {
  return muted.value.some(({ id }) => id === person);
}

export function say(to: Audience, text: string): Promise<Answer> {
  return ask({ type: 'say', game: game ?? '', to, text });
}

/** What was said before is read anew, as one wants it now. */
function readAnew(): void {
  messages.value = [];
  if (game !== null) void catchUp(game);
}

export async function mute(person: Person, isToBe: boolean): Promise<void> {
  const answer = await ask({ type: 'mute', person: person.id, muted: isToBe });
  if (!answer.ok) return;
  const others = muted.peek().filter(({ id }) => id !== person.id);
  muted.value = isToBe ? [...others, person] : others;
  if (!isToBe) readAnew();
}

export async function setWishes(next: ChatSettings): Promise<void> {
  const answer = await ask({ type: 'set-chat', settings: next });
  if (!answer.ok) return;
  wishes.value = next;
  readAnew();
}

/** Tells whoever runs the server of a message; its writer is muted with it. */
export async function report({ number, from }: ChatMessage, reason: string): Promise<Answer> {
  const answer = await ask({ type: 'report', game: game ?? '', message: number, reason });
  if (answer.ok && !isMuted(from.id)) muted.value = [...muted.peek(), from];
  return answer;
}

listen((message) => {
  if (message.type !== 'said' || message.game !== game) return;
  take([message.message]);
  const { from, text } = message.message;
  if (from.id === me.peek()?.id || isMuted(from.id)) return;
  if (openDialog.peek() !== 'company') unread.value += 1;
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
  void readWishes();
});
