/**
 * Who reaches a target first (the Finish Line game, V-07). The score of a turn is distributed as in practice games,
 * with a second peak for bonus plays; that gives the number of turns a side still needs, and so who is likely to be
 * first.
 */

import { itemAt } from '@lexiko/rules/item-at';

/**
 * How many of 10,000 turns bring 0 to 4 points, 5 to 9 and so on: of static play in the classic game, from the third
 * turn on (3,000 games). The mean is 40.
 */
// prettier-ignore
const TURNS_BY_FIVE_POINTS: readonly number[] = [
  138, 87, 370, 770, 1328, 1426, 1436, 992, 556, 339, 241, 107, 258, 316, 458, 361, 331, 201, 124, 63, 34, 13, 12, 10, 8,
  6, 5, 4, 3, 3,
];
const BIN = 5;
/** Nobody needs more turns than this for any target. */
const MOST_TURNS = 12;
/** Above the highest target. */
const MOST_POINTS = 400;

/** By turns, then by points: the chance to have scored at least this many. Computed on first use. */
let arrivals: readonly Float64Array[] | null = null;

function arrivalTable(): readonly Float64Array[] {
  const all = TURNS_BY_FIVE_POINTS.reduce((sum, turns) => sum + turns, 0);
  const turn = TURNS_BY_FIVE_POINTS.flatMap((turns) => Array.from({ length: BIN }, () => turns / all / BIN));
  const table: Float64Array[] = [];
  // The chance to have scored exactly this many points; those beyond the table are left out.
  let made = new Float64Array(MOST_POINTS + 1);
  made[0] = 1;
  for (let turns = 0; turns <= MOST_TURNS; turns++) {
    const arrived = new Float64Array(MOST_POINTS + 1).fill(1);
    for (let points = 1; points <= MOST_POINTS; points++)
      arrived[points] = itemAt(arrived, points - 1) - itemAt(made, points - 1);
    table.push(arrived);
    const next = new Float64Array(MOST_POINTS + 1);
    for (const [points, chance] of made.entries()) {
      if (chance === 0) continue;
      for (const [score, share] of turn.slice(0, MOST_POINTS + 1 - points).entries())
        next[points + score] = itemAt(next, points + score) + chance * share;
    }
    made = next;
  }
  return table;
}

/** The chance that a side with `toGo` points to go, possibly fractional, has arrived after this many turns. */
function chanceToArrive(toGo: number, turns: number): number {
  if (toGo <= 0) return 1;
  const row = itemAt((arrivals ??= arrivalTable()), turns);
  const points = Math.min(Math.max(1, toGo), MOST_POINTS - 1);
  const below = Math.floor(points);
  const chance = itemAt(row, below);
  return chance + (points - below) * (itemAt(row, below + 1) - chance);
}

/** The chance that the first of the sides arrives first, if they take turns in the order given from `onTurn` on. */
export function chanceToBeFirst(toGo: readonly number[], onTurn: number): number {
  const sides = toGo.length;
  // Sides before the one on turn have no turn left in this round.
  const arrived = (side: number, round: number): number => chanceToArrive(itemAt(toGo, side), round);
  let chance = 0;
  for (let round = 1; round <= MOST_TURNS; round++) {
    const now = arrived(0, round) - arrived(0, round - 1);
    let others = 1;
    for (let side = 1; side < sides; side++) {
      const comesBefore = place(side, onTurn, sides) < place(0, onTurn, sides);
      others *= 1 - arrived(side, comesBefore ? round : round - 1);
    }
    chance += now * others;
  }
  return chance;
}

/** How many turns pass before the side has its own. */
function place(side: number, onTurn: number, sides: number): number {
  return (side - onTurn + sides) % sides;
}
