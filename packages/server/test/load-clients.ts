/**
 * Many players at once, as one process: games of two, each with a move every so often, half of the players at each
 * server. Measures from sending a command to the opponent's event, checks that no number is missing or doubled, and
 * writes what it found as JSON.
 */

import {
  followEvents,
  followTable,
  PROTOCOL_VERSION,
  readServerMessage,
  type ClientMessage,
  type Command,
  type Following,
  type Outcome,
} from '@lexiko/protocol';
import type { WebSocket } from 'ws';
import { loopbackAddress, newGuestFrom, openSocketFrom } from './load-guests.ts';
import { asWish, nextAction, numbersFrom } from './table-play.ts';

const { ports, games, seconds, everyMs } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly ports: readonly number[];
  readonly games: number;
  readonly seconds: number;
  readonly everyMs: number;
};

/** How many games are set up at the same time. */
const AT_ONCE = 20;

const random = numbersFrom(1);
const latencies: number[] = [];
let gaps = 0;
let doubles = 0;
let refused = 0;
let moves = 0;
let ids = 0;

class Player {
  readonly socket: WebSocket;
  following: Following | null = null;
  readonly #waiting = new Map<string, (outcome: Outcome | null) => void>();
  onEvents: () => void = () => {};

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(data.toString('utf8')));
  }

  /** `address`: of the loopback, from where the player comes. */
  static async join(port: number, address: string): Promise<Player> {
    const cookie = await newGuestFrom(port, address);
    const socket = cookie === null ? null : await openSocketFrom(port, address, cookie);
    if (socket === null) throw new Error('a player was turned away');
    const player = new Player(socket);
    player.send({ type: 'hello', version: PROTOCOL_VERSION });
    return player;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** `null`: refused. */
  async tell(command: Command): Promise<Outcome | null> {
    const id = `l${++ids}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.send({ type: 'command', id, command });
    });
  }

  #receive(frame: string): void {
    const message = readServerMessage(frame);
    if (message === null) throw new Error(`not of the protocol: ${frame.slice(0, 100)}`);
    if (message.type === 'done' || (message.type === 'refused' && message.id !== null)) {
      const id = message.id ?? '';
      this.#waiting.get(id)?.(message.type === 'done' ? message.outcome : null);
      this.#waiting.delete(id);
    } else if (message.type === 'table') {
      this.following = followTable(this.following, message);
    } else if (message.type === 'events') {
      const first = message.events[0]?.seq ?? Infinity;
      if (this.following !== null && first <= this.following.seq) doubles++;
      const followed = followEvents(this.following, message);
      if (followed.kind === 'current') this.following = followed.following;
      else gaps++;
      this.onEvents();
    }
  }
}

/** Two players and their game, which has begun. */
async function setUp(
  number: number,
): Promise<{ readonly players: readonly Player[]; readonly game: string }> {
  const players = await Promise.all(
    [0, 1].map((seat) => Player.join(ports[(number + seat) % ports.length] ?? 0, loopbackAddress(number))),
  );
  const [ann, bob] = players;
  if (ann === undefined || bob === undefined) throw new Error('two players');
  const made = await ann.tell({
    type: 'create-game',
    config: { preset: 'standard-2007', options: { 'dictionary.id': 'any' } },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
  });
  const game = made?.game ?? '';
  await bob.tell({ type: 'take-seat', game, seat: 1 });
  for (const player of players) player.send({ type: 'watch', game, since: null });
  for (const player of players)
    await player.tell({ type: 'act', game, action: { type: 'confirm', nonce: String(number) } });
  return { players, game };
}

/** One move of a game, timed until the other side has its event. */
async function move({ players, game }: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  const seat = players.findIndex(({ following }, at) => following?.view.turn === at);
  const [mover, other] = [players[seat], players[1 - seat]];
  const view = mover?.following?.view;
  if (mover === undefined || other === undefined || view === undefined) return;
  const action = nextAction(view, seat, random);
  if (action === null) return;
  const startedMs = performance.now();
  const before = other.following?.seq ?? 0;
  const seen = new Promise<void>((resolve) => {
    other.onEvents = () => {
      if ((other.following?.seq ?? 0) > before) resolve();
    };
  });
  const outcome = await mover.tell({ type: 'act', game, action: asWish(action) });
  if (outcome === null) {
    refused++;
    return;
  }
  await seen;
  latencies.push(performance.now() - startedMs);
  moves++;
}

const tables: Awaited<ReturnType<typeof setUp>>[] = [];
let next = 0;
const setUpMs = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < games) tables.push(await setUp(next++));
  }),
);
const setUpSeconds = (performance.now() - setUpMs) / 1000;

await Promise.all(
  tables.map(async (table, at) => {
    await new Promise((resolve) => setTimeout(resolve, (at / games) * everyMs));
    const untilMs = performance.now() + seconds * 1000;
    for (let due = performance.now(); due < untilMs; due += everyMs) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      await move(table);
    }
  }),
);

latencies.sort((a, b) => a - b);
const share = (part: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))] ?? 0;
process.stdout.write(
  JSON.stringify({
    sockets: tables.length * 2,
    setUpSeconds,
    moves,
    refused,
    gaps,
    doubles,
    p50: share(0.5),
    p90: share(0.9),
    p99: share(0.99),
    most: latencies.at(-1) ?? 0,
    delays: latencies.map((delay) => Math.round(delay * 100) / 100),
  }),
);
process.exit(0);
