/** How many games with computers one person, and one network, may have going on. */

export interface ComputerGameLimits {
  readonly perPerson: number;
  readonly perNetwork: number;
}

/** Enough for a school class behind one address, each with a game and one that they left. */
export const USUAL_COMPUTER_GAMES: ComputerGameLimits = { perPerson: 10, perNetwork: 250 };

/** A game in which nothing has happened for so long asks nothing of computers, and does not count. */
export const RUNNING_MS: number = 15 * 60 * 1000;
