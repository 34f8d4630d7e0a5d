/**
 * The three diagrams of the Crosswords rulebook as plays (W-12, W-22, W-23). The second goes on for one more round, with
 * colours, dice and the 50-point bonus (W-07, W-08, W-14, W-17, W-30). The rules count every score.
 */

import type { GameConfig, Score, Seat } from '@lexiko/rules';
import {
  emptyBoard,
  inspectPlay,
  ownArms,
  runThrough,
  scoreOf,
  type Arm,
  type Board,
  type Placement,
  type Square,
} from '@lexiko/rules/board';
import { parseMove } from '@lexiko/rules/notation';
import { diceCount } from '@lexiko/rules/rule-points';
import { lessonView, rulesetOf, type LessonPosition } from '../lesson-table.ts';

export const DIAGRAMS = ['first', 'second', 'third'] as const;
export type DiagramId = (typeof DIAGRAMS)[number];

interface DiagramPlay {
  readonly seat: Seat;
  readonly move: string;
  /** The total of the dice for each cross that the play covers. */
  readonly readings: readonly number[];
}

function play(seat: Seat, move: string, ...readings: readonly number[]): DiagramPlay {
  return { seat, move, readings };
}

const PLAYS: Readonly<Record<DiagramId, readonly DiagramPlay[]>> = {
  first: [play(0, '8G CAT')],
  second: [
    play(0, '8G CAT'),
    play(1, 'I8 (T)APE'),
    play(2, 'G6 FA(C)E'),
    play(3, '6G (F)OOL'),
    play(0, 'I8 (TAPE)STRY'),
    play(1, '8D BOB(CAT)', 6),
    play(2, 'J1 ANIMA(L)', 4),
    play(3, '6G (FOOL)ISH'),
  ],
  third: [play(0, '8G SHIP'), play(1, 'I7 F(I)SH')],
};

/** The opener sits at the bottom, the others follow clockwise (W-18). */
const ZONES: readonly (readonly Arm[])[] = [['S'], ['W'], ['N'], ['E']];
const CONFIG: GameConfig = { preset: 'crosswords', sides: 4 };

/** The board after a play, and the parts of its score. */
export interface DiagramFrame {
  readonly position: LessonPosition;
  /** The board before the play, with the tiles of the play on the rack. */
  readonly before: LessonPosition;
  readonly placed: readonly Placement[];
  readonly seat: Seat;
  readonly move: string;
  readonly word: string;
  readonly fresh: ReadonlySet<Square>;
  readonly score: Score;
  readonly readings: readonly number[];
  /** Covered squares: how many have the player's colour, how many do not, and which have a cross. */
  readonly own: number;
  readonly plain: number;
  readonly crosses: readonly Square[];
  readonly totals: readonly number[];
}

export function diagramFrames(id: DiagramId): readonly DiagramFrame[] {
  const { layout, tiles } = rulesetOf(CONFIG);
  let board: Board = emptyBoard(layout);
  let totals: readonly number[] = ZONES.map(() => 0);
  return PLAYS[id].map(({ seat, move, readings }): DiagramFrame => {
    const parsed = parseMove({ board, layout, tiles }, move);
    if (!parsed.ok) throw new Error(`${move} cannot be read`);
    const rack = parsed.value.map(([, laid]) => laid);
    const before = { config: CONFIG, board, rack, turn: seat, zones: ZONES };
    const view = lessonView(before);
    const inspected = inspectPlay(view, seat, parsed.value);
    if (!inspected.ok) throw new Error(`${move}: ${inspected.error.code}`);
    const score = scoreOf(view, seat, inspected.value, readings);
    const { placed, words } = inspected.value;
    const isOwn = (square: Square): boolean => ownArms(view, seat).some((arm) => arm === layout.arms[square]);
    const own = placed.filter(isOwn).length;
    board = inspected.value.board;
    totals = totals.with(seat, (totals[seat] ?? 0) + score.total);
    return {
      position: { ...before, board, rack: [] },
      before,
      placed: parsed.value,
      seat,
      move,
      word: words[0] ?? '',
      fresh: new Set(placed),
      score,
      readings,
      own,
      plain: placed.length - own,
      crosses: placed.filter((square) => layout.crosses.includes(square)),
      totals,
    };
  });
}

const MEAN_OF_DIE = 3.5;

/** The uncovered crosses with the average dice bonus of each in points (H-18): 35, or 70 on the player's own colour. */
export function openCrosses({
  position,
  seat,
}: DiagramFrame): readonly { readonly square: Square; readonly bonus: number }[] {
  const view = lessonView({ ...position, turn: seat });
  const { layout, dice } = view.ruleset;
  return layout.crosses
    .filter((square) => view.board[square] === '')
    .map((square) => {
      // Points per pip by the rules: a single tile on this square with a roll of 1.
      const letter = {
        board: view.board,
        changes: [],
        used: [],
        placed: [square],
        runs: [runThrough(view.board, layout, square, 'across')],
        words: [],
        fresh: new Set([square]),
      };
      return { square, bonus: scoreOf(view, seat, letter, [1]).dice * MEAN_OF_DIE * diceCount(dice) };
    });
}
