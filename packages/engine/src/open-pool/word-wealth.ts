/** How much the letters of any word can be worth: bounds for plays whose letters are not chosen yet. */

import { itemAt } from '@lexiko/rules/item-at';
import { childOf, DAWG_ARC, endsWord, isLastSibling, arcLetter, type WordGraph } from '@lexiko/words';

/** By length of the word, then by number of letters: the most that this many letters of one word are worth. */
export type WordWealth = readonly (readonly number[])[];

/** It takes a walk over all words, so the last answer for each graph is cached. */
const lastAnswers = new WeakMap<WordGraph, { readonly key: string; readonly wealth: WordWealth }>();

export function wordWealth(graph: WordGraph, values: readonly number[], longest: number): WordWealth {
  const key = [longest, ...values].join(' ');
  const last = lastAnswers.get(graph);
  if (last?.key === key) return last.wealth;
  const wealth = walkWords(graph, values, longest);
  lastAnswers.set(graph, { key, wealth });
  return wealth;
}

function walkWords(graph: WordGraph, values: readonly number[], longest: number): WordWealth {
  const wealth = Array.from({ length: longest + 1 }, (_, length) =>
    Array.from({ length: length + 1 }, () => 0),
  );
  const word: number[] = [];
  const visit = (index: number): void => {
    for (let arc = childOf(graph, index); arc !== 0; arc++) {
      const node = itemAt(graph.nodes, arc);
      word.push(values[arcLetter(node)] ?? 0);
      if (endsWord(node)) record(itemAt(wealth, word.length), word);
      if (word.length < longest) visit(arc);
      word.pop();
      if (isLastSibling(node)) return;
    }
  };
  visit(DAWG_ARC);
  return wealth;
}

function record(most: number[], word: readonly number[]): void {
  let sum = 0;
  for (const [at, value] of word.toSorted((a, b) => b - a).entries()) {
    sum += value;
    most[at + 1] = Math.max(itemAt(most, at + 1), sum);
  }
}

/**
 * The most that letters of one word can earn on squares with these `factors`: the more valuable letter on the larger
 * factor. Neither the word nor the tiles at hand (`sums`: their 0, 1, 2 … most valuable together) have more. Negative
 * factors count as 0: a letter without value would go there.
 */
export function mostOnSquares(
  factors: readonly number[],
  wealth: readonly number[],
  sums: readonly number[],
): number {
  const descending = factors.toSorted((a, b) => b - a);
  let most = 0;
  // Each step between two factors is multiplied by all letters before it.
  for (const [at, factor] of descending.entries()) {
    const step = Math.max(0, factor) - Math.max(0, descending[at + 1] ?? 0);
    most += step * Math.min(itemAt(wealth, at + 1), itemAt(sums, Math.min(at + 1, sums.length - 1)));
  }
  return most;
}
