/** Which senses a school hides although their words are on no list. */

/** What dictionaries say of words that no school list has to name; biology is for schools. */
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

/** Neither speaks of such things nor uses a barred word (in small letters: `Jews` is nothing to keep back). */
export function isFitForSchool(sense: string, barred: ReadonlySet<string>): boolean {
  const words = sense.match(/\b[a-z]+\b/g) ?? [];
  return !UNFIT.test(sense) && !words.some((word) => barred.has(word));
}
