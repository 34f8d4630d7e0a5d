/**
 * Inspects tiles laid out for a play: whether they may lie there, which words they form, what they score. It never
 * asks whether a word is valid, so a preview gives nothing away (D-04).
 */

import {
  hasNeighbour,
  isEmptyBoard,
  isGapless,
  lineOf,
  textOf,
  withLaid,
  wordsThrough,
  type Board,
  type Placement,
  type Run,
} from '../../board.ts';
import { isOnBoard, type Arm, type Square } from '../../layout.ts';
import { areaScore } from '../../rule-points/area-score.ts';
import { armOfColour, type Colour } from '../../rule-points/colours.ts';
import { coveredCrosses, rollsDue } from '../../rule-points/dice.ts';
import { refuseOpening, type OpeningRefusal } from '../../rule-points/opening.ts';
import { premiumScore } from '../../rule-points/premium-score.ts';
import { err, ok, type Result } from '../../result.ts';
import { BLANK, isLaidBlank, letterOf, missingTiles, neededTile, type Tile } from '../../tile.ts';
import type { Seat } from '../action.ts';
import type { Score } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import { seatsOfSide } from '../seats.ts';
import type { Table } from '../table.ts';

/** A play that may lie where it is. */
export interface InspectedPlay {
  readonly board: Board;
  readonly changes: readonly Placement[];
  /** Tiles used from the rack. */
  readonly used: readonly Tile[];
  readonly placed: readonly Square[];
  readonly runs: readonly Run[];
  readonly words: readonly string[];
  /** Squares whose premium counts. */
  readonly fresh: ReadonlySet<Square>;
}

/** Refusals come in the order of precedence; words are not judged. */
export function inspectPlay(
  table: Table,
  seat: Seat,
  tiles: readonly Placement[],
): Result<InspectedPlay, Refusal> {
  const refusal = refuseTiles(table, seat, tiles);
  if (refusal !== null) return err(refusal);
  const { layout } = table.ruleset;
  const squares = tiles.map(([square]) => square);
  const line = lineOf(layout, squares);
  if (line === null) return err({ code: 'NOT_IN_LINE' });
  const board = withLaid(table.board, tiles);
  if (!isGapless(board, layout, squares, line)) return err({ code: 'GAP' });
  if (isEmptyBoard(table.board)) {
    const opening = refuseFirstPlay(table, squares);
    if (opening !== null) return err(opening);
  } else if (!squares.some((square) => hasNeighbour(table.board, layout, square))) {
    return err({ code: 'NOT_CONNECTED' });
  }
  const runs = wordsThrough(board, layout, squares, line);
  if (runs.length === 0) return err({ code: 'NO_WORD' });
  return ok({
    board,
    changes: tiles,
    used: tiles.map(([, laid]) => neededTile(laid)),
    placed: squares,
    runs,
    words: runs.map((run) => textOf(table.ruleset.tiles, board, run)),
    fresh: new Set(squares),
  });
}

function refuseTiles(table: Table, seat: Seat, tiles: readonly Placement[]): Refusal | null {
  const { layout, solitaire, rack, tiles: set } = table.ruleset;
  if (tiles.length === 0) return { code: 'NO_TILES' };
  if (tiles.some(([square]) => !isOnBoard(layout, square))) return { code: 'OFF_BOARD' };
  const squares = new Set(tiles.map(([square]) => square));
  if (squares.size < tiles.length || tiles.some(([square]) => table.board[square] !== '')) {
    return { code: 'SQUARE_OCCUPIED' };
  }
  if (tiles.some(([, laid]) => lacksLetter(set.counts, laid))) return { code: 'BLANK_NEEDS_LETTER' };
  if (solitaire.kind === 'openPool' && tiles.length > rack.size)
    return { code: 'TOO_MANY_TILES', maximum: rack.size };
  const missing = missingTiles(
    tilesAtHand(table, seat),
    tiles.map(([, laid]) => neededTile(laid)),
  );
  return missing.length > 0 ? { code: 'TILE_NOT_ON_RACK', tiles: missing } : null;
}

/** Whether a blank has no letter, or one that is not in the box. */
export function lacksLetter(counts: Readonly<Record<Tile, number>>, laid: string): boolean {
  return laid === BLANK || (isLaidBlank(laid) && !Object.hasOwn(counts, letterOf(laid)));
}

/** What a side may play from: its rack, and the pool where that is open. */
export function tilesAtHand({ racks, pool, ruleset }: Table, seat: Seat): readonly Tile[] {
  const rack = racks[seat] ?? [];
  return ruleset.solitaire.kind === 'openPool' ? [...rack, ...pool] : rack;
}

export function refuseFirstPlay(
  { ruleset, openingMinimum }: Table,
  squares: readonly Square[],
): OpeningRefusal | null {
  return refuseOpening(ruleset.opening, ruleset.layout, squares, openingMinimum);
}

/** The squares that each roll of the dice for this play is for. */
export function rollsFor({ ruleset }: Table, placed: readonly Square[]): readonly (readonly Square[])[] {
  const { dice, layout } = ruleset;
  return dice.kind === 'none' ? [] : rollsDue(dice, coveredCrosses(layout, placed));
}

/** The score; `readings` holds a reading for each roll, and is empty in a preview. */
export function scoreOf(table: Table, seat: Seat, play: InspectedPlay, readings: readonly number[]): Score {
  const { ruleset } = table;
  const { board, runs, placed, fresh, used } = play;
  const { layout, tiles, dice, scoring: rule } = ruleset;
  switch (rule.kind) {
    case 'premiums': {
      const score = premiumScore({ rule, board, layout, tiles, runs, fresh, placed: used.length });
      return { ...score, letters: 0, dice: 0, fifty: 0 };
    }
    case 'areas': {
      const own = ownArms(table, seat);
      const score = areaScore(
        { rule, dice, board, layout, runs, main: mainRun(play), placed, own },
        readings,
      );
      return { ...score, bonus: 0, words: play.words.map((word) => ({ word, points: 0 })) };
    }
  }
}

/** The word along the line; for a single tile the longer one. */
function mainRun({ runs, placed }: InspectedPlay): Run {
  const [first, second] = runs;
  if (first === undefined) throw new Error('A play forms a word.');
  const longer = placed.length === 1 && second !== undefined && second.squares.length > first.squares.length;
  return longer ? second : first;
}

/** The arms on which a side counts double: its colours, and its partner's (W-14, W-32). */
export function ownArms({ ruleset, zones, opener }: Table, seat: Seat): readonly Arm[] {
  const side = seatsOfSide(ruleset, seat);
  if (zones !== null) return side.flatMap((member) => zones[member] ?? []);
  const bottom = ruleset.colours[opener ?? seat]?.[0] ?? 'red';
  const colours = side.flatMap((member): readonly Colour[] => ruleset.colours[member] ?? ['red']);
  return colours.map((colour) => armOfColour(colour, bottom));
}
