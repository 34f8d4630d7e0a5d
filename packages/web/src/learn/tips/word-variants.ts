/** Words that look like those of a list, to ask which of them are words. */

/** The words with one letter replaced by another of the list, without those of the list; `keep` is not replaced. */
export function lookAlikes(words: readonly (readonly string[])[], keep?: string): readonly string[] {
  const known = new Set(words.map((word) => word.join('')));
  const letters = [...new Set(words.flat())].filter((letter) => letter !== keep);
  const found = new Set<string>();
  for (const word of words)
    for (const [at, replaced] of word.entries()) {
      if (replaced === keep) continue;
      for (const letter of letters) found.add(word.with(at, letter).join(''));
    }
  return [...found].filter((one) => !known.has(one));
}

/** What the word becomes with one of the letters before or after it. */
export function extensionsOf(word: readonly string[], letters: readonly string[]): readonly string[] {
  const spelled = word.join('');
  return [...new Set(letters.flatMap((letter) => [letter + spelled, spelled + letter]))];
}
