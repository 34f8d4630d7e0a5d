/** What somebody may see of a game: whole tables, and events before they are sent. Nothing else leaves the referee. */

import type { Seat } from '../game/action.ts';
import type { GameEvent } from '../game/event.ts';
import { createdTable, evolve } from '../game/evolve/evolve.ts';
import { asPoolSeen, asRackSeen, mayKnowPool, mayKnowRack } from '../game/secrecy.ts';
import type { ChallengeWindow, GameState, PlayerView, PreStep, Table } from '../game/table.ts';
import { revealsBadWords } from '../rule-points/challenge.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { hiddenTiles, type Tile } from '../tile.ts';

export type PlayerViewer = Seat | 'spectator' | 'teacher';

/** An event without what its viewer must not know. */
export interface SeenEvent {
  readonly by: PlayerViewer;
  readonly event: GameEvent;
}

export function viewFor(state: GameState, viewer: PlayerViewer): PlayerView {
  const view: PlayerView = { ...state, viewer };
  if (state.phase === 'over') return { ...view, aside: asPoolSeen(view, state.aside) };
  return {
    ...view,
    racks: state.racks.map((rack, seat) => asRackSeen(view, seat, rack)),
    pool: asPoolSeen(view, state.pool),
    aside: asPoolSeen(view, state.aside),
    steps: state.turn === null ? state.steps : seenSteps(view, state.turn, state.steps),
    window: state.window === null ? null : seenWindow(view, state.window),
  };
}

/** The view right after the creation of the game. */
export function openView({ by, event }: SeenEvent): PlayerView {
  if (event.type !== 'created') throw new Error('A view begins with the creation of the game.');
  return createdTable(by, event);
}

/** Keeps a view current: seeing, then evolving, equals evolving, then seeing. */
export function evolveView(view: PlayerView, { event }: SeenEvent): PlayerView {
  return evolve(view, event);
}

function seenSteps(view: Table, seat: Seat, steps: readonly PreStep[]): readonly PreStep[] {
  return steps.map((step) => ({ ...step, rackBefore: asRackSeen(view, seat, step.rackBefore) }));
}

function seenWindow(view: Table, window: ChallengeWindow): ChallengeWindow {
  const { seat } = window;
  return {
    ...window,
    steps: seenSteps(view, seat, window.steps),
    rackBefore: asRackSeen(view, seat, window.rackBefore),
    drawn: asRackSeen(view, seat, window.drawn),
    discarded: asRackSeen(view, seat, window.discarded),
  };
}

/** The event as `viewer` may see it. */
export function redact(ruleset: Ruleset, event: GameEvent, viewer: PlayerViewer): SeenEvent {
  return { by: viewer, event: redacted(ruleset, event, viewer) };
}

function redacted(ruleset: Ruleset, event: GameEvent, viewer: PlayerViewer): GameEvent {
  const ofRack = (seat: Seat, tiles: readonly Tile[]): readonly Tile[] =>
    mayKnowRack(ruleset, viewer, seat) ? tiles : hiddenTiles(tiles.length);
  const ofRacks = (racks: readonly (readonly Tile[])[]): readonly (readonly Tile[])[] =>
    racks.map((rack, seat) => ofRack(seat, rack));
  switch (event.type) {
    case 'dealt':
    case 'redealt':
      return { ...event, racks: ofRacks(event.racks) };
    case 'drew':
    case 'drew-to-exchange':
    case 'exchanged':
    case 'resigned':
      return { ...event, tiles: ofRack(event.seat, event.tiles) };
    case 'withdrew':
      return {
        ...event,
        rack: ofRack(event.seat, event.rack),
        returned: ofRack(event.seat, event.returned),
        reclaimed: ofRack(event.seat, event.reclaimed),
      };
    case 'set-up': {
      const { position } = event;
      const pool = mayKnowPool(ruleset, viewer) ? position.pool : hiddenTiles(position.pool.length);
      return { ...event, position: { ...position, racks: ofRacks(position.racks), pool } };
    }
    case 'ruled':
      return revealsBadWords(ruleset.challenge) ? event : { ...event, bad: [], faults: {} };
    // Everybody may know all of these. There is no default, so a new event type has to be considered here.
    case 'created':
    case 'configured':
    case 'confirmed':
    case 'began':
    case 'drew-for-start':
    case 'rolled-for-start':
    case 'starter-chosen':
    case 'minimum-lowered':
    case 'turn-started':
    case 'retrieved':
    case 'recycled':
    case 'played':
    case 'passed':
    case 'time-warned':
    case 'accepted':
    case 'challenged':
    case 'voted':
    case 'window-closed':
    case 'scored':
    case 'turn-forfeited':
    case 'turn-lost':
    case 'turn-passed':
    case 'agreed':
    case 'declined':
    case 'paused':
    case 'resumed':
    case 'scores-confirmed':
    case 'took-back':
    case 'ended':
    case 'revealed':
      return event;
  }
}
