/** Words put before the dictionary: which of them are not good, and why. */

import type { WordAuthority, WordFault } from '../../words.ts';
import type { Refusal } from '../refusal.ts';

/** The bad words with their faults, each once, in the order given. */
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

/** Words are judged like this where that is automatic (`words.validation=auto`). */
export function refuseWords(authority: WordAuthority, words: readonly string[]): Refusal | null {
  const faults = faultsOf(authority, words);
  const bad = Object.keys(faults);
  return bad.length === 0 ? null : { code: 'INVALID_WORDS', bad, faults };
}
