/**
 * Message budgets: one for each person, and one for each network, since anybody can be any number of guests. A person who
 * keeps exceeding their own budget is disconnected; one who only shares the network is asked to wait.
 */

import type { Now } from '../ports.ts';
import type { Metrics } from './metrics.ts';
import { RateLimit, type Rate } from '../rate-limit.ts';

/** Messages beyond the own budget that are borne with, for a person on all sockets together. */
const STRIKES: Rate = { burst: 100, perSecond: 1 };

export interface Spender {
  readonly person: string;
  readonly network: string;
}

export interface BudgetRates {
  readonly messages: Rate;
  readonly networkMessages: Rate;
}

export class Budgets {
  readonly #people: RateLimit;
  readonly #networks: RateLimit;
  readonly #strikes: RateLimit;
  readonly #metrics: Metrics;

  constructor({ messages, networkMessages }: BudgetRates, now: Now, metrics: Metrics) {
    this.#people = new RateLimit(messages, now);
    this.#networks = new RateLimit(networkMessages, now);
    this.#strikes = new RateLimit(STRIKES, now);
    this.#metrics = metrics;
  }

  /** Whose budget does not reach; `null`: it is paid. */
  spend({ person, network }: Spender, cost: number): 'person' | 'network' | null {
    if (!this.#people.take(person, cost)) return this.#refused('person');
    return this.#networks.take(network, cost) ? null : this.#refused('network');
  }

  /** For what is known to be dear only afterwards: it may empty a budget, and never fails. */
  charge({ person, network }: Spender, cost: number): void {
    this.#people.drain(person, cost);
    this.#networks.drain(network, cost);
  }

  /** Whether a person who exceeded their budget may stay connected. */
  bearsWith(person: string): boolean {
    return this.#strikes.take(person);
  }

  #refused(whose: 'person' | 'network'): 'person' | 'network' {
    this.#metrics.refusals.inc({ limit: `${whose}-messages` });
    return whose;
  }
}
