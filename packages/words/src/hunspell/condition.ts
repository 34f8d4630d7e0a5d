/** Conditions of affix rules: a row of characters, classes (`[aeiou]`, `[^rs]`) and dots that an end of the stem must match. */

/** What one character must be; `null`: anything. */
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
  // A single dot is how "no condition" is written: it holds for the empty stem too.
  return tests.length === 1 && tests[0] === null ? [] : tests;
}

/** Whether the condition holds for the characters of `word` from `at` on. */
export function holdsAt(condition: Condition, word: string, at: number): boolean {
  if (at < 0 || at + condition.length > word.length) return false;
  // From the end: stems differ there most, so that most rules fail at the first test.
  for (let place = condition.length - 1; place >= 0; place--) {
    const test = condition[place] ?? null;
    if (test !== null && test.characters.includes(word.charAt(at + place)) === test.isNegated) return false;
  }
  return true;
}
