/** What the rules ask of a dictionary, whoever answers: a lexicon or the players. */

/** Why a word is invalid: it is not listed, or a layer over the list bars it. */
export const WORD_FAULTS = ['unknown', 'plural', 'foreign', 'school'] as const;
export type WordFault = (typeof WORD_FAULTS)[number];

/** A set of words as a tree of letters, walked from the front. Node `0` is the dead end. */
export interface WordTree {
  readonly root: number;
  /** The node after one more letter (upper case, one tile); 0 if no word continues this way. */
  step(node: number, letter: string): number;
  endsWord(node: number): boolean;
}

/** Words are upper case. */
export interface WordAuthority {
  /** `null` if the word is valid. */
  fault(word: string): WordFault | null;
  /** The valid words, to find out whether any play exists. */
  readonly tree: WordTree;
}
