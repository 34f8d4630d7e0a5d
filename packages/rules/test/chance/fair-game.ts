/** Whole games by random players whose chance is the real one: committed to, with a nonce of every side, revealed. */

import {
  apply,
  commitmentTo,
  createChance,
  createGame,
  deadlineMs,
  replay,
  type Action,
  type GameConfig,
  type GameEvent,
  type Seat,
} from '@lexiko/rules';
import { randomAction } from '../support/random-player.ts';
import { seeded } from '../support/seeded.ts';
import { madeUpWords, testWorld } from '../support/worlds.ts';

export const PLAIN_CONFIG: GameConfig = { preset: 'standard-2007', options: { 'dictionary.id': 'test' } };

/** `opening`: what the side on turn does before the random players take over. */
export function playFairGame(
  config: GameConfig,
  seed: number,
  opening: readonly ((turn: Seat) => Action)[] = [],
): readonly GameEvent[] {
  const random = seeded(seed);
  const secret = `secret ${seed}`;
  const created = createGame(config, commitmentTo(secret));
  if (!created.ok) throw new Error(`${created.error.code} in ${JSON.stringify(config)}`);
  const log: GameEvent[] = [created.value];
  let state = replay(log);
  let nowMs = 1000;
  const attempt = (action: Action): void => {
    const chance = createChance(secret, state.nonces);
    const applied = apply(state, action, testWorld({ chance, nowMs, words: madeUpWords(5) }));
    if (!applied.ok) return;
    ({ state } = applied.value);
    log.push(...applied.value.events);
  };
  for (let seat = 0; seat < state.ruleset.sides; seat++)
    attempt({ type: 'confirm', seat, nonce: `nonce ${seed}-${seat}` });
  attempt({ type: 'begin', starter: seed % state.ruleset.sides });
  for (const act of opening) attempt(act(state.turn ?? 0));
  while (state.phase !== 'over') {
    const action = randomAction(state, random);
    nowMs += Math.floor(random() * 8000);
    if (action.type === 'expire') nowMs = Math.max(nowMs, deadlineMs(state) ?? 0);
    attempt(action);
  }
  return log;
}
