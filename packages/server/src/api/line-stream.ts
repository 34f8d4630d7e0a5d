/** A stream of JSON lines to one client: an audience of the rooms, as a socket is, with the same bounds on what is not read. */

import type { ClosedLine } from '@lexiko/protocol/api';
import type { ServerMessage } from '@lexiko/protocol';
import type { UnsentBytes } from '../net/outgoing.ts';
import type { Audience, Frame } from '../rooms/side-messages.ts';

/** The queue itself holds what comes: `UnsentBytes` says how much that may be. */
const ROOM = 2 ** 40;

/** What goes to the client; the rest is for pages: chat, team workspaces, numbers of spectators. */
const SHOWN: ReadonlySet<ServerMessage['type']> = new Set(['table', 'events', 'seats', 'notice']);

export interface LineStreamParts {
  readonly person: string;
  /** The id of the token that opened it. */
  readonly token: string;
  readonly network: string;
  readonly unsent: UnsentBytes;
  readonly keepAliveMs: number;
  /** Called once, when nothing more is sent, for whatever reason. */
  readonly onEnd: (stream: LineStream) => void;
  /** Called once, when all that was sent has been read, or the client has gone. */
  readonly onClosed: () => void;
}

export class LineStream implements Audience {
  /** A program reads it: whoever has one still wants to be alerted. */
  readonly isHidden = true;
  readonly person: string;
  readonly token: string;
  readonly body: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  readonly #timer: NodeJS.Timeout;
  readonly #parts: LineStreamParts;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #unread = 0;
  #isEnded = false;
  #isClosed = false;

  constructor(parts: LineStreamParts) {
    const { person, token, keepAliveMs } = parts;
    this.person = person;
    this.token = token;
    this.#parts = parts;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#noteRead(),
        cancel: () => this.#close(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: ROOM }),
    );
    this.#timer = setInterval(() => this.#write('\n'), keepAliveMs).unref();
    this.#write('\n'); // so that the client sees at once that the stream is open
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  send(message: ServerMessage): void {
    if (message.type === 'refused') return this.end('NO_SUCH_GAME');
    if (!SHOWN.has(message.type)) return;
    this.#write(`${JSON.stringify(message)}\n`);
    const hasEnded =
      (message.type === 'table' || message.type === 'events') &&
      message.events.some(({ event }) => event['type'] === 'ended');
    if (hasEnded) this.end('GAME_OVER');
  }

  sendFrame(frame: Frame): void {
    this.send(JSON.parse(frame.toString('utf8')) as ServerMessage); // made by this server
  }

  /** Says why, and ends the stream once that has been read. */
  end(code: ClosedLine['code']): void {
    const closed: ClosedLine = { type: 'closed', code };
    this.#write(`${JSON.stringify(closed)}\n`);
    this.#finish();
  }

  /** Ends it without a word: nobody is going to read it. */
  drop(): void {
    this.#close();
  }

  #write(text: string): void {
    const { network, unsent } = this.#parts;
    if (this.#isEnded || this.#controller === null) return;
    if (unsent.isFull(network, this.#unread)) {
      this.#controller.error(new Error('the client does not read'));
      this.#close();
      return;
    }
    this.#controller.enqueue(this.#encoder.encode(text));
    this.#noteRead();
  }

  /** Counts what waits, after something was written or read. */
  #noteRead(): void {
    if (this.#isClosed || this.#controller === null) return;
    const unread = ROOM - (this.#controller.desiredSize ?? ROOM);
    this.#count(unread);
    if (!this.#isEnded || unread > 0) return;
    this.#controller.close();
    this.#close();
  }

  #count(unread: number): void {
    this.#parts.unsent.add(this.#parts.network, unread - this.#unread);
    this.#unread = unread;
  }

  #finish(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearInterval(this.#timer);
    this.#parts.onEnd(this);
    this.#noteRead();
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#count(0);
    this.#finish();
    this.#parts.onClosed();
  }
}
