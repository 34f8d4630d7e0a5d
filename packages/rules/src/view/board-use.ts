/**
 * The two marks of skilled play (G-12): how far words spread over the board, and what is made of premium squares.
 * Measured for each side and in total, from logs and from games known by their plays.
 */

import {
  crossing,
  DIRECTIONS,
  emptyBoard,
  runThrough,
  withLaid,
  type Board,
  type Placement,
} from '../board.ts';
import type { Seat } from '../game/action.ts';
import type { GameEvent } from '../game/event.ts';
import { isOnBoard, type Square } from '../layout.ts';
import type { ReplayedGame } from '../notation/gcg-replay.ts';
import { configure, type Ruleset } from '../ruleset/ruleset.ts';
import { laidValue } from '../tile-set.ts';

/** How a side, or all sides together, used the board. */
export interface BoardUse {
  /** Tiles laid. */
  readonly tiles: number;
  /**
   * How many of them in each quarter: top left, top right, bottom left, bottom right. The middle lines belong to
   * none.
   */
  readonly quarters: readonly [number, number, number, number];
  /** Rows and columns with at least one of these tiles. */
  readonly rows: number;
  readonly columns: number;
  /** Premium squares covered. */
  readonly premiums: number;
  /** Their gain: the points of the plays minus those of the same words without premiums. */
  readonly premiumPoints: number;
}

export interface GameBoardUse {
  /** By seat. */
  readonly sides: readonly BoardUse[];
  readonly together: BoardUse;
  /** What the board offers. */
  readonly rows: number;
  readonly columns: number;
  readonly premiums: number;
}

/** A play that stayed on the board, with the board before it. */
interface StandingPlay {
  readonly seat: Seat;
  readonly placed: readonly Placement[];
  readonly before: Board;
  /** Without the bonus for many tiles. */
  readonly points: number;
}

/** From a log, beginning with the creation of the game. */
export function boardUseOfLog(events: readonly GameEvent[]): GameBoardUse {
  const [first] = events;
  if (first?.type !== 'created') throw new Error('A log begins with the creation of the game.');
  let ruleset = rulesetOf(first.config);
  let board: Board = emptyBoard(ruleset.layout);
  const plays: StandingPlay[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'configured':
        ruleset = rulesetOf(event.config);
        board = emptyBoard(ruleset.layout);
        break;
      case 'set-up':
        board = event.position.board;
        break;
      case 'retrieved':
      case 'recycled':
        board = withLaid(board, [[event.square, event.tile]]);
        break;
      case 'played': {
        const { seat, changes, score } = event;
        const before = withLaid(
          board,
          changes.map(([square]) => [square, '']),
        );
        const placed = changes.filter(([, laid]) => laid !== '');
        board = withLaid(board, changes);
        plays.push({ seat, placed, before, points: score.total - score.bonus });
        break;
      }
      case 'withdrew':
      case 'took-back': {
        board = withLaid(board, event.changes);
        const at = plays.findLastIndex(({ seat }) => seat === event.seat);
        // A withdrawn play does not count; a withdrawn exchange or pass changed no squares.
        if (at >= 0 && event.changes.length > 0) plays.splice(at, 1);
        break;
      }
      default:
    }
  }
  return useOf(ruleset, plays);
}

/** From a game scored from its plays. */
export function boardUseOfReplay(ruleset: Ruleset, { turns }: ReplayedGame): GameBoardUse {
  const plays = turns.flatMap(({ kind, player: seat, placed, score, bonus }, at): readonly StandingPlay[] => {
    if (kind !== 'play' || turns[at + 1]?.kind === 'withdrawn') return [];
    const before = turns[at - 1]?.board ?? emptyBoard(ruleset.layout);
    return [{ seat, placed, before, points: score - bonus }];
  });
  return useOf(ruleset, plays);
}

function rulesetOf(config: Parameters<typeof configure>[0]): Ruleset {
  const configured = configure(config);
  if (!configured.ok) throw new Error(`An impossible configuration is in the log: ${configured.error.code}`);
  return configured.value;
}

function isPremium({ layout }: Ruleset, square: Square): boolean {
  return (layout.letterFactors[square] ?? 1) > 1 || (layout.wordFactors[square] ?? 1) > 1;
}

function useOf(ruleset: Ruleset, plays: readonly StandingPlay[]): GameBoardUse {
  const { layout, sides } = ruleset;
  const squares = Array.from({ length: layout.width * layout.height }, (_, square) => square);
  return {
    sides: Array.from({ length: sides }, (_, side) =>
      sumOf(
        ruleset,
        plays.filter(({ seat }) => seat === side),
      ),
    ),
    together: sumOf(ruleset, plays),
    rows: layout.height,
    columns: layout.width,
    premiums: squares.filter((square) => isOnBoard(layout, square) && isPremium(ruleset, square)).length,
  };
}

function sumOf(ruleset: Ruleset, plays: readonly StandingPlay[]): BoardUse {
  const { width, height } = ruleset.layout;
  const squares = plays.flatMap(({ placed }) => placed.map(([square]) => square));
  const places = squares.map((square) => ({ row: Math.floor(square / width), column: square % width }));
  const [middleRow, middleColumn] = [(height - 1) / 2, (width - 1) / 2];
  const quarter = (isTop: boolean, isLeft: boolean): number =>
    places.filter(
      ({ row, column }) =>
        (isTop ? row < middleRow : row > middleRow) &&
        (isLeft ? column < middleColumn : column > middleColumn),
    ).length;
  return {
    tiles: squares.length,
    quarters: [quarter(true, true), quarter(true, false), quarter(false, true), quarter(false, false)],
    rows: new Set(places.map(({ row }) => row)).size,
    columns: new Set(places.map(({ column }) => column)).size,
    premiums: squares.filter((square) => isPremium(ruleset, square)).length,
    premiumPoints: plays.reduce((sum, play) => sum + pointsFromPremiums(ruleset, play), 0),
  };
}

/** What a play scored above the plain value of its words. Crosswords has no premiums. */
function pointsFromPremiums(ruleset: Ruleset, { placed, before, points }: StandingPlay): number {
  if (ruleset.scoring.kind !== 'premiums') return 0;
  const { layout, tiles } = ruleset;
  const board = withLaid(before, placed);
  const squares = placed.map(([square]) => square);
  const [first = 0] = squares;
  const along =
    DIRECTIONS.find((direction) => {
      const run = runThrough(board, layout, first, direction).squares;
      return run.length > 1 && squares.every((square) => run.includes(square));
    }) ?? 'across';
  const runs = [
    runThrough(board, layout, first, along).squares,
    ...squares.map((square) => runThrough(board, layout, square, crossing(along)).squares),
  ];
  const plain = runs
    .filter(({ length }) => length > 1)
    .flat()
    .reduce((sum, square) => sum + laidValue(tiles, board[square] ?? ''), 0);
  return points - plain;
}
