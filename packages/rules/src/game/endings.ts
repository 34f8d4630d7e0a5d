/** When a game is over, and what it counts then (S-33, S-34, S-48 to S-51, V-07, W-27, W-28). */

import { isEmptyBoard } from '../board.ts';
import { leftoverPoints } from '../rule-points/crosswords-score.ts';
import { surplus, finishLineTarget } from '../rule-points/finish-line.ts';
import { lettersCanChange } from '../ruleset.ts';
import { hasPlay } from '../search/any-play.ts';
import { rackValue } from '../tile-set.ts';
import { sortedTiles, type Tile } from '../tile.ts';
import type { WordTree } from '../words.ts';
import type { Seat } from './action.ts';
import { record, type Draft } from './draft.ts';
import type { Adjustment, EndReason } from './event.ts';
import { refuseOpening, tilesAtHand } from './play-inspection.ts';
import { allSeats, seatsOfSide, takesTurns } from './seats.ts';
import type { GameState, Table } from './table.ts';

/** The sides that have reached their targets; none where there is no finish line. */
export function finishers(table: Table): readonly Seat[] {
  const { options, sides } = table.ruleset;
  if (options['finishLine.enabled'] === 'off') return [];
  const over = surplus(sides, options['finishLine.level'], table.scores);
  return allSeats(table.ruleset).filter((seat) => table.left[seat] !== true && (over[seat] ?? -1) >= 0);
}

/** Why the game ends with the turn that `seat` has just completed; `null` if it goes on. Plays left are not searched. */
export function endingAfter(table: Table, seat: Seat): EndReason | null {
  const reached = finishers(table).length > 0;
  const settled = isOut(table, seat)
    ? 'OUT'
    : allPassed(table)
      ? 'ALL_PASSED'
      : zeroTurns(table)
        ? 'ZERO_TURNS'
        : null;
  if (!reached) return settled;
  const waits = table.ruleset.options['finishLine.ending'] === 'equalTurns' && !roundIsComplete(table, seat);
  return waits && settled === null ? null : 'FINISH_LINE';
}

/** S-33; in Crosswords all must be out (W-27), unless the first side out ends it. */
function isOut(table: Table, seat: Seat): boolean {
  const { ruleset, pool } = table;
  if (pool.length > 0 || table.lastActs[seat] !== 'play') return false;
  const everybody = ruleset.game === 'crosswords' && ruleset.options['cw.end'] === 'allExhausted';
  const seats = everybody ? allSeats(ruleset).filter((other) => table.left[other] !== true) : [seat];
  return seats.every((other) => tilesAtHand(table, other).length === 0);
}

/** Each side that holds tiles has passed often enough in an unbroken run (S-34). */
function allPassed(table: Table): boolean {
  const { ruleset, pool, board, passRun } = table;
  const { options } = ruleset;
  if (options['firstWord.min'] > 2 && isEmptyBoard(board)) return false;
  if (ruleset.game === 'crosswords' && pool.length > 0) return false;
  const playing = allSeats(ruleset).filter((seat) => table.left[seat] !== true);
  const holders = playing.filter((seat) => tilesAtHand(table, seat).length > 0);
  const rounds = passRounds(table);
  // Where nobody holds any, all of them pass.
  return (holders.length > 0 ? holders : playing).every((seat) => (passRun[seat] ?? 0) >= rounds);
}

/** Alone, one passes twice to end the game. */
function passRounds({ ruleset, pool }: Table): number {
  const chosen = ruleset.options['end.passRounds'];
  if (chosen !== 'auto') return chosen;
  return pool.length === 0 && ruleset.sides > 1 ? 1 : 2;
}

function zeroTurns(table: Table): boolean {
  const limit = table.ruleset.options['end.zeroTurns'];
  if (limit === 'off') return false;
  const playing = table.left.filter((left) => !left).length;
  return table.zeroRun >= (limit === 6 ? 6 : 3 * playing);
}

/** Whether all sides have had their turn in the round that `seat` takes part in; one they are due to lose is had. */
function roundIsComplete(table: Table, seat: Seat): boolean {
  const { sides } = table.ruleset;
  const place = (other: Seat): number => (other - table.starter + sides) % sides;
  return allSeats(table.ruleset).every(
    (other) => place(other) <= place(seat) || !takesTurns(table, other) || (table.lostTurns[other] ?? 0) > 0,
  );
}

/**
 * S-34 (b): the pool is empty and no rack has a play. Where words may be risked or letters on the board can change,
 * a search would miss plays, so that only passes end such a game.
 */
export function noMovesLeft(state: GameState, tree: WordTree): boolean {
  const { options } = state.ruleset;
  if (options['end.autoNoMoves'] === 'off' || state.pool.length > 0) return false;
  if (options['words.validation'] === 'challenge' || lettersCanChange(options)) return false;
  return !allSeats(state.ruleset).some((seat) => takesTurns(state, seat) && canPlay(state, seat, tree));
}

/** Whether the side has any acceptable play (S-24). */
export function canPlay(state: GameState, seat: Seat, tree: WordTree): boolean {
  const { layout, tiles, options } = state.ruleset;
  const rack = tilesAtHand(state, seat);
  return hasPlay({
    board: state.board,
    layout,
    tiles,
    rack,
    tree,
    most: options['solitaire.mode'] === 'openPool' ? options['rack.size'] : rack.length,
    opens: (squares) => refuseOpening(state, squares) === null,
  });
}

/** Ends the game: settles the racks, names the winners, and tells the secret behind all chance. */
export function endGame(draft: Draft, reason: EndReason): void {
  const { state, world } = draft;
  const adjustments = adjustmentsFor(state, reason);
  const final = finalScores(state, adjustments);
  record(draft, {
    type: 'ended',
    reason,
    racks: state.racks,
    pool: state.pool,
    adjustments,
    final,
    winners: winnersOf(state, reason, final),
  });
  if (state.commitment !== null && world.chance.secret !== null) {
    record(draft, { type: 'revealed', secret: world.chance.secret });
  }
}

function adjustmentsFor(state: GameState, reason: EndReason): readonly Adjustment[] {
  const { options, game } = state.ruleset;
  if (reason === 'RESIGNED' || reason === 'ABORTED') return [];
  if (reason === 'FINISH_LINE' && !options['finishLine.adjustRacks']) return [];
  const alone = options['solitaire.mode'] === 'tally' || options['solitaire.mode'] === 'openPool';
  if (alone && !options['solitaire.deductLeft']) return [];
  const holders = allSeats(state.ruleset).filter((seat) => tilesAtHand(state, seat).length > 0);
  const left = holders.map((seat): Adjustment => {
    const tiles = sortedTiles(tilesAtHand(state, seat));
    const points =
      game === 'crosswords'
        ? leftoverPoints(tiles, options['cw.blankPoints'])
        : rackValue(state.ruleset.tiles, tiles);
    return { seat, kind: 'left', tiles, points: 0 - points };
  });
  const out = reason === 'OUT' && game === 'classic' && !alone ? outBonus(state, left) : [];
  return [...out, ...left];
}

/** The side that played its last letter gains what all others have left (S-49). */
function outBonus(state: GameState, left: readonly Adjustment[]): readonly Adjustment[] {
  const seat = allSeats(state.ruleset).find(
    (other) =>
      state.left[other] !== true && state.lastActs[other] === 'play' && state.racks[other]?.length === 0,
  );
  if (seat === undefined || left.length === 0) return [];
  const tiles: readonly Tile[] = sortedTiles(left.flatMap((adjustment) => adjustment.tiles));
  return [{ seat, kind: 'out', tiles, points: left.reduce((sum, { points }) => sum - points, 0) }];
}

function finalScores({ scores, ruleset }: GameState, adjustments: readonly Adjustment[]): readonly number[] {
  const final = [...scores];
  for (const { seat, points } of adjustments) {
    for (const member of seatsOfSide(ruleset, seat)) final[member] = (final[member] ?? 0) + points;
  }
  return final;
}

/** Those with most, and among equals those who were ahead before the adjustment (S-50, S-51). */
function winnersOf(state: GameState, reason: EndReason, final: readonly number[]): readonly Seat[] {
  const { ruleset, scores } = state;
  const { options, sides } = ruleset;
  const playing = allSeats(ruleset).filter((seat) => state.left[seat] !== true);
  const best = (seats: readonly Seat[], measure: (seat: Seat) => number): readonly Seat[] => {
    const most = Math.max(...seats.map(measure));
    return seats.filter((seat) => measure(seat) === most);
  };
  if (reason === 'ABORTED') return [];
  if (reason === 'RESIGNED') return playing;
  if (reason === 'FINISH_LINE') {
    const over = surplus(sides, options['finishLine.level'], final);
    return best(finishers(state), (seat) => over[seat] ?? 0);
  }
  if (options['finishLine.enabled'] === 'on' && options['finishLine.noReach'] === 'shareOfTarget') {
    const target = (seat: Seat): number =>
      finishLineTarget(sides, options['finishLine.level'][seat] ?? 'intermediate');
    return best(playing, (seat) => (final[seat] ?? 0) / target(seat));
  }
  const first = best(playing, (seat) => final[seat] ?? 0);
  const breaks = ruleset.game === 'classic' && options.tieBreak === 'preAdjust';
  return breaks ? best(first, (seat) => scores[seat] ?? 0) : first;
}
