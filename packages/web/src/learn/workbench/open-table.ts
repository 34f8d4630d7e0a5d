/** Replays an open-letter game from its plays: its state, log and scores. */

import {
  anyWordAuthority,
  apply,
  createGame,
  replay,
  type Action,
  type Chance,
  type DictionaryIdentity,
  type GameConfig,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
  type World,
} from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import type { OpenGame } from '../../study/puzzle-questions.ts';

/** Deterministic: with all tiles open, nothing is random. */
export const PLAIN_CHANCE: Chance = {
  draw: (pool, count) => pool.slice(0, count),
  roll: () => [],
  pick: () => 0,
  secret: null,
};

/** Placeholder: only a saved file needs the real dictionary identity, scores do not. */
const ANY_VERSION: DictionaryIdentity = { id: 'english', name: '', version: '', checksum: '' };

/** Accepts every word: the workbench checks words before it makes a play, as the dictionary is free. */
const WORDS = anyWordAuthority();

export const OPEN_CONFIG: GameConfig = {
  preset: 'deluxe',
  sides: 1,
  options: { 'solitaire.mode': 'openPool', 'dictionary.id': ANY_VERSION.id },
};

function worldWith(dictionary: DictionaryIdentity): World {
  return { nowMs: 0, chance: PLAIN_CHANCE, words: WORDS, dictionary };
}

/** The log of the game; with `isEnded` the player passes after the last play until the game ends. */
export function openLog(
  { config, plays }: OpenGame,
  isEnded: boolean,
  dictionary: DictionaryIdentity = ANY_VERSION,
): readonly GameEvent[] {
  const created = createGame(config, null);
  if (!created.ok) throw new Error(created.error.code);
  const log: GameEvent[] = [created.value];
  let state = replay(log);
  const act = (action: Action): void => {
    const applied = apply(state, action, worldWith(dictionary));
    if (!applied.ok) throw new Error(`${applied.error.code} in a game of open letters`);
    ({ state } = applied.value);
    log.push(...applied.value.events);
  };
  act({ type: 'confirm', seat: 0, nonce: '' });
  act({ type: 'begin' });
  for (const tiles of plays) act({ type: 'play', seat: 0, tiles });
  if (isEnded) while (state.phase !== 'over') act({ type: 'pass', seat: 0 });
  return log;
}

export function openTable(game: OpenGame): GameState {
  return replay(openLog(game, false));
}

/** The state after one more play, or why it is illegal. Does not check whether its words are valid. */
export function withPlay(state: GameState, tiles: readonly Placement[]): Result<GameState, Refusal> {
  const applied = apply(state, { type: 'play', seat: 0, tiles }, worldWith(ANY_VERSION));
  return applied.ok ? { ok: true, value: applied.value.state } : applied;
}
