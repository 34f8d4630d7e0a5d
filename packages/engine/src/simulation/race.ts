/**
 * Who reaches a target first (the Finish Line game, V-07). Sides are on turn one after the other, and what a turn brings
 * scatters about a mean; from that follows how many turns a side still needs, and so who is likely to be first.
 */

/** What a turn brings, and how far it scatters: of static play in the classic game, from practice games. */
const MEAN_TURN = 34;
const SCATTER = 19;
/** Nobody needs more turns than these to any target. */
const MOST_TURNS = 12;

/** The chance that a side with so many points to go has arrived after so many turns. */
function chanceToArrive(toGo: number, turns: number): number {
  if (toGo <= 0) return 1;
  if (turns === 0) return 0;
  return 1 / (1 + Math.exp((-1.7 * (turns * MEAN_TURN - toGo)) / (SCATTER * Math.sqrt(turns))));
}

/** The chance that the first of the sides arrives first, where they take their turns in the order given from `onTurn` on. */
export function chanceToBeFirst(toGo: readonly number[], onTurn: number): number {
  const sides = toGo.length;
  // Before the side that is on turn, those who wait have nothing to come in this round.
  const arrived = (side: number, round: number): number => chanceToArrive(toGo[side], round);
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
