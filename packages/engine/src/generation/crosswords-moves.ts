/**
 * The moves of a Crosswords position. Generation finds the plays; the rules score them one by one, because colours,
 * dice and the bonus of fifty are not sums over squares.
 */

import type { PlayerView, Seat } from '@lexiko/rules';
import { inspectPlay, scoreOf } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { diceCount, exchangeLimit, leftoverPoints } from '@lexiko/rules/rule-points';
import type { Alphabet } from '@lexiko/words';
import type { MoveGenerator } from './generator.ts';
import { type Leaves, leaveValue } from './leaves.ts';
import type { Exchange, Move, Play } from './play.ts';
import { boardNumbers, laidTiles, lettersLeft, lettersOf, tileOf, usedLetters } from './letter-numbers.ts';
import { MEAN_OF_DIE } from './ruleset-numbers.ts';

export interface CrosswordsPosition {
  readonly table: PlayerView;
  /** The side to move; the view shows its rack. */
  readonly seat: Seat;
  readonly alphabet: Alphabet;
  /** `null` if every leave is worth 0. */
  readonly leaves: Leaves | null;
  /** What the dice show wherever they are rolled; `null` for their mean. */
  readonly reading: number | null;
}

/**
 * All plays, in the order of generation, and the exchanges the side may make (W-16): without a play, or where anybody
 * may. The generator must have the numbers of this table and seat. A pass is listed only if nothing else is possible.
 */
export function crosswordsMoves(generator: MoveGenerator, position: CrosswordsPosition): readonly Move[] {
  const { table, seat, alphabet } = position;
  const letters = lettersOf(itemAt(table.racks, seat), alphabet);
  generator.setBoard(boardNumbers(table.board, alphabet));
  generator.setRack({ letters, bagSize: 0, otherPoints: 0 });
  const count = generator.listPlacements();
  const plays: Move[] = [];
  for (let index = 0; index < count; index++) {
    const play = counted(position, letters, generator.placementAt(index));
    if (play !== null) plays.push(play);
  }
  const mayExchange = plays.length === 0 || table.ruleset.exchange.when === 'free';
  const moves = mayExchange ? [...plays, ...exchangesOf(generator, position, letters)] : plays;
  return moves.length > 0
    ? moves
    : [{ type: 'exchange', letters: [], equityMilli: worthOf(position, letters) }];
}

/** `null` if the rules refuse the play: openings have rules of their own. */
function counted(position: CrosswordsPosition, letters: readonly number[], placement: Play): Play | null {
  const { table, seat, alphabet } = position;
  const { crosses } = table.ruleset.layout;
  const play = inspectPlay(table, seat, laidTiles(placement, alphabet));
  if (!play.ok) return null;
  const reading = position.reading ?? MEAN_OF_DIE * diceCount(table.ruleset.dice);
  const score = scoreOf(
    table,
    seat,
    play.value,
    crosses.map(() => reading),
  ).total;
  const kept = lettersLeft(letters, usedLetters(placement));
  return { ...placement, score, equityMilli: Math.round(1000 * score) + worthOf(position, kept) };
}

function exchangesOf(
  generator: MoveGenerator,
  position: CrosswordsPosition,
  letters: readonly number[],
): readonly Exchange[] {
  const { ruleset, pool } = position.table;
  const most = exchangeLimit(ruleset.exchange, pool.length);
  return generator
    .allExchanges()
    .filter((exchange) => exchange.letters.length <= most)
    .map((exchange) => ({
      ...exchange,
      equityMilli: worthOf(position, lettersLeft(letters, exchange.letters)),
    }));
}

/** What kept tiles are worth, in thousandths: as a leave while there are tiles to draw, then what they cost (W-28). */
function worthOf({ table, alphabet, leaves }: CrosswordsPosition, kept: readonly number[]): number {
  const { pool, ruleset } = table;
  if (pool.length === 0) {
    const tiles = kept.map((letter) => tileOf(letter, alphabet));
    return -1000 * leftoverPoints(ruleset.scoring, ruleset.tiles, tiles);
  }
  return leaves === null ? 0 : Math.round(1000 * leaveValue(leaves, kept));
}
