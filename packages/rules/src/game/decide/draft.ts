/** A decision in the making: the events so far and the state after them. A refusal discards all of it. */

import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve/evolve.ts';
import type { GameState } from '../table.ts';
import type { World } from '../world.ts';

export interface Draft {
  state: GameState;
  readonly events: GameEvent[];
  readonly world: World;
}

export function draftOf(state: GameState, world: World): Draft {
  return { state, events: [], world };
}

export function record(draft: Draft, event: GameEvent): void {
  draft.events.push(event);
  draft.state = evolve(draft.state, event);
}
