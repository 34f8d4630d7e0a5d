/** Limits the running games with computers per person and per network. */

export interface ComputerGameLimits {
  readonly perPerson: number;
  readonly perNetwork: number;
}

/** Enough for a school behind one address where every pupil has one running and one abandoned game. */
export const USUAL_COMPUTER_GAMES: ComputerGameLimits = { perPerson: 10, perNetwork: 250 };

/** A game without an event for this long does not count: its computers are idle. */
export const RUNNING_MS: number = 15 * 60 * 1000;
