/** Asks the dictionary which words are invalid, and why. */

import type { WordAuthority, WordFault } from '../../words.ts';
import type { Refusal } from '../refusal.ts';

/** The invalid words with their faults, each once, in the order given. */
export function faultsOf(
  authority: WordAuthority,
  words: readonly string[],
): Readonly<Record<string, WordFault>> {
  const faults: Record<string, WordFault> = {};
  for (const word of words) {
    const fault = authority.fault(word);
    if (fault !== null) faults[word] = fault;
  }
  return faults;
}

/** Refuses invalid words where the game judges them itself (`words.validation=auto`). */
export function refuseWords(authority: WordAuthority, words: readonly string[]): Refusal | null {
  const faults = faultsOf(authority, words);
  const bad = Object.keys(faults);
  return bad.length === 0 ? null : { code: 'INVALID_WORDS', bad, faults };
}
