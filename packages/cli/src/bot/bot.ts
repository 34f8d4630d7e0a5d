/** A bot: accepts challenges to games that its engine knows, plays all its games at once, and never resigns. */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { configure, type PresetId } from '@lexiko/rules';
import { readConfig } from '@lexiko/rules/notation';
import { AccountLine, ApiGame, ApiGames } from '@lexiko/protocol/api';
import type { EngineProcess } from './engine-process.ts';
import type { ServerApi } from './server-api.ts';

/** What a game is played with. */
export interface BotGame {
  readonly preset: PresetId;
  readonly dictionary: string;
}

export interface BotParts {
  readonly api: ServerApi;
  readonly signal: AbortSignal;
  /** The engine for a game; `null`: there is none, and the bot declines. */
  readonly engineFor: (game: BotGame) => EngineProcess | null;
  /** Says something to whoever watches. */
  readonly onBegun: (game: string) => void;
  readonly onDeclined: (game: string) => void;
  /** `move`: what the server refuses; `null`: the engine has none. */
  readonly onPassed: (game: string, move: string | null) => void;
  readonly onOver: (game: string, scores: readonly number[]) => void;
}

/** How long to wait before a stream that ended is opened again. */
const AGAIN_MS = 1000;

export class Bot {
  readonly #parts: BotParts;
  readonly #playing = new Map<string, Promise<void>>();

  constructor(parts: BotParts) {
    this.#parts = parts;
  }

  /** Plays until the signal comes. */
  async run(): Promise<void> {
    const { api, signal } = this.#parts;
    while (!signal.aborted) {
      try {
        await this.#resume();
        // The stream begins with what is unread, so that nothing is lost in between.
        for await (const line of api.lines('/account/stream')) await this.#hear(line);
        await sleep(AGAIN_MS, undefined, { signal });
      } catch {
        if (!signal.aborted) await sleep(AGAIN_MS, undefined, { signal }).catch(() => {});
      }
    }
    await Promise.allSettled(this.#playing.values());
  }

  /** Games that are going on already. */
  async #resume(): Promise<void> {
    const listed = await this.#parts.api.get('/games');
    if (!listed.ok) return;
    for (const { game, stage } of ApiGames.parse(listed.value).games)
      if (stage === 'playing') this.#play(game);
  }

  async #hear(line: unknown): Promise<void> {
    const read = AccountLine.parse(line);
    if (read.type !== 'notice') return;
    const { game, kind } = read.notice;
    if (kind === 'invited') await this.#answer(game);
    else if (kind !== 'finished') this.#play(game);
  }

  async #answer(id: string): Promise<void> {
    const { api } = this.#parts;
    const game = await this.#look(id);
    const terms = game === null ? null : termsOf(game);
    if (game === null || terms === null || this.#parts.engineFor(terms) === null) {
      this.#parts.onDeclined(id);
      await api.post(`/games/${id}/decline`);
      return;
    }
    const accepted = await api.post(`/games/${id}/accept`, { nonce: randomUUID() });
    if (accepted.ok) this.#play(id);
  }

  #play(id: string): void {
    if (this.#playing.has(id)) return;
    const played = this.#follow(id)
      .catch(() => {}) // the next notice of the game begins again
      .finally(() => this.#playing.delete(id));
    this.#playing.set(id, played);
  }

  /** Looks at the game whenever something has happened in it, and moves when it is the bot's turn. */
  async #follow(id: string): Promise<void> {
    const { api, signal, onBegun, onOver } = this.#parts;
    onBegun(id);
    while (!signal.aborted) {
      for await (const _ of api.lines(`/games/${id}/stream`)) {
        const game = await this.#look(id);
        if (game === null) return;
        if (game.stage === 'over') return onOver(id, game.scores);
        await this.#move(game);
      }
      const game = await this.#look(id);
      if (game === null) return;
      if (game.stage === 'over') return onOver(id, game.scores);
      await sleep(AGAIN_MS, undefined, { signal });
    }
  }

  async #move(game: ApiGame): Promise<void> {
    const { api, onPassed } = this.#parts;
    const { game: id, seq, turn, mine, position, stage } = game;
    const path = `/games/${id}/moves`;
    if (stage !== 'playing') return;
    if (turn === null) {
      // The last play can still be challenged: the bot accepts what the others have laid.
      await api.post(path, { move: 'accept', at: seq });
      return;
    }
    if (!mine.includes(turn)) return;
    const move = position === null ? null : await this.#bestMove(game, position);
    const moved = move === null ? null : await api.post(path, { move, at: seq });
    if (moved?.ok === true || (moved !== null && moved.error.code === 'MOVED_ON')) return;
    // No engine, or one with other words than the game: better to pass than to keep everybody waiting.
    onPassed(id, move);
    await api.post(path, { move: 'pass', at: seq });
  }

  /** An engine that ended over another game is started again, and asked. */
  async #bestMove(game: ApiGame, position: string): Promise<string | null> {
    const terms = termsOf(game);
    for (;;) {
      const thought = terms === null ? undefined : await this.#parts.engineFor(terms)?.bestMove(position);
      if (thought !== 'not-asked') return thought?.move ?? null;
    }
  }

  async #look(id: string): Promise<ApiGame | null> {
    const shown = await this.#parts.api.get(`/games/${id}`);
    return shown.ok ? ApiGame.parse(shown.value) : null;
  }
}

/** What the game is played with, as the last event sets it; `null`: not a game for two, or not one of ours. */
function termsOf({ events }: ApiGame): BotGame | null {
  const set = events.findLast(({ event }) => event['type'] === 'created' || event['type'] === 'configured');
  const read = set === undefined ? null : readConfig(set.event['config'], 'config');
  const configured = read?.ok === true ? configure(read.value) : null;
  if (configured?.ok !== true) return null;
  const { preset, sides, dictionary } = configured.value;
  return sides === 2 ? { preset, dictionary: dictionary.id } : null;
}
