/** Simple facts about a leave (H-06): good tiles, and the balance of vowels and consonants. */

const GOOD_LETTERS = 'AEILNRST';
const VOWELS = 'AEIOU';

export interface LeaveFacts {
  /** Letters of the set A E I L N R S T. */
  readonly good: number;
  readonly vowels: number;
  readonly consonants: number;
  /** As many consonants as vowels, or one more. */
  readonly isBalanced: boolean;
}

export function leaveFacts(kept: readonly string[]): LeaveFacts {
  const letters = kept.filter((tile) => tile !== '?');
  const vowels = letters.filter((letter) => VOWELS.includes(letter)).length;
  const consonants = letters.length - vowels;
  return {
    good: letters.filter((letter) => GOOD_LETTERS.includes(letter)).length,
    vowels,
    consonants,
    isBalanced: consonants === vowels || consonants === vowels + 1,
  };
}
