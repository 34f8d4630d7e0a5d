/**
 * Chooses the next question: networks share the thinking time evenly, people share that of their network, and of a
 * person's games the one that has waited longest comes first. Whoever has used the least time is next; idle parties
 * build up no credit (start-time fair queueing: Goyal, Vin and Cheng, 1996).
 */

import type { WaitingQuestion } from '../computers/computer-store.ts';

/** The time that each party has used. */
class Accounts {
  /** The time used by the party served last; every party counts as having used at least this. */
  #levelMs = 0;
  readonly #usedMs = new Map<string, number>();

  usedMs(party: string): number {
    return Math.max(this.#usedMs.get(party) ?? 0, this.#levelMs);
  }

  charge(party: string, ms: number): void {
    this.#levelMs = this.usedMs(party);
    this.#usedMs.set(party, this.#levelMs + ms);
    for (const [other, used] of this.#usedMs) if (used <= this.#levelMs) this.#usedMs.delete(other);
  }

  has(party: string): boolean {
    return this.#usedMs.has(party);
  }
}

export class FairShares {
  readonly #networks = new Accounts();
  readonly #people = new Map<string, Accounts>();

  /** Returns up to `count` next questions and charges their cost. */
  choose(waiting: readonly WaitingQuestion[], count: number): readonly WaitingQuestion[] {
    const left = [...waiting];
    const chosen: WaitingQuestion[] = [];
    while (chosen.length < count && left.length > 0) {
      const { network } = least(left, (one) => this.#networks.usedMs(one.network));
      const next = least(
        left.filter((one) => one.network === network),
        (one) => this.#usedIn(one),
      );
      left.splice(left.indexOf(next), 1);
      this.#charge(next);
      chosen.push(next);
    }
    return chosen;
  }

  #usedIn({ network, person }: WaitingQuestion): number {
    return this.#people.get(network)?.usedMs(person) ?? 0;
  }

  #charge({ network, person, costMs }: WaitingQuestion): void {
    const people = this.#people.get(network) ?? new Accounts();
    this.#people.set(network, people);
    people.charge(person, costMs);
    this.#networks.charge(network, costMs);
    for (const known of this.#people.keys()) if (!this.#networks.has(known)) this.#people.delete(known);
  }
}

/** The question of the party that has used the least; among equals the one that has waited longest. */
function least(
  questions: readonly WaitingQuestion[],
  usedMs: (one: WaitingQuestion) => number,
): WaitingQuestion {
  return questions.reduce((best, one) => {
    const more = usedMs(one) - usedMs(best);
    return more < 0 || (more === 0 && one.dueMs < best.dueMs) ? one : best;
  });
}
