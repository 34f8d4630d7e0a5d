/**
 * Pairs seeks. Every process does so, and the transaction that creates a game claims the two seeks it is for: of two
 * processes one creates it, and a process that dies has claimed both or neither.
 */

import { storeGame } from '../games/game-making.ts';
import { whereabouts } from '../presence/at-server.ts';
import { noShowsOf } from './no-shows.ts';
import { pairUp } from './pairs.ts';
import { planOf } from './quick-game.ts';
import type { Candidate, SeekRecord } from './store/seek-store.ts';
import type { PairingService } from './seeking.ts';

const ROUND_MS = 1000;
const MOST_CANDIDATES = 500;
/** A live seek ends when its person has been gone for this long. Reloading a page takes less. */
const GONE_MS = 60_000;
/** A live pair that has not begun by then is parted. */
export const STUCK_MS = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A seek by correspondence ends after this long. */
const LONGEST_MS = 14 * DAY_MS;
const FORGET_EVERY_MS = 60 * 60 * 1000;

/** Does one round. Answers how many pairs there were. */
export async function pairSeeks(service: PairingService): Promise<number> {
  const { store, now } = service.parts;
  await partStuckPairs(service);
  const all = await store.seeks.candidates(MOST_CANDIDATES);
  if (all.length === 0) return 0;
  const nowMs = now();
  const seen = await whereabouts(
    store.presence,
    all.filter(({ pace }) => pace === 'live').map(({ person }) => person),
  );
  await endSeeks(
    service,
    all.filter((seek) => isOver(seek, seen.get(seek.person), nowMs)),
  );
  const here = all.filter(({ pace, person }) => pace === 'correspondence' || seen.get(person) === null);
  if (here.length < 2) return 0;
  const muted = new Set((await store.seeks.mutes(here.map(({ person }) => person))).map(String));
  const mayMeet = (one: string, other: string): boolean =>
    !muted.has(String([one, other])) && !muted.has(String([other, one]));
  let count = 0;
  for (const { seeks, isRated } of pairUp(here, mayMeet, nowMs)) {
    const [one, other] = seeks;
    const plan = planOf(one, {
      players: [one.person, other.person],
      isRated,
      seeks: seeks.map(({ id }) => id),
    });
    const made = await storeGame(service, plan, null);
    // Another process was quicker, or somebody has cancelled meanwhile.
    if (!made.ok) continue;
    count++;
    for (const { person } of seeks) service.parts.onSeeks(person);
  }
  return count;
}

function isOver({ pace, createdMs }: Candidate, leftMs: number | null | undefined, nowMs: number): boolean {
  if (pace === 'correspondence') return nowMs - createdMs > LONGEST_MS;
  return leftMs !== null && nowMs - Math.max(createdMs, leftMs ?? 0) > GONE_MS;
}

async function endSeeks(service: PairingService, seeks: readonly SeekRecord[]): Promise<void> {
  const { store, now, onSeeks } = service.parts;
  const ended = await store.seeks.end(
    seeks.map(({ id }) => id),
    now(),
  );
  for (const { id, person } of seeks) if (ended.includes(id)) onSeeks(person);
}

/** Deletes the games of pairs one of whom did not come. Whoever has confirmed goes on seeking. */
async function partStuckPairs(service: PairingService): Promise<void> {
  const { store, now, onSeeks } = service.parts;
  const stuck = await store.seeks.stuck(now() - STUCK_MS);
  for (const id of new Set(stuck.map(({ game }) => game))) {
    const game = id === null ? null : await service.games.get(id);
    if (game === null || game.state.phase !== 'lobby') continue;
    const seeks = stuck.filter((seek) => seek.game === game.id);
    const willing = seeks.filter(({ person }) =>
      game.seats.some((seat) => seat.person === person && game.state.confirmed[seat.seat] === true),
    );
    await store.seeks.reopen(
      game.id,
      willing.map((seek) => seek.id),
    );
    for (const seek of seeks) if (!willing.includes(seek)) noShowsOf(service).note(seek);
    await store.games.dropUnbegun(game.id);
    service.games.forget(game.id);
    service.openLists.forget();
    for (const { person } of seeks) onSeeks(person);
  }
}

/** Pairs again and again. */
export class Pairer {
  readonly #service: PairingService;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #isStopped = false;
  #forgetAtMs = 0;

  constructor(service: PairingService, onError: (error: unknown) => void) {
    this.#service = service;
    this.#onError = onError;
  }

  start(): void {
    this.#schedule(ROUND_MS);
  }

  /** Pairs soon: there is a new seek. */
  poke(): void {
    if (this.#running === null) this.#schedule(0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(afterMs: number): void {
    if (this.#isStopped) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#run();
    }, afterMs);
  }

  async #run(): Promise<void> {
    try {
      await pairSeeks(this.#service);
      await this.#forget();
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#running = null;
      this.#schedule(ROUND_MS);
    }
  }

  async #forget(): Promise<void> {
    const { store, now } = this.#service.parts;
    const nowMs = now();
    if (nowMs < this.#forgetAtMs) return;
    this.#forgetAtMs = nowMs + FORGET_EVERY_MS;
    await store.seeks.forget(nowMs - LONGEST_MS - DAY_MS);
  }
}
