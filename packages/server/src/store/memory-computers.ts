/** Keeps the computers' questions in memory. */

import {
  FARTHEST_MS,
  type ComputerLoad,
  type ComputerStore,
  type Question,
  type QuestionKey,
  type RunningGames,
  type WaitingQuestion,
} from '../computers/computer-store.ts';
import { CHEAP_MS } from '../computers/thought-costs.ts';
import type { DueWork } from '../games/store/game-store.ts';
import type { KeptGame } from './memory-tables.ts';

interface KeptQuestion extends Question {
  readonly lease: { readonly by: string; readonly untilMs: number } | null;
}

export class MemoryComputers implements ComputerStore {
  readonly #games: ReadonlyMap<string, KeptGame>;
  readonly #due: Map<string, DueWork>;
  readonly #questions = new Map<string, KeptQuestion>();
  readonly #salts = new Map<number, string>();

  constructor(games: ReadonlyMap<string, KeptGame>, due: Map<string, DueWork>) {
    this.#games = games;
    this.#due = due;
  }

  /** With every append: what was asked before is stale. */
  set(game: string, question: Question | null): void {
    if (question === null) this.#questions.delete(game);
    else this.#questions.set(game, { ...question, lease: null });
  }

  dropGame(game: string): void {
    this.#questions.delete(game);
  }

  async waiting(
    nowMs: number,
    { costMs, each }: { readonly costMs: number; readonly each: number },
  ): Promise<readonly WaitingQuestion[]> {
    const places = new Map<string, number>();
    return [...this.#questions]
      .filter(([, question]) => isWaiting(question, nowMs) && question.costMs <= costMs)
      .sort(([, one], [, other]) => one.dueMs - other.dueMs)
      .flatMap(([game, { seq, costMs: cost, dueMs }]) => {
        const kept = this.#games.get(game);
        if (kept === undefined) return [];
        const person = kept.record.host;
        const party = `${kept.network ?? ''} ${person}`;
        const place = (places.get(party) ?? 0) + 1;
        places.set(party, place);
        const question = { game, seq, costMs: cost, dueMs, network: kept.network ?? person, person };
        return place <= each ? [question] : [];
      });
  }

  async take(
    questions: readonly QuestionKey[],
    { by, nowMs, untilMs }: { readonly by: string; readonly nowMs: number; readonly untilMs: number },
  ): Promise<ReadonlySet<string>> {
    return this.#lease(questions, { by, untilMs }, ({ lease }) => isFree(lease, nowMs));
  }

  async renew(by: string, questions: readonly QuestionKey[], untilMs: number): Promise<ReadonlySet<string>> {
    return this.#lease(questions, { by, untilMs }, ({ lease }) => lease?.by === by);
  }

  async settle(by: string, { game, seq }: QuestionKey, next: Question | null): Promise<void> {
    const kept = this.#questions.get(game);
    if (kept?.seq === seq && kept.lease?.by === by) this.set(game, next);
  }

  async adopt(game: string, question: Question | null): Promise<void> {
    this.#due.delete(`${game} computer`);
    if (question !== null && !this.#questions.has(game)) this.set(game, question);
  }

  async load(nowMs: number): Promise<ComputerLoad> {
    const all = [...this.#questions.values()];
    const free = all.filter((question) => isWaiting(question, nowMs));
    const taken = all.filter(({ lease }) => !isFree(lease, nowMs));
    return {
      waiting: free.length,
      dearWaiting: free.filter(isDear).length,
      thinking: taken.length,
      dearThinking: taken.filter(isDear).length,
      oldestMs: Math.max(0, ...free.map(({ dueMs }) => nowMs - dueMs)),
    };
  }

  async markNetwork(game: string, network: string): Promise<void> {
    const kept = this.#games.get(game);
    if (kept !== undefined && kept.record.stage !== 'over') kept.network = network;
  }

  async running(person: string, network: string | null, sinceMs: number): Promise<RunningGames> {
    const running = [...this.#games.values()].filter(
      ({ record, seats, updatedMs }) =>
        record.stage !== 'over' && updatedMs >= sinceMs && seats.some(({ computer }) => computer !== null),
    );
    return {
      ofPerson: running.filter(({ record }) => record.host === person).length,
      ofNetwork: network === null ? 0 : running.filter((kept) => kept.network === network).length,
    };
  }

  async forgetNetworks(beforeMs: number, day: number): Promise<void> {
    for (const kept of this.#games.values()) if (kept.updatedMs < beforeMs) kept.network = null;
    for (const known of this.#salts.keys()) if (known < day) this.#salts.delete(known);
  }

  async saltOf(day: number, offered: string): Promise<string> {
    const salt = this.#salts.get(day) ?? offered;
    this.#salts.set(day, salt);
    return salt;
  }

  #lease(
    questions: readonly QuestionKey[],
    lease: NonNullable<KeptQuestion['lease']>,
    isOffered: (question: KeptQuestion) => boolean,
  ): ReadonlySet<string> {
    const leased = new Set<string>();
    for (const { game, seq } of questions) {
      const kept = this.#questions.get(game);
      if (kept?.seq !== seq || !isOffered(kept)) continue;
      this.#questions.set(game, { ...kept, lease });
      leased.add(game);
    }
    return leased;
  }
}

function isPast(ms: number, nowMs: number): boolean {
  return ms <= nowMs || ms > nowMs + FARTHEST_MS;
}

function isFree(lease: KeptQuestion['lease'], nowMs: number): boolean {
  return lease === null || isPast(lease.untilMs, nowMs);
}

function isWaiting({ dueMs, lease }: KeptQuestion, nowMs: number): boolean {
  return isPast(dueMs, nowMs) && isFree(lease, nowMs);
}

function isDear({ costMs }: Question): boolean {
  return costMs > CHEAP_MS;
}
