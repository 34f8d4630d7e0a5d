/**
 * Answers the computers' questions, as many at a time as there are threads. Processes share the queue in the store:
 * each takes a question when it has a free thread, renews the lease every few seconds, and loses the question if it
 * does not.
 */

import { randomUUID } from 'node:crypto';
import type { Hint } from '../bus/bus.ts';
import type { GameService } from '../games/game-service.ts';
import type { WaitingQuestion } from '../computers/computer-store.ts';
import { moveComputer, REST_MS } from './computer-turns.ts';
import { FairShares } from './fair-shares.ts';
import { ANY_COST_MS, CHEAP_MS, LONGEST_CHEAP_MS } from '../computers/thought-costs.ts';
import { longestThoughtMs } from './thinking-time.ts';

/** How often to poll for questions that fall due later and for lost hints. */
const LOOK_MS = 250;
/** A process that does not renew its lease in this time loses the question. */
export const LEASE_MS = 6000;
const RENEW_MS = LEASE_MS / 3;
/** Quick questions taken at a time. One thread of their own answers them in turn. */
const QUICK_AT_ONCE = 4;

/** A number of threads for questions of some cost. */
interface Lane {
  readonly mostCostMs: number;
  readonly slots: number;
  readonly shares: FairShares;
  busy: number;
}

interface Thinking {
  readonly question: WaitingQuestion;
  readonly controller: AbortController;
}

export interface ThinkerParts {
  readonly service: GameService;
  /** How many long questions to answer at a time. */
  readonly threads: number;
  /** Called with the thinking time of a computer. */
  readonly onThought: (level: string, ms: number) => void;
  readonly onError: (error: unknown) => void;
}

export class Thinker {
  readonly #service: GameService;
  readonly #onThought: ThinkerParts['onThought'];
  readonly #onError: (error: unknown) => void;
  readonly #name: string = randomUUID();
  /** The quick lane first: questions of milliseconds never wait for those of seconds. */
  readonly #lanes: readonly Lane[];
  readonly #held = new Map<string, Thinking>();
  #timer: NodeJS.Timeout | null = null;
  #renewal: NodeJS.Timeout | null = null;
  #looking: Promise<unknown> | null = null;
  /** `poke` was called during a poll. */
  #isCalled = false;
  #stopped = false;

  constructor({ service, threads, onThought, onError }: ThinkerParts) {
    this.#service = service;
    this.#onThought = onThought;
    this.#onError = (error) => {
      if (!this.#stopped) onError(error); // answers in progress are interrupted at shutdown
    };
    const lane = (mostCostMs: number, slots: number): Lane => {
      return { mostCostMs, slots, shares: new FairShares(), busy: 0 };
    };
    this.#lanes = threads === 0 ? [] : [lane(CHEAP_MS, QUICK_AT_ONCE), lane(ANY_COST_MS, threads)];
  }

  start(): void {
    if (this.#lanes.length === 0) return;
    this.#renewal = setInterval(() => void this.#renew().catch(this.#onError), RENEW_MS);
    this.poke();
  }

  /** Polls at once, after a new question or when a thread is free. */
  poke(): void {
    this.#isCalled = true;
    if (this.#looking === null) this.#schedule(0);
  }

  hear(hint: Hint): void {
    if (hint.kind === 'asked' || hint.kind === 'lost') this.poke();
    if (hint.kind !== 'game') return;
    const held = this.#held.get(hint.game);
    if (held !== undefined && hint.seq > held.question.seq) held.controller.abort();
  }

  /** Gives back the questions in progress, so that another process can take them at once. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#renewal !== null) clearInterval(this.#renewal);
    await this.#looking;
    const { store, now, onAsked } = this.#service.parts;
    const held = [...this.#held.values()];
    for (const { controller } of held) controller.abort();
    const backs = held.map(({ question }) =>
      store.computers.settle(this.#name, question, { ...question, dueMs: now() }),
    );
    await Promise.allSettled(backs); // without a database, the leases expire
    if (held.length > 0) onAsked();
  }

  /** Polls once and waits for the answers. */
  async round(): Promise<void> {
    const { thoughts } = await this.#look();
    await Promise.all(thoughts);
  }

  #schedule(afterMs: number): void {
    if (this.#stopped || this.#lanes.length === 0) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#looking = this.#run();
    }, afterMs);
  }

  async #run(): Promise<void> {
    this.#isCalled = false;
    try {
      const { thoughts, wereOvertaken } = await this.#look();
      for (const thought of thoughts) void thought.then(() => this.poke());
      if (wereOvertaken) this.#isCalled = true;
    } catch (error) {
      this.#isCalled = false; // do not retry at once: the database may be down for a while
      this.#onError(error);
    } finally {
      this.#looking = null;
      this.#schedule(this.#isCalled ? 0 : LOOK_MS);
    }
  }

  /** Takes as many questions as there are free threads. */
  async #look(): Promise<{ readonly thoughts: readonly Promise<void>[]; readonly wereOvertaken: boolean }> {
    const { store, now } = this.#service.parts;
    const thoughts: Promise<void>[] = [];
    let wereOvertaken = false;
    for (const lane of this.#lanes) {
      const free = lane.slots - lane.busy;
      if (free <= 0 || this.#stopped) continue;
      const nowMs = now();
      const waiting = await store.computers.waiting(nowMs, { costMs: lane.mostCostMs, each: free });
      // After a stall, the leases of this process may have expired although it still works on the questions.
      const others = waiting.filter(({ game, seq }) => this.#held.get(game)?.question.seq !== seq);
      const chosen = lane.shares.choose(others, free);
      if (chosen.length === 0) continue;
      const lease = { by: this.#name, nowMs, untilMs: nowMs + LEASE_MS };
      const taken = await store.computers.take(chosen, lease);
      wereOvertaken ||= taken.size < chosen.length;
      const isLong = chosen.some(({ costMs }) => costMs > CHEAP_MS);
      const longestMs = isLong ? longestThoughtMs(await store.computers.load(nowMs)) : LONGEST_CHEAP_MS;
      for (const question of chosen) {
        const mostMs = question.costMs > CHEAP_MS ? longestMs : LONGEST_CHEAP_MS;
        if (taken.has(question.game)) thoughts.push(this.#think(question, lane, mostMs));
      }
    }
    return { thoughts, wereOvertaken };
  }

  async #think(question: WaitingQuestion, lane: Lane, longestMs: number): Promise<void> {
    const { store, now } = this.#service.parts;
    const controller = new AbortController();
    const { signal } = controller;
    const thinking = { question, controller };
    this.#held.set(question.game, thinking);
    lane.busy++;
    try {
      const terms = { longestMs, signal, onThought: this.#onThought };
      const next = await moveComputer(this.#service, question, terms).catch((error: unknown) => {
        if (signal.aborted) return undefined;
        this.#onError(error);
        return { ...question, dueMs: now() + REST_MS };
      });
      if (next !== undefined && !this.#stopped) await store.computers.settle(this.#name, question, next);
    } catch (error) {
      this.#onError(error); // the lease expires, and another process takes over
    } finally {
      lane.busy--;
      if (this.#held.get(question.game) === thinking) this.#held.delete(question.game);
    }
  }

  /** Renews the leases, and gives up questions that were taken over or replaced. */
  async #renew(): Promise<void> {
    const held = [...this.#held.values()];
    if (held.length === 0) return;
    const { store, now } = this.#service.parts;
    const questions = held.map(({ question }) => question);
    const own = await store.computers.renew(this.#name, questions, now() + LEASE_MS);
    for (const { question, controller } of held) if (!own.has(question.game)) controller.abort();
  }
}
