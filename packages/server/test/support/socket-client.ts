/** A client as anybody could write one: a cookie, a socket, and what the protocol says. Keeps every frame it got. */

import { randomUUID } from 'node:crypto';
import {
  follow,
  PROTOCOL_VERSION,
  readServerMessage,
  readAnswer,
  type AnswerTo,
  type ChatMessage,
  type ClientMessage,
  type Command,
  type CommandType,
  type Following,
  type Notice,
  type ServerMessage,
} from '@lexiko/protocol';
import type { ActionRequest } from '@lexiko/rules/notation';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

export type Answer<T extends CommandType = CommandType> =
  | { readonly outcome: AnswerTo<T> }
  | { readonly code: string };

/** What a way does to a frame: the frames that come out at its end, now or later. */
export type Way = (frame: string, deliver: (frame: string) => void) => void;

const straight: Way = (frame, deliver) => deliver(frame);

export interface Ways {
  readonly out: Way;
  readonly back: Way;
}

/** When to send again what was not answered, and when to give up: on a busy machine much later than anybody likes. */
const AGAIN_MS = 5000;
const ANSWER_MS = 40_000;
/** A database may know the commands of an earlier run. */
const RUN = randomUUID().slice(0, 8);
let wishes = 0;

/** A session of a new guest, as the cookie to be sent. */
export async function newGuest(
  port: number,
  name = 'Guest',
): Promise<{ readonly id: string; readonly cookie: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/guest`, {
    method: 'POST',
    body: JSON.stringify({ name }),
  });
  expect(response.status).toBe(201);
  const { person } = (await response.json()) as { readonly person: { readonly id: string } };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { id: person.id, cookie };
}

export class Client {
  readonly person: string;
  readonly cookie: string;
  readonly socket: WebSocket;
  /** Everything received, as it came. */
  readonly frames: string[] = [];
  readonly following = new Map<string, Following>();
  readonly seats = new Map<string, Extract<ServerMessage, { readonly type: 'seats' }>['seats']>();
  readonly workspaces = new Map<string, Extract<ServerMessage, { readonly type: 'workspace' }>>();
  /** The last that was told of a game. */
  readonly hurried = new Map<string, boolean>();
  readonly said: ChatMessage[] = [];
  readonly notices: Notice[] = [];
  readonly #ways: Ways;
  readonly #closed: Promise<number>;
  readonly #answers = new Map<
    string,
    ((answer: { readonly outcome: unknown } | { readonly code: string }) => void)[]
  >();
  readonly #listeners = new Set<(message: ServerMessage) => void>();

  private constructor(person: string, cookie: string, socket: WebSocket, ways: Ways) {
    this.person = person;
    this.cookie = cookie;
    this.socket = socket;
    this.#ways = ways;
    this.#closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data: Buffer) => ways.back(data.toString('utf8'), (frame) => this.#receive(frame)));
    socket.on('error', () => {}); // the other side hung up: tests look at what came of it
  }

  /** Comes in as a new guest, or again with the session given. */
  static async join(
    port: number,
    session?: { readonly id: string; readonly cookie: string },
    ways: Ways = { out: straight, back: straight },
    withinMs = ANSWER_MS,
  ): Promise<Client> {
    const { id, cookie } = session ?? (await newGuest(port));
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie } });
    const client = new Client(id, cookie, socket, ways);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const welcome = client.next('welcome', withinMs);
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    expect((await welcome).me.id).toBe(id);
    return client;
  }

  get session(): { readonly id: string; readonly cookie: string } {
    return { id: this.person, cookie: this.cookie };
  }

  send(message: ClientMessage | string): void {
    const frame = typeof message === 'string' ? message : JSON.stringify(message);
    this.#ways.out(frame, (text) => {
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Sends a command until it is answered, as often as need be. */
  async tell<C extends Command>(
    command: C,
    { id = `${RUN}-${++wishes}`, againMs = AGAIN_MS } = {},
  ): Promise<Answer<C['type']>> {
    return new Promise((resolve, reject) => {
      const again = setInterval(() => this.send({ type: 'command', id, command }), againMs);
      const late = setTimeout(() => {
        clearInterval(again);
        reject(new Error(`no answer to ${command.type}`));
      }, ANSWER_MS);
      const waiting = this.#answers.get(id) ?? [];
      this.#answers.set(id, waiting);
      waiting.push((answer) => {
        clearInterval(again);
        clearTimeout(late);
        if ('code' in answer) return resolve(answer);
        const outcome = readAnswer<C['type']>(command.type, answer.outcome);
        if (outcome === null) reject(new Error(`not an answer to ${command.type}`));
        else resolve({ outcome });
      });
      this.send({ type: 'command', id, command });
    });
  }

  /** Of something that must be done. */
  async done<C extends Command>(command: C): Promise<AnswerTo<C['type']>> {
    const answer = await this.tell(command);
    if (!('outcome' in answer)) expect.fail(`${command.type} was refused: ${JSON.stringify(answer)}`);
    return answer.outcome;
  }

  /** The refusal of something that may be no command. */
  async refused(command: unknown): Promise<unknown> {
    const id = `${RUN}-${++wishes}`;
    const answer = this.until((message) => message.type === 'refused' && message.id === id);
    this.send(JSON.stringify({ type: 'command', id, command }));
    const message = await answer;
    return message.type === 'refused' ? message.refusal : null;
  }

  async act(game: string, action: ActionRequest): Promise<Answer<'act'>> {
    return this.tell({ type: 'act', game, action });
  }

  /** Follows the game, and comes back when it is in view. */
  async watch(game: string, since: number | null = null, withinMs = ANSWER_MS): Promise<Following> {
    const first = this.until(
      ({ type, ...message }) =>
        (type === 'table' || type === 'events') &&
        'game' in message &&
        message.game === game &&
        this.following.has(game),
      withinMs,
    );
    this.send({ type: 'watch', game, since });
    await first;
    return this.view(game);
  }

  view(game: string): Following {
    return this.following.get(game) ?? expect.fail('the game is not in view');
  }

  async next<T extends ServerMessage['type']>(
    type: T,
    withinMs = ANSWER_MS,
  ): Promise<Extract<ServerMessage, { readonly type: T }>> {
    const message = await this.until((one) => one.type === type, withinMs);
    return message as Extract<ServerMessage, { readonly type: T }>;
  }

  /** The next message that fits. */
  async until(fits: (message: ServerMessage) => boolean, withinMs = ANSWER_MS): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the message did not come')), withinMs);
      const listener = (message: ServerMessage): void => {
        if (!fits(message)) return;
        clearTimeout(late);
        this.#listeners.delete(listener);
        resolve(message);
      };
      this.#listeners.add(listener);
    });
  }

  /** When it is so, by what has come already or is still to come. */
  async when(isSo: () => boolean, withinMs = ANSWER_MS): Promise<void> {
    if (!isSo()) await this.until(isSo, withinMs);
  }

  /** When the game in view has come so far. */
  async reached(game: string, seq: number, withinMs = ANSWER_MS): Promise<void> {
    await this.when(() => (this.following.get(game)?.seq ?? 0) >= seq, withinMs);
  }

  /** When the server has ended the socket; with what code. */
  async closed(): Promise<number> {
    return this.#closed;
  }

  close(): void {
    this.socket.terminate();
  }

  #answered(id: string, answer: { readonly outcome: unknown } | { readonly code: string }): void {
    for (const resolve of this.#answers.get(id) ?? []) resolve(answer);
    this.#answers.delete(id);
  }

  #follow(message: Extract<ServerMessage, { readonly type: 'table' | 'events' }>): void {
    const followed = follow(this.following.get(message.game) ?? null, message);
    if (followed.kind === 'current') this.following.set(message.game, followed.following);
    else if (followed.kind === 'gap') this.send({ type: 'watch', game: message.game, since: followed.since });
    else throw new Error(`not an event: ${JSON.stringify(followed.problem)}`);
  }

  #receive(frame: string): void {
    this.frames.push(frame);
    const message = readServerMessage(frame);
    if (message === null) throw new Error(`not a message of the protocol: ${frame.slice(0, 200)}`);
    switch (message.type) {
      case 'done':
        this.#answered(message.id, { outcome: message.answer });
        break;
      case 'refused':
        if (message.id !== null) this.#answered(message.id, message.refusal);
        break;
      case 'table':
        this.seats.set(message.game, message.seats);
        this.#follow(message);
        break;
      case 'hurry':
        this.hurried.set(message.game, message.hurried);
        break;
      case 'seats':
        this.seats.set(message.game, message.seats);
        break;
      case 'events':
        this.#follow(message);
        break;
      case 'workspace':
        if (message.version >= (this.workspaces.get(message.game)?.version ?? 0))
          this.workspaces.set(message.game, message);
        break;
      case 'said':
        this.said.push(message.message);
        break;
      case 'notice':
        this.notices.push(message.notice);
        break;
      case 'pointed':
      case 'seeks':
      case 'standing':
      case 'study':
      case 'study-events':
      case 'study-gone':
      case 'watching':
      case 'welcome':
      case 'pong':
    }
    for (const listener of this.#listeners) listener(message);
  }
}
