/** The other end of a connection: sockets that a test opens, speaks through and cuts. */

import { PROTOCOL_VERSION, type ClientMessage } from '@lexiko/protocol';
import { Connection, type Socket } from '../../src/online/connection/connection.ts';
import { Outbox, type OutboxStorage } from '../../src/online/connection/outbox.ts';

type Listener = (event: { readonly data?: unknown }) => void;

export class FakeSocket {
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  readonly #listeners = new Map<string, Listener[]>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The way is open. */
  open(): void {
    this.readyState = 1;
    this.#tell('open', {});
  }

  /** The server says something. */
  say(message: object): void {
    this.#tell('message', { data: JSON.stringify(message) });
  }

  /** The way is cut. */
  cut(): void {
    this.readyState = 3;
    this.#tell('close', {});
  }

  sentOf<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { readonly type: T }>[] {
    return this.sent.filter((one): one is Extract<ClientMessage, { readonly type: T }> => one.type === type);
  }

  #tell(type: string, event: { readonly data?: unknown }): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}

/** What a tab keeps over a reload. */
export class FakeStorage implements OutboxStorage {
  text: string | null = null;

  read(): string | null {
    return this.text;
  }

  write(text: string): void {
    this.text = text;
  }
}

export const ANN = { id: 'ann', name: 'Ann' };

export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  /** Whether a session can be had. */
  isReachable = true;
  /** Whether the page that connects can be seen. */
  isSeen = true;
  visits = 0;

  /** A page that connects to it; `storage` is that of its tab. */
  connection(storage: OutboxStorage = new FakeStorage()): Connection {
    return new Connection(
      {
        openSocket: () => {
          const socket = new FakeSocket();
          this.sockets.push(socket);
          // Only what is used of a socket is there.
          return socket as unknown as Socket;
        },
        comeIn: () => {
          this.visits += 1;
          return Promise.resolve(this.isReachable);
        },
        isVisible: () => this.isSeen,
        random: () => 0.5,
      },
      new Outbox(storage),
    );
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody has connected');
    return socket;
  }

  /** Lets the last socket in. */
  welcome(): void {
    this.socket.open();
    this.socket.say({ type: 'welcome', version: PROTOCOL_VERSION, me: ANN, nowMs: Date.now() });
  }
}
