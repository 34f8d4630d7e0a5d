/** A player of the load: a socket that follows games, and counts what it gets. Fails on what is not of the protocol. */

import {
  follow,
  PROTOCOL_VERSION,
  readAnswer,
  readServerMessage,
  type AnswerTo,
  type ClientMessage,
  type Command,
  type Following,
  type ServerMessage,
} from '@lexiko/protocol';
import type { WebSocket } from 'ws';
import { newGuestFrom, openSocketFrom } from './load-guests.ts';
import { asRequest, nextAction } from '../support/table-play.ts';

let ids = 0;

export class Player {
  readonly person: string;
  readonly socket: WebSocket;
  following: Following | null = null;
  gaps = 0;
  doubles = 0;
  frames = 0;
  bytes = 0;
  readonly #waiting = new Map<string, (answer: unknown) => void>();
  onEvents: () => void = () => {};
  onTable: () => void = () => {};

  private constructor(person: string, socket: WebSocket) {
    this.person = person;
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(data));
  }

  /** `address`: of the loopback, from where the player comes. */
  static async join(port: number, address = '127.0.0.1'): Promise<Player> {
    const guest = await newGuestFrom(port, address);
    const socket = guest === null ? null : await openSocketFrom(port, address, guest.cookie);
    if (guest === null || socket === null) throw new Error('a player was turned away');
    const player = new Player(guest.person, socket);
    player.send({ type: 'hello', version: PROTOCOL_VERSION });
    return player;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** `null`: refused. */
  async tell<C extends Command>(command: C): Promise<AnswerTo<C['type']> | null> {
    const id = `l${++ids}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, (answer) =>
        resolve(answer === null ? null : readAnswer<C['type']>(command.type, answer)),
      );
      this.send({ type: 'command', id, command });
    });
  }

  /** Follows the game; done when it is in view. */
  async watch(game: string): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      this.onTable = resolve;
    });
    this.send({ type: 'watch', game, since: null });
    await seen;
  }

  #follow(message: Extract<ServerMessage, { readonly type: 'table' | 'events' }>): void {
    const followed = follow(this.following, message);
    if (followed.kind === 'current') this.following = followed.following;
    else this.gaps++;
  }

  #receive(data: Buffer): void {
    this.frames++;
    this.bytes += data.length;
    const frame = data.toString('utf8');
    const message = readServerMessage(frame);
    if (message === null) throw new Error(`not of the protocol: ${frame.slice(0, 100)}`);
    if (message.type === 'done' || (message.type === 'refused' && message.id !== null)) {
      const id = message.id ?? '';
      this.#waiting.get(id)?.(message.type === 'done' ? message.answer : null);
      this.#waiting.delete(id);
    } else if (message.type === 'table') {
      this.#follow(message);
      this.onTable();
    } else if (message.type === 'events') {
      const first = message.events[0]?.seq ?? Infinity;
      if (this.following !== null && first <= this.following.seq) this.doubles++;
      this.#follow(message);
      this.onEvents();
    }
  }
}

export interface Table {
  readonly players: readonly [Player, Player];
  readonly game: string;
}

/** Two players and their game, which has begun. */
export async function beginTable(
  ports: readonly [number, number],
  {
    visibility = 'private',
    address,
  }: { readonly visibility?: 'private' | 'open'; readonly address?: string } = {},
): Promise<Table> {
  const [ann, bob] = await Promise.all([Player.join(ports[0], address), Player.join(ports[1], address)]);
  const made = await ann.tell({
    type: 'create-game',
    config: { preset: 'standard-2007', options: { 'dictionary.id': 'any' } },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility,
  });
  const game = made?.game ?? '';
  await bob.tell({ type: 'take-seat', game, seat: 1 });
  for (const player of [ann, bob]) player.send({ type: 'watch', game, since: null });
  for (const player of [ann, bob])
    await player.tell({ type: 'act', game, action: { type: 'confirm', nonce: game } });
  return { players: [ann, bob], game };
}

/** One move of a game: how long until the other side has its event, in ms; `null`: there was none, or it was refused. */
export async function moveOn({ players, game }: Table, random: () => number): Promise<number | null> {
  const seat = players.findIndex(({ following }, at) => following?.view.turn === at);
  const [mover, other] = [players[seat], players[1 - seat]];
  const view = mover?.following?.view;
  const action = view === undefined ? null : nextAction(view, seat, random);
  if (mover === undefined || other === undefined || action === null) return null;
  const startedMs = performance.now();
  const before = other.following?.seq ?? 0;
  const seen = new Promise<void>((resolve) => {
    other.onEvents = () => {
      if ((other.following?.seq ?? 0) > before) resolve();
    };
  });
  const outcome = await mover.tell({ type: 'act', game, action: asRequest(action) });
  if (outcome === null) return null;
  await seen;
  return performance.now() - startedMs;
}
