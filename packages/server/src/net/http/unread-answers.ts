/**
 * Bounds what clients ask for and do not read. An answer is made whole, up to a megabyte for a game, and one connection can
 * ask for any number of them before it reads the first. Files of the page are not counted: they lie in memory anyway.
 */

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { UnsentBytes } from '../outgoing.ts';

export interface AnswerBounds {
  readonly network: string;
  readonly unsent: UnsentBytes;
  /** Called once when too much waits; the connection is cut then. */
  readonly onFull: () => void;
}

/** By connection, what to do when it is gone: answers that still wait behind others get no event of their own. */
const waitingOn = new WeakMap<Socket, Set<() => void>>();

function onGone(socket: Socket, over: () => void): Set<() => void> {
  const before = waitingOn.get(socket);
  const all = before ?? new Set();
  all.add(over);
  if (before === undefined) {
    waitingOn.set(socket, all);
    socket.once('close', () => {
      for (const one of all) one();
    });
  }
  return all;
}

/** Counts what is written to the answer until the system has taken it. */
export function boundUnread(answer: ServerResponse, { network, unsent, onFull }: AnswerBounds): void {
  const { socket } = answer.req;
  let waiting = 0;
  let isOver = false;
  const note = (now: number): void => {
    unsent.add(network, now - waiting);
    waiting = now;
  };
  const over = (): void => {
    isOver = true;
    all.delete(over);
    note(0);
  };
  const all = onGone(socket, over);
  answer.once('finish', over);
  answer.once('close', over);
  const noteWritten = (): void => {
    if (isOver || socket.destroyed) return;
    note(answer.writableLength);
    if (!unsent.isOver(network, waiting)) return;
    onFull();
    socket.destroy(); // the answers that wait behind this one too
  };
  answer.on('drain', noteWritten);
  const { write, end } = answer;
  answer.write = function counted(this: ServerResponse, ...given: Parameters<typeof write>): boolean {
    const hasRoom = write.apply(this, given);
    noteWritten();
    return hasRoom;
  } as typeof write;
  answer.end = function counted(this: ServerResponse, ...given: Parameters<typeof end>): ServerResponse {
    end.apply(this, given);
    noteWritten();
    return this;
  } as typeof end;
}
