/**
 * Turns with the tables they were taken at, for games that no other notation can express: from a log, or from a
 * player's view.
 */

import {
  evolve,
  evolveView,
  replay,
  viewFor,
  type Action,
  type EventType,
  type GameEvent,
  type GameState,
  type PlayerView,
  type Ruleset,
  type Seat,
  type SeenEvent,
} from '@lexiko/rules';
import {
  formatSquare,
  inspectPlay,
  inspectRearrangement,
  liftedTile,
  scoreOf,
  sortedTiles,
  type InspectedPlay,
  type Tile,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { joinTiles, formatMove } from '@lexiko/rules/notation';
import { lettersCanChange } from '@lexiko/rules/rule-points';
import type { GameTurn } from './game-turns.ts';
import { turnOfView } from './view-turn.ts';

type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
type TurnEvent = EventOf<'played' | 'exchanged' | 'passed'>;
type StepEvent = EventOf<'retrieved' | 'recycled'>;

export interface TableTurn {
  readonly turn: GameTurn;
  /** The table as its player saw it at the start of the turn, and just before the act that ended it. */
  readonly start: PlayerView;
  readonly before: PlayerView;
  readonly event: TurnEvent;
  /** The play; `null` if it was not a plain one. */
  readonly play: InspectedPlay | null;
}

/** Whether turns of such games are judged at their tables; the kernel plays on all others by itself. */
export function isJudgedAtTable(ruleset: Ruleset): boolean {
  return ruleset.scoring.kind !== 'premiums' || lettersCanChange(ruleset);
}

/** All turns, including lost ones. */
export function tableTurns(events: readonly GameEvent[]): readonly TableTurn[] {
  const [created, ...rest] = events;
  if (created?.type !== 'created') throw new RangeError('a log begins with its game');
  let state = replay([created]);
  const turns: TableTurn[] = [];
  const kept = new Map<number, readonly Tile[] | null>();
  let steps: StepEvent[] = [];
  /** The table when the side on turn began to act; `null` before that. */
  let start: GameState | null = null;
  for (const [at, event] of rest.entries()) {
    if (isStep(event)) {
      start ??= state;
      steps.push(event);
    } else if (isDrawOfExchange(rest, at)) start ??= state;
    else if (isTurn(event)) {
      const isWithdrawn = isTakenBack(rest, at);
      const turn = turnOf(
        { start: start ?? state, before: state, event, steps },
        { number: turns.length + 1, isWithdrawn, kept: kept.get(event.seat) },
      );
      turns.push(turn);
      kept.set(event.seat, keptAfter(turn));
      start = null;
      steps = [];
    } else if (event.type === 'turn-lost') {
      const passed: TurnEvent = { type: 'passed', seat: event.seat, cause: 'chosen', window: null };
      const known = { number: turns.length + 1, isWithdrawn: false, kept: kept.get(event.seat) };
      const taken = turnOf({ start: state, before: state, event: passed, steps: [] }, known);
      const lost: TableTurn = {
        ...taken,
        turn: { ...taken.turn, act: { kind: 'lost', cause: 'challenge' } },
      };
      turns.push(lost);
      kept.set(event.seat, keptAfter(lost));
    } else if (event.type === 'turn-passed') {
      start = null;
      steps = [];
    }
    state = evolve(state, event);
  }
  return turns;
}

function isTurn(event: GameEvent): event is TurnEvent {
  return event.type === 'played' || event.type === 'exchanged' || event.type === 'passed';
}

function isStep(event: GameEvent): event is StepEvent {
  return event.type === 'retrieved' || event.type === 'recycled';
}

/**
 * The turn that a side is about to take, or has taken, from its own view at the start of the turn and what it has
 * seen since. A turn not yet taken counts as a pass.
 */
export function tableTurnOfView(start: PlayerView, seat: Seat, since: readonly SeenEvent[]): TableTurn {
  let before = start;
  const steps: StepEvent[] = [];
  for (const seen of since) {
    const { event } = seen;
    if (isTurn(event) && event.seat === seat) return ownTurn({ start, before, event, steps });
    if (isStep(event) && event.seat === seat) steps.push(event);
    before = evolveView(before, seen);
  }
  const passed: TurnEvent = { type: 'passed', seat, cause: 'chosen', window: null };
  return ownTurn({ start, before: start, event: passed, steps: [] });
}

/**
 * The same turn with other acts: steps before the play, then the play or a rearranged word, before any dice; or an
 * exchange or a pass instead. `null` if there is no such turn, or the play may not lie there.
 */
export function turnWithActions(at: TableTurn, actions: readonly Action[]): TableTurn | null {
  const { turn, start } = at;
  const seat = turn.player;
  let before = start;
  const steps: StepEvent[] = [];
  for (const action of actions) {
    if (action.type === 'play' || action.type === 'rearrange') {
      const play =
        action.type === 'play'
          ? inspectPlay(before, seat, action.tiles)
          : inspectRearrangement(before, action);
      if (!play.ok) return null;
      const event = playedEvent(before, seat, play.value, action.type === 'rearrange');
      const notation = notationOf({ before, event, steps });
      const taken = { act: actOf(event), notation, score: event.score.total, isWithdrawn: false };
      return { turn: { ...turn, ...taken }, start, before, event, play: playOf(before, event) };
    }
    if ((action.type === 'exchange' || action.type === 'pass') && steps.length === 0) {
      const event: TurnEvent =
        action.type === 'exchange'
          ? { type: 'exchanged', seat, tiles: action.tiles, window: null }
          : { type: 'passed', seat, cause: 'chosen', window: null };
      const notation = notationOf({ before, event, steps });
      const taken = { act: actOf(event), notation, score: 0, isWithdrawn: false };
      return { turn: { ...turn, ...taken }, start, before, event, play: null };
    }
    if (action.type !== 'retrieve' && action.type !== 'recycle') return null;
    const { square, tile } = action;
    const step: StepEvent =
      action.type === 'retrieve'
        ? { type: 'retrieved', seat, square, tile }
        : {
            type: 'recycled',
            seat,
            square,
            tile,
            taken: liftedTile(itemAt(before.board, square)),
            words: [],
          };
    before = evolveView(before, { by: seat, event: step });
    steps.push(step);
  }
  return null;
}

function playedEvent(
  before: PlayerView,
  seat: Seat,
  play: InspectedPlay,
  rearranged: boolean,
): EventOf<'played'> {
  const { changes, used } = play;
  const score = scoreOf(before, seat, play, []);
  const terms = { rolls: [], announced: null, window: null, owed: 0 };
  return { type: 'played', seat, changes, used, rearranged, score, ...terms };
}

function ownTurn(at: TurnParts): TableTurn {
  const { start, before, event } = at;
  const score = event.type === 'played' ? event.score.total : 0;
  const taken = { act: actOf(event), notation: notationOf(at), score };
  return { turn: turnOfView(start, event.seat, taken), start, before, event, play: playOf(before, event) };
}

/** An exchange draws before it gives back. */
function isDrawOfExchange(events: readonly GameEvent[], at: number): boolean {
  const event = itemAt(events, at);
  if (event.type === 'drew-to-exchange') return true;
  const next = events[at + 1];
  return event.type === 'drew' && next?.type === 'exchanged' && next.seat === event.seat;
}

function isTakenBack(events: readonly GameEvent[], at: number): boolean {
  for (const event of events.slice(at + 1)) {
    if (event.type === 'withdrew') return true;
    if (isTurn(event)) return false;
  }
  return false;
}

interface TurnParts {
  readonly start: PlayerView;
  readonly before: PlayerView;
  readonly event: TurnEvent;
  readonly steps: readonly StepEvent[];
}

function turnOf(
  at: {
    readonly start: GameState;
    readonly before: GameState;
    readonly event: TurnEvent;
    readonly steps: readonly StepEvent[];
  },
  known: {
    readonly number: number;
    readonly isWithdrawn: boolean;
    /** Absent on the side's first turn. */
    readonly kept: readonly Tile[] | null | undefined;
  },
): TableTurn {
  const { event, steps } = at;
  const { seat } = event;
  const [start, before] = [viewFor(at.start, seat), viewFor(at.before, seat)];
  const others = at.start.racks.filter((_, other) => other !== seat);
  const turn: GameTurn = {
    number: known.number,
    player: seat,
    notation: notationOf({ before, event, steps }),
    act: actOf(event),
    score: event.type === 'played' ? event.score.total : 0,
    isWithdrawn: known.isWithdrawn,
    board: start.board,
    scores: start.scores,
    rack: itemAt(start.racks, seat),
    isRackWhole: true,
    kept: known.kept === undefined ? [] : known.kept,
    unseen: [...at.start.pool, ...others.flat()],
    bagSize: start.pool.length,
  };
  return { turn, start, before, event, play: playOf(before, event) };
}

function playOf(before: PlayerView, event: TurnEvent): InspectedPlay | null {
  if (event.type !== 'played' || event.rearranged) return null;
  const inspected = inspectPlay(before, event.seat, event.changes);
  return inspected.ok ? inspected.value : null;
}

function notationOf({ before, event, steps }: Pick<TurnParts, 'before' | 'event' | 'steps'>): string {
  const { layout } = before.ruleset;
  const done = steps.map(
    ({ type, square, tile }) =>
      `${type === 'recycled' ? 'recycle' : 'retrieve'} ${formatSquare(layout, square)} ${tile}`,
  );
  return [...done, actText(before, event)].join(', ');
}

function actText({ board, ruleset }: PlayerView, event: TurnEvent): string {
  if (event.type === 'passed') return '-';
  if (event.type === 'exchanged') return `-${joinTiles(sortedTiles(event.tiles))}`;
  if (event.rearranged) return `rearrange ${event.score.words[0]?.word ?? ''}`;
  return formatMove({ board, layout: ruleset.layout }, event.changes);
}

function actOf(event: TurnEvent): GameTurn['act'] {
  switch (event.type) {
    case 'played':
      return { kind: 'play', placed: event.changes };
    case 'exchanged':
      return { kind: 'exchange', tiles: event.tiles };
    case 'passed':
      return event.cause === 'time' ? { kind: 'lost', cause: 'time' } : { kind: 'pass' };
  }
}

/** `null` if the turn was undone: the rack is then another one. */
function keptAfter({ turn, before, event }: TableTurn): readonly Tile[] | null {
  if (turn.isWithdrawn) return null;
  const kept = event.type === 'exchanged' ? [...turn.rack] : [...itemAt(before.racks, event.seat)];
  const used = event.type === 'played' ? event.used : event.type === 'exchanged' ? event.tiles : [];
  for (const tile of used) {
    const at = kept.indexOf(tile);
    if (at >= 0) kept.splice(at, 1);
  }
  return kept;
}
