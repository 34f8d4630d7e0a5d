/** Whom a sentence is about. Grammar follows: "You win", "Ann wins". */

/** Whoever reads the sentence, or somebody by name. */
export type Person = 'you' | { readonly name: string };

export const YOU = 'you' satisfies Person;

export function named(name: string): Person {
  return { name };
}
