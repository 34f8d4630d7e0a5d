/**
 * Who was paired and did not come: each time somebody else has waited for nothing. Whoever does so again and again, or a
 * network whose guests do, cannot look for live games for a while. Counted in this process, as other limits are.
 */

import type { Now } from '../ports.ts';
import { RateLimit } from '../rate-limit.ts';

const PERSON = { burst: 3, perSecond: 1 / 300 };
const NETWORK = { burst: 30, perSecond: 1 / 20 };

/** `network`: its mark, as seeks have it. */
interface Seeker {
  readonly person: string;
  readonly network: string | null;
}

export class NoShows {
  readonly #people: RateLimit;
  readonly #networks: RateLimit;

  constructor(now: Now) {
    this.#people = new RateLimit(PERSON, now);
    this.#networks = new RateLimit(NETWORK, now);
  }

  note({ person, network }: Seeker): void {
    this.#people.drain(person, 1);
    if (network !== null) this.#networks.drain(network, 1);
  }

  isBarred({ person, network }: Seeker): boolean {
    return (
      this.#people.secondsUntil(person) > 0 || (network !== null && this.#networks.secondsUntil(network) > 0)
    );
  }
}

/** The service, as far as it matters here. */
interface Clocked {
  readonly parts: { readonly now: Now };
}

const byService = new WeakMap<Clocked, NoShows>();

export function noShowsOf(service: Clocked): NoShows {
  const before = byService.get(service);
  if (before !== undefined) return before;
  const noShows = new NoShows(service.parts.now);
  byService.set(service, noShows);
  return noShows;
}
