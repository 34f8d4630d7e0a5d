/**
 * What the sources say about how a form is read: as a plural (of a noun, an adjective or a participle), as a form of a
 * verb, or otherwise. Each Hunspell dictionary says it in its own way, or not at all: the Polish one gives a noun all its
 * cases by one flag, and nobody can tell from it which of them are plurals.
 */

import type { LanguageId } from '@lexiko/languages';
import type { FormFacts } from '../hunspell/expand.ts';
import { numberClassIndex } from '../lexicon/number-class.ts';
import { WORD_LABELS, type WordColumns } from '../lexicon/word-columns.ts';

/** Bits: the readings of all entries that have a form. 0: nothing is known. */
export const READINGS = { plural: 1, verb: 2, other: 4 } as const;

/** The reading of a form of a Hunspell dictionary. */
export type ReadingSense = (facts: FormFacts) => number;

/** `null`: the dictionary of the language does not say it. */
export function readingSense(language: LanguageId): ReadingSense | null {
  switch (language) {
    case 'german':
      return germanAdditions;
    case 'french':
      return frenchReading;
    case 'spanish':
      return spanishReading;
    case 'dutch':
      return dutchReading;
    case 'english':
    case 'polish':
    case 'catalan':
      return null;
  }
}

/** Our own `added.dic`: it names the flags of its plurals and verbs. */
function germanAdditions({ suffix }: FormFacts): number {
  if (suffix === null) return READINGS.other;
  if ('PNF'.includes(suffix.flag)) return READINGS.plural;
  return suffix.flag === 'V' ? READINGS.verb : READINGS.other;
}

/** A singular may follow l’ and d’, a plural only d’; a form of a verb follows ne or que in small letters. */
function frenchReading({ suffix }: FormFacts): number {
  if (suffix === null) return READINGS.other;
  const { flags } = suffix.rule;
  if (flags.includes("n'") || flags.includes("q'")) return READINGS.verb;
  return flags.includes("D'") && !flags.includes("L'") ? READINGS.plural : READINGS.other;
}

/** S: plural. G: feminine and both plurals. D: participle with all its forms. */
const SPANISH_NOMINAL = 'SGD';
/** Other flags of one capital make nouns of verbs and adjectives; conjugations and added pronouns have these. */
const SPANISH_VERBAL = /^[REIX\u00C0-\u00FF]$/u;

function spanishReading({ suffix }: FormFacts): number {
  if (suffix === null) return READINGS.other;
  const { flag, rule } = suffix;
  if (SPANISH_NOMINAL.includes(flag)) return rule.append.endsWith('s') ? READINGS.plural : READINGS.other;
  return SPANISH_VERBAL.test(flag) ? READINGS.verb : READINGS.other;
}

/** The affix file describes its rules: NN2 is the plural of a noun, also of a diminutive, VB and PP belong to verbs. */
function dutchReading({ entryFlags, suffix }: FormFacts): number {
  if (suffix === null) return isDutchVerb(entryFlags) ? READINGS.verb : READINGS.other;
  const { morphology } = suffix.rule;
  if (morphology.includes('ts:NN2')) return READINGS.plural;
  return /ts:(?:VB|PP)/u.test(morphology) ? READINGS.verb : READINGS.other;
}

function isDutchVerb(flags: ReadonlySet<string>): boolean {
  return Array.from(flags).some((flag) => /^V[3pqabi]$/u.test(flag));
}

/** Turns readings into number classes. A plural that is also something else than a verb has a reading besides (PS). */
export function classByReadings({ numberClasses, labels }: WordColumns, readings: Uint8Array): void {
  const { plural, verb, other } = READINGS;
  for (let rank = 0; rank < readings.length; rank++) {
    const bits = readings[rank] ?? 0;
    if ((bits & plural) === 0) continue;
    const name = (bits & other) !== 0 ? 'PS' : (bits & verb) !== 0 ? 'PVn' : 'P';
    numberClasses[rank] = numberClassIndex(name);
    labels[rank] = (labels[rank] ?? 0) | WORD_LABELS.anyPlural;
  }
}
