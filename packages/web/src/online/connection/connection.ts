/**
 * The one socket to the server: opens it, notices when it is dead, comes back by itself, and sends again what was not
 * answered. What the messages mean is known to those who listen.
 */

import { signal, type Signal } from '@preact/signals';
import {
  Command,
  PROTOCOL_VERSION,
  readServerMessage,
  type ClientMessage,
  type Outcome,
  type Person,
  type ServerMessage,
} from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';
import { Outbox } from './outbox.ts';
import { comeIn } from './session.ts';

/** `lost`: it comes back by itself. `outdated`: the server speaks another version than this page. */
export type LinkState = 'closed' | 'opening' | 'open' | 'lost' | 'outdated';
export const link: Signal<LinkState> = signal('closed');
export const me: Signal<Person | null> = signal(null);
/** How many commands wait for their answer. */
export const waiting: Signal<number> = signal(0);

/** As the server or the rules put it. */
export type OnlineRefusal = Extract<ServerMessage, { readonly type: 'refused' }>['refusal'];
export type Answer = Result<Outcome, OnlineRefusal>;

type Listener = (message: ServerMessage) => void;

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 10_000;
/** A socket on which nothing comes for so long after a question is dead, whatever the browser thinks. */
const SILENCE_MS = 10_000;
const PING_MS = 15_000;
export const BUSY_PAUSE_MS = 1000;

const outbox = new Outbox();
waiting.value = outbox.pending.length;
const listeners = new Set<Listener>();
const answers = new Map<string, (answer: Answer) => void>();
let socket: WebSocket | null = null;
let isWanted = false;
let pauseMs = FIRST_PAUSE_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
let clockAheadMs = 0;

/** The server's clock, as far as it is known here. */
export function serverNowMs(): number {
  return Date.now() + clockAheadMs;
}

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the socket and keeps it open until `disconnect`. */
export function connect(): void {
  if (isWanted) return;
  isWanted = true;
  void open();
}

export function disconnect(): void {
  isWanted = false;
  clearTimeout(retry);
  drop();
  link.value = 'closed';
}

/** As somebody else from now on: the session has changed. */
export function reconnect(): void {
  disconnect();
  connect();
}

/** Sent at once if there is a way, else by whoever opens the socket next: `watch` is sent by its listener. */
export function send(message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** Asks for something, for as long as it takes. */
export function ask(command: Command): Promise<Answer> {
  // The server could not say which command it did not understand.
  if (!Command.safeParse(command).success) return Promise.resolve(err({ code: 'UNREADABLE' }));
  const pending = outbox.add(command);
  waiting.value = outbox.pending.length;
  const { id } = pending;
  const answered = new Promise<Answer>((resolve) => answers.set(id, resolve));
  if (link.peek() === 'open') send({ type: 'command', id, command });
  return answered;
}

/** Whether a command that fits is still to be answered. */
export function isAsked(fits: (command: Command) => boolean): boolean {
  return outbox.pending.some(({ command }) => fits(command));
}

async function open(): Promise<void> {
  clearTimeout(retry);
  drop();
  if (link.peek() !== 'lost') link.value = 'opening';
  const isIn = await comeIn();
  if (!isWanted || socket !== null) return;
  if (!isIn) return later();
  const { protocol, host } = location;
  const opened = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`);
  socket = opened;
  listenForSilence();
  opened.addEventListener('open', () => send({ type: 'hello', version: PROTOCOL_VERSION }));
  opened.addEventListener('message', ({ data }) => {
    if (opened === socket) heed(String(data));
  });
  opened.addEventListener('close', () => {
    if (opened === socket) later();
  });
}

function drop(): void {
  clearTimeout(silence);
  const dropped = socket;
  socket = null;
  dropped?.close();
}

/** Comes back after a pause that grows; not all clients of a server that restarts in the same moment. */
function later(): void {
  drop();
  if (!isWanted || link.peek() === 'outdated') return;
  link.value = 'lost';
  clearTimeout(retry);
  retry = setTimeout(() => void open(), pauseMs * (0.5 + Math.random()));
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

function listenForSilence(): void {
  clearTimeout(silence);
  silence = setTimeout(later, SILENCE_MS);
}

function heed(text: string): void {
  clearTimeout(silence);
  const message = readServerMessage(text);
  if (message === null) return; // of a newer server: what it means for the game comes by event or table
  switch (message.type) {
    case 'welcome':
      greet(message);
      break;
    case 'pong':
      clockAheadMs = message.nowMs - Date.now();
      break;
    case 'done':
      settle(message.id, ok(message.outcome));
      break;
    case 'refused':
      if (message.refusal.code === 'WRONG_VERSION') link.value = 'outdated';
      else if (message.id !== null) heedRefusal(message.id, message.refusal);
      else if (isThrownAway(message)) setTimeout(sendPending, BUSY_PAUSE_MS);
      break;
    default:
      break; // of a game: its listener knows
  }
  for (const listener of listeners) listener(message);
}

/** Whether the server says that it has thrown something away unread. It cannot say what. */
export function isThrownAway(message: ServerMessage): boolean {
  return message.type === 'refused' && message.id === null && message.refusal.code === 'TOO_MANY_MESSAGES';
}

function greet({ me: person, nowMs }: Extract<ServerMessage, { readonly type: 'welcome' }>): void {
  clockAheadMs = nowMs - Date.now();
  pauseMs = FIRST_PAUSE_MS;
  me.value = person;
  sendPending();
  link.value = 'open';
}

/** Everything that waits for its answer, in its order; what was done already is not done again. */
function sendPending(): void {
  for (const pending of outbox.pending) send({ type: 'command', ...pending });
}

/** A server that could not keep it is asked once more: the same command is done once. */
function heedRefusal(id: string, refusal: OnlineRefusal): void {
  if (refusal.code !== 'SERVER_BUSY') return settle(id, err(refusal));
  setTimeout(() => {
    const pending = outbox.pending.find((one) => one.id === id);
    if (pending !== undefined && link.peek() === 'open') send({ type: 'command', ...pending });
  }, BUSY_PAUSE_MS);
}

function settle(id: string, answer: Answer): void {
  if (outbox.take(id) === null) return;
  waiting.value = outbox.pending.length;
  answers.get(id)?.(answer);
  answers.delete(id);
}

/** Asks whether the server is there; silence means that it is not. */
function probe(): void {
  if (link.peek() !== 'open') return;
  send({ type: 'ping' });
  listenForSilence();
}

setInterval(() => {
  if (document.visibilityState === 'visible') probe();
}, PING_MS);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') comeBackNow();
});
addEventListener('online', comeBackNow);
addEventListener('offline', () => {
  if (isWanted && link.peek() === 'open') later();
});

/** There is reason to believe that it works now. */
function comeBackNow(): void {
  if (link.peek() === 'open') return probe();
  if (!isWanted || link.peek() !== 'lost') return;
  pauseMs = FIRST_PAUSE_MS;
  void open();
}
