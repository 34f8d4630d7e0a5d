/** A process that does nothing but think: it plays the moves of computers in games that other processes serve. */

import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { GameService } from '../game/game-service.ts';
import type { Computers, Dictionaries, Now } from '../game/ports.ts';
import { SYSTEM_SECRETS } from '../game/secrets.ts';
import { Presence, REPEAT_MS } from '../net/presence.ts';
import type { GameStore } from '../store/game-store.ts';
import { USUAL_COMPUTER_GAMES } from './computer-limits.ts';
import { Thinker } from './thinker.ts';

export interface ThinkingParts {
  readonly store: GameStore;
  readonly bus: Bus;
  readonly dictionaries: Dictionaries;
  readonly computers: Computers;
  readonly threads: number;
  readonly now: Now;
  readonly log: Logger;
}

export interface RunningThinker {
  /** Gives back what is being thought about, and closes store and bus. */
  close(): Promise<void>;
}

export function startThinking(parts: ThinkingParts): RunningThinker {
  const { store, bus, dictionaries, computers, threads, now, log } = parts;
  const onError = (error: unknown): void => log.error({ err: error }, 'unexpected error');
  const presence = new Presence(bus, randomUUID(), now);
  const service = new GameService({
    store,
    dictionaries,
    computers,
    secrets: SYSTEM_SECRETS,
    now,
    onChange: (game, seq) => bus.publish({ kind: 'game', game, seq }),
    onAsked: () => bus.publish({ kind: 'asked' }),
    onNotice: (person, game) => bus.publish({ kind: 'notice', person, game }),
    awaySinceMs: (game, person) => presence.awaySinceMs(game, person),
    isAround: (game, person) => presence.isAround(game, person),
    computerGames: USUAL_COMPUTER_GAMES,
    // Whoever serves the game looks for results to enter; nobody is connected here, writes or lays anything out.
    onDue: () => {},
    onDesk: () => {},
    onSaid: () => {},
    onReport: () => {},
    isRude: () => false,
    isInUse: () => false,
  });
  const thinker = new Thinker({
    service,
    threads,
    onThought: (level, ms) => log.debug({ level, ms: Math.round(ms) }, 'thought'),
    onError,
  });
  bus.subscribe((hint) => {
    if (hint.kind === 'presence') presence.hear(hint.process, hint.game, hint.people);
    thinker.hear(hint);
  });
  const forgetting = setInterval(() => presence.repeat(), REPEAT_MS);
  thinker.start();
  log.info({ threads }, 'thinking');
  return {
    async close() {
      clearInterval(forgetting);
      await thinker.stop();
      await service.games.settled();
      await bus.close();
      await store.close();
      log.info('closed');
    },
  };
}
