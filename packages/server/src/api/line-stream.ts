/** A stream of JSON lines to one client: an audience of the rooms, as a socket is, with a bound on what is not read. */

import type { ClosedLine } from '@lexiko/protocol/api';
import type { ServerMessage } from '@lexiko/protocol';
import type { Audience, Frame } from '../rooms/side-messages.ts';

/** Bytes that the client has not read yet; a whole table of a long game is far smaller. */
const MOST_UNREAD = 1024 * 1024;

/** What goes to the client; the rest is for pages: chat, team workspaces, numbers of spectators. */
const SHOWN: ReadonlySet<ServerMessage['type']> = new Set(['table', 'events', 'seats', 'notice']);

export interface LineStreamParts {
  readonly person: string;
  /** The id of the token that opened it. */
  readonly token: string;
  readonly keepAliveMs: number;
  /** Called once, when the stream has ended for whatever reason. */
  readonly onEnd: (stream: LineStream) => void;
}

export class LineStream implements Audience {
  /** A program reads it: whoever has one still wants to be alerted. */
  readonly isHidden = true;
  readonly person: string;
  readonly token: string;
  readonly body: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  readonly #timer: NodeJS.Timeout;
  readonly #onEnd: (stream: LineStream) => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #isEnded = false;

  constructor({ person, token, keepAliveMs, onEnd }: LineStreamParts) {
    this.person = person;
    this.token = token;
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#finish(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD }),
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

  /** Says why, and ends the stream. */
  end(code: ClosedLine['code']): void {
    const closed: ClosedLine = { type: 'closed', code };
    this.#write(`${JSON.stringify(closed)}\n`);
    if (this.#isEnded) return;
    this.#controller?.close();
    this.#finish();
  }

  #write(text: string): void {
    if (this.#isEnded || this.#controller === null) return;
    this.#controller.enqueue(this.#encoder.encode(text));
    if ((this.#controller.desiredSize ?? 0) > 0) return;
    this.#controller.error(new Error('the client does not read'));
    this.#finish();
  }

  #finish(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearInterval(this.#timer);
    this.#onEnd(this);
  }
}
