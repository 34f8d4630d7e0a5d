/** Before the first turn: agreeing on the options (V-00), the draw for first play, the deal (S-01 to S-04, W-06). */

import type { GameConfig } from '../../ruleset/game-config.ts';
import { configure, configureNew, type Ruleset } from '../../ruleset/ruleset.ts';
import { ok, type Result } from '../../result.ts';
import { playersDecide } from '../../rule-points/dictionary.ts';
import { diceCount } from '../../rule-points/dice.ts';
import { whoRedraws, type StartRule } from '../../rule-points/draw.ts';
import { BLANK, withoutTiles, type Tile } from '../../tile.ts';
import type { Seat } from '../action.ts';
import { record, type Draft } from './draft.ts';
import type { GameEvent, Position } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import { allSeats, isSeat } from '../seats.ts';

const LONGEST_NONCE = 256;

/** The first event of a game. `commitment` is the hash of the secret behind all chance. */
export function createGame(
  config: GameConfig,
  commitment: string | null,
): Result<GameEvent & { type: 'created' }, Refusal> {
  const configured = configureNew(config);
  return configured.ok ? ok(createdEvent(configured.value, commitment)) : configured;
}

function createdEvent({ config }: Ruleset, commitment: string | null): GameEvent & { type: 'created' } {
  return { type: 'created', config, commitment };
}

/** The first two events of a game that starts from a given position; no draw, no deal, no confirmation. */
export function createFromPosition(
  config: GameConfig,
  position: Position,
  atMs: number,
): Result<readonly GameEvent[], Refusal> {
  // The position may be of a game of an earlier version.
  const configured = configure(config);
  if (!configured.ok) return configured;
  return ok([createdEvent(configured.value, null), { type: 'set-up', position, atMs }]);
}

/** A change of the options clears all confirmations. */
export function decideConfigure(draft: Draft, config: GameConfig): Refusal | null {
  if (draft.state.phase !== 'lobby') return { code: 'CONFIG_LOCKED' };
  const configured = configureNew(config);
  if (!configured.ok) return configured.error;
  record(draft, { type: 'configured', config: configured.value.config });
  return null;
}

/** With its nonce, the side contributes to all chance of the game. */
export function decideConfirm(draft: Draft, seat: Seat, nonce: string): Refusal | null {
  const { phase, ruleset } = draft.state;
  if (phase !== 'lobby') return { code: 'CONFIG_LOCKED' };
  if (!isSeat(ruleset, seat)) return { code: 'NOT_YOUR_TURN' };
  record(draft, { type: 'confirmed', seat, nonce: nonce.slice(0, LONGEST_NONCE) });
  return null;
}

export function decideBegin(draft: Draft, starter: Seat | undefined): Refusal | null {
  const { phase, confirmed, ruleset } = draft.state;
  if (phase !== 'lobby') return { code: 'CONFIG_LOCKED' };
  const missing = allSeats(ruleset).filter((seat) => confirmed[seat] !== true);
  if (missing.length > 0) return { code: 'NOT_ALL_CONFIRMED', missing };
  const { dictionary } = draft.world;
  const { id } = ruleset.dictionary;
  const isByPlayers = playersDecide(ruleset.dictionary);
  if (id === '' || (!isByPlayers && dictionary?.id !== id)) return { code: 'DICTIONARY_NOT_CHOSEN' };
  record(draft, { type: 'began', dictionary: isByPlayers ? null : dictionary });
  const refusal = chooseStarter(draft, starter);
  if (refusal !== null) return refusal;
  deal(draft);
  return null;
}

function chooseStarter(draft: Draft, agreed: Seat | undefined): Refusal | null {
  const { ruleset, chancePosition } = draft.state;
  const { start, sides } = ruleset;
  switch (start.kind) {
    case 'alone':
      record(draft, { type: 'starter-chosen', seat: 0, how: 'alone' });
      return null;
    case 'manual':
      if (!isSeat(ruleset, agreed))
        return { code: 'BAD_OPTION_VALUE', key: 'starter', fault: { code: 'NOT_THE_STARTER' } };
      record(draft, { type: 'starter-chosen', seat: agreed, how: 'agreed' });
      return null;
    case 'random':
      record(draft, {
        type: 'starter-chosen',
        seat: draft.world.chance.pick(sides, chancePosition),
        how: 'lot',
      });
      return null;
    case 'tiles':
      record(draft, { type: 'starter-chosen', seat: drawForStart(draft, start), how: 'draw' });
      return null;
    case 'dice':
      record(draft, { type: 'starter-chosen', seat: rollForStart(draft, start), how: 'dice' });
      return null;
  }
}

type DrawnStart = Extract<StartRule, { readonly kind: 'tiles' | 'dice' }>;

/** Tiles shown stay out until the order is settled; then all go back (S-03, S-04). */
function drawForStart(draft: Draft, rule: DrawnStart): Seat {
  const { ruleset, pool } = draft.state;
  const order = [BLANK, ...ruleset.tiles.letters];
  let rest: readonly Tile[] = pool;
  let seats = allSeats(ruleset);
  for (;;) {
    if (rest.length < seats.length) rest = pool; // so many ties that the box is empty
    const tiles = draft.world.chance.draw(rest, seats.length, draft.state.chancePosition);
    record(draft, { type: 'drew-for-start', seats, tiles });
    rest = withoutTiles(rest, tiles) ?? [];
    const places = tiles.map((tile) => order.indexOf(tile));
    const first = Math.min(...places);
    const tied = seats.filter((_, at) => places[at] === first);
    if (tied.length === 1 && tied[0] !== undefined) return tied[0];
    seats = whoRedraws(rule, allSeats(ruleset), tied);
  }
}

function rollForStart(draft: Draft, rule: DrawnStart): Seat {
  const { ruleset } = draft.state;
  const dice = diceCount(ruleset.dice);
  let seats = allSeats(ruleset);
  for (;;) {
    const shown = draft.world.chance.roll(dice * seats.length, draft.state.chancePosition);
    const rolls = seats.map((_, at) => shown.slice(at * dice, (at + 1) * dice));
    record(draft, { type: 'rolled-for-start', seats, rolls });
    const readings = rolls.map((roll) => roll.reduce((sum, die) => sum + die, 0));
    const high = Math.max(...readings);
    const tied = seats.filter((_, at) => readings[at] === high);
    if (tied.length === 1 && tied[0] !== undefined) return tied[0];
    seats = whoRedraws(rule, allSeats(ruleset), tied);
  }
}

/** Deals from the starter on; with an open pool nobody is dealt any tiles. */
function deal(draft: Draft): void {
  const { ruleset, pool, starter, chancePosition } = draft.state;
  const { sides, draw, rack } = ruleset;
  const size = draw.refill === 'never' ? 0 : rack.size;
  const drawn = draft.world.chance.draw(pool, size * sides, chancePosition);
  const racks = allSeats(ruleset).map((seat) => {
    const place = (seat - starter + sides) % sides;
    return drawn.slice(place * size, (place + 1) * size);
  });
  record(draft, { type: 'dealt', racks, atMs: draft.world.nowMs });
}
