/** Turns a lesson position into a game state, a player's view or a snapshot, to judge plays and draw the board. */

import {
  configure,
  createFromPosition,
  evolveView,
  openView,
  redact,
  replay,
  viewFor,
  type GameConfig,
  type GameEvent,
  type GameState,
  type PlayerView,
  type Ruleset,
  type Seat,
} from '@lexiko/rules';
import {
  allTiles,
  letterOf,
  liftedTile,
  type Arm,
  type Board,
  type Placement,
  type Tile,
} from '@lexiko/rules/board';
import type { TableSnapshot } from '../table/snapshot.ts';

export interface LessonPosition {
  readonly config: GameConfig;
  readonly board: Board;
  /** Rack of the side to move; all other racks are empty. */
  readonly rack: readonly Tile[];
  /** Seat to move; 0 if missing. */
  readonly turn?: Seat;
  /** Crosswords: the arms of each side, in board coordinates; missing: they follow from the colours. */
  readonly zones?: readonly (readonly Arm[])[];
}

/**
 * The config with the classic board colours, which all lessons use: in the 2007 theme red means another premium. Keeps
 * the high-contrast theme, where red means the same as in classic.
 */
export function inLessonColours(config: GameConfig): GameConfig {
  if (rulesetOf(config).board.theme === 'highContrast') return config;
  return { ...config, options: { ...config.options, 'board.theme': 'classic' } };
}

export function rulesetOf(config: GameConfig): Ruleset {
  const ruleset = configure(config);
  if (!ruleset.ok) throw new Error(`a lesson has its rules: ${ruleset.error.code}`);
  return ruleset.value;
}

/** Tiles that are neither on the board nor on the rack. */
function restOf(ruleset: Ruleset, { board, rack }: LessonPosition): readonly Tile[] {
  const rest = [...allTiles(ruleset.tiles)];
  for (const tile of [...board.filter((laid) => laid !== '').map(liftedTile), ...rack]) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function lessonEvents(position: LessonPosition): readonly GameEvent[] {
  const { board, rack, turn = 0, zones } = position;
  const config = inLessonColours(position.config);
  const ruleset = rulesetOf(config);
  const seats = Array.from({ length: ruleset.sides }, (_, seat) => seat);
  const created = createFromPosition(
    config,
    {
      board,
      racks: seats.map((seat) => (seat === turn ? rack : [])),
      pool: restOf(ruleset, position),
      scores: seats.map(() => 0),
      turn,
      passes: 0,
      zones: zones ?? null,
      levels: null,
    },
    0,
  );
  if (!created.ok) throw new Error(`a lesson has its position: ${created.error.code}`);
  return created.value;
}

export function lessonState(position: LessonPosition): GameState {
  return replay(lessonEvents(position));
}

/** The position as the side to move sees it. */
export function lessonView(position: LessonPosition): PlayerView {
  return viewFor(lessonState(position), position.turn ?? 0);
}

/** Whether both plays put the same letters on the same squares; a blank counts as its letter. */
export function isSamePlay(one: readonly Placement[], other: readonly Placement[]): boolean {
  const named = (tiles: readonly Placement[]): string =>
    tiles
      .map(([square, laid]) => `${square} ${letterOf(laid)}`)
      .sort()
      .join();
  return named(one) === named(other);
}

/** A snapshot to draw the position, as a spectator sees it. */
export function lessonSnapshot(position: LessonPosition): TableSnapshot {
  const events = lessonEvents(position);
  const { ruleset } = replay(events);
  const [first, ...later] = events.map((event) => redact(ruleset, event, 'spectator'));
  if (first === undefined) throw new Error('a position is made by events');
  return {
    game: 'lesson',
    seats: Array.from({ length: ruleset.sides }, () => ({ kind: 'person', name: '' })),
    dealCode: '',
    viewer: 'spectator',
    view: later.reduce(evolveView, openView(first)),
    events: [],
    attention: { kind: 'over' },
    draft: null,
    place: 'here',
  };
}
