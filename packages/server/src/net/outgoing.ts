/**
 * Everything that is made for a client, control frames included, has one bound: what a client does not read fills our
 * memory. Bytes count from the moment the socket gets them until the system has taken them. Streams of the API and answers
 * to requests count in the same way (`api/line-stream.ts`, `http/unread-answers.ts`).
 */

import { WebSocket } from 'ws';

/** How many bytes may wait: of one socket, of all of a network, of all together. */
export interface UnsentBounds {
  readonly socket: number;
  readonly network: number;
  readonly process: number;
}

/** Whoever waits for no more than this is not ended for what others of the network do not read. */
const FAIR_SHARE = 64 * 1024;

/** What waits to be read by all clients together: sockets, streams and answers. */
export class UnsentBytes {
  readonly #bounds: UnsentBounds;
  readonly #byNetwork = new Map<string, number>();
  #all = 0;

  constructor(bounds: UnsentBounds) {
    this.#bounds = bounds;
  }

  get total(): number {
    return this.#all;
  }

  /** Whether a socket with so many bytes of its own has enough for now. */
  isFull(network: string, own: number): boolean {
    return own > this.#bounds.socket || this.isOver(network, own);
  }

  /** Whether a network, or all together, have enough for now; those who wait for little are not held to it. */
  isOver(network: string, own: number): boolean {
    const { network: most, process } = this.#bounds;
    return own > FAIR_SHARE && ((this.#byNetwork.get(network) ?? 0) > most || this.#all > process);
  }

  add(network: string, bytes: number): void {
    this.#all += bytes;
    const left = (this.#byNetwork.get(network) ?? 0) + bytes;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}

export interface OutgoingParts {
  readonly socket: WebSocket;
  readonly network: string;
  readonly unsent: UnsentBytes;
  /** Called once when too much waits; the socket is closed then. */
  readonly onFull: () => void;
}

/** The way out to one client. */
export class Outgoing {
  readonly #parts: OutgoingParts;
  #own = 0;
  #isOver = false;

  constructor(parts: OutgoingParts) {
    this.#parts = parts;
    parts.socket.once('close', () => {
      this.#isOver = true;
      this.#count(-this.#own);
    });
  }

  send(text: Buffer): void {
    this.#write(text.length, (done) => this.#parts.socket.send(text, { binary: false }, done));
  }

  ping(): void {
    this.#write(0, (done) => this.#parts.socket.ping('', false, done));
  }

  pong(data: Buffer): void {
    this.#write(data.length, (done) => this.#parts.socket.pong(data, false, done));
  }

  /** Says why, and waits a moment for the answer; a closing handshake would wait behind what nobody reads. */
  close(code: number, reason: string): void {
    const { socket, network, unsent } = this.#parts;
    if (unsent.isFull(network, this.#own)) socket.terminate();
    else socket.close(code, reason);
  }

  #write(bytes: number, write: (done: () => void) => void): void {
    const { socket, network, unsent, onFull } = this.#parts;
    if (socket.readyState !== WebSocket.OPEN) return;
    if (unsent.isFull(network, this.#own)) {
      onFull();
      socket.terminate();
      return;
    }
    const framed = bytes + FRAME_BYTES;
    this.#count(framed);
    write(() => {
      if (!this.#isOver) this.#count(-framed);
    });
  }

  #count(bytes: number): void {
    this.#own += bytes;
    this.#parts.unsent.add(this.#parts.network, bytes);
  }
}

/** What a frame costs besides its payload, and in memory far more than on the wire: an entry in the queue of writes. */
const FRAME_BYTES = 128;
