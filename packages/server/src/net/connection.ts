/** One client on one socket: reads its messages in order, answers each, and closes the socket if the client misbehaves. */

import {
  PROTOCOL_VERSION,
  readClientMessage,
  type AnswerTo,
  type ClientMessage,
  type CommandType,
  type ServerMessage,
} from '@lexiko/protocol';
import type { Result } from '@lexiko/rules';
import type { WebSocket } from 'ws';
import { doCommand, type CommandService } from '../commands.ts';
import type { GameRefusal } from '../refusal.ts';
import { shownPerson, type PersonRecord } from '../people/person.ts';
import type { Budgets, Spender } from './budgets.ts';
import { costOf, READING_COST, REFUSED_COST, UNREADABLE_COST } from './costs.ts';
import type { Hub } from '../rooms/hub.ts';
import type { StudyRooms } from '../rooms/study-rooms.ts';
import type { Metrics } from './metrics.ts';
import { Outgoing, type UnsentBytes } from './outgoing.ts';
import type { Bound } from './bound.ts';
import type { Turns } from './turns.ts';
import { taken, type Bucket, type Rate } from '../rate-limit.ts';
import { frameOf, type Audience, type Frame } from '../rooms/side-messages.ts';

/** Codes with which the server closes a socket, of RFC 6455 and of ours (4000 on). */
const CLOSE = {
  restart: 1012,
  misuse: 1008,
  slow: 4000,
  silent: 4001,
  'no-hello': 4001,
  'signed-out': 4002,
} as const;

/**
 * Messages read but not answered: above the first number reading pauses until half are answered; above the second, which
 * one chunk of the stream can reach, messages are dropped.
 */
const ENOUGH_PENDING = 50;
const MOST_PENDING = 500;
/**
 * Sends at most one warning in this time. The page repeats unanswered commands a second after a warning, and with them
 * those that were dropped silently in between.
 */
const WARN_EVERY_MS = 500;
/** How long reading pauses for a client that was too fast. */
const REST_MS = 500;
/** After so many messages dropped because of its network, the client itself is to blame. */
const MOST_DROPPED = 20;

export interface ConnectionParts {
  readonly socket: WebSocket;
  readonly person: PersonRecord;
  /** The session that let it in. */
  readonly session: string;
  /** The network that limits apply to. */
  readonly network: string;
  readonly service: CommandService;
  readonly hub: Hub;
  readonly studyRooms: StudyRooms;
  readonly budgets: Budgets;
  readonly turns: Turns;
  /** Games and studies followed, by network. */
  readonly followed: Bound;
  readonly unsent: UnsentBytes;
  /** Pings and pongs, which browsers never send by themselves. */
  readonly controlFrames: Rate;
  /** How long a client may take to say hello. */
  readonly helloMs: number;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
}

export class Connection implements Audience {
  readonly #parts: ConnectionParts;
  #tail: Promise<void> = Promise.resolve();
  #pending = 0;
  #warnedMs = Number.NEGATIVE_INFINITY;
  #isGreeted = false;
  #isAlive = true;
  #isResting = false;
  #isHidden = false;
  #dropped = 0;
  readonly #out: Outgoing;
  readonly #sinceMs = performance.now();
  #controlFrames: Bucket | undefined;
  /** Followed, and studies. */
  readonly #games = new Set<string>();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    const { socket, hub, studyRooms, network, unsent } = parts;
    this.#out = new Outgoing({ socket, network, unsent, onFull: () => this.#evict('slow') });
    socket.on('message', (data, isBinary) => {
      this.#isAlive = true;
      // One frame is one Buffer, unless asked otherwise.
      this.#receive(isBinary ? '' : (data as Buffer).toString('utf8'));
    });
    socket.on('ping', (data) => {
      if (this.#isWithinLimit('ping')) this.#out.pong(data);
    });
    socket.on('pong', () => {
      if (this.#isWithinLimit('pong')) this.#isAlive = true;
    });
    socket.on('close', () => {
      for (const game of this.#games) this.#unfollow(game);
      hub.drop(this);
      studyRooms.drop(this);
    });
    socket.on('error', () => socket.terminate()); // frames too large or malformed: ws has told the client why
  }

  get person(): string {
    return this.#parts.person.id;
  }

  get isHidden(): boolean {
    return this.#isHidden;
  }

  get session(): string {
    return this.#parts.session;
  }

  send(message: ServerMessage): void {
    this.sendFrame(frameOf(message));
  }

  sendFrame(frame: Frame): void {
    this.#out.send(frame);
  }

  /** Pings the client; ends the socket if it did not answer the last ping. */
  check(): void {
    const { socket, helloMs } = this.#parts;
    if (socket.readyState !== socket.OPEN) return; // being closed: that has its own time
    if (!this.#isGreeted && performance.now() - this.#sinceMs > helloMs) {
      this.#evict('no-hello');
      this.close('no-hello');
      return;
    }
    if (!this.#isAlive) {
      this.#evict('silent');
      socket.terminate();
      return;
    }
    this.#isAlive = socket.isPaused; // a paused socket cannot answer
    this.#out.ping();
  }

  /** Resolves when every message read is answered. */
  async settled(): Promise<void> {
    await this.#tail;
  }

  close(reason: keyof typeof CLOSE): void {
    this.#parts.socket.resume(); // or its answer to the close would not be read
    this.#out.close(CLOSE[reason], reason);
  }

  #evict(reason: keyof typeof CLOSE): void {
    this.#parts.metrics.evictions.inc({ reason });
    this.#parts.hub.drop(this);
    this.#parts.studyRooms.drop(this);
  }

  /** Whether a ping or pong is within the limit; otherwise ends the socket. */
  #isWithinLimit(type: 'ping' | 'pong'): boolean {
    const { socket, metrics, controlFrames, service } = this.#parts;
    if (socket.readyState !== socket.OPEN) return false;
    metrics.controlFrames.inc({ type });
    const bucket = taken(this.#controlFrames, controlFrames, service.parts.now());
    if (bucket === null) {
      metrics.refusals.inc({ limit: 'control-frames' });
      this.#expel();
      return false;
    }
    this.#controlFrames = bucket;
    return true;
  }

  #receive(text: string): void {
    const { socket, budgets, metrics } = this.#parts;
    if (socket.readyState !== socket.OPEN) return;
    if (this.#pending >= MOST_PENDING) {
      metrics.refusals.inc({ limit: 'pending-messages' });
      return this.#warn('network'); // it is the server that is slow
    }
    const short = budgets.spend(this.#spender, READING_COST);
    if (short !== null) return this.#warn(short);
    const read = readClientMessage(text);
    if (!read.ok) {
      const { command, path } = read.error;
      budgets.charge(this.#spender, UNREADABLE_COST - READING_COST);
      const refusal = { code: 'UNREADABLE', ...(path === '' ? {} : { path }) } as const;
      return this.#inTurn(async () => this.#refuse(command, refusal));
    }
    const message = read.value;
    const rest = costOf(message) - READING_COST;
    const tooDear = rest === 0 ? null : budgets.spend(this.#spender, rest);
    if (tooDear !== null) return this.#warn(tooDear);
    const { network, turns } = this.#parts;
    this.#inTurn(() => turns.run(network, () => this.#answer(message)));
  }

  /** Answers after everything that came before. */
  #inTurn(answer: () => Promise<void>): void {
    this.#pending++;
    this.#tail = this.#tail.then(answer).finally(() => {
      this.#pending--;
      this.#read();
    });
    this.#read();
  }

  get #spender(): Spender {
    return { person: this.person, network: this.#parts.network };
  }

  /** Refuses a client that is too fast before doing any work: that must cost the server less than the client. */
  #warn(whose: 'person' | 'network'): void {
    const isOwnFault = whose === 'person' || ++this.#dropped > MOST_DROPPED;
    if (isOwnFault && !this.#parts.budgets.bearsWith(this.person)) return this.#expel();
    this.#rest();
    const nowMs = this.#parts.service.parts.now();
    // A clock that was set back must not silence it.
    if (Math.abs(nowMs - this.#warnedMs) < WARN_EVERY_MS) return;
    this.#warnedMs = nowMs;
    this.#refuse(null, { code: 'TOO_MANY_MESSAGES' });
  }

  /** Pauses reading: dropping messages costs time too, and this way they pile up at the client, not here. */
  #rest(): void {
    if (this.#isResting) return;
    this.#isResting = true;
    this.#read();
    const restMs = REST_MS * (0.5 + Math.random()); // so that the clients of a network do not all resume at once
    setTimeout(() => {
      this.#isResting = false;
      this.#dropped = 0;
      this.#read();
    }, restMs).unref();
  }

  /** Resumes reading, or pauses it. */
  #read(): void {
    const { socket } = this.#parts;
    if (socket.readyState !== socket.OPEN) return;
    if (this.#isResting || this.#pending >= ENOUGH_PENDING) socket.pause();
    else if (socket.isPaused && this.#pending <= ENOUGH_PENDING / 2) socket.resume();
  }

  #expel(): void {
    this.#evict('misuse');
    this.close('misuse');
  }

  async #answer(message: ClientMessage): Promise<void> {
    const { socket } = this.#parts;
    if (socket.readyState !== socket.OPEN && message.type !== 'command') return; // nobody is left to answer
    try {
      await this.#handle(message);
    } catch (error) {
      this.#parts.onError(error);
      this.#refuse(message.type === 'command' ? message.id : null, { code: 'SERVER_BUSY' });
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    const { hub, person, service } = this.#parts;
    const nowMs = service.parts.now();
    if (message.type === 'hello') return this.#greet(message.version, nowMs);
    if (!this.#isGreeted) return this.#refuse(null, { code: 'HELLO_FIRST' });
    switch (message.type) {
      case 'command': {
        const { type } = message.command;
        const startedMs = performance.now();
        const result = await doCommand(service, message.command, {
          person: person.id,
          command: message.id,
          network: this.#parts.network,
        });
        this.#count(type, result, startedMs);
        if (!result.ok) {
          this.#parts.budgets.charge(this.#spender, REFUSED_COST);
          return this.#refuse(message.id, result.error);
        }
        this.#done(message.id, result.value);
        if (type === 'rename' || type === 'take-vacation') hub.personChanged(person.id);
        return;
      }
      case 'watch': {
        if (!this.#follow(message.game))
          return this.#refuse(null, { code: 'FOLLOWS_TOO_MANY', game: message.game });
        const result = await hub.watch(this, message);
        if (!result.ok) this.#unfollow(message.game);
        if (this.#parts.socket.readyState !== this.#parts.socket.OPEN) hub.drop(this); // disconnected meanwhile
        if (!result.ok) this.#refuse(null, { ...result.error, game: message.game });
        return;
      }
      case 'unwatch':
        this.#unfollow(message.game);
        return hub.unwatch(this, message.game);
      case 'draft': {
        const result = await hub.layOut(this, message);
        if (!result.ok) this.#refuse(null, { ...result.error, game: message.game });
        return;
      }
      case 'point': {
        const result = await hub.point(this, message);
        if (!result.ok) this.#refuse(null, { ...result.error, game: message.game });
        return;
      }
      case 'watch-study':
        return this.#watchStudy(message.study);
      case 'unwatch-study':
        this.#unfollow(message.study);
        return this.#parts.studyRooms.unwatch(this, message.study);
      case 'study-place':
        return this.#parts.studyRooms.place(this, message);
      case 'look':
        if (this.#isHidden === !message.visible) return;
        this.#isHidden = !message.visible;
        return hub.look(this);
      case 'ping':
        return this.send({ type: 'pong', nowMs });
    }
  }

  async #watchStudy(study: string): Promise<void> {
    if (!this.#follow(study)) return this.#refuse(null, { code: 'FOLLOWS_TOO_MANY', study });
    const { studyRooms, socket } = this.#parts;
    const refusal = await studyRooms.watch(this, study);
    if (socket.readyState !== socket.OPEN) studyRooms.drop(this); // disconnected meanwhile
    if (refusal === null) return;
    this.#unfollow(study);
    this.#refuse(null, { code: refusal, study });
  }

  /** Whether this network may follow one more game or study. */
  #follow(game: string): boolean {
    const { followed, network, metrics } = this.#parts;
    if (this.#games.has(game)) return true;
    if (!followed.take(network)) {
      metrics.refusals.inc({ limit: 'network-followed' });
      return false;
    }
    this.#games.add(game);
    return true;
  }

  #unfollow(game: string): void {
    if (this.#games.delete(game)) this.#parts.followed.give(this.#parts.network);
  }

  async #greet(version: number, nowMs: number): Promise<void> {
    if (version !== PROTOCOL_VERSION)
      return this.#refuse(null, { code: 'WRONG_VERSION', version: PROTOCOL_VERSION });
    this.#isGreeted = true;
    const { hub, person, service, socket } = this.#parts;
    const me = shownPerson((await service.parts.store.people.person(person.id)) ?? person);
    if (socket.readyState === socket.OPEN) hub.welcome(this); // unless it has disconnected meanwhile
    this.send({ type: 'welcome', version, me, nowMs });
  }

  /** Lists are the same for nearly everybody, so that the text of each game in them is made once. */
  #done(id: string, answer: AnswerTo<CommandType>): void {
    if (!('games' in answer) || Object.keys(answer).length > 1)
      return this.send({ type: 'done', id, answer });
    const { games } = answer;
    const { openLists } = this.#parts.service;
    const texts = games.map((game) => openLists.textOf(game));
    const text = `{"type":"done","id":${JSON.stringify(id)},"answer":{"games":[${texts.join(',')}]}}`;
    this.sendFrame(Buffer.from(text));
  }

  #refuse(
    id: string | null,
    refusal: GameRefusal & { readonly game?: string; readonly study?: string },
  ): void {
    this.send({ type: 'refused', id, refusal: { ...refusal } });
  }

  #count(type: string, result: Result<unknown, GameRefusal>, startedMs: number): void {
    const { metrics } = this.#parts;
    metrics.commands.inc({ type, answer: result.ok ? 'done' : result.error.code });
    metrics.commandSeconds.observe((performance.now() - startedMs) / 1000);
  }
}
