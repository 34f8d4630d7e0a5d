/** When a game ends, and what that does to the scores (S-33, S-34, S-48 to S-51, V-07, W-27, W-28). */

import { isEmptyBoard } from '../../board.ts';
import { passRoundsNow, zeroTurnLimit } from '../../rule-points/ending.ts';
import { surplus } from '../../rule-points/finish-line.ts';
import { deadlockOf } from '../../rule-points/opening.ts';
import { leftoverPoints } from '../../rule-points/scoring.ts';
import { isOneSided, settlesLetters } from '../../rule-points/solitaire.ts';
import { lettersCanChange } from '../../ruleset/ruleset.ts';
import { hasPlay } from '../../search/any-play.ts';
import { sortedTiles, type Tile } from '../../tile.ts';
import type { WordTree } from '../../words.ts';
import type { Seat } from '../action.ts';
import { record, type Draft } from './draft.ts';
import type { Adjustment, EndReason } from '../event.ts';
import { refuseFirstPlay, tilesAtHand } from '../plays/play-inspection.ts';
import { allSeats, seatsOfSide, takesTurns } from '../seats.ts';
import type { GameState, Table } from '../table.ts';

/** The sides that have reached their targets; none where there is no finish line. */
export function finishers(table: Table): readonly Seat[] {
  const { finishLine } = table.ruleset;
  if (finishLine.kind === 'off') return [];
  const over = surplus(finishLine.targets, table.scores);
  return allSeats(table.ruleset).filter((seat) => table.left[seat] !== true && (over[seat] ?? -1) >= 0);
}

/** Why the turn that `seat` has just completed ends the game; `null` if it goes on. Does not search for plays. */
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
  const { finishLine } = table.ruleset;
  const waits =
    finishLine.kind === 'on' && finishLine.ending === 'equalTurns' && !roundIsComplete(table, seat);
  return waits && settled === null ? null : 'FINISH_LINE';
}

/** S-33, W-27: one side is out, or all are. */
function isOut(table: Table, seat: Seat): boolean {
  const { ruleset, pool } = table;
  if (pool.length > 0 || table.lastActs[seat] !== 'play') return false;
  const { out } = ruleset.ending;
  const everybody = out.kind === 'rests' && out.ends === 'allExhausted';
  const seats = everybody ? allSeats(ruleset).filter((other) => table.left[other] !== true) : [seat];
  return seats.every((other) => tilesAtHand(table, other).length === 0);
}

/** Each side that holds tiles has passed often enough in an unbroken run (S-34). */
function allPassed(table: Table): boolean {
  const { ruleset, pool, board, passRun } = table;
  const { opening, ending, sides } = ruleset;
  if (deadlockOf(opening) !== null && isEmptyBoard(board)) return false;
  if (ending.passesEnd === 'poolEmpty' && pool.length > 0) return false;
  const playing = allSeats(ruleset).filter((seat) => table.left[seat] !== true);
  const holders = playing.filter((seat) => tilesAtHand(table, seat).length > 0);
  const rounds = passRoundsNow(ending, { sides, poolSize: pool.length });
  // If nobody holds tiles, everybody has to pass.
  return (holders.length > 0 ? holders : playing).every((seat) => (passRun[seat] ?? 0) >= rounds);
}

function zeroTurns(table: Table): boolean {
  const limit = zeroTurnLimit(table.ruleset.ending, table.left.filter((left) => !left).length);
  return limit !== null && table.zeroRun >= limit;
}

/** Whether all sides have had their turn in this round, which `seat` is part of. A turn they are due to lose counts. */
function roundIsComplete(table: Table, seat: Seat): boolean {
  const { sides } = table.ruleset;
  const place = (other: Seat): number => (other - table.starter + sides) % sides;
  return allSeats(table.ruleset).every(
    (other) => place(other) <= place(seat) || !takesTurns(table, other) || (table.lostTurns[other] ?? 0) > 0,
  );
}

/**
 * S-34 (b): the pool is empty and no rack has a play. Where players may risk words or letters on the board can
 * change, a search would miss plays; only passes end such a game.
 */
export function noMovesLeft(state: GameState, tree: WordTree): boolean {
  const { ending, challenge } = state.ruleset;
  if (ending.noMoves === 'off' || state.pool.length > 0) return false;
  if (challenge.kind === 'challenge' || lettersCanChange(state.ruleset)) return false;
  return !allSeats(state.ruleset).some((seat) => takesTurns(state, seat) && canPlay(state, seat, tree));
}

/** Whether the side has any acceptable play (S-24). */
export function canPlay(state: GameState, seat: Seat, tree: WordTree): boolean {
  const { layout, tiles, solitaire } = state.ruleset;
  const rack = tilesAtHand(state, seat);
  return hasPlay({
    board: state.board,
    layout,
    tiles,
    rack,
    tree,
    most: solitaire.kind === 'openPool' ? state.ruleset.rack.size : rack.length,
    opens: (squares) => refuseFirstPlay(state, squares) === null,
  });
}

/** Ends the game: settles the racks, names the winners, and reveals the secret behind all chance. */
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
  const { finishLine, solitaire, scoring, ending, tiles: set } = state.ruleset;
  if (reason === 'RESIGNED' || reason === 'ABORTED') return [];
  if (reason === 'FINISH_LINE' && !(finishLine.kind === 'on' && finishLine.adjustsRacks)) return [];
  if (!settlesLetters(solitaire)) return [];
  const holders = allSeats(state.ruleset).filter((seat) => tilesAtHand(state, seat).length > 0);
  const left = holders.map((seat): Adjustment => {
    const tiles = sortedTiles(tilesAtHand(state, seat));
    return { seat, kind: 'left', tiles, points: 0 - leftoverPoints(scoring, set, tiles) };
  });
  const gains = reason === 'OUT' && ending.out.kind === 'endsGame' && !isOneSided(solitaire);
  return [...(gains ? outBonus(state, left) : []), ...left];
}

/** The side that went out gains the value of the others' tiles (S-49). */
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

/** The sides with the highest score; a tie goes to those who led before the adjustment (S-50, S-51). */
function winnersOf(state: GameState, reason: EndReason, final: readonly number[]): readonly Seat[] {
  const { ruleset, scores } = state;
  const { finishLine, ending } = ruleset;
  const playing = allSeats(ruleset).filter((seat) => state.left[seat] !== true);
  const best = (seats: readonly Seat[], measure: (seat: Seat) => number): readonly Seat[] => {
    const most = Math.max(...seats.map(measure));
    return seats.filter((seat) => measure(seat) === most);
  };
  if (reason === 'ABORTED') return [];
  if (reason === 'RESIGNED') return playing;
  if (finishLine.kind === 'on') {
    const { targets, noReach } = finishLine;
    if (reason === 'FINISH_LINE') {
      const over = surplus(targets, final);
      return best(finishers(state), (seat) => over[seat] ?? 0);
    }
    if (noReach === 'shareOfTarget')
      return best(playing, (seat) => (final[seat] ?? 0) / (targets[seat] ?? Infinity));
  }
  const first = best(playing, (seat) => final[seat] ?? 0);
  return ending.tieBreak === 'preAdjust' ? best(first, (seat) => scores[seat] ?? 0) : first;
}
