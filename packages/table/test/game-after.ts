/** A game of people who rule on words themselves, as it stands after some acts. */

import {
  anyWordAuthority,
  apply,
  commitmentTo,
  createChance,
  createGame,
  replay,
  type Action,
  type GameEvent,
  type GameState,
} from '@lexiko/rules';

/** Whoever is on turn lays the first two letters of their rack over the middle. */
export const LAY: Action = { type: 'play', seat: 0, tiles: [] };

export function gameAfter(
  sides: number,
  options: Readonly<Record<string, unknown>>,
  acts: readonly Action[],
): { readonly events: readonly GameEvent[]; readonly state: GameState } {
  const config = { preset: 'standard-2007', sides, options: { 'dictionary.id': 'table', ...options } };
  const created = createGame(config as Parameters<typeof createGame>[0], commitmentTo('s'));
  if (!created.ok) throw new Error(created.error.code);
  const events: GameEvent[] = [created.value];
  const confirmed = Array.from({ length: sides }, (_, seat): Action => ({
    type: 'confirm',
    seat,
    nonce: `nonce ${seat}`,
  }));
  for (const action of [...confirmed, { type: 'begin' } as const, ...acts]) {
    const state = replay(events);
    const world = {
      nowMs: 1000,
      chance: createChance('s', state.nonces),
      words: anyWordAuthority(),
      dictionary: null,
    };
    const seat = state.turn ?? 0;
    const [a = '', b = ''] = (state.racks[seat] ?? []).filter((tile) => tile !== '?');
    const tiles = [
      [112, a],
      [113, b],
    ] as const;
    const wanted: Action = action === LAY ? { type: 'play', seat, tiles } : action;
    const done = apply(state, wanted, world);
    if (!done.ok) throw new Error(`${wanted.type}: ${done.error.code}`);
    events.push(...done.value.events);
  }
  return { events, state: replay(events) };
}
