/** A whole server: the service, its clocks, the sockets and the requests, started together and ended in order. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import { LARGEST_MESSAGE } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Bus } from './bus/bus.ts';
import { lessonByCode } from './classes/lessons.ts';
import { Thinker } from './thinking/thinker.ts';
import { isHurried } from './thinking/thinking-time.ts';
import { Ticker } from './jobs/due-work.ts';
import { forgetIdleLobbies } from './jobs/idle-lobbies.ts';
import { GameService } from './games/game-service.ts';
import type { Computers, Dictionaries, Now } from './ports.ts';
import { SYSTEM_SECRETS } from './secrets.ts';
import { Accounts } from './people/accounts.ts';
import { OwnData } from './personal-data/own-data.ts';
import { OwnSessions } from './people/own-sessions.ts';
import { personBehind, type Known } from './people/sessions.ts';
import type { ServerStore } from './store/server-store.ts';
import { Records } from './records/records.ts';
import { makeRequestHandlers } from './net/request-handlers.ts';
import { Bound } from './net/bound.ts';
import { Budgets } from './net/budgets.ts';
import { Connection } from './net/connection.ts';
import { SOCKET_COST } from './net/costs.ts';
import { boundConnections, timesOf } from './net/http-bounds.ts';
import { readCookie, SESSION_COOKIE } from './net/cookies.ts';
import { makeHttpApp } from './net/http-app.ts';
import { Hub } from './rooms/hub.ts';
import { USUAL_LIMITS, type Limits } from './net/limits.ts';
import { makeMetrics } from './net/metrics.ts';
import { Origins, type OriginRules } from './net/origins.ts';
import { UnsentBytes } from './net/outgoing.ts';
import { BEAT_MS, Presence } from './presence/presence.ts';
import { RateLimit } from './rate-limit.ts';
import { Turns } from './net/turns.ts';
import { countHints } from './net/traffic-metrics.ts';
import { readWebFiles } from './net/web-files.ts';

/** How often to look for lost hints, where several processes share the games. */
const CATCH_UP_MS = 5000;
/** The same for who is there. */
const PRESENCE_MS = 30_000;
/** How often at most people at a table are told how many watch. */
const WATCHING_MS = 3000;
/** How often to forget who was there long ago. */
const FORGET_MS = 60 * 60 * 1000;
/** How often those who watch with a delay are sent what has become old enough. */
const RELEASE_MS = 1000;
/** How often to look whether sessions have ended without this process hearing of it, and how many in one query. */
const SESSIONS_MS = 60_000;
const SESSIONS_A_QUERY = 500;
/** How often to look for guests who cannot come back, and lobbies that nobody comes back to. */
const GUESTS_MS = 10 * 60 * 1000;
/** How often to look how long the queue of computers is. */
const QUEUE_MS = 1000;
/** How long a shutdown waits for clients to close. */
const FAREWELL_MS = 2000;
/**
 * A message comes in one piece from browsers, and in a dozen over a slow network; whoever breaks it into splinters wants
 * us to keep them. Whoever is told that the socket closes has a moment to say that it has heard.
 */
const BOUNDS_OF_A_MESSAGE = { maxFragments: 64, maxBufferedChunks: 1024, closeTimeout: 2000 };

export { USUAL_LIMITS, type Limits };

export interface ServerParts {
  readonly store: ServerStore;
  readonly bus: Bus;
  readonly dictionaries: Dictionaries;
  readonly computers: Computers;
  /** How many long thoughts of computers at a time; 0: other processes think. */
  readonly threads: number;
  /** Words that are masked in messages for those who do not want to read them. */
  readonly isRude: (word: string) => boolean;
  readonly now: Now;
  readonly log: Logger;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly origins: OriginRules;
  readonly limits: Limits;
  /** The folder of the page; `null` where there is none. */
  readonly webFolder: string | null;
  /** With which `/metrics` is read from other machines; none if not given. */
  readonly metricsToken?: string | null;
  /** Whether browsers are to insist on TLS for subdomains too; not if not given. */
  readonly hstsSubdomains?: boolean;
}

export interface RunningServer {
  readonly port: number;
  /** Takes nothing new, finishes what was begun, and closes store and bus. */
  close(): Promise<void>;
}

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { store, bus, dictionaries, computers, now, log, limits } = parts;
  const metrics = makeMetrics();
  countHints(metrics.registry, bus.traffic);
  const onError = (error: unknown): void => {
    metrics.errors.inc();
    log.error({ err: error }, 'unexpected error');
  };
  const onLimit = (limit: string): void => metrics.refusals.inc({ limit });
  const service = new GameService({
    store,
    dictionaries,
    computers,
    secrets: SYSTEM_SECRETS,
    now,
    onChange(game, numbers) {
      metrics.changes.inc();
      bus.publish({ kind: 'game', game, ...numbers });
    },
    onDue: () => ticker.poke(),
    onAsked: () => bus.publish({ kind: 'asked' }),
    onWorkspace: (game: string, seat: Seat) => bus.publish({ kind: 'desk', game, seat }),
    onSaid: (game: string, message: number) => bus.publish({ kind: 'said', game, message }),
    onReport() {
      metrics.reports.inc();
      log.warn('a message was reported: `lexiko reports` shows it');
    },
    onNotice: (person, game) => bus.publish({ kind: 'notice', person, game }),
    isRude: parts.isRude,
    absences: (game, how) => hub.absences(game, how),
    reachableSinceMs: () => presence.steadySinceMs,
    isInUse: (game) => hub.isFollowed(game),
    isTold: (game) => !bus.isShared || hub.isFollowed(game),
    computerGames: limits.computerGames,
    limits: limits.service,
    onLimit,
  });
  const presence = new Presence({ store: store.presence, bus, now, onError });
  const hub = new Hub({ service, presence, bus, onError });
  const ticker = new Ticker(service, onError);
  const thinker = new Thinker({
    service,
    threads: parts.threads,
    onThought: (level, ms) => metrics.computers.thoughtSeconds.observe({ level }, ms / 1000),
    onError,
  });
  bus.subscribe((hint) => {
    hub.hear(hint);
    thinker.hear(hint);
    if (hint.kind === 'sessions') endSockets(hint.person).catch(onError);
    if (hint.kind === 'lost') metrics.hintsLost.inc();
    if (hint.kind === 'lost') endSockets(null).catch(onError);
  });

  const origins = new Origins(parts.origins);
  const requests = new RateLimit(limits.requests, now);
  const budgets = new Budgets(limits, now, metrics);
  const turns = new Turns(limits.networkAtOnce);
  const unsent = new UnsentBytes(limits.unsent);
  const connections = new Set<Connection>();
  const byNetwork = new Bound(limits.socketsPerAddress);
  const byPerson = new Bound(limits.socketsPerPerson);
  const followed = new Bound(limits.followedPerNetwork);
  let isClosing = false;

  const people = {
    onSessionsEnded: (person: string) => bus.publish({ kind: 'sessions', person }),
    onSeatsMoved: (game: string) => bus.publish({ kind: 'seats', game }),
  };
  const classOf = async (code: string): Promise<string | null> =>
    (await lessonByCode(service.parts, code))?.id ?? null;
  const accounts = new Accounts({ store, now, limits: limits.accounts, classOf, ...people });
  const ownData = new OwnData({ service, accounts, ...people });
  const handlers = makeRequestHandlers({
    accounts,
    sessions: new OwnSessions({ store, now, ...people }),
    ownData,
    records: new Records(service),
    guests: new RateLimit(limits.guests, now),
    onLimit,
  });
  const forget = async (): Promise<void> => {
    metrics.forgotten.inc({ what: 'guest' }, await ownData.forgetGuests());
    const lobbies = await forgetIdleLobbies(service);
    metrics.forgotten.inc({ what: 'lobby' }, lobbies);
  };
  /** Ends the sockets of sessions that have ended: of one person, or of everybody, since hints can be lost. */
  const endSockets = async (person: string | null): Promise<void> => {
    const suspects = [...connections].filter((one) => person === null || one.person === person);
    for (let at = 0; at < suspects.length; at += SESSIONS_A_QUERY) {
      const some = suspects.slice(at, at + SESSIONS_A_QUERY);
      const live = await store.accounts.liveAmong(some.map(({ session }) => session));
      for (const one of some) if (!live.has(one.session)) one.close('signed-out');
    }
  };
  const app = makeHttpApp({
    store,
    now,
    handlers,
    metrics,
    origins,
    onError,
    limit: requests,
    fileLimit: new RateLimit(limits.files, now),
    files: parts.webFolder === null ? null : readWebFiles(parts.webFolder),
    metricsToken: parts.metricsToken ?? null,
    hstsSubdomains: parts.hstsSubdomains ?? false,
    isClosing: () => isClosing,
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false, // its memory for each socket is worth more than the bytes
    autoPong: false, // an answer to a ping is a byte to be counted like others
    ...BOUNDS_OF_A_MESSAGE,
  });

  const connect = (socket: WebSocket, { person, tokenHash }: Known, network: string): void => {
    const connection = new Connection({
      socket,
      person,
      session: tokenHash,
      network,
      service,
      hub,
      budgets,
      turns,
      followed,
      unsent,
      controlFrames: limits.controlFrames,
      helloMs: limits.helloMs,
      metrics,
      onError,
    });
    connections.add(connection);
    metrics.sockets.set(connections.size);
    socket.on('close', () => {
      connections.delete(connection);
      metrics.sockets.set(connections.size);
    });
  };
  const tooMany = (stream: Duplex, limit: string): void => {
    onLimit(limit);
    turnAway(stream, 429);
  };
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const { origin, host, cookie } = request.headers;
    const forwarded = request.headers['x-forwarded-for'];
    const network = origins.network(request.socket.remoteAddress, forwarded?.toString());
    if (isClosing) return turnAway(stream, 503);
    if (request.url !== '/socket') return turnAway(stream, 404);
    if (!origins.allows(origin, host)) return turnAway(stream, 403);
    if (!requests.take(network, SOCKET_COST)) return tooMany(stream, 'requests');
    if (!isHeld(byNetwork, network, stream)) return tooMany(stream, 'network-sockets');
    const isSecure = origins.isSecure(request.headers['x-forwarded-proto']?.toString());
    const token = readCookie(cookie, SESSION_COOKIE, isSecure);
    const known = await personBehind(store, token, now());
    if (known === null) return turnAway(stream, 401);
    const { id } = known.person;
    if (!isHeld(byPerson, id, stream)) return tooMany(stream, 'person-sockets');
    sockets.handleUpgrade(request, stream, head, (socket) => connect(socket, known, network));
  };

  /** Shows that this process runs, and forgets those that do not. */
  const beat = async (): Promise<void> => hub.forgetProcesses(await presence.beat());
  await beat();
  const server = await listen(app.fetch, parts);
  boundConnections(server, {
    perNetwork: parts.origins.behindProxy ? null : limits.connectionsPerNetwork,
    all: limits.connections,
    metrics,
  });
  store.watchCommits((seconds, pieces) => {
    metrics.commitSeconds.observe(seconds);
    metrics.writes.inc(pieces);
  });
  metrics.watch({
    unsentBytes: () => unsent.total,
    openGames: () => hub.openGames,
    heldGames: () => service.games.size,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy()); // whoever hangs up while being let in
    upgrade(request, stream, head).catch((error: unknown) => {
      onError(error);
      turnAway(stream, 503);
    });
  });
  /** Lets tables know when computers have to hurry. */
  const lookAtQueue = async (): Promise<void> => {
    const load = await store.computers.load(now());
    metrics.computers.waiting.set(load.waiting);
    metrics.computers.oldestSeconds.set(load.oldestMs / 1000);
    metrics.computers.thinking.set(load.thinking);
    hub.hurry(isHurried(load, hub.isHurried));
  };
  ticker.start();
  thinker.start();
  const timers = [
    every(QUEUE_MS, () => void lookAtQueue().catch(onError)),
    every(limits.heartbeatMs, () => connections.forEach((connection) => connection.check())),
    every(RELEASE_MS, () => hub.release()),
    every(WATCHING_MS, () => hub.tellWatching()),
    every(BEAT_MS, () => void beat().catch(onError)),
    every(FORGET_MS, () => void presence.forgetOld().catch(onError)),
    every(GUESTS_MS, () => void forget().catch(onError)),
    every(SESSIONS_MS, () => void endSockets(null).catch(onError)),
    ...(bus.isShared
      ? [
          every(CATCH_UP_MS, () => void hub.catchUp().catch(onError)),
          every(PRESENCE_MS, () => void hub.catchUpPresence().catch(onError)),
        ]
      : []),
  ];
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : parts.port;
  log.info({ port, host: parts.host }, 'listening');
  if (origins.isNamelessAt(parts.host))
    log.warn('passkeys work at localhost only: name the address of the page with --origin');

  return {
    port,
    async close() {
      isClosing = true;
      timers.forEach(clearInterval);
      await ticker.stop();
      await thinker.stop();
      await Promise.all([...connections].map((connection) => connection.settled()));
      await service.games.settled();
      for (const connection of connections) connection.close('restart');
      await soonest(() => connections.size === 0, FAREWELL_MS);
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await presence.close().catch(onError);
      await bus.close();
      await store.close();
      log.info('closed');
    },
  };
}

function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host, limits }: ServerParts,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host, serverOptions: timesOf(limits.http) }, () =>
      resolve(server),
    ) as Server;
    server.setTimeout(limits.http.idleMs);
    server.once('error', reject);
  });
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

function every(ms: number, work: () => void): NodeJS.Timeout {
  return setInterval(work, ms).unref();
}

async function soonest(isDone: () => boolean, withinMs: number): Promise<void> {
  const untilMs = performance.now() + withinMs;
  while (!isDone() && performance.now() < untilMs) await new Promise((resolve) => setTimeout(resolve, 10));
}
