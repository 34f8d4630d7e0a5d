/** A service on a store in memory with a clock that stands until it is moved, and short ways to speak with it. */

import {
  readClientMessage,
  type AnswerTo,
  type ClassShown,
  type Command,
  type CommandOf,
} from '@lexiko/protocol';
import { replay, type GameEvent, type GameState } from '@lexiko/rules';
import type { ActionRequest } from '@lexiko/rules/notation';
import { expect } from 'vitest';
import type { AlertSenderParts } from '../../src/alerts/alert-sender.ts';
import { doCommand } from '../../src/commands.ts';
import { USUAL_COMPUTER_GAMES, type ComputerGameLimits } from '../../src/computers/computer-limits.ts';
import { Thinker } from '../../src/thinking/thinker.ts';
import { doDueWork, type DueParts } from '../../src/jobs/due-work.ts';
import type { LobbyParts } from '../../src/jobs/idle-lobbies.ts';
import type { PersonalParts } from '../../src/personal-data/own-data.ts';
import { GameService, USUAL_SERVICE_LIMITS, type ServiceLimits } from '../../src/games/game-service.ts';
import { NO_COMPUTERS, type Computers } from '../../src/ports.ts';
import { SYSTEM_SECRETS } from '../../src/secrets.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { memoryStore } from './memory-store.ts';
import { TEST_WORDS } from './test-words.ts';

/** Whoever is away for so long is no longer reckoned with, but may still come back before anybody may claim the game. */
const LONG_ENOUGH_MS = 10_000;

export interface FakeClock {
  nowMs: number;
}

let commands = 0;

export class TestService {
  readonly store: ServerStore;
  readonly clock: FakeClock;
  readonly service: GameService<PersonalParts & DueParts & LobbyParts & AlertSenderParts>;
  readonly thinker: Thinker;
  readonly #failures: unknown[] = [];
  /** What was told to others, in order: the game and its number. */
  readonly told: string[] = [];
  /** The workspaces that changed, in order: the game and the seat. */
  readonly workspaces: string[] = [];
  /** Whose seeks were paired or have ended. */
  readonly sought: string[] = [];
  /** Whose sessions have ended. */
  readonly signedOut: string[] = [];
  /** Whom there was something to tell about a game. */
  readonly noticed: string[] = [];
  /** Since when people are not there. */
  readonly awaySince = new Map<string, number>();
  /** People who are not there. */
  readonly away = new Set<string>();

  constructor({
    store = memoryStore(),
    clock = { nowMs: 1_000_000 },
    computers = NO_COMPUTERS,
    computerGames = USUAL_COMPUTER_GAMES,
    limits = USUAL_SERVICE_LIMITS,
  }: {
    store?: ServerStore;
    clock?: FakeClock;
    computers?: Computers;
    computerGames?: ComputerGameLimits;
    limits?: ServiceLimits;
  } = {}) {
    this.store = store;
    this.clock = clock;
    this.service = new GameService({
      store,
      computers,
      dictionaries: TEST_WORDS,
      secrets: SYSTEM_SECRETS,
      now: () => clock.nowMs,
      onChange: (game, { seq }) => this.told.push(`${game} ${seq}`),
      onDue: () => {},
      onAsked: () => {},
      computerGames,
      limits,
      isInUse: () => false,
      isNotified: () => true,
      onWorkspace: (game: string, seat: number) => this.workspaces.push(`${game} ${seat}`),
      onSaid: (game: string, message: number) => this.told.push(`${game} said ${message}`),
      onReport: () => {},
      onSessionsEnded: (person: string) => this.signedOut.push(person),
      onSeatsMoved: () => {},
      onSeeks: (person: string) => this.sought.push(person),
      onSought: () => {},
      onNotice: (person, game) => this.noticed.push(`${person} ${game}`),
      isRude: (word: string) => word.toLowerCase() === 'rude',
      onlookers: async () => (person) => !this.away.has(person) && !this.awaySince.has(person),
      absences: async () => (person) =>
        this.awaySince.get(person) ?? (this.away.has(person) ? clock.nowMs - LONG_ENOUGH_MS : null),
    });
    this.thinker = new Thinker({
      service: this.service,
      threads: 1,
      onThought: () => {},
      onError: (error) => this.#failures.push(error),
    });
  }

  /** What was done, or the refusal. */
  async tell<C extends Command>(
    person: string,
    command: C,
    id = `c${++commands}`,
    network: string | null = null,
  ): Promise<{ readonly outcome: AnswerTo<C['type']> } | { readonly code: string }> {
    const result = await doCommand(this.service, command, { person, command: id, network });
    return result.ok ? { outcome: result.value } : result.error;
  }

  /** Of something that must be done. */
  async done<C extends Command>(person: string, command: C, id?: string): Promise<AnswerTo<C['type']>> {
    const answer = await this.tell(person, command, id);
    if (!('outcome' in answer)) expect.fail(`${command.type} was refused: ${JSON.stringify(answer)}`);
    return answer.outcome;
  }

  async act(
    person: string,
    game: string,
    action: ActionRequest,
    id?: string,
  ): Promise<{ readonly outcome: AnswerTo<'act'> } | { readonly code: string }> {
    return this.tell(person, { type: 'act', game, action }, id);
  }

  /** What comes of JSON that may be no command: refused before anybody looks at it, or as the command that it is. */
  async send(person: string, command: unknown): Promise<{ readonly code: string; readonly path?: string }> {
    const read = readClientMessage(JSON.stringify({ type: 'command', id: `c${++commands}`, command }));
    if (!read.ok) return { code: 'UNREADABLE', path: read.error.path };
    if (read.value.type !== 'command') return expect.fail('it is another message');
    const answer = await this.tell(person, read.value.command);
    return 'code' in answer ? answer : expect.fail('it was done');
  }

  /** The code of the refusal; an error if there was none. */
  async refusal(person: string, command: Command): Promise<string> {
    const answer = await this.tell(person, command);
    return 'code' in answer ? answer.code : expect.fail(`${command.type} was done`);
  }

  async events(game: string): Promise<readonly GameEvent[]> {
    return (await this.store.games.eventsAfter(game, 0)).map(({ event }) => event);
  }

  async state(game: string): Promise<GameState> {
    return replay(await this.events(game));
  }

  /** A game of `ann`, `bob` and so on that has just begun. */
  async begin(
    options: Readonly<Record<string, unknown>> = {},
    people: readonly string[] = ['ann', 'bob'],
  ): Promise<string> {
    const game = await this.lobby(options, people);
    for (const person of people) await this.done(person, confirm(game));
    expect((await this.state(game)).phase).toBe('playing');
    return game;
  }

  /** The same before anybody has confirmed. */
  async lobby(
    options: Readonly<Record<string, unknown>> = {},
    people: readonly string[] = ['ann', 'bob'],
  ): Promise<string> {
    for (const person of people)
      if ((await this.store.people.person(person)) === null)
        await this.store.people.createPerson({ id: person, name: person }, this.clock.nowMs);
    const [host = ''] = people;
    const { game } = await this.done(host, newGame(options, people.length));
    for (const [seat, person] of people.entries())
      if (seat > 0) await this.done(person, { type: 'take-seat', game, seat });
    return game;
  }

  /** Lets time pass, and does what falls due. */
  async pass(ms: number): Promise<void> {
    this.clock.nowMs += ms;
    await this.doDue();
  }

  async doDue(): Promise<void> {
    await doDueWork(this.service, (error) => this.#failures.push(error));
    await this.thinker.round();
    expect(this.#failures).toEqual([]);
  }
}

/** The maker sits first, the other seats are open. */
export function newGame(
  options: Readonly<Record<string, unknown>> = {},
  sides = 2,
): CommandOf<'create-game'> {
  return {
    type: 'create-game',
    config: { preset: 'standard-2007', sides, options: { 'dictionary.id': 'any', ...options } },
    seats: Array.from({ length: sides }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    visibility: 'private',
  };
}

export function confirm(game: string): CommandOf<'act'> {
  return { type: 'act', game, action: { type: 'confirm', nonce: 'a nonce' } };
}

/** The number of a proposal that was made and not played at once. */
export function proposalOf(answer: AnswerTo<'propose'>): number {
  return 'proposal' in answer ? answer.proposal : expect.fail('it was played');
}

/** A class as those see it who are in it. */
export function shownClass(answer: ClassShown): Extract<ClassShown, { readonly kind: 'shown' }> {
  return answer.kind === 'shown' ? answer : expect.fail('they wait for the teacher');
}
