/** Games that differ only in what somebody cannot see. */

import { viewFor, type GameState, type PlayerViewer } from '@lexiko/rules';
import { HIDDEN, type Tile } from '@lexiko/rules/board';
import { sharesRacks } from '@lexiko/rules/rule-points';
import { seeded, shuffled } from './seeded.ts';

/** The same state with all tiles dealt anew among the places that `viewer` cannot look into. */
export function reshuffledBehind(state: GameState, viewer: PlayerViewer, seed: number): GameState {
  const seen = viewFor(state, viewer);
  const hidden = (rack: readonly Tile[]): boolean => rack.length > 0 && rack[0] === HIDDEN;
  const places = [
    ...state.racks.filter((_, seat) => hidden(seen.racks[seat] ?? [])),
    hidden(seen.pool) ? state.pool : [],
  ];
  const loose = shuffled(seeded(seed), places.flat());
  const take = (count: number): readonly Tile[] => loose.splice(0, count);
  const racks = state.racks.map((rack, seat) => (hidden(seen.racks[seat] ?? []) ? take(rack.length) : rack));
  const window = state.window;
  // An empty rack does not show whether one may look into it.
  const looksInto = (seat: number): boolean =>
    viewer === seat ||
    viewer === 'teacher' ||
    (sharesRacks(state.ruleset.partners) && viewer === (seat + 2) % 4);
  const dim = (seat: number, tiles: readonly Tile[]): readonly Tile[] =>
    hidden(seen.racks[seat] ?? []) || (seen.racks[seat]?.length === 0 && !looksInto(seat))
      ? tiles.map(() => 'Q')
      : tiles;
  return {
    ...state,
    racks,
    pool: hidden(seen.pool) ? take(state.pool.length) : state.pool,
    steps: state.steps.map((step) => ({ ...step, rackBefore: dim(state.turn ?? 0, step.rackBefore) })),
    window: window && {
      ...window,
      rackBefore: dim(window.seat, window.rackBefore),
      drawn: dim(window.seat, window.drawn),
      discarded: dim(window.seat, window.discarded),
      steps: window.steps.map((step) => ({ ...step, rackBefore: dim(window.seat, step.rackBefore) })),
    },
  };
}
