/**
 * The one socket to the server: opens it, notices when it is dead, reconnects by itself, and sends again what was not
 * answered. What the messages mean is known to those who listen.
 */

import { signal, type Signal } from '@preact/signals';
import {
  Command,
  PROTOCOL_VERSION,
  readAnswer,
  readServerMessage,
  type AnswerTo,
  type ClientMessage,
  type CommandType,
  type Person,
  type ServerMessage,
} from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';
import type { Outbox } from './outbox.ts';

/** `lost`: it comes back by itself. `outdated`: the server speaks another version than this page. */
export type LinkState = 'closed' | 'opening' | 'open' | 'lost' | 'outdated';

/** As the server or the rules put it. */
export type OnlineRefusal = Extract<ServerMessage, { readonly type: 'refused' }>['refusal'];
export type Answer<T extends CommandType> = Result<AnswerTo<T>, OnlineRefusal>;

export type ServerListener = (message: ServerMessage) => void;

/** As much of a `WebSocket` as is used here. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

export interface ConnectionWorld {
  openSocket(): Socket;
  /** Starts a session, or finds one. Answers whether there is one now; if not, the server cannot be reached. */
  comeIn(): Promise<boolean>;
  /** Whether somebody sees the page: nobody else wants to know at once that the server is gone. */
  isVisible(): boolean;
  /** From 0 to 1. */
  random(): number;
}

const SOCKET_CONNECTING = 0;
const SOCKET_OPEN = 1;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 10_000;
/** A socket on which nothing comes for so long after a question is dead, whatever the browser thinks. */
const SILENCE_MS = 10_000;
const PING_MS = 15_000;
export const BUSY_PAUSE_MS = 1000;

/** Whether the server says that it has thrown something away unread. It cannot say what. */
export function isThrownAway(message: ServerMessage): boolean {
  return message.type === 'refused' && message.id === null && message.refusal.code === 'TOO_MANY_MESSAGES';
}

function readAs<T extends CommandType>(type: T, answer: Result<unknown, OnlineRefusal>): Answer<T> {
  if (!answer.ok) return answer;
  const read = readAnswer(type, answer.value);
  return read === null ? err({ code: 'UNREADABLE' }) : ok(read);
}

type Timer = ReturnType<typeof setTimeout>;

export class Connection {
  readonly link: Signal<LinkState> = signal('closed');
  readonly me: Signal<Person | null> = signal(null);
  /** How many commands wait for their answer. */
  readonly waiting: Signal<number>;

  readonly #world: ConnectionWorld;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<ServerListener>();
  readonly #answers = new Map<string, (answer: Result<unknown, OnlineRefusal>) => void>();
  #socket: Socket | null = null;
  #isWanted = false;
  #pauseMs = FIRST_PAUSE_MS;
  #retry: Timer | undefined;
  #silence: Timer | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #clockAheadMs = 0;

  constructor(world: ConnectionWorld, outbox: Outbox) {
    this.#world = world;
    this.#outbox = outbox;
    this.waiting = signal(outbox.pending.length);
  }

  /** The server's clock, as far as it is known here. */
  nowMs(): number {
    return Date.now() + this.#clockAheadMs;
  }

  /** Until the function it answers with is called. */
  listen(listener: ServerListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Opens the socket and keeps it open until `disconnect`. */
  connect(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#pings = setInterval(() => {
      if (this.#world.isVisible()) this.#probe();
    }, PING_MS);
    void this.#open();
  }

  /** Settles when no socket is under way to the server any more. */
  async disconnect(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    const dropped = this.#drop();
    this.link.value = 'closed';
    await dropped;
  }

  /** As somebody else from now on: the session has changed. */
  reconnect(): void {
    void this.disconnect();
    this.connect();
  }

  /** Nobody listens any more. What waits in the outbox is sent by the next connection. */
  close(): void {
    void this.disconnect();
    this.#listeners.clear();
    this.#answers.clear();
  }

  /** There is reason to believe that it works now. */
  comeBackNow(): void {
    if (this.link.peek() === 'open') return this.#probe();
    if (!this.#isWanted || this.link.peek() !== 'lost') return;
    this.#pauseMs = FIRST_PAUSE_MS;
    void this.#open();
  }

  /** The server has sent something that this page cannot read: it is of another version. */
  outdate(): void {
    void this.disconnect();
    this.link.value = 'outdated';
  }

  /** The network is gone. */
  lose(): void {
    if (this.#isWanted && this.link.peek() === 'open') this.#openLater();
  }

  /** Sent at once if there is a way, else by whoever opens the socket next: `watch` is sent by its listener. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === SOCKET_OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Asks for something, for as long as it takes. */
  ask<C extends Command>(command: C): Promise<Answer<C['type']>> {
    // The server could not say which command it did not understand.
    if (!Command.safeParse(command).success) return Promise.resolve(err({ code: 'UNREADABLE' }));
    const { id } = this.#outbox.add(command);
    this.waiting.value = this.#outbox.pending.length;
    const answered = new Promise<Answer<C['type']>>((resolve) => {
      this.#answers.set(id, (answer) => resolve(readAs<C['type']>(command.type, answer)));
    });
    if (this.link.peek() === 'open') this.send({ type: 'command', id, command });
    return answered;
  }

  /** Whether a command that fits is still to be answered. */
  isAsked(fits: (command: Command) => boolean): boolean {
    return this.#outbox.pending.some(({ command }) => fits(command));
  }

  async #open(): Promise<void> {
    clearTimeout(this.#retry);
    void this.#drop();
    if (this.link.peek() !== 'lost') this.link.value = 'opening';
    const isIn = await this.#world.comeIn();
    if (!this.#isWanted || this.#socket !== null) return;
    if (!isIn) return this.#openLater();
    const opened = this.#world.openSocket();
    this.#socket = opened;
    this.#listenForSilence();
    opened.addEventListener('open', () => {
      if (opened === this.#socket) this.send({ type: 'hello', version: PROTOCOL_VERSION });
    });
    opened.addEventListener('message', ({ data }) => {
      if (opened === this.#socket) this.#handle(String(data));
    });
    opened.addEventListener('close', () => {
      if (opened === this.#socket) this.#openLater();
    });
  }

  /** Closes the socket, but not while it is being opened: browsers report that as an error. */
  async #drop(): Promise<void> {
    clearTimeout(this.#silence);
    const dropped = this.#socket;
    this.#socket = null;
    if (dropped?.readyState === SOCKET_CONNECTING) {
      await new Promise<void>((resolve) => {
        for (const event of ['open', 'close'] as const) dropped.addEventListener(event, () => resolve());
        setTimeout(resolve, SILENCE_MS);
      });
    }
    dropped?.close();
  }

  /** Tries again after a pause that grows; not all clients of a server that restarts in the same moment. */
  #openLater(): void {
    void this.#drop();
    if (!this.#isWanted || this.link.peek() === 'outdated') return;
    this.link.value = 'lost';
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#open(), this.#pauseMs * (0.5 + this.#world.random()));
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#openLater(), SILENCE_MS);
  }

  #handle(text: string): void {
    clearTimeout(this.#silence);
    const message = readServerMessage(text);
    if (message === null) return; // of a newer server: what it means for the game comes by event or table
    switch (message.type) {
      case 'welcome':
        this.#handleWelcome(message);
        break;
      case 'pong':
        this.#clockAheadMs = message.nowMs - Date.now();
        break;
      case 'done':
        this.#settle(message.id, ok(message.answer));
        break;
      case 'refused':
        if (message.refusal.code === 'WRONG_VERSION') this.link.value = 'outdated';
        else if (message.id !== null) this.#handleRefusal(message.id, message.refusal);
        else if (isThrownAway(message)) setTimeout(() => this.#sendPending(), BUSY_PAUSE_MS);
        break;
      default:
        break; // of a game: its listener knows
    }
    for (const listener of this.#listeners) listener(message);
  }

  #handleWelcome({ me, nowMs }: Extract<ServerMessage, { readonly type: 'welcome' }>): void {
    this.#clockAheadMs = nowMs - Date.now();
    this.#pauseMs = FIRST_PAUSE_MS;
    this.me.value = me;
    this.#sendPending();
    this.link.value = 'open';
  }

  /** Everything that waits for its answer, in its order; what was done already is not done again. */
  #sendPending(): void {
    for (const pending of this.#outbox.pending) this.send({ type: 'command', ...pending });
  }

  /** A server that could not store it is asked once more: the same command is done once. */
  #handleRefusal(id: string, refusal: OnlineRefusal): void {
    if (refusal.code !== 'SERVER_BUSY') return this.#settle(id, err(refusal));
    setTimeout(() => {
      const pending = this.#outbox.pending.find((one) => one.id === id);
      if (pending !== undefined && this.link.peek() === 'open') this.send({ type: 'command', ...pending });
    }, BUSY_PAUSE_MS);
  }

  #settle(id: string, answer: Result<unknown, OnlineRefusal>): void {
    if (this.#outbox.take(id) === null) return;
    this.waiting.value = this.#outbox.pending.length;
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }

  /** Asks whether the server is there; silence means that it is not. */
  #probe(): void {
    if (this.link.peek() !== 'open') return;
    this.send({ type: 'ping' });
    this.#listenForSilence();
  }
}
