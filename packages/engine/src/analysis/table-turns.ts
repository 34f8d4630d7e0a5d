/** The turns of a log with the tables they were taken at, for games that no other notation holds. */

import {
  evolve,
  formatMove,
  formatSquare,
  inspectPlay,
  replay,
  sortedTiles,
  type EventType,
  type GameEvent,
  type GameState,
  type InspectedPlay,
  type Tile,
} from '@lexiko/rules';
import type { GameTurn } from './game-turns.ts';

type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
type TurnEvent = EventOf<'played' | 'exchanged' | 'passed'>;
type StepEvent = EventOf<'retrieved' | 'recycled'>;

export interface TableTurn {
  readonly turn: GameTurn;
  /** The table when the turn began, and just before what ended it. */
  readonly start: GameState;
  readonly before: GameState;
  readonly event: TurnEvent;
  /** What was laid; `null` where it was no plain play. */
  readonly play: InspectedPlay | null;
}

/** All turns but those that were lost or forfeited. */
export function tableTurns(events: readonly GameEvent[]): readonly TableTurn[] {
  const [created, ...rest] = events;
  if (created?.type !== 'created') throw new RangeError('a log begins with its game');
  let state = replay([created]);
  const turns: TableTurn[] = [];
  const kept = new Map<number, readonly Tile[] | null>();
  let steps: StepEvent[] = [];
  /** The table when the side began to do something, while it is at it. */
  let start: GameState | null = null;
  for (const [at, event] of rest.entries()) {
    if (event.type === 'retrieved' || event.type === 'recycled') {
      start ??= state;
      steps.push(event);
    } else if (isDrawOfExchange(rest, at)) start ??= state;
    else if (event.type === 'played' || event.type === 'exchanged' || event.type === 'passed') {
      const isWithdrawn = isTakenBack(rest, at);
      const turn = turnOf(
        { start: start ?? state, before: state, event, steps },
        { number: turns.length + 1, isWithdrawn, kept: kept.get(event.seat) },
      );
      turns.push(turn);
      kept.set(event.seat, keptAfter(turn));
      start = null;
      steps = [];
    } else if (event.type === 'turn-passed') {
      start = null;
      steps = [];
    }
    state = evolve(state, event);
  }
  return turns;
}

/** An exchange draws before it gives back. */
function isDrawOfExchange(events: readonly GameEvent[], at: number): boolean {
  const event = events[at];
  if (event.type === 'drew-to-exchange') return true;
  const next = events[at + 1];
  return event.type === 'drew' && next?.type === 'exchanged' && next.seat === event.seat;
}

function isTakenBack(events: readonly GameEvent[], at: number): boolean {
  for (const event of events.slice(at + 1)) {
    if (event.type === 'withdrew') return true;
    if (event.type === 'played' || event.type === 'exchanged' || event.type === 'passed') return false;
  }
  return false;
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
    /** Absent: the side's first turn. */
    readonly kept: readonly Tile[] | null | undefined;
  },
): TableTurn {
  const { start, before, event } = at;
  const { seat } = event;
  const others = start.racks.filter((_, other) => other !== seat);
  const inspected =
    event.type === 'played' && !event.rearranged ? inspectPlay(before, seat, event.changes) : null;
  const turn: GameTurn = {
    number: known.number,
    player: seat,
    notation: notationOf(at),
    act: actOf(event),
    score: event.type === 'played' ? event.score.total : 0,
    isWithdrawn: known.isWithdrawn,
    board: start.board,
    scores: start.scores,
    rack: start.racks[seat],
    isRackWhole: true,
    kept: known.kept === undefined ? [] : known.kept,
    unseen: [...start.pool, ...others.flat()],
    bagSize: start.pool.length,
  };
  return { turn, start, before, event, play: inspected?.ok === true ? inspected.value : null };
}

function notationOf({
  before,
  event,
  steps,
}: {
  readonly before: GameState;
  readonly event: TurnEvent;
  readonly steps: readonly StepEvent[];
}): string {
  const { layout } = before.ruleset;
  const done = steps.map(
    ({ type, square, tile }) =>
      `${type === 'recycled' ? 'recycle' : 'retrieve'} ${formatSquare(layout, square)} ${tile}`,
  );
  return [...done, actText(before, event)].join(', ');
}

function actText({ board, ruleset }: GameState, event: TurnEvent): string {
  if (event.type === 'passed') return '-';
  if (event.type === 'exchanged') return `-${sortedTiles(event.tiles).join('')}`;
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
      return { kind: 'pass' };
  }
}

/** `null`: the turn was undone, and what is on the rack then is another matter. */
function keptAfter({ turn, before, event }: TableTurn): readonly Tile[] | null {
  if (turn.isWithdrawn) return null;
  const kept = event.type === 'exchanged' ? [...turn.rack] : [...before.racks[event.seat]];
  const used = event.type === 'played' ? event.used : event.type === 'exchanged' ? event.tiles : [];
  for (const tile of used) {
    const at = kept.indexOf(tile);
    if (at >= 0) kept.splice(at, 1);
  }
  return kept;
}
