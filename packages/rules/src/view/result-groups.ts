/**
 * A player's averages and bests, from results. Only comparable results are grouped: same preset, kind of game,
 * number of sides, options and dictionary.
 */

import { PRESETS } from '../data/presets.ts';
import type { SideResult } from './side-result.ts';

/** What a good player scores in a classic game of two sides (C-15). */
export const SCORE_BAND = { low: 300, high: 400 } as const;
/** How many of the latest games the trend compares with all. */
const LATEST = 10;

/** A result and its game. */
export type StoredResult = SideResult & { readonly game: string; readonly finishedMs: number };

export interface ResultGroup {
  readonly preset: string;
  readonly mode: string;
  readonly sides: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly dictionary: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Points per game. */
  readonly mean: number;
  /** How much the average of the latest ten games is above that of all. */
  readonly trend: number;
  /** Points per turn. */
  readonly meanTurn: number;
  /** Points of all sides together. */
  readonly meanCombined: number;
  readonly fifties: number;
  readonly best: { readonly game: string; readonly finishedMs: number; readonly score: number };
  readonly bestTurn: { readonly game: string; readonly score: number; readonly move: string };
  /** How many games were below, within and above a good player's range; `null` where none is known. */
  readonly band: {
    readonly low: number;
    readonly high: number;
    readonly below: number;
    readonly within: number;
    readonly above: number;
  } | null;
}

/** Equal for comparable results. Options are in the order of their table. */
export function resultKey({ preset, mode, sides, dictionary, options }: SideResult): string {
  return JSON.stringify([preset, mode, sides, dictionary, options]);
}

/** `results` come newest first; so do the groups. */
export function groupResults(results: readonly StoredResult[]): readonly ResultGroup[] {
  const groups = new Map<string, StoredResult[]>();
  for (const result of results) {
    const key = resultKey(result);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(result);
  }
  return [...groups.values()].flatMap((group) => {
    const [latest] = group;
    return latest === undefined ? [] : [groupOf(latest, group)];
  });
}

function groupOf(latest: StoredResult, group: readonly StoredResult[]): ResultGroup {
  const { preset, mode, sides, options, dictionary } = latest;
  const count = (outcome: StoredResult['outcome']): number =>
    group.filter((result) => result.outcome === outcome).length;
  const scores = group.map(({ score }) => score);
  const best = group.reduce((before, result) => (result.score > before.score ? result : before));
  const bestTurn = group.reduce((before, result) => (result.bestTurn > before.bestTurn ? result : before));
  const mean = meanOf(scores);
  return {
    preset,
    mode,
    sides,
    options,
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
    band: hasBand(latest)
      ? {
          ...SCORE_BAND,
          below: scores.filter((score) => score < SCORE_BAND.low).length,
          within: scores.filter((score) => score >= SCORE_BAND.low && score <= SCORE_BAND.high).length,
          above: scores.filter((score) => score > SCORE_BAND.high).length,
        }
      : null,
  };
}

/** Whether the band of good scores applies: to games of two sides from the classic box (C-15). */
export function hasBand({ preset, sides }: Pick<SideResult, 'preset' | 'sides'>): boolean {
  return sides === 2 && Object.values(PRESETS).some(({ id, game }) => id === preset && game === 'classic');
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
