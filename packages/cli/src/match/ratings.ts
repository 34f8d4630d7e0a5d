/**
 * Elo ratings from the games of a match (Bradley and Terry's model, by the largest likelihood), with intervals. Everybody
 * counts one more drawn game against everybody met, so that who has lost all games has a rating too.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { seededNumbers } from '../tournament/bag-order.ts';
import type { MatchResult } from './match-folder.ts';

export interface Rating {
  readonly rating: number;
  /** The interval that holds it in 95 of 100 such matches. */
  readonly low: number;
  readonly high: number;
}

/** Whose rating is given; the others follow. */
export interface Anchor {
  readonly player: number;
  readonly rating: number;
}

const ELO = 400;
const STEPS = 300;
const RESAMPLES = 300;
const IN_INTERVAL = 0.95;

/** Games with the same bag are drawn together when matches are drawn again from the games played. */
export function ratingsOf(count: number, results: readonly MatchResult[], anchor: Anchor): readonly Rating[] {
  const ratings = anchored(strengths(count, results), anchor);
  const pairs = pairsOf(results);
  const random = seededNumbers(1);
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const sample = pairs.flatMap((groups) =>
      groups.flatMap(() => itemAt(groups, Math.floor(random() * groups.length))),
    );
    return anchored(strengths(count, sample), anchor);
  });
  return ratings.map((rating, player) => {
    const sorted = drawn.map((one) => itemAt(one, player)).toSorted((a, b) => a - b);
    const at = (share: number): number => itemAt(sorted, Math.round(share * (sorted.length - 1)));
    return { rating, low: at((1 - IN_INTERVAL) / 2), high: at((1 + IN_INTERVAL) / 2) };
  });
}

/** For each two that met, the games by their bags. */
function pairsOf(results: readonly MatchResult[]): readonly (readonly (readonly MatchResult[])[])[] {
  const pairs = new Map<string, Map<number, MatchResult[]>>();
  for (const result of results) {
    const bags = pairs.get(result.pair.join()) ?? new Map<number, MatchResult[]>();
    pairs.set(result.pair.join(), bags);
    const bag = result.game >> 1;
    bags.set(bag, [...(bags.get(bag) ?? []), result]);
  }
  return Array.from(pairs.values(), (bags) => [...bags.values()]);
}

function anchored(ratings: readonly number[], { player, rating }: Anchor): readonly number[] {
  const shift = rating - itemAt(ratings, player);
  return ratings.map((one) => one + shift);
}

/** On the scale of Elo, from an end of its own. */
function strengths(count: number, results: readonly MatchResult[]): readonly number[] {
  const wins = new Float64Array(count);
  const games = Array.from({ length: count }, () => new Float64Array(count));
  for (const { pair, won } of results) {
    for (const side of [0, 1] as const) {
      const [own, other] = [pair[side], pair[1 - side] ?? 0];
      const played = itemAt(games, own);
      // The drawn game beyond those played.
      if (played[other] === 0) {
        played[other] = 1;
        wins[own]! += 0.5;
      }
      played[other]! += 1;
      wins[own]! += won[side] ?? 0;
    }
  }
  let strength = new Float64Array(count).fill(1);
  for (let step = 0; step < STEPS; step++) {
    const next = strength.map((own, player) => {
      const expected = itemAt(games, player).reduce(
        (sum, played, other) => sum + played / (own + itemAt(strength, other)),
        0,
      );
      return expected === 0 ? 1 : itemAt(wins, player) / expected;
    });
    const mean = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / count);
    strength = next.map((one) => one / mean);
  }
  return Array.from(strength, (one) => ELO * Math.log10(one));
}
