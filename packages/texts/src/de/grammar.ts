/** German grammar: persons, plurals, lists. */

import { deferred } from '../deferred.ts';
import type { Person } from '../person.ts';

const RULES = deferred(() => new Intl.PluralRules('de'));
const AND = deferred(() => new Intl.ListFormat('de', { type: 'conjunction' }));
const OR = deferred(() => new Intl.ListFormat('de', { type: 'disjunction' }));
const NUMBER = deferred(() => new Intl.NumberFormat('de'));

export function number(value: number): string {
  return NUMBER().format(value);
}

/** With so many places after the point, for columns of a table: `24,327`. */
export function decimal(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', ',');
}

/** The word for that many: `Stein` or `Steine`. */
export function plural(count: number, one: string, many: string): string {
  return RULES().select(Math.abs(count)) === 'one' ? one : many;
}

/** `1 Punkt`, `6 Punkte`. */
export function counted(count: number, one: string, many: string): string {
  return `${number(count)} ${plural(count, one, many)}`;
}

export function points(count: number): string {
  return counted(count, 'Punkt', 'Punkte');
}

/** As subject or object: `1 Buchstabe`, `6 Buchstaben`. */
export function tiles(count: number): string {
  return counted(count, 'Buchstabe', 'Buchstaben');
}

/** As an object: `1 Buchstaben`, `6 Buchstaben`. */
export function tilesAsObject(count: number): string {
  return `${number(count)} Buchstaben`;
}

/** `A, B und C`. */
export function list(words: readonly string[]): string {
  return AND().format(words);
}

/** `A, B oder C`. */
export function either(words: readonly string[]): string {
  return OR().format(words);
}

/** At the start of a sentence: `Du`, `Ann`. */
export function subject(person: Person): string {
  return person === 'you' ? 'Du' : person.name;
}

/** Whom something is done to: `dich`, `Ann`. */
export function whom(person: Person): string {
  return person === 'you' ? 'dich' : person.name;
}

/** `Du verlierst`, `Ann verliert`. */
export function does(person: Person, second: string, third: string): string {
  return person === 'you' ? `Du ${second}` : `${person.name} ${third}`;
}

/** `Du hast`, `Ann hat`: the start of a sentence about what somebody has done. */
export function has(person: Person): string {
  return does(person, 'hast', 'hat');
}

/** `von dir`, `von Ann`. */
export function of(person: Person): string {
  return person === 'you' ? 'von dir' : `von ${person.name}`;
}

/** `Deine`, `Anns`: before a feminine or plural noun. */
export function whose(person: Person): string {
  if (person === 'you') return 'Deine';
  return /[sßxz]$/iu.test(person.name) ? `${person.name}’` : `${person.name}s`;
}

/** Several at the start of a sentence, whoever reads it first: `Du und Ann`. */
export function people(persons: readonly Person[]): string {
  const others = persons.filter((person) => person !== 'you');
  return list([...(others.length < persons.length ? ['Du'] : []), ...others.map(whom)]);
}

/** The form of a verb that goes with them: `Du gewinnst`, `Ann gewinnt`, `Du und Ann gewinnt`, `Ann und Ben gewinnen`. */
export function verbFor(
  persons: readonly Person[],
  { du, er, ihr, sie }: Readonly<Record<'du' | 'er' | 'ihr' | 'sie', string>>,
): string {
  if (persons.length === 1) return persons[0] === 'you' ? du : er;
  return persons.includes('you') ? ihr : sie;
}
