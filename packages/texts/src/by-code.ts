/** Texts for codes with data: refusals, problems, faults. */

/** For each code a sentence, or a function of the data that comes with it. */
export type TextsByCode<Coded extends { readonly code: string }> = {
  readonly [Code in Coded['code']]: string | ((data: Coded & { readonly code: Code }) => string);
};

export function textByCode<Coded extends { readonly code: string }>(
  texts: TextsByCode<Coded>,
  coded: Coded,
): string {
  // Each entry takes the data of its own code, which the compiler cannot see through a computed key.
  const text: string | ((data: Coded) => string) = texts[coded.code as Coded['code']];
  return typeof text === 'string' ? text : text(coded);
}
