/**
 * Guests who mean harm, all of one address, as one process: they ask for lists, rename themselves, write, make games, open
 * tables, send nonsense and pings, each as fast as a machine can that has a hundred of them to run, and come back
 * whenever they are thrown out. Writes what became of it as JSON when it is told to end.
 */

import { PROTOCOL_VERSION, type ClientMessage, type Command } from '@lexiko/protocol';
import { WebSocket } from 'ws';
import { newGuestFrom, openSocketFrom } from './load-guests.ts';

const { ports, guests } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly ports: readonly number[];
  readonly guests: number;
};

const ADDRESS = '127.0.0.2';
/** Each guest sends so many messages a second. */
const TICK_MS = 50;
const A_TICK = 10;
const AGAIN_MS = 200;

let sent = 0;
let done = 0;
let refused = 0;
let thrownOut = 0;
let turnedAway = 0;
let ids = 0;
let game: string | null = null;

function command(given: Command): string {
  const message: ClientMessage = { type: 'command', id: `h${++ids}`, command: given };
  return JSON.stringify(message);
}

const NEW_GAME: Command = {
  type: 'create-game',
  config: { preset: 'standard-2007', options: { 'dictionary.id': 'any' } },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'open',
  terms: { chat: 'everybody' },
};

/** What a guest does again and again, by kind. */
const ATTACKS: readonly ((socket: WebSocket) => void)[] = [
  (socket) => socket.send(command({ type: 'list-open-games' })),
  (socket) => socket.send(command({ type: 'list-my-games' })),
  (socket) => socket.send(command({ type: 'rename', name: `Eve ${ids}` })),
  (socket) => socket.send(command(NEW_GAME)),
  (socket) =>
    socket.send(
      command(game === null ? NEW_GAME : { type: 'say', game, to: 'table', text: 'x'.repeat(200) }),
    ),
  (socket) => socket.send(JSON.stringify({ type: 'watch', game: game ?? 'none', since: null })),
  (socket) => socket.ping('x'.repeat(125)),
  (socket) => socket.send('x'.repeat(8000)),
];

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

function count(frame: string): void {
  if (frame.startsWith('{"type":"done"')) done++;
  else if (frame.startsWith('{"type":"refused"')) refused++;
  game ??= /"outcome":\{"game":"([^"]+)"/.exec(frame)?.[1] ?? null;
}

async function harm(number: number): Promise<never> {
  const port = ports[number % ports.length] ?? 0;
  const attack = ATTACKS[number % ATTACKS.length];
  let cookie: string | null = null;
  for (;;) {
    cookie ??= (await newGuestFrom(port, ADDRESS))?.cookie ?? null;
    const socket = cookie === null ? null : await openSocketFrom(port, ADDRESS, cookie);
    if (socket === null) {
      turnedAway++;
      await pause(AGAIN_MS);
      continue;
    }
    socket.on('message', (data: Buffer) => count(data.toString('utf8')));
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    while (socket.readyState === WebSocket.OPEN) {
      for (let at = 0; at < A_TICK && socket.bufferedAmount < 100_000; at++) {
        attack?.(socket);
        sent++;
      }
      await pause(TICK_MS);
    }
    thrownOut++;
    await pause(AGAIN_MS);
  }
}

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify({ sent, done, refused, thrownOut, turnedAway }), () => process.exit(0));
});
for (let at = 0; at < guests; at++) void harm(at);
