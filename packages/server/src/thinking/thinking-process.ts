/** A process without sockets that plays the moves of computers in games served by other processes. */

import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { GameService, type GameParts } from '../games/game-service.ts';
import type { PresenceStore } from '../presence/presence-store.ts';
import type { Computers, Dictionaries, Now } from '../ports.ts';
import { SYSTEM_SECRETS } from '../secrets.ts';
import { USUAL_COMPUTER_GAMES } from '../computers/computer-limits.ts';
import { Thinker } from './thinker.ts';

export interface ThinkingParts {
  readonly store: GameParts['store'] & { readonly presence: PresenceStore; close(): Promise<void> };
  readonly bus: Bus;
  readonly dictionaries: Dictionaries;
  readonly computers: Computers;
  readonly threads: number;
  readonly now: Now;
  readonly log: Logger;
}

export interface RunningThinker {
  /** Gives back the questions in progress, and closes the store and the bus. */
  close(): Promise<void>;
}

export function startThinking(parts: ThinkingParts): RunningThinker {
  const { store, bus, dictionaries, computers, threads, now, log } = parts;
  const onError = (error: unknown): void => log.error({ err: error }, 'unexpected error');
  const service = new GameService({
    store,
    dictionaries,
    computers,
    secrets: SYSTEM_SECRETS,
    now,
    onChange: (game, numbers) => bus.publish({ kind: 'game', game, ...numbers }),
    onAsked: () => bus.publish({ kind: 'asked' }),
    onNotice: (person, game) => bus.publish({ kind: 'notice', person, game }),
    async absences(game) {
      const lastSeen = new Map(
        (await store.presence.of([game])).map(({ person, leftMs }) => [person, leftMs]),
      );
      return (person) => {
        const leftMs = lastSeen.get(person);
        return leftMs === undefined ? now() : leftMs;
      };
    },
    async onlookers(game) {
      const seen = await store.presence.of([game]);
      return (person) =>
        seen.some((one) => one.person === person && one.leftMs === null && one.isHidden !== true);
    },
    computerGames: USUAL_COMPUTER_GAMES,
    // The processes that serve games record results; nobody is connected here.
    onDue: () => {},
    isInUse: () => false,
    isNotified: () => false,
  });
  const thinker = new Thinker({
    service,
    threads,
    onThought: (level, ms) => log.debug({ level, ms: Math.round(ms) }, 'thought'),
    onError,
  });
  bus.subscribe((hint) => thinker.hear(hint));
  thinker.start();
  log.info({ threads }, 'thinking');
  return {
    async close() {
      await thinker.stop();
      await service.games.settled();
      await bus.close();
      await store.close();
      log.info('closed');
    },
  };
}
