/** The acts that complete a turn: play, exchange, pass. Each is decided on a draft whose window is already closed. */

import type { Placement } from '../../board.ts';
import { diceCount } from '../../rule-points/dice.ts';
import { refuseExchange } from '../../rule-points/exchange.ts';
import { mustPlay, refusalIfAbleToPlay, type PassMoment } from '../../rule-points/passing.ts';
import { missingTiles, type Tile } from '../../tile.ts';
import type { Seat } from '../action.ts';
import { record, type Draft } from './draft.ts';
import { canPlay, endingAfter } from './endings.ts';
import type { GameEvent, PassCause, Roll } from '../event.ts';
import { evolve } from '../evolve/evolve.ts';
import { inspectPlay, rollsFor, scoreOf, type InspectedPlay } from '../plays/play-inspection.ts';
import type { Refusal } from '../refusal.ts';
import type { GameState } from '../table.ts';
import { drawTiles, finishTurn, windowTerms } from './turn.ts';
import { refuseWords } from '../plays/word-ruling.ts';

export function decidePlay(
  draft: Draft,
  seat: Seat,
  tiles: readonly Placement[],
  announced: number | null,
): Refusal | null {
  const play = inspectPlay(draft.state, seat, tiles);
  if (!play.ok) return play.error;
  return commitPlay(draft, seat, play.value, { rearranged: false, announced });
}

/** Judges the words where the game does that itself, rolls the dice, scores, draws, and ends the turn. */
export function commitPlay(
  draft: Draft,
  seat: Seat,
  play: InspectedPlay,
  { rearranged, announced }: { readonly rearranged: boolean; readonly announced: number | null },
): Refusal | null {
  const { state, world } = draft;
  const { challenge, draw } = state.ruleset;
  if (challenge.kind === 'auto') {
    const refusal = refuseWords(world.words, play.words);
    if (refusal !== null) return refusal;
  }
  const rolls = rollDice(draft, play);
  const score = scoreOf(
    state,
    seat,
    play,
    rolls.map(({ dice }) => dice.reduce((sum, die) => sum + die, 0)),
  );
  const { changes, used } = play;
  const plain = {
    type: 'played',
    seat,
    changes,
    used,
    rearranged,
    score,
    rolls,
    announced,
    window: null,
    owed: 0,
  } as const;
  const window = windowTerms(draft, endingAfter(evolve(state, plain), seat));
  const later = window !== null && draw.refill === 'afterWindow';
  record(draft, { ...plain, window, owed: later ? used.length : 0 });
  if (draw.refill !== 'never' && !later) drawTiles(draft, seat, used.length);
  finishTurn(draft, seat);
  return null;
}

function rollDice({ state, world }: Draft, play: InspectedPlay): readonly Roll[] {
  const count = diceCount(state.ruleset.dice);
  return rollsFor(state, play.placed).map((squares, at) => ({
    squares,
    dice: world.chance.roll(count, state.chancePosition + at),
  }));
}

export function decidePass(draft: Draft, seat: Seat, cause: PassCause): Refusal | null {
  if (cause !== 'time') {
    const refusal = refusePass(draft, seat);
    if (refusal !== null) return refusal;
  }
  const plain = { type: 'passed', seat, cause, window: null } as const;
  record(draft, { ...plain, window: stepsWindow(draft, plain, seat) });
  finishTurn(draft, seat);
  return null;
}

type PassState = Pick<GameState, 'ruleset' | 'lastActs' | 'pool'>;

function passMoment({ lastActs, pool }: PassState, seat: Seat): PassMoment {
  return { poolSize: pool.length, hasPassed: lastActs[seat] === 'pass' };
}

/** Refuses only what the game checks; on honour it refuses nothing (S-22, S-24). */
function refusePass({ state, world }: Draft, seat: Seat): Refusal | null {
  const code = refusalIfAbleToPlay(state.ruleset.passing, passMoment(state, seat));
  return code === null || !canPlay(state, seat, world.words.tree) ? null : { code };
}

/** A pass or an exchange can be challenged only for the letters recycled before it (V-03). */
function stepsWindow(draft: Draft, plain: GameEvent, seat: Seat): ReturnType<typeof windowTerms> {
  const recycled = draft.state.steps.some(({ kind }) => kind === 'recycle');
  return recycled ? windowTerms(draft, endingAfter(evolve(draft.state, plain), seat)) : null;
}

export function decideExchange(draft: Draft, seat: Seat, tiles: readonly Tile[]): Refusal | null {
  const { state, world } = draft;
  const { exchange } = state.ruleset;
  if (exchange.maximum === 0) return { code: 'VARIATION_OFF' };
  if (state.toReturn > 0) return returnTiles(draft, seat, tiles);
  if (tiles.length === 0 && exchange.allowsNone) return decidePass(draft, seat, 'none-exchanged');
  const refusal =
    refuseExchange(exchange, state.racks[seat] ?? [], tiles, state.pool.length) ??
    refuseAvoidableExchange(draft, seat);
  if (refusal !== null) return refusal;
  record(draft, {
    type: 'drew',
    seat,
    tiles: world.chance.draw(state.pool, tiles.length, state.chancePosition),
  });
  return completeExchange(draft, seat, tiles);
}

/** W-16: draws first, so that the player can choose from all tiles which to return. */
export function decideDrawToExchange(draft: Draft, seat: Seat, count: number): Refusal | null {
  const { state, world } = draft;
  if (state.toReturn > 0) return { code: 'RETURN_TILES_FIRST', count: state.toReturn };
  if (!Number.isInteger(count) || count < 1) return { code: 'EXCHANGE_EMPTY' };
  const rack = state.racks[seat] ?? [];
  const refusal =
    refuseExchange(state.ruleset.exchange, rack, rack.slice(0, count), state.pool.length) ??
    (count > rack.length ? { code: 'EXCHANGE_ABOVE_MAXIMUM' as const, maximum: rack.length } : null) ??
    refuseAvoidableExchange(draft, seat);
  if (refusal !== null) return refusal;
  const tiles = world.chance.draw(state.pool, count, state.chancePosition);
  record(draft, { type: 'drew-to-exchange', seat, tiles });
  return null;
}

function returnTiles(draft: Draft, seat: Seat, tiles: readonly Tile[]): Refusal | null {
  const { toReturn, racks } = draft.state;
  const missing = missingTiles(racks[seat] ?? [], tiles);
  if (missing.length > 0) return { code: 'TILE_NOT_ON_RACK', tiles: missing };
  if (tiles.length !== toReturn) return { code: 'RETURN_TILES_FIRST', count: toReturn };
  return completeExchange(draft, seat, tiles);
}

/** The tiles drawn are at the end of the rack, where an interrupted exchange finds them. */
export function abandonExchange(draft: Draft, seat: Seat): Refusal | null {
  const rack = draft.state.racks[seat] ?? [];
  return completeExchange(draft, seat, rack.slice(rack.length - draft.state.toReturn));
}

function completeExchange(draft: Draft, seat: Seat, tiles: readonly Tile[]): Refusal | null {
  const plain = { type: 'exchanged', seat, tiles, window: null } as const;
  record(draft, { ...plain, window: stepsWindow(draft, plain, seat) });
  finishTurn(draft, seat);
  return null;
}

/** In Crosswords only a player without a play may exchange, where the game checks that. */
function refuseAvoidableExchange({ state, world }: Draft, seat: Seat): Refusal | null {
  const checked = state.ruleset.exchange.when === 'solver';
  return checked && canPlay(state, seat, world.words.tree) ? { code: 'MUST_PLAY' } : null;
}

export type Reminder = 'pass-only-when-unable' | 'play-if-possible' | 'exchange-only-when-unable';

/** What a side is on its honour to do: nothing checks it, but hosts should remind the player. */
export function remindersFor(state: PassState, seat: Seat): readonly Reminder[] {
  const { passing, exchange } = state.ruleset;
  const reminders: Reminder[] = [];
  if (passing.enforce === 'honour') {
    if (passing.policy === 'onlyWhenUnable') reminders.push('pass-only-when-unable');
    if (mustPlay(passing, passMoment(state, seat))) reminders.push('play-if-possible');
  }
  if (exchange.when === 'honour') reminders.push('exchange-only-when-unable');
  return reminders;
}
