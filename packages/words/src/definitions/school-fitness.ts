/** Finds senses that a school hides although their words are on no list. */

/** Expressions that make a sense unfit. Biology is fit. */
const UNFIT = new RegExp(
  [
    'obscene|(?:vulgar|offensive|disparaging) (?:term|name|word|slang)s?|ethnic slur|prostitutes?|coitus',
    'sexual (?:intercourse|acts?|activity|relations|desires?|pleasure|arousal|excitement|gratification|partners?)',
    'sexually (?:arous|attract|exci|stimulat|promiscuous)\\w*',
  ]
    .map((terms) => `\\b(?:${terms})\\b`)
    .join('|'),
  'i',
);

/** Whether a sense has no unfit expression and no barred word in lower case (`Jews` in a sense is fit). */
export function isFitForSchool(sense: string, barred: ReadonlySet<string>): boolean {
  const words = sense.match(/\b[a-z]+\b/g) ?? [];
  return !UNFIT.test(sense) && !words.some((word) => barred.has(word));
}
