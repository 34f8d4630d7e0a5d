/** Turns that rearrange a word on the board (V-02), as a player judges them. */

import type { PlayerView, RearrangeAction } from '@lexiko/rules';
import type { InspectedPlay } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { rearrangements } from '../variations/rearrange.ts';
import { lettersOf } from '../generation/letter-numbers.ts';
import { expectedScore } from '../positions/play-finder.ts';
import { valuationOf, type Search } from './turn-search.ts';

export interface RearrangingIdea {
  readonly action: RearrangeAction;
  readonly play: InspectedPlay;
  readonly score: number;
  readonly value: number;
}

/** Letters tried in search of rearranged words that cost as much as searching one position. */
const REARRANGE_STEPS = 5_000;
const REARRANGEMENTS_KEPT = 3;

/** The best of those found, best first; empty where the rules do not allow it. */
export function rearrangingIdeas(search: Search, table: PlayerView): readonly RearrangingIdea[] {
  const { seat, vocabulary, effort } = search;
  const { graph, alphabet } = vocabulary;
  const valuation = valuationOf(search, table);
  const steps = REARRANGE_STEPS * effort.left;
  const isInterrupted = (): boolean => effort.left === 0;
  const best: RearrangingIdea[] = [];
  for (const { action, play } of rearrangements({ table, seat, graph, alphabet, steps, isInterrupted })) {
    const kept = [...itemAt(table.racks, seat)];
    for (const tile of play.used) kept.splice(kept.indexOf(tile), 1);
    const score = expectedScore(table, seat, play);
    const value = valuation.valueOf({
      score,
      kept: lettersOf(kept, alphabet),
      used: play.used.length,
    });
    if (best.length === REARRANGEMENTS_KEPT && value <= itemAt(best, best.length - 1).value) continue;
    best.push({ action, play, score, value });
    best.sort((a, b) => b.value - a.value);
    best.length = Math.min(best.length, REARRANGEMENTS_KEPT);
  }
  return best;
}
