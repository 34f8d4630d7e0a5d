/** Conditions of affix rules: characters, classes (`[aeiou]`, `[^rs]`) and dots that one end of the stem must match. */

/** The test of one character; `null`: any. */
type CharacterTest = { readonly characters: string; readonly isNegated: boolean } | null;

export type Condition = readonly CharacterTest[];

/** `null` if a bracket is not closed. */
export function parseCondition(text: string): Condition | null {
  const tests: CharacterTest[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '.') tests.push(null);
    else if (character === '[') {
      const end = text.indexOf(']', at);
      if (end < 0) return null;
      const isNegated = text[at + 1] === '^';
      tests.push({ characters: text.slice(at + (isNegated ? 2 : 1), end), isNegated });
      at = end;
    } else tests.push({ characters: character, isNegated: false });
  }
  // A single dot means "no condition" and also matches the empty stem.
  return tests.length === 1 && tests[0] === null ? [] : tests;
}

/** Whether the condition holds for the characters of `word` from `at` on. */
export function holdsAt(condition: Condition, word: string, at: number): boolean {
  if (at < 0 || at + condition.length > word.length) return false;
  // From the end, where stems differ most, so that most rules fail at the first test.
  for (let place = condition.length - 1; place >= 0; place--) {
    const test = condition[place] ?? null;
    if (test !== null && test.characters.includes(word.charAt(at + place)) === test.isNegated) return false;
  }
  return true;
}
