/** A position to learn from, as a table of the rules: for the referee to judge on, and for the page to draw. */

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
  /** Of the side on turn; nobody else has any letters. */
  readonly rack: readonly Tile[];
  /** 0 unless it says otherwise. */
  readonly turn?: Seat;
  /** Crosswords: the arms of each side, in the frame of the board. */
  readonly zones?: readonly (readonly Arm[])[];
}

/**
 * The same game in the colours of all lessons: in those of 2007, red means something else. Whoever chose high contrast
 * keeps it; red means the same there.
 */
export function inLessonColours(config: GameConfig): GameConfig {
  const { options = {} } = config;
  if (options['board.theme'] === 'highContrast') return config;
  return { ...config, options: { ...options, 'board.theme': 'classic' } };
}

export function rulesetOf(config: GameConfig): Ruleset {
  const ruleset = configure(config);
  if (!ruleset.ok) throw new Error(`a lesson has its rules: ${ruleset.error.code}`);
  return ruleset.value;
}

/** Letters that are neither on the board nor on the rack. */
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

/** As the side on turn sees it. */
export function lessonView(position: LessonPosition): PlayerView {
  return viewFor(lessonState(position), position.turn ?? 0);
}

/** Whether the same letters lie on the same squares; a blank is as good as the letter it stands for. */
export function isSamePlay(one: readonly Placement[], other: readonly Placement[]): boolean {
  const named = (tiles: readonly Placement[]): string =>
    tiles
      .map(([square, laid]) => `${square} ${letterOf(laid)}`)
      .sort()
      .join();
  return named(one) === named(other);
}

/** To be drawn: a board that is looked at, on which nobody plays. */
export function lessonNews(position: LessonPosition): TableSnapshot {
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
