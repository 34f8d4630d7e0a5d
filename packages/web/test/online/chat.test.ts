/** The chat of a table as the page follows it: caught up after a lost connection, without those whom one has muted. */

import { signal } from '@preact/signals';
import { USUAL_CHAT, type ChatMessage } from '@lexiko/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chat } from '../../src/online/chat/chat.ts';
import { FakeServer } from './fake-server.ts';

const GAME = 'game1';
const BOB = { id: 'bob', name: 'Bob' };

function message(number: number, from = BOB): ChatMessage {
  return { number, atMs: number, from, seat: null, text: `message ${number}` };
}

/** A chat whose first questions are answered with these messages. */
async function opened(said: readonly ChatMessage[]) {
  const server = new FakeServer();
  const connection = server.connection();
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  const heard: number[] = [];
  const chat = new Chat(connection, {
    game: GAME,
    isThere: signal(true),
    onMessage: ({ number }) => heard.push(number),
  });
  server.welcome();
  const answer = async (type: string, body: object): Promise<void> => {
    const asked = server.socket.sentOf('command').findLast(({ command }) => command.type === type);
    server.socket.say({ type: 'done', id: asked?.id, answer: body });
    await vi.advanceTimersByTimeAsync(0);
  };
  await answer('list-messages', { game: GAME, messages: said });
  await answer('list-muted', { people: [], chat: USUAL_CHAT });
  return { server, connection, chat, heard, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('the chat of a table', () => {
  it('has each message once and in order, and tells of those of others', async () => {
    const { server, chat, heard } = await opened([message(1)]);
    for (const one of [message(3), message(2), message(3)])
      server.socket.say({ type: 'said', game: GAME, message: one });
    server.socket.say({ type: 'said', game: 'another', message: message(4) });
    server.socket.say({ type: 'said', game: GAME, message: message(5, { id: 'ann', name: 'Ann' }) });
    expect(chat.messages.peek().map(({ number }) => number)).toEqual([1, 2, 3, 5]);
    expect(heard).not.toContain(4);
    expect(heard).not.toContain(5); // Ann's own
    chat.close();
  });

  it('asks for what it has missed once it is connected again', async () => {
    const { server, chat, answer } = await opened([message(1), message(2)]);
    server.socket.cut();
    await vi.advanceTimersByTimeAsync(400);
    server.welcome();
    const asked = server.socket.sentOf('command').map(({ command }) => command);
    expect(asked).toContainEqual({ type: 'list-messages', game: GAME, after: 2 });
    await answer('list-messages', { game: GAME, messages: [message(3)] });
    expect(chat.messages.peek()).toHaveLength(3);
    chat.close();
  });

  it('tells nothing of somebody muted, and reads their messages again when they are unmuted', async () => {
    const { server, chat, heard, answer } = await opened([]);
    void chat.mute(BOB, true);
    await answer('mute', {});
    server.socket.say({ type: 'said', game: GAME, message: message(1) });
    expect(heard).toEqual([]);
    void chat.mute(BOB, false);
    await answer('mute', {});
    expect(chat.messages.peek()).toEqual([]);
    await answer('list-messages', { game: GAME, messages: [message(1)] });
    expect(chat.messages.peek()).toHaveLength(1);
    chat.close();
  });

  it('mutes whoever was reported', async () => {
    const { chat, answer } = await opened([message(1)]);
    void chat.report(message(1), 'Not nice.');
    await answer('report', { game: GAME, message: 1 });
    expect(chat.isMuted(BOB.id)).toBe(true);
    chat.close();
  });

  it('hears nothing after it was closed', async () => {
    const { server, chat, heard } = await opened([]);
    chat.close();
    server.socket.say({ type: 'said', game: GAME, message: message(1) });
    expect(heard).toEqual([]);
  });
});
