/** Lets policies choose at every turn of a set, and says what they lose. */

import { itemAt } from '@lexiko/rules/item-at';
import { CachedPlayouts, candidateName } from './cached-playouts.ts';
import type { Policy } from './policies.ts';
import type { Reference } from './reference.ts';
import type { Turn } from './turns.ts';

/** Amounts of work, in seconds of one quiet core. */
export const SECONDS = [0.25, 1, 4] as const;
/**
 * Turns in playouts that the kernel does in a second: two for each of the 6,800 playouts of two plies, judged, that
 * `npm run bench -- engine --slices` measured.
 */
export const TURNS_PER_SECOND = 13_600;
const SEED = 7;

/** One choice. */
export interface Choice {
  readonly turn: string;
  readonly bag: number;
  readonly policy: string;
  readonly seconds: number;
  /** Chance to win and points lost, of the reference's best. */
  readonly win: number;
  readonly points: number;
  /** Of the work, 0 to 1. */
  readonly spent: number;
  readonly chosen: string;
}

/** A policy with so many seconds of work. */
export interface Trial {
  readonly policy: Policy;
  readonly seconds: number;
}

export function choicesAt(turn: Turn, reference: Reference, trials: readonly Trial[]): readonly Choice[] {
  const playouts = new CachedPlayouts(turn, SEED);
  return trials.map(({ policy, seconds }) => {
    const turns = TURNS_PER_SECOND * seconds;
    const { place, spent } = policy.choose(playouts, turns);
    const chosen = candidateName(itemAt(playouts.options, place));
    const lost = reference.lost[chosen];
    if (lost === undefined) throw new Error(`the reference of ${turn.name} does not know ${chosen}`);
    const [win, points] = lost;
    const { bagSize: bag } = playouts;
    return { turn: turn.name, bag, policy: policy.name, seconds, win, points, spent: spent / turns, chosen };
  });
}

export interface Mean {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly margin: number;
}

const DEVIATIONS = 1.96;

export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, margin: DEVIATIONS * Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}

/** For each policy a row: by amount the chance to win lost in percentage points, points, work; and less than the first policy. */
export function tableOf(choices: readonly Choice[]): string {
  const policies = [...new Set(choices.map(({ policy }) => policy))];
  const amounts = [...new Set(choices.map(({ seconds }) => seconds))];
  const of = (policy: string, seconds: number): readonly Choice[] =>
    choices.filter((one) => one.policy === policy && one.seconds === seconds);
  const lines = amounts.flatMap((seconds) => {
    const first = new Map(of(itemAt(policies, 0), seconds).map((one) => [one.turn, one]));
    const rows = policies.flatMap((policy) => {
      const own = of(policy, seconds);
      if (own.length === 0) return [];
      const wins = meanOf(own.map(({ win }) => 100 * win));
      const points = meanOf(own.map((one) => one.points));
      const gained = meanOf(own.map(({ turn, win }) => 100 * ((first.get(turn)?.win ?? win) - win)));
      const spent = meanOf(own.map((one) => one.spent));
      const other = own.filter(({ turn, chosen }) => first.get(turn)?.chosen !== chosen).length;
      const row = `| ${policy} | ${written(wins, 2)} | ${written(points, 2)} | ${written(gained, 2)} | ${other} | ${Math.round(100 * spent.mean)} % |`;
      return [row];
    });
    const count = of(itemAt(policies, 0), seconds).length;
    return [`\n${seconds} s, ${count} turns`, ...rows];
  });
  return `${lines.join('\n')}\n`;
}

export function written({ mean, margin }: Mean, places: number): string {
  return `${mean.toFixed(places)} ± ${margin.toFixed(places)}`;
}
