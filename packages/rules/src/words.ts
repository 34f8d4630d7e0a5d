/** What the rules ask of a dictionary. Who answers (a lexicon, a table of players) is not known here. */

/** Why a word is not good: not listed at all, or barred by a layer over the list. */
export const WORD_FAULTS = ['unknown', 'plural', 'foreign', 'school'] as const;
export type WordFault = (typeof WORD_FAULTS)[number];

/** A set of words as a tree of letters, walked from the front. `0` is the dead end of every walk. */
export interface WordTree {
  readonly root: number;
  /** The node after one more letter (upper case, one tile's letter); 0 where no word goes on this way. */
  step(node: number, letter: string): number;
  endsWord(node: number): boolean;
}

/** Words are upper case. */
export interface WordAuthority {
  /** `null`: the word is good. */
  fault(word: string): WordFault | null;
  /** The good words, for finding out whether any play exists. */
  readonly tree: WordTree;
}
