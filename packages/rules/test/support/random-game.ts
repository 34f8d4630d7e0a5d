/** Whole games by random players, with somebody watching every step. */

import {
  apply,
  createGame,
  deadlineMs,
  replay,
  type Action,
  type GameConfig,
  type GameEvent,
  type GameState,
  type World,
  type WordAuthority,
} from '@lexiko/rules';
import { randomAction } from './random-player.ts';
import { seeded, seededChance } from './seeded.ts';
import { madeUpWords, testWorld } from './worlds.ts';

export interface Step {
  readonly before: GameState;
  readonly action: Action;
  /** `null`: the action was refused. */
  readonly events: readonly GameEvent[] | null;
  readonly after: GameState;
}

export interface PlayedGame {
  readonly log: readonly GameEvent[];
  readonly state: GameState;
  readonly tries: number;
}

const MOST_TRIES = 40_000;

/** Plays until the game is over; throws where it would go on for ever. */
export function playRandomGame(
  config: GameConfig,
  seed: number,
  watch: (step: Step) => void = () => {},
  words: WordAuthority = madeUpWords(5),
): PlayedGame {
  const random = seeded(seed);
  const world = testWorld({ chance: seededChance(seed), words });
  const created = createGame(config, 'promise');
  if (!created.ok) throw new Error(`${created.error.code} in ${JSON.stringify(config)}`);
  const log: GameEvent[] = [created.value];
  let state = replay(log);
  let nowMs = 0;
  const attempt = (action: Action): void => {
    const applied = apply(state, action, { ...world, nowMs } satisfies World);
    const before = state;
    if (applied.ok) {
      ({ state } = applied.value);
      log.push(...applied.value.events);
    }
    try {
      watch({ before, action, events: applied.ok ? applied.value.events : null, after: state });
    } catch (error) {
      const told = applied.ok ? applied.value.events : applied.error;
      throw new Error(`seed ${seed}, ${JSON.stringify({ config, action, told })}`, { cause: error });
    }
  };
  for (let seat = 0; seat < state.ruleset.sides; seat++)
    attempt({ type: 'confirm', seat, nonce: `nonce ${seat}` });
  attempt({ type: 'begin', starter: 0 });
  let tries = 0;
  for (; state.phase !== 'over'; tries++) {
    if (tries > MOST_TRIES) throw new Error(`seed ${seed} does not end: ${JSON.stringify(config)}`);
    const action = randomAction(state, random);
    nowMs += Math.floor(random() * 8000);
    if (action.type === 'expire') nowMs = Math.max(nowMs, deadlineMs(state) ?? 0);
    attempt(action);
  }
  return { log, state, tries };
}
