/** A game at this table: the log and the state it leads to, the world it is played in, and its file. */

import {
  apply,
  commitmentTo,
  createChance,
  createGame,
  err,
  ok,
  redact,
  replay,
  viewFor,
  type Action,
  type GameConfig,
  type GameEvent,
  type GameState,
  type PlayerView,
  type PlayerViewer,
  type Refusal,
  type Result,
  type Square,
} from '@lexiko/rules';
import { UsageError } from '../command.ts';
import type { Environment } from '../words/data-folder.ts';
import { dictionaryOf, type GameDictionary } from './dictionary.ts';
import { eventText } from './text/event-text.ts';
import { readGame, type GameFile } from './game-file.ts';
import type { Seating } from './setup/seating.ts';
import { TableClock } from './table-clock.ts';

interface Parts {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  readonly seating: Seating;
  readonly computerSeed: number;
  readonly secret: string | null;
  readonly file: GameFile;
  readonly env: Environment;
  readonly clock: TableClock;
}

export class Game {
  readonly seating: Seating;
  readonly computerSeed: number;
  readonly file: GameFile;
  readonly clock: TableClock;
  readonly #env: Environment;
  readonly #secret: string | null;
  readonly #events: GameEvent[];
  readonly #news: string[] = [];
  #state: GameState;
  #dictionary: GameDictionary | null = null;

  private constructor({ events, state, seating, computerSeed, secret, file, env, clock }: Parts) {
    this.seating = seating;
    this.computerSeed = computerSeed;
    this.file = file;
    this.clock = clock;
    this.#env = env;
    this.#secret = secret;
    this.#events = [...events];
    this.#state = state;
    this.#report(events);
  }

  static create(
    config: GameConfig,
    parts: Pick<Parts, 'seating' | 'computerSeed' | 'file' | 'env'> & { readonly secret: string },
  ): Result<Game, Refusal> {
    const { seating, computerSeed, secret, file } = parts;
    const created = createGame(config, commitmentTo(secret));
    if (!created.ok) return created;
    const events = [created.value];
    const clock = new TableClock(Date.now());
    const game = new Game({ ...parts, events, state: replay(events), clock });
    // The secret first: a log without it could not be played on.
    file.saveNotes({ seating, computerSeed, secret, clockMs: null });
    file.saveLog(events);
    return ok(game);
  }

  /** Throws a `UsageError` where the files do not hold a game that can go on. */
  static resume(file: GameFile, env: Environment): Game {
    const { events, notes } = readGame(file.path);
    const state = replay(events);
    const { seating, computerSeed, secret, clockMs } = notes;
    if (seating.length !== state.ruleset.sides)
      throw new UsageError(
        `${file.path} is a game of ${state.ruleset.sides} sides, but ${seating.length} are named.`,
      );
    if (state.phase !== 'over' && (secret === null || commitmentTo(secret) !== state.commitment)) {
      throw new UsageError(
        `the secret behind the draws of ${file.path} is missing, so it cannot be played on.`,
      );
    }
    const shows = Math.max(clockMs ?? 0, lastTimeOf(events)) || Date.now();
    const clock = new TableClock(shows);
    const game = new Game({ events, state, seating, computerSeed, secret, file, env, clock });
    game.clock.stop();
    return game;
  }

  get state(): GameState {
    return this.#state;
  }

  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** What has happened, in sentences that everybody may read. */
  get news(): readonly string[] {
    return this.#news;
  }

  get dictionary(): GameDictionary {
    this.#dictionary ??= dictionaryOf(this.#state.ruleset, this.#env);
    return this.#dictionary;
  }

  /** Whether the dictionary is still the one that the game began with (D-01). */
  get hasItsDictionary(): boolean {
    const begun = this.#state.dictionary;
    return begun === null || begun.checksum === this.dictionary.identity?.checksum;
  }

  view(viewer: PlayerViewer): PlayerView {
    return viewFor(this.#state, viewer);
  }

  /** An accepted action is on disk before anybody sees what it led to. `atMs`: when it happened, if not now. */
  act(action: Action, atMs: number = this.clock.nowMs): Result<readonly GameEvent[], Refusal> {
    const chance = createChance(this.#secret ?? '', this.#state.nonces);
    const { authority, identity } = this.dictionary;
    const world = { nowMs: Math.floor(atMs), chance, words: authority, dictionary: identity };
    const applied = apply(this.#state, action, world);
    if (!applied.ok) return err(applied.error);
    const { events, state } = applied.value;
    if (events.length === 0) return ok(events);
    this.file.saveLog([...this.#events, ...events]);
    this.#events.push(...events);
    this.#state = state;
    if (action.type === 'configure') this.#dictionary = null;
    this.#report(events);
    if (state.phase === 'over') this.#saveNotes(null, null);
    return ok(events);
  }

  /** Keeps the time used so far when the table breaks up. */
  breakOff(): void {
    this.clock.stop();
    if (this.#state.phase === 'over') return;
    this.#saveNotes(this.#secret, this.clock.nowMs);
  }

  #saveNotes(secret: string | null, clockMs: number | null): void {
    this.file.saveNotes({ seating: this.seating, computerSeed: this.computerSeed, secret, clockMs });
  }

  /** The squares of the last play, unless it has been taken back. */
  get freshSquares(): ReadonlySet<Square> {
    for (const event of this.#events.toReversed()) {
      if (event.type === 'withdrew' || event.type === 'took-back') break;
      if (event.type === 'played') return new Set(event.changes.map(([square]) => square));
    }
    return new Set();
  }

  #report(events: readonly GameEvent[]): void {
    const { ruleset } = this.#state;
    for (const event of events) {
      const text = eventText(redact(ruleset, event, 'spectator'), ruleset, this.seating);
      if (text !== null) this.#news.push(text);
    }
  }
}

function lastTimeOf(events: readonly GameEvent[]): number {
  let last = 0;
  for (const event of events) {
    if ('atMs' in event) last = Math.max(last, event.atMs);
    if ('window' in event && event.window !== null) last = Math.max(last, event.window.openedMs);
  }
  return last;
}
