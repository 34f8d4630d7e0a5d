/**
 * Guesses the lemmas of a word from regular endings, for words without one in the lexicon's lemma column. The caller
 * checks whether such a word exists and has a fitting sense.
 */

import type { Form } from './definition.ts';
import type { LemmaForm } from './record.ts';

interface Ending {
  readonly ending: RegExp;
  /** The end of the lemma that it replaces. */
  readonly replaces: string;
  readonly forms: readonly Form[];
}

/**
 * If several endings fit, the likelier reading comes first: PICKAXE before PICKAX for PICKAXING, IN before INN for
 * INNED. A consonant doubled before -ED or -ING is single in the lemma; L, S and Z may be double there too.
 */
const ENDINGS: readonly Ending[] = [
  { ending: /(?<=[^aeiou])ies$/, replaces: 'y', forms: ['pl', '3sg'] },
  { ending: /(?<!s)s$/, replaces: '', forms: ['pl', '3sg'] },
  { ending: /(?<=[sxzo]|[cs]h)es$/, replaces: '', forms: ['pl', '3sg'] },
  { ending: /(?<=[^aeiou])ied$/, replaces: 'y', forms: ['past'] },
  { ending: /(?<=e)d$/, replaces: '', forms: ['past'] },
  { ending: /(?<=([bdgkmnprtv]))\1ed$/, replaces: '', forms: ['past'] },
  { ending: /ed$/, replaces: '', forms: ['past'] },
  { ending: /(?<=([lsz]))\1ed$/, replaces: '', forms: ['past'] },
  { ending: /ing$/, replaces: 'e', forms: ['ing'] },
  { ending: /(?<=([bdgkmnprtv]))\1ing$/, replaces: '', forms: ['ing'] },
  { ending: /ing$/, replaces: '', forms: ['ing'] },
  { ending: /(?<=([lsz]))\1ing$/, replaces: '', forms: ['ing'] },
  { ending: /ier$/, replaces: 'y', forms: ['comp'] },
  { ending: /(?<=e)r$/, replaces: '', forms: ['comp'] },
  { ending: /er$/, replaces: '', forms: ['comp'] },
  { ending: /iest$/, replaces: 'y', forms: ['sup'] },
  { ending: /(?<=e)st$/, replaces: '', forms: ['sup'] },
  { ending: /est$/, replaces: '', forms: ['sup'] },
  { ending: /ily$/, replaces: 'y', forms: ['ly'] },
  { ending: /ly$/, replaces: '', forms: ['ly'] },
  { ending: /ly$/, replaces: 'le', forms: ['ly'] },
  { ending: /(?<=ll)y$/, replaces: '', forms: ['ly'] },
  { ending: /(?<=ic)ally$/, replaces: '', forms: ['ly'] },
  { ending: /iness$/, replaces: 'y', forms: ['ness'] },
  { ending: /ness$/, replaces: '', forms: ['ness'] },
];

/** Possible lemmas, likeliest first; they need not be words. */
export function possibleLemmas(word: string): LemmaForm[] {
  return ENDINGS.filter(({ ending }) => ending.test(word)).flatMap(({ ending, replaces, forms }) =>
    forms.map((form) => ({ lemma: word.replace(ending, replaces), form })),
  );
}
