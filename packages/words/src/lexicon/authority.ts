/**
 * Judges words by a lexicon and the restrictions of a game. Implements the rules' word authority, with the reason why a
 * word is not valid.
 */

import { buildGraph, type GraphParts } from '../graph/build-graph.ts';
import { allWords } from '../graph/graph-walk.ts';
import { WordPacker } from '../graph/packed-words.ts';
import type { WordGraph } from '../graph/word-graph.ts';
import { treeOf, treeWithout, type LexiconTree } from '../graph/word-tree.ts';
import type { Lexicon } from './lexicon.ts';
import { numberClassIndex } from './number-class.ts';
import { WORD_LABELS } from './word-columns.ts';

/** The restrictions of a game on listed words. */
export interface WordLayers {
  /** W-25: bars words whose only reading is a plural, or every word that can be one. */
  readonly plurals: 'onlyPlural' | 'anyPlural' | 'off';
  /** W-24. */
  readonly foreign: 'exclusionList' | 'off';
  /** School play: 1 bars the words of tier 1, 2 those of both tiers. */
  readonly school: 0 | 1 | 2;
}

export const NO_LAYERS: WordLayers = { plurals: 'off', foreign: 'off', school: 0 };

/** Why a word is not valid: it is not listed, or a restriction bars it. */
export type WordFault = 'unknown' | 'plural' | 'foreign' | 'school';

export interface Authority {
  /** `null` if the word is valid. */
  fault(word: string): WordFault | null;
  /** The valid words. */
  readonly tree: LexiconTree;
}

export function authorityFor(lexicon: Lexicon, layers: WordLayers): Authority {
  const { graph, alphabet } = lexicon;
  if (isBare(layers)) {
    return { fault: (word) => (lexicon.has(word) ? null : 'unknown'), tree: treeOf(graph, alphabet) };
  }
  const bar = barOf(lexicon, layers);
  return {
    fault(word) {
      const rank = lexicon.rankOf(word);
      return rank < 0 ? 'unknown' : bar(rank);
    },
    tree: treeWithout(graph, lexicon.ranks, alphabet, (rank) => bar(rank) !== null),
  };
}

/** Why the word at a rank is barred; `null` if it is valid. The rules of the game come before a school's. */
export function barOf(
  lexicon: Lexicon,
  layers: WordLayers,
): (rank: number) => Exclude<WordFault, 'unknown'> | null {
  if (isBare(layers)) return () => null;
  const { plurals, foreign, school } = layers;
  const { numberClasses, labels } = lexicon.columns;
  const onlyPlural = plurals === 'onlyPlural' ? numberClassIndex('P') : -1;
  const pluralBit = plurals === 'anyPlural' ? WORD_LABELS.anyPlural : 0;
  const foreignBit = foreign === 'exclusionList' ? WORD_LABELS.foreign : 0;
  const schoolBits =
    [0, WORD_LABELS.schoolTier1, WORD_LABELS.schoolTier1 | WORD_LABELS.schoolTier2][school] ?? 0;
  return (rank) => {
    const label = labels[rank] ?? 0;
    if (numberClasses[rank] === onlyPlural || (label & pluralBit) !== 0) return 'plural';
    if ((label & foreignBit) !== 0) return 'foreign';
    return (label & schoolBits) !== 0 ? 'school' : null;
  };
}

function isBare({ plurals, foreign, school }: WordLayers): boolean {
  return plurals === 'off' && foreign === 'off' && school === 0;
}

/** Which words a smaller graph keeps. */
export interface WordChoice extends WordLayers {
  /** Only words up to this level (10 to 95); words of unknown level count as the rarest. */
  readonly maxLevel?: number;
}

/** Whether the word at a rank is valid and common enough. */
export function isChosen(lexicon: Lexicon, choice: WordChoice): (rank: number) => boolean {
  const bar = barOf(lexicon, choice);
  const { maxLevel } = choice;
  if (maxLevel === undefined) return (rank) => bar(rank) === null;
  const { levels } = lexicon.columns;
  return (rank) => (levels[rank] || RAREST) <= maxLevel && bar(rank) === null;
}

const RAREST = 95;

/** A graph of only the chosen words, for move generators: Crosswords, school play, computers with everyday words. */
export function graphOfGoodWords(lexicon: Lexicon, choice: WordChoice, parts?: GraphParts): WordGraph {
  const isGood = isChosen(lexicon, choice);
  const packer = new WordPacker();
  let rank = 0;
  for (const { letters, length } of allWords(lexicon.graph)) {
    if (isGood(rank++)) packer.add(letters.subarray(0, length));
  }
  return buildGraph(packer.take(), parts);
}
