/** The visitor's own seeks: kept current, confirmed when they are paired, and followed to the game. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { OwnSeek, ServerMessage } from '@lexiko/protocol';
import type { Connection } from '../connection/connection.ts';

/** Messages may be lost, so it asks again while a seek goes on. */
const REFRESH_MS = 5000;
/** How long to wait before a computer is offered. */
export const OFFER_MS = 12_000;

export type Seeking = Pick<OwnSeek, 'time' | 'language' | 'dictionary' | 'play' | 'bots'>;

export interface SeeksWorld {
  readonly connection: Connection;
  /** Opens the game on the page. */
  readonly goTo: (game: string) => void;
  /** The visitor's nonce for the chance of the game. */
  readonly nonce: () => string;
}

export class Seeks {
  readonly all: Signal<readonly OwnSeek[]> = signal([]);
  /** The live seek that goes on. */
  readonly live: ReadonlySignal<OwnSeek | null> = computed(
    () => this.all.value.find(({ time, game }) => time !== 'day' && game === null) ?? null,
  );
  readonly slow: ReadonlySignal<OwnSeek | null> = computed(
    () => this.all.value.find(({ time, game }) => time === 'day' && game === null) ?? null,
  );
  /** The computer to offer while nobody comes; `null`: not yet, or none. */
  readonly offer: ReadonlySignal<string | null> = computed(() =>
    this.live.value !== null && this.#late.value === this.live.value.seek ? this.#level.value : null,
  );
  readonly #world: SeeksWorld;
  /** A computer of about the visitor's strength. */
  readonly #level: Signal<string | null> = signal(null);
  /** The seek for which nobody has come for a while. */
  readonly #late: Signal<string | null> = signal(null);
  #awaited: string | null = null;
  /** Games that this page has already confirmed or shown. */
  readonly #handled = new Set<string>();
  readonly #stops: (() => void)[];
  #offerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(world: SeeksWorld) {
    this.#world = world;
    const { connection } = world;
    const timer = setInterval(() => {
      if (this.live.peek() !== null) void this.refresh();
    }, REFRESH_MS);
    this.#stops = [
      connection.listen((message) => this.#hear(message)),
      effect(() => {
        if (connection.link.value === 'open') void this.refresh();
      }),
      // Whoever looks for an opponent may do so from anywhere on the page.
      effect(() => (this.live.value === null ? undefined : connection.hold())),
      () => clearInterval(timer),
      () => clearTimeout(this.#offerTimer),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  async refresh(): Promise<void> {
    const answer = await this.#world.connection.ask({ type: 'list-seeks' });
    if (!answer.ok) return;
    this.#level.value = answer.value.level;
    this.#take(answer.value.seeks);
  }

  async start(seeking: Seeking): ReturnType<Connection['ask']> {
    const answer = await this.#world.connection.ask({ type: 'seek', ...seeking });
    if (answer.ok) await this.refresh();
    return answer;
  }

  async cancel({ seek }: OwnSeek): Promise<void> {
    const answer = await this.#world.connection.ask({ type: 'cancel-seek', seek });
    if (answer.ok) this.#take(answer.value.seeks);
  }

  /** Accepts somebody's seek. */
  async accept(seek: string): ReturnType<Connection['ask']> {
    const answer = await this.#world.connection.ask({ type: 'accept-seek', seek });
    if (!answer.ok) return answer;
    this.#confirm(answer.value.game);
    this.#world.goTo(answer.value.game);
    return answer;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'seeks') this.#take(message.seeks);
  }

  #take(seeks: readonly OwnSeek[]): void {
    this.all.value = seeks;
    this.#awaitOpponent(this.live.peek());
    for (const { game, begun, time } of seeks) {
      if (game === null || begun || this.#handled.has(game)) continue;
      this.#confirm(game);
      if (time !== 'day') this.#world.goTo(game);
    }
  }

  /** A seek names the rules, so whoever makes one has agreed to them. */
  #confirm(game: string): void {
    this.#handled.add(game);
    const action = { type: 'confirm', nonce: this.#world.nonce() } as const;
    void this.#world.connection.ask({ type: 'act', game, action });
  }

  /** From the moment it was begun, also if that was before a reload. */
  #awaitOpponent(live: OwnSeek | null): void {
    const seek = live?.seek ?? null;
    if (seek === this.#awaited) return;
    this.#awaited = seek;
    clearTimeout(this.#offerTimer);
    if (live === null) return;
    const waitedMs = this.#world.connection.nowMs() - live.sinceMs;
    this.#offerTimer = setTimeout(() => (this.#late.value = live.seek), Math.max(0, OFFER_MS - waitedMs));
  }
}
