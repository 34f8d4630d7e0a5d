/** Word lists printed in the rulebooks (H-02, H-08), which a playable list should contain. */

/** The hundred two-letter words of the 2020 rulebook. */
export const RULEBOOK_TWO_LETTER_WORDS: readonly string[] = `
AA AB AD AE AG AH AI AL AM AN AR AS AT AW AX AY BA BE BI BO BY DA DE DO ED EF EH EL EM EN ER ES ET EX FA GI GO HA HE HI
HM HO ID IF IN IS IT JO KA LA LI LO MA ME MI MM MO MU MY NA NE NO NU OD OE OF OH OM ON OP OR OS OW OX OY PA PE PI PO RE
SH SI SO TA TE TI TO UH UM UN UP US UT WE WO XI XU YA YE YO
`
  .trim()
  .split(/\s+/u);

/** Q without U: the nine words that also take an S, and the three that do not. */
export const RULEBOOK_Q_TAKING_S: readonly string[] =
  'QAT QAID QOPH FAQIR QANAT TRANQ QINDAR QINTAR QWERTY'.split(' ');
export const RULEBOOK_Q_PLAIN: readonly string[] = 'SHEQEL QINDARKA SHEQALIM'.split(' ');

/** The printed words with Q and without U, those with S included. */
const RULEBOOK_Q_WORDS: readonly string[] = [
  ...RULEBOOK_Q_PLAIN,
  ...RULEBOOK_Q_TAKING_S.flatMap((word) => [word, `${word}S`]),
];

/** Which of the rulebooks' lists: two-letter words, Q without U, or both. */
export type RulebookList = 'two' | 'q-without-u' | 'all';

/** The rulebooks' words that a list lacks. Only for English lists. */
export function absentRulebookWords(has: (word: string) => boolean, list: RulebookList = 'all'): string[] {
  return [
    ...(list === 'q-without-u' ? [] : RULEBOOK_TWO_LETTER_WORDS),
    ...(list === 'two' ? [] : RULEBOOK_Q_WORDS),
  ].filter((word) => !has(word));
}

/** The two-letter words of a list that the rulebook does not print. */
export function beyondRulebook(words: Iterable<string>): string[] {
  return Array.from(words).filter((word) => !RULEBOOK_TWO_LETTER_WORDS.includes(word));
}
