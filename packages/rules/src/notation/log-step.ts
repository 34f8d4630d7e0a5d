/** Applies one event of an untrusted log, if it can have happened. */

import type { EventType, GameEvent } from '../game/event.ts';
import { evolve } from '../game/evolve/evolve.ts';
import type { GameState, Phase } from '../game/table.ts';
import { err, ok, type Result } from '../result.ts';

export type LogFault =
  /** The event cannot happen in this phase of a game. */
  | { readonly code: 'OUT_OF_PLACE'; readonly phase: Phase }
  /** The event does not fit the table, for example because it uses tiles that are not there. */
  | { readonly code: 'DOES_NOT_FIT'; readonly reason: string };

const BEFORE_PLAY: ReadonlySet<EventType> = new Set<EventType>([
  'configured',
  'confirmed',
  'set-up',
  'began',
  'drew-for-start',
  'rolled-for-start',
  'starter-chosen',
  'dealt',
]);

function isInPlace(phase: Phase, type: EventType): boolean {
  if (type === 'created') return false; // only as the first event, which is not a step
  switch (phase) {
    case 'lobby':
      return BEFORE_PLAY.has(type);
    case 'playing':
    case 'final-window':
      return !BEFORE_PLAY.has(type) && type !== 'revealed';
    case 'over':
      return type === 'revealed';
  }
}

export function stepLog(state: GameState, event: GameEvent): Result<GameState, LogFault> {
  if (!isInPlace(state.phase, event.type)) return err({ code: 'OUT_OF_PLACE', phase: state.phase });
  try {
    return ok(evolve(state, event));
  } catch (error) {
    // `evolve` throws at what cannot have happened. That is no bug here: the log may come from anywhere.
    return err({ code: 'DOES_NOT_FIT', reason: error instanceof Error ? error.message : String(error) });
  }
}
