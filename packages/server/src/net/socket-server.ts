/** Lets clients in by WebSocket: checks who they are and how many they may be, and keeps their connections until they end. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_MESSAGE } from '@lexiko/protocol';
import { WebSocketServer, type WebSocket } from 'ws';
import type { CommandService } from '../commands.ts';
import type { PeopleStores } from '../people/people-stores.ts';
import { personBehind, type Known } from '../people/sessions.ts';
import type { Now } from '../ports.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Hub } from '../rooms/hub.ts';
import type { StudyRooms } from '../rooms/study-rooms.ts';
import { Bound } from './bound.ts';
import { Budgets } from './budgets.ts';
import { Connection } from './connection.ts';
import { readCookie, SESSION_COOKIE } from './http/cookies.ts';
import { SOCKET_COST } from './costs.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Origins } from './http/origins.ts';
import type { UnsentBytes } from './outgoing.ts';
import { Turns } from './turns.ts';

/** How many sessions to look up in one query. */
const SESSIONS_A_QUERY = 500;
/** How long a shutdown waits for clients to close. */
const FAREWELL_MS = 2000;
/**
 * A message comes in one piece from browsers, and in a dozen over a slow network; whoever breaks it into splinters wants
 * us to keep them. A client that is told to close has a moment to answer.
 */
const BOUNDS_OF_A_MESSAGE = { maxFragments: 64, maxBufferedChunks: 1024, closeTimeout: 2000 };

export interface SocketServerParts {
  readonly service: CommandService;
  readonly hub: Hub;
  readonly studyRooms: StudyRooms;
  readonly store: Pick<PeopleStores, 'people' | 'accounts'>;
  readonly origins: Origins;
  /** By network; a socket costs as much as some requests. */
  readonly requests: RateLimit;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly unsent: UnsentBytes;
  readonly now: Now;
  readonly onLimit: (limit: string) => void;
  readonly onError: (error: unknown) => void;
}

export class SocketServer {
  readonly #parts: SocketServerParts;
  readonly #connections = new Set<Connection>();
  readonly #budgets: Budgets;
  readonly #turns: Turns;
  readonly #byNetwork: Bound;
  readonly #byPerson: Bound;
  readonly #followed: Bound;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false, // its memory for each socket is worth more than the bytes
    autoPong: false, // an answer to a ping is a byte to be counted like others
    ...BOUNDS_OF_A_MESSAGE,
  });
  #isClosing = false;

  constructor(parts: SocketServerParts) {
    const { limits, now, metrics } = parts;
    this.#parts = parts;
    this.#budgets = new Budgets(limits, now, metrics);
    this.#turns = new Turns(limits.networkAtOnce);
    this.#byNetwork = new Bound(limits.socketsPerAddress);
    this.#byPerson = new Bound(limits.socketsPerPerson);
    this.#followed = new Bound(limits.followedPerNetwork);
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Answers the upgrade requests of this server. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      stream.on('error', () => stream.destroy()); // whoever hangs up while being let in
      this.#upgrade(request, stream, head).catch((error: unknown) => {
        this.#parts.onError(error);
        turnAway(stream, 503);
      });
    });
  }

  /** Ends connections that no longer answer. */
  check(): void {
    for (const connection of this.#connections) connection.check();
  }

  /** Ends the sockets of sessions that have ended: of one person, or of everybody, since hints can be lost. */
  async endSessions(person: string | null): Promise<void> {
    const suspects = [...this.#connections].filter((one) => person === null || one.person === person);
    for (let at = 0; at < suspects.length; at += SESSIONS_A_QUERY) {
      const some = suspects.slice(at, at + SESSIONS_A_QUERY);
      const live = await this.#parts.store.accounts.liveAmong(some.map(({ session }) => session));
      for (const one of some) if (!live.has(one.session)) one.close('signed-out');
    }
  }

  /** From now on nobody is let in. */
  refuseNew(): void {
    this.#isClosing = true;
  }

  /** When every message that has arrived is answered. */
  async settled(): Promise<void> {
    await Promise.all([...this.#connections].map((connection) => connection.settled()));
  }

  /** Tells all clients to come back later, and ends those that do not close. */
  async close(): Promise<void> {
    for (const connection of this.#connections) connection.close('restart');
    await soonest(() => this.#connections.size === 0, FAREWELL_MS);
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { origins, requests, store, now } = this.#parts;
    const { origin, host, cookie } = request.headers;
    const forwarded = request.headers['x-forwarded-for'];
    const network = origins.network(request.socket.remoteAddress, forwarded?.toString());
    if (this.#isClosing) return turnAway(stream, 503);
    if (request.url !== '/socket') return turnAway(stream, 404);
    if (!origins.allows(origin, host)) return turnAway(stream, 403);
    if (!requests.take(network, SOCKET_COST)) return this.#tooMany(stream, 'requests');
    if (!isHeld(this.#byNetwork, network, stream)) return this.#tooMany(stream, 'network-sockets');
    const isSecure = origins.isSecure(request.headers['x-forwarded-proto']?.toString());
    const token = readCookie(cookie, SESSION_COOKIE, isSecure);
    const known = await personBehind(store, token, now());
    if (known === null) return turnAway(stream, 401);
    const { id } = known.person;
    if (!isHeld(this.#byPerson, id, stream)) return this.#tooMany(stream, 'person-sockets');
    this.#sockets.handleUpgrade(request, stream, head, (socket) => this.#connect(socket, known, network));
  }

  #connect(socket: WebSocket, { person, tokenHash }: Known, network: string): void {
    const { service, hub, limits, metrics, unsent, onError } = this.#parts;
    const connection = new Connection({
      socket,
      person,
      session: tokenHash,
      network,
      service,
      hub,
      studyRooms: this.#parts.studyRooms,
      budgets: this.#budgets,
      turns: this.#turns,
      followed: this.#followed,
      unsent,
      controlFrames: limits.controlFrames,
      helloMs: limits.helloMs,
      metrics,
      onError,
    });
    this.#connections.add(connection);
    metrics.sockets.set(this.#connections.size);
    socket.on('close', () => {
      this.#connections.delete(connection);
      metrics.sockets.set(this.#connections.size);
    });
  }

  #tooMany(stream: Duplex, limit: string): void {
    this.#parts.onLimit(limit);
    turnAway(stream, 429);
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Nobody waits for the other side to hang up as well: it need never do so. */
function turnAway(stream: Duplex, status: number): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Counts a connection until it is closed, so that those that come at the same moment know of each other. */
function isHeld(bound: Bound, key: string, stream: Duplex): boolean {
  if (stream.destroyed) return true; // has hung up meanwhile, and would never be given back
  if (!bound.take(key)) return false;
  stream.once('close', () => bound.give(key));
  return true;
}

async function soonest(isDone: () => boolean, withinMs: number): Promise<void> {
  const untilMs = performance.now() + withinMs;
  while (!isDone() && performance.now() < untilMs) await new Promise((resolve) => setTimeout(resolve, 10));
}
