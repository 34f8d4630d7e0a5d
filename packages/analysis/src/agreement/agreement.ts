/**
 * How often somebody's turns agree with the engine, against how often their opponents' turns do, with intervals. Turns of
 * one game are alike, so whole games are drawn again and again (bootstrap). It measures play, and proves nothing: who
 * studies with the engine agrees with it too.
 */

/** The turns of one player in one game. */
export interface PlayedTurns {
  readonly turns: number;
  /** Turns on which they made the engine's first choice, or a move worth as much. */
  readonly best: number;
  /** What their turns gave away against that choice, in points. */
  readonly loss: number;
}

/** A game: the turns of the person, and of an opponent to be compared with; `null`: the opponent is not comparable. */
export interface ComparedGame {
  readonly own: PlayedTurns;
  readonly other: PlayedTurns | null;
}

/** A value with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Agreement {
  /** Share of turns with the engine's first choice, 0 to 1. */
  readonly best: Estimate;
  /** Points given away in a turn. */
  readonly loss: Estimate;
}

export interface AgreementReport {
  readonly games: number;
  readonly turns: number;
  readonly own: Agreement;
  /** `null`: too few games with comparable opponents. */
  readonly others: (Agreement & { readonly games: number; readonly turns: number }) | null;
  /** The person's less the opponents', over the same games. */
  readonly difference: Agreement | null;
}

/** With fewer games an interval says nothing. */
export const LEAST_GAMES = 5;
const DRAWS = 2000;
const TAIL = 0.025;

/** `null`: too few games. `random` answers numbers from 0 up to 1. */
export function agreementReport(
  games: readonly ComparedGame[],
  random: () => number,
): AgreementReport | null {
  if (games.length < LEAST_GAMES) return null;
  const paired = games.flatMap(({ own, other }) => (other === null ? [] : [{ own, other }]));
  const isComparable = paired.length >= LEAST_GAMES;
  const own = games.map((game) => game.own);
  const others = paired.map(({ other }) => other);
  return {
    games: games.length,
    turns: turnsIn(own),
    own: estimated(own, (drawn) => ratesOf(drawn), random),
    others: isComparable
      ? {
          ...estimated(others, (drawn) => ratesOf(drawn), random),
          games: paired.length,
          turns: turnsIn(others),
        }
      : null,
    difference: isComparable ? estimated(paired, differenceOf, random) : null,
  };
}

interface Rates {
  readonly best: number;
  readonly loss: number;
}

function ratesOf(games: readonly PlayedTurns[]): Rates {
  const turns = Math.max(1, turnsIn(games));
  const sum = (value: (game: PlayedTurns) => number): number =>
    games.reduce((total, game) => total + value(game), 0);
  return { best: sum(({ best }) => best) / turns, loss: sum(({ loss }) => loss) / turns };
}

function differenceOf(games: readonly { readonly own: PlayedTurns; readonly other: PlayedTurns }[]): Rates {
  const own = ratesOf(games.map((game) => game.own));
  const other = ratesOf(games.map((game) => game.other));
  return { best: own.best - other.best, loss: own.loss - other.loss };
}

function turnsIn(games: readonly PlayedTurns[]): number {
  return games.reduce((total, { turns }) => total + turns, 0);
}

/** Draws as many games with replacement, again and again, and cuts off what is rare. */
function estimated<T>(
  games: readonly T[],
  rates: (drawn: readonly T[]) => Rates,
  random: () => number,
): Agreement {
  const value = rates(games);
  const draws = Array.from(
    { length: DRAWS },
    () => rates(games.map(() => games[Math.floor(random() * games.length)] as T)), // the index is below the length
  );
  const between = (key: keyof Rates): Estimate => {
    const sorted = draws.map((drawn) => drawn[key]).toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.floor(share * (DRAWS - 1))] ?? value[key];
    return { value: value[key], low: at(TAIL), high: at(1 - TAIL) };
  };
  return { best: between('best'), loss: between('loss') };
}
