/**
 * Averages and bests of a player, folded from results. Like is compared with like: by preset, kind of game,
 * number of sides, options and dictionary. Pure.
 */

import type { StatisticsGroup } from '@lexiko/protocol';
import type { ResultRecord } from './record-store.ts';

/** What a good player scores in a classic game of two sides (C-15). */
const BAND = { low: 300, high: 400 } as const;
/** The trend is the mean of the latest so many against the mean of all. */
const LATEST = 10;

/** `results` newest first; the group played last comes first. */
export function statisticsOf(results: readonly ResultRecord[]): readonly StatisticsGroup[] {
  const groups = new Map<string, ResultRecord[]>();
  for (const result of results) {
    const { preset, mode, sides, options, dictionary } = result;
    // Options stand in the order of their list.
    const key = JSON.stringify([preset, mode, sides, dictionary, options]);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(result);
  }
  return [...groups.values()].flatMap((group) => {
    const [latest] = group;
    return latest === undefined ? [] : [groupOf(latest, group)];
  });
}

function groupOf(latest: ResultRecord, group: readonly ResultRecord[]): StatisticsGroup {
  const { preset, mode, sides, options, dictionary } = latest;
  const count = (outcome: ResultRecord['outcome']): number =>
    group.filter((result) => result.outcome === outcome).length;
  const scores = group.map(({ score }) => score);
  const best = group.reduce((before, result) => (result.score > before.score ? result : before));
  const bestTurn = group.reduce((before, result) => (result.bestTurn > before.bestTurn ? result : before));
  const mean = meanOf(scores);
  return {
    preset,
    mode,
    sides,
    options: { ...options },
    dictionary,
    games: group.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    mean,
    trend: meanOf(scores.slice(0, LATEST)) - mean,
    meanTurn: meanOf(group.map(({ score, turns }) => (turns === 0 ? 0 : score / turns))),
    meanCombined: meanOf(group.map(({ combined }) => combined)),
    fifties: group.reduce((sum, { fifties }) => sum + fifties, 0),
    best: { game: best.game, finishedMs: best.finishedMs, score: best.score },
    bestTurn: { game: bestTurn.game, score: bestTurn.bestTurn, move: bestTurn.bestMove },
    band: isBanded(latest)
      ? {
          ...BAND,
          below: scores.filter((score) => score < BAND.low).length,
          within: scores.filter((score) => score >= BAND.low && score <= BAND.high).length,
          above: scores.filter((score) => score > BAND.high).length,
        }
      : null,
  };
}

function isBanded({ preset, sides }: ResultRecord): boolean {
  return sides === 2 && preset !== 'crosswords';
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
