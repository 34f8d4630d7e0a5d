/** What the games of a tournament add up to: wins, mean scores, spreads, and how sure one can be of them. */

import type { GameResult } from './match.ts';

export interface Standing {
  readonly name: string;
  /** Games won, shared wins by their share. */
  readonly wins: number;
  /** Share of all games, 0 to 1. */
  readonly winShare: number;
  /** Half the width of the interval that holds the true share in 95 of 100 tournaments; `null`: one group tells nothing. */
  readonly winMargin: number | null;
  readonly meanScore: number;
  /** Mean of the own score less the mean of the others', by game. */
  readonly meanSpread: number;
  /** The same of the mean spread. */
  readonly spreadMargin: number | null;
}

const NORMAL_95 = 1.96;

export function standingsOf(names: readonly string[], results: readonly GameResult[]): readonly Standing[] {
  return names.map((name, entrant) => {
    const won = (result: GameResult): number => result.won[entrant] ?? 0;
    const wins = sum(results.map(won));
    const spreads = groupMeans(results, names.length, (result) => spreadOf(result, entrant));
    return {
      name,
      wins,
      winShare: wins / Math.max(1, results.length),
      winMargin: shareMarginOf(groupMeans(results, names.length, won)),
      meanScore: mean(results.map(({ scores }) => scores[entrant] ?? 0)),
      meanSpread: mean(spreads),
      spreadMargin: marginOf(spreads),
    };
  });
}

function spreadOf({ scores }: GameResult, entrant: number): number {
  const others = scores.filter((_, at) => at !== entrant);
  return others.length === 0 ? 0 : (scores[entrant] ?? 0) - mean(others);
}

/** Games with the same bag are not independent: each group of them counts as one observation. */
function groupMeans(
  results: readonly GameResult[],
  size: number,
  measure: (result: GameResult) => number,
): readonly number[] {
  const groups = new Map<number, number[]>();
  for (const result of results) {
    const group = Math.floor(result.game / size);
    groups.set(group, [...(groups.get(group) ?? []), measure(result)]);
  }
  return [...groups.values()].map(mean);
}

function marginOf(observed: readonly number[]): number | null {
  return observed.length < 2 ? null : NORMAL_95 * Math.sqrt(variance(observed) / observed.length);
}

/** Where all games ended alike they scatter by nothing: then the rule of three tells how large the share may be yet. */
function shareMarginOf(observed: readonly number[]): number | null {
  const margin = marginOf(observed);
  return margin === 0 ? Math.min(1, 3 / observed.length) : margin;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

function variance(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return sum(numbers.map((number) => (number - middle) ** 2)) / Math.max(1, numbers.length - 1);
}
