/**
 * The only socket to the server: opens it, detects when it is dead, reconnects, and sends unanswered commands again.
 * Listeners interpret the messages.
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

/** `lost`: it reconnects by itself. `outdated`: the server has another protocol version than this page. */
export type LinkState = 'closed' | 'opening' | 'open' | 'lost' | 'outdated';

/** A code of the server or the rules. */
export type OnlineRefusal = Extract<ServerMessage, { readonly type: 'refused' }>['refusal'];
export type Answer<T extends CommandType> = Result<AnswerTo<T>, OnlineRefusal>;

export type ServerListener = (message: ServerMessage) => void;

/** The part of `WebSocket` used here. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

export interface ConnectionWorld {
  openSocket(): Socket;
  /** Ensures a session. Returns whether there is one; if not, the server cannot be reached. */
  comeIn(): Promise<boolean>;
  /** Whether the page is visible; a hidden page need not detect a lost server at once. */
  isVisible(): boolean;
  /** From 0 to 1. */
  random(): number;
}

const SOCKET_CONNECTING = 0;
const SOCKET_OPEN = 1;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 10_000;
/** A socket without an answer for this long after a ping is dead, whatever the browser reports. */
const SILENCE_MS = 10_000;
/** Longer than a screen takes to come up. */
const LINGER_MS = 2000;
const PING_MS = 15_000;
export const BUSY_PAUSE_MS = 1000;

/** Whether the server dropped a message unread; it cannot tell which. */
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
  /** The number of unanswered commands. */
  readonly waiting: Signal<number>;

  /** Asks the visitor for the pledge that rated games need; `true`: given. Set by the page. */
  askPledge: (() => Promise<boolean>) | null = null;
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
  /** How many parts of the page need it. */
  #holders = 0;
  #lingering: Timer | undefined;

  constructor(world: ConnectionWorld, outbox: Outbox) {
    this.#world = world;
    this.#outbox = outbox;
    this.waiting = signal(outbox.pending.length);
  }

  /** The estimated time of the server. */
  nowMs(): number {
    return Date.now() + this.#clockAheadMs;
  }

  /** Adds a listener. Returns the function that removes it. */
  listen(listener: ServerListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Keeps the connection open for a part of the page; the returned function ends that. It outlasts everybody by a moment:
   * whoever goes from one screen to another stays connected, whichever of them says so first.
   */
  hold(): () => void {
    this.#holders++;
    clearTimeout(this.#lingering);
    this.connect();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holders--;
      if (this.#holders === 0) this.#lingering = setTimeout(() => void this.disconnect(), LINGER_MS);
    };
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

  /** Resolves once no socket is being opened. */
  async disconnect(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#lingering);
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    const dropped = this.#drop();
    this.link.value = 'closed';
    await dropped;
  }

  /** Reconnects with the new session. */
  reconnect(): void {
    void this.disconnect();
    this.connect();
  }

  /** Closes the connection. The next one sends the commands in the outbox. */
  close(): void {
    void this.disconnect();
    this.#listeners.clear();
    this.#answers.clear();
  }

  /** Retries at once, because the network may work again. */
  comeBackNow(): void {
    if (this.link.peek() === 'open') return this.#probe();
    if (!this.#isWanted || this.link.peek() !== 'lost') return;
    this.#pauseMs = FIRST_PAUSE_MS;
    void this.#open();
  }

  /** The server has sent something that this page cannot read, so its version differs. */
  outdate(): void {
    void this.disconnect();
    this.link.value = 'outdated';
  }

  /** The network is gone. */
  lose(): void {
    if (this.#isWanted && this.link.peek() === 'open') this.#openLater();
  }

  /** Sends a message if connected, and drops it otherwise. Listeners send `watch` again after reconnecting. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === SOCKET_OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Says whether the page can be seen: whoever sees a game gets no alerts about it. */
  look(): void {
    if (this.link.peek() === 'open') this.send({ type: 'look', visible: this.#world.isVisible() });
  }

  /** Sends a command, and again after each reconnection until it is answered, and after a pledge that it needs. */
  async ask<C extends Command>(command: C): Promise<Answer<C['type']>> {
    const answer = await this.#askOnce(command);
    if (answer.ok || answer.error.code !== 'PLEDGE_MISSING' || this.askPledge === null) return answer;
    return (await this.askPledge()) ? this.#askOnce(command) : answer;
  }

  #askOnce<C extends Command>(command: C): Promise<Answer<C['type']>> {
    // The server could not tell which command it did not understand.
    if (!Command.safeParse(command).success) return Promise.resolve(err({ code: 'UNREADABLE' }));
    const { id } = this.#outbox.add(command);
    this.waiting.value = this.#outbox.pending.length;
    const answered = new Promise<Answer<C['type']>>((resolve) => {
      this.#answers.set(id, (answer) => resolve(readAs<C['type']>(command.type, answer)));
    });
    if (this.link.peek() === 'open') this.send({ type: 'command', id, command });
    return answered;
  }

  /** Whether a matching command is unanswered. */
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

  /** Retries after a growing random pause, so that the clients of a restarted server do not all return at once. */
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
    if (message === null) return; // from a newer server; events or the table bring what matters
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
        break; // about a game: its listener handles it
    }
    for (const listener of this.#listeners) listener(message);
  }

  #handleWelcome({ me, nowMs }: Extract<ServerMessage, { readonly type: 'welcome' }>): void {
    this.#clockAheadMs = nowMs - Date.now();
    this.#pauseMs = FIRST_PAUSE_MS;
    this.me.value = me;
    this.#sendPending();
    this.link.value = 'open';
    if (!this.#world.isVisible()) this.look(); // a new socket counts as seen
  }

  /** Sends all unanswered commands in order; the server does not execute them twice. */
  #sendPending(): void {
    for (const pending of this.#outbox.pending) this.send({ type: 'command', ...pending });
  }

  /** Retries a command that the server could not store; it is executed once. */
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

  /** Pings the server; without an answer, the connection is dead. */
  #probe(): void {
    if (this.link.peek() !== 'open') return;
    this.send({ type: 'ping' });
    this.#listenForSilence();
  }
}
