/**
 * The proof that a finished game was not rigged. Every draw, deal, lot and roll is derived again from the revealed
 * secret and the sides' nonces, and compared with the log. The proof also covers when tiles were drawn, how many, and
 * that none appeared or vanished. It does not check scores or whether plays were legal, and it cannot exclude a host
 * who works with the side that confirms last and tries nonces until one suits them.
 */

import type { EventType, GameEvent } from '../game/event.ts';
import { createdTable } from '../game/evolve/evolve.ts';
import type { GameState } from '../game/table.ts';
import type { Chance } from '../game/world.ts';
import { stepLog } from '../notation/log-step.ts';
import { liftedTile, type Tile } from '../tile.ts';
import { commitmentTo, createChance } from './chance.ts';
import {
  closingDue,
  exchangeDrawDue,
  lookDue,
  playDue,
  redealDue,
  refillDue,
  startDue,
} from './due-chance.ts';

/** How often the log agreed with chance. */
export interface ProofCounts {
  /** Rounds of tiles or dice, and lots, for who plays first. */
  readonly starts: number;
  readonly deals: number;
  readonly draws: number;
  /** Tiles in all deals and draws. */
  readonly tiles: number;
  /** Rolls of the dice in plays. */
  readonly rolls: number;
}

interface Place {
  /** Of the event in the log, from 0. */
  readonly index: number;
  readonly type: EventType;
}

export type BagProof =
  | { readonly kind: 'proven'; readonly counts: ProofCounts }
  /** `expected` is the event that should be there; `null` if nothing was to be drawn. */
  | (Place & { readonly kind: 'differs'; readonly found: GameEvent; readonly expected: GameEvent | null })
  /** The revealed secret does not match the commitment. */
  | (Place & { readonly kind: 'other-secret'; readonly promised: string; readonly found: string })
  /** The event cannot follow those before it, or tiles appear or vanish with it. */
  | (Place & { readonly kind: 'impossible' })
  | {
      readonly kind: 'unprovable';
      readonly reason: 'no-log' | 'no-commitment' | 'not-over' | 'not-revealed' | 'from-a-position';
    };

/** Takes well-formed events (`parseLogEvents`), whatever they claim. */
export function verifyLog(events: readonly GameEvent[]): BagProof {
  const [first] = events;
  if (first?.type !== 'created') return { kind: 'unprovable', reason: 'no-log' };
  if (first.commitment === null) return { kind: 'unprovable', reason: 'no-commitment' };
  if (events.some(({ type }) => type === 'set-up')) return { kind: 'unprovable', reason: 'from-a-position' };
  if (!events.some(({ type }) => type === 'ended')) return { kind: 'unprovable', reason: 'not-over' };
  const last = events.at(-1);
  if (last?.type !== 'revealed') return { kind: 'unprovable', reason: 'not-revealed' };
  const found = commitmentTo(last.secret);
  if (found !== first.commitment) {
    return {
      kind: 'other-secret',
      index: events.length - 1,
      type: 'revealed',
      promised: first.commitment,
      found,
    };
  }
  return follow(events, createdTable('referee', first), last.secret);
}

function follow(events: readonly GameEvent[], created: GameState, secret: string): BagProof {
  let state = created;
  let chance: Chance = createChance(secret, state.nonces);
  /** Events that must come next, one after the other. */
  let due: readonly GameEvent[] = [];
  for (const [index, event] of events.entries()) {
    if (index === 0) continue;
    if (event.type === 'began') chance = createChance(secret, state.nonces);
    const place = { index, type: event.type };
    const moment = { state, event, events, index, chance };
    const expected = due.length > 0 ? (due[0] ?? null) : expectedNow(moment);
    if (!isSame(event, expected)) return { kind: 'differs', ...place, found: event, expected };
    const next = stepLog(state, event);
    if (!next.ok || !conserves(next.value)) return { kind: 'impossible', ...place };
    const more = dueAfter(moment, next.value);
    if (more === null) return { kind: 'impossible', ...place };
    due = [...due.slice(1), ...more];
    state = next.value;
  }
  return { kind: 'proven', counts: countChance(events) };
}

interface Moment {
  readonly state: GameState;
  readonly event: GameEvent;
  readonly events: readonly GameEvent[];
  readonly index: number;
  readonly chance: Chance;
}

/** What an event that nothing before it demands should be: the event itself, where chance has no part in it. */
function expectedNow({ state, event, events, index, chance }: Moment): GameEvent | null {
  switch (event.type) {
    case 'drew-for-start':
    case 'rolled-for-start':
    case 'starter-chosen':
    case 'dealt':
      return null;
    case 'played':
      return playDue(state, event, chance);
    case 'drew':
      return exchangeDrawDue(state, event, events[index + 1], chance);
    case 'drew-to-exchange':
      return lookDue(state, event, chance);
    case 'redealt':
      return redealDue(state, chance);
    case 'withdrew':
      return withdrawalDue(state, event);
    default:
      return event;
  }
}

/** A withdrawn play gives back exactly the tiles that it used and drew. */
function withdrawalDue({ window }: GameState, event: GameEvent & { type: 'withdrew' }): GameEvent | null {
  if (window === null) return null;
  const racks = [window.rackBefore, ...window.steps.map((step) => step.rackBefore)];
  const rack = racks.find((before) => isSame(before, event.rack)) ?? window.rackBefore;
  return { ...event, rack, returned: window.drawn, reclaimed: window.discarded };
}

/** Events that this one demands; `null` if it could not have happened. */
function dueAfter(moment: Moment, after: GameState): readonly GameEvent[] | null {
  const { state, event, chance } = moment;
  switch (event.type) {
    case 'began':
      return startDue(state, event, moment.events.slice(moment.index + 1), chance);
    case 'played':
      return refillDue(after, event, chance);
    case 'window-closed':
      return closingDue(state, event.decided, chance);
    default:
      return [];
  }
}

/** Whether board, racks and pool together hold the box, tile for tile. */
function conserves({ phase, ruleset, board, racks, pool, aside }: GameState): boolean {
  if (phase === 'lobby') return true;
  const { counts } = ruleset.tiles;
  const left = new Map(Object.entries(counts));
  const take = (tile: Tile): boolean => {
    const count = left.get(tile) ?? 0;
    left.set(tile, count - 1);
    return count > 0;
  };
  return (
    board.every((laid) => laid === '' || take(liftedTile(laid))) &&
    [...racks, pool, aside].every((tiles) => tiles.every(take)) &&
    [...left.values()].every((count) => count === 0)
  );
}

function countChance(events: readonly GameEvent[]): ProofCounts {
  const counts = { starts: 0, deals: 0, draws: 0, tiles: 0, rolls: 0 };
  for (const event of events) {
    switch (event.type) {
      case 'drew-for-start':
      case 'rolled-for-start':
        counts.starts++;
        break;
      case 'starter-chosen':
        if (event.how === 'lot') counts.starts++;
        break;
      case 'dealt':
      case 'redealt':
        counts.deals++;
        counts.tiles += event.racks.flat().length;
        break;
      case 'drew':
      case 'drew-to-exchange':
        counts.draws++;
        counts.tiles += event.tiles.length;
        break;
      case 'played':
        counts.rolls += event.rolls.length;
        break;
      default:
    }
  }
  return counts;
}

/** Equal as JSON, whatever the order of the fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
