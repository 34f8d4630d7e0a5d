/**
 * Does due work: clocks that run out, results to record. Processes share it through the store; work that a process took
 * and did not finish falls due again.
 */

import { ok } from '@lexiko/rules';
import { callsAt, type Call } from '@lexiko/table';
import type { DueKind } from '../games/store/game-store.ts';
import type { DeviceStore } from '../people/device-store.ts';
import { enterGame, type RecordParts } from '../records/record-result.ts';
import { adoptTurn } from '../thinking/computer-turns.ts';
import { dayOf } from '../computers/network-mark.ts';
import { vacationDeadlineMs, type AbsenceParts } from '../presence/absence.ts';
import { draftOf, type TeamParts } from '../teams/team-workspace.ts';
import { callTerms } from '../computers/deadlines.ts';
import { applyAll } from '../games/decisions.ts';
import { unchanged, type GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';

export interface DueParts extends TeamParts, AbsenceParts, RecordParts {
  readonly store: TeamParts['store'] &
    AbsenceParts['store'] &
    RecordParts['store'] & { readonly devices: DeviceStore };
}

export type DueService = GameService<DueParts>;

/** How often to poll. */
const TICK_MS = 250;
/** After this long, work that was taken but not finished is taken again. */
const RETRY_MS = 15_000;
const MOST_AT_ONCE = 100;
/** Commands are remembered for a day: no client repeats one for longer. */
const REMEMBER_MS = 24 * 60 * 60 * 1000;
const FORGET_EVERY_MS = 60 * 60 * 1000;

/** Takes the work due now and does it. Returns how much it was. */
export async function doDueWork(service: DueService, onError: (error: unknown) => void): Promise<number> {
  const due = await service.parts.store.games.takeDue(service.parts.now(), RETRY_MS, MOST_AT_ONCE);
  const doAll = (
    kind: DueKind,
    work: (service: DueService, game: string) => Promise<void>,
  ): Promise<unknown> =>
    Promise.all(due.filter((one) => one.kind === kind).map(({ game }) => work(service, game).catch(onError)));
  await doAll('clock', callTime);
  await doAll('record', enterGame);
  await doAll('computer', adoptTurn);
  return due.length;
}

/** Calls time in a game. */
async function callTime(service: DueService, id: string): Promise<void> {
  let postponedMs: number | null = null;
  await service.change(
    id,
    async (game, nowMs) => {
      const later = await vacationDeadlineMs(service, game);
      if (later !== null && later > nowMs) postponedMs = later;
      const calls = postponedMs === null ? callsAt(game.state, callTerms(game.record.pace), nowMs) : [];
      return calls.length === 0
        ? ok(unchanged(game.state))
        : applyAll(service, game, await Promise.all(calls.map((call) => withDraft(service, game, call))));
    },
    null,
  );
  if (postponedMs !== null) await service.parts.store.games.postpone(id, postponedMs);
}

/** Adds the draft to the call under options that play it when the time runs out (V-09). */
async function withDraft(service: DueService, game: LiveGame, call: Call): Promise<Call> {
  const { action } = call;
  if (action.type !== 'expire' || game.state.ruleset.clock.onExpire !== 'commitIfLegal') return call;
  const draft = await draftOf(service, game, action.seat);
  return draft === null ? call : { ...call, action: { ...action, draft } };
}

export class Ticker {
  readonly #service: DueService;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #stopped = false;
  #forgetAtMs = 0;

  constructor(service: DueService, onError: (error: unknown) => void) {
    this.#service = service;
    this.#onError = onError;
  }

  start(): void {
    this.#schedule(TICK_MS);
  }

  /** Polls soon, because something has just fallen due. */
  poke(): void {
    if (this.#running === null) this.#schedule(0);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(afterMs: number): void {
    if (this.#stopped) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#run();
    }, afterMs);
  }

  async #run(): Promise<void> {
    let more = false;
    try {
      more = (await doDueWork(this.#service, this.#onError)) > 0;
      await this.#forget();
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#running = null;
      this.#schedule(more ? 0 : TICK_MS);
    }
  }

  async #forget(): Promise<void> {
    const nowMs = this.#service.parts.now();
    if (nowMs < this.#forgetAtMs) return;
    this.#forgetAtMs = nowMs + FORGET_EVERY_MS;
    const { store } = this.#service.parts;
    await store.games.forgetCommands(nowMs - REMEMBER_MS);
    await store.accounts.forgetExpired(nowMs);
    await store.attempts.forgetExpired(nowMs);
    await store.computers.forgetNetworks(nowMs - REMEMBER_MS, dayOf(nowMs) - 1);
    await store.devices.forgetExpired(nowMs);
  }
}
