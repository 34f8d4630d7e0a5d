/** What chance owes a game at a given moment: the events that must come next, by the referee's own rules. */

import { isEmptyBoard } from '../board.ts';
import { decide } from '../game/decide/decide.ts';
import { draftOf } from '../game/decide/draft.ts';
import type { GameEvent, Roll } from '../game/event.ts';
import { allSeats, takesTurns } from '../game/seats.ts';
import type { GameState } from '../game/table.ts';
import { closeWindow, drawTiles } from '../game/decide/turn.ts';
import type { Chance, World } from '../game/world.ts';
import { rollsFor } from '../game/plays/play-inspection.ts';
import { diceCount } from '../rule-points/dice.ts';
import { exchangeLimit } from '../rule-points/exchange.ts';
import { deadlockOf } from '../rule-points/opening.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** Nothing here asks about words or time. */
function worldOf(chance: Chance): World {
  const tree = { root: 0, step: () => 0, endsWord: () => false };
  return { nowMs: 0, chance, words: { fault: () => 'unknown', tree }, dictionary: null };
}

/** From the draw for first play to the deal; `null` if the game could not begin. `rest` is the rest of the log. */
export function startDue(
  state: GameState,
  began: EventOf<'began'>,
  rest: readonly GameEvent[],
  chance: Chance,
): readonly GameEvent[] | null {
  if (neverStarts(state)) return null;
  const chosen = rest.find((event) => event.type === 'starter-chosen');
  const dealt = rest.find((event) => event.type === 'dealt');
  const world = { ...worldOf(chance), dictionary: began.dictionary, nowMs: dealt?.atMs ?? 0 };
  const started = decide(
    state,
    chosen?.how === 'agreed' ? { type: 'begin', starter: chosen.seat } : { type: 'begin' },
    world,
  );
  return started.ok ? started.value.slice(1) : null;
}

/** With only one kind of tile, the draw for first play would never end. */
function neverStarts({ ruleset }: GameState): boolean {
  const { start, tiles } = ruleset;
  const kinds = Object.values(tiles.counts).filter((count) => count > 0).length;
  return start.kind === 'tiles' && kinds < 2;
}

/** The play as logged, with the dice that chance gives it and the draw delayed where the rules say so. */
export function playDue(state: GameState, event: EventOf<'played'>, chance: Chance): EventOf<'played'> {
  const { ruleset, chancePosition } = state;
  const placed = event.changes.map(([square]) => square);
  const count = diceCount(ruleset.dice);
  const rolls = rollsFor(state, placed).map((squares, at): Roll => ({
    squares,
    dice: chance.roll(count, chancePosition + at),
  }));
  const later = ruleset.draw.refill === 'afterWindow' && event.window !== null;
  return { ...event, rolls, owed: later ? event.used.length : 0 };
}

/** The draw that refills the rack after a play, unless it is delayed. */
export function refillDue(after: GameState, event: EventOf<'played'>, chance: Chance): readonly GameEvent[] {
  if (event.owed > 0 || after.ruleset.draw.refill === 'never') return [];
  const draft = draftOf(after, worldOf(chance));
  drawTiles(draft, event.seat, event.used.length);
  return draft.events;
}

/** What follows when the window closes: the delayed draw. */
export function closingDue(state: GameState, decided: boolean, chance: Chance): readonly GameEvent[] {
  const draft = draftOf(state, worldOf(chance));
  closeWindow(draft, decided);
  return draft.events.slice(1);
}

/** A draw that nothing else demands belongs to the exchange that follows it; `null` if there is none. */
export function exchangeDrawDue(
  state: GameState,
  drew: EventOf<'drew'>,
  next: GameEvent | undefined,
  chance: Chance,
): EventOf<'drew'> | null {
  if (next?.type !== 'exchanged' || next.seat !== drew.seat) return null;
  const count = next.tiles.length;
  if (state.toReturn > 0 || !mayExchange(state, count)) return null;
  return { type: 'drew', seat: drew.seat, tiles: chance.draw(state.pool, count, state.chancePosition) };
}

/** W-16: the side chooses how many tiles to draw. */
export function lookDue(
  state: GameState,
  { seat, tiles }: EventOf<'drew-to-exchange'>,
  chance: Chance,
): EventOf<'drew-to-exchange'> | null {
  if (state.ruleset.exchange.order !== 'drawFirst' || state.toReturn > 0) return null;
  if (!mayExchange(state, tiles.length)) return null;
  return {
    type: 'drew-to-exchange',
    seat,
    tiles: chance.draw(state.pool, tiles.length, state.chancePosition),
  };
}

function mayExchange({ ruleset, pool }: GameState, count: number): boolean {
  return count > 0 && count <= exchangeLimit(ruleset.exchange, pool.length);
}

/** V-01: racks are redealt because nobody could open; `null` if somebody could. */
export function redealDue(state: GameState, chance: Chance): EventOf<'redealt'> | null {
  const { ruleset, racks, pool, chancePosition, passRun } = state;
  const agreed = deadlockOf(ruleset.opening) === 'redeal';
  const stuck = allSeats(ruleset).every((seat) => !takesTurns(state, seat) || (passRun[seat] ?? 0) >= 1);
  if (!agreed || !stuck || !isEmptyBoard(state.board)) return null;
  const drawn = chance.draw([...pool, ...racks.flat()], racks.flat().length, chancePosition);
  let at = 0;
  return { type: 'redealt', racks: racks.map((rack) => drawn.slice(at, (at += rack.length))) };
}
