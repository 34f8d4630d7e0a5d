/** English grammar: persons, plurals, lists. */

import { deferred } from '../deferred.ts';
import type { Person } from '../person.ts';

const RULES = deferred(() => new Intl.PluralRules('en'));
// British English has no comma before the "and".
const AND = deferred(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));
const OR = deferred(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));
const NUMBER = deferred(() => new Intl.NumberFormat('en'));

export function number(value: number): string {
  return NUMBER().format(value);
}

/** With so many places after the point, for columns of a table: `24.327`. */
export function decimal(value: number, digits: number): string {
  return value.toFixed(digits);
}

/** The word for that many: `tile` or `tiles`. */
export function plural(count: number, one: string, many: string = `${one}s`): string {
  return RULES().select(Math.abs(count)) === 'one' ? one : many;
}

/** `1 tile`, `6 tiles`, `0 tiles`. */
export function counted(count: number, one: string, many?: string): string {
  return `${number(count)} ${plural(count, one, many)}`;
}

export function points(count: number): string {
  return counted(count, 'point');
}

export function tiles(count: number): string {
  return counted(count, 'tile');
}

/** `A, B and C`. */
export function list(words: readonly string[]): string {
  return AND().format(words);
}

/** `A, B or C`. */
export function either(words: readonly string[]): string {
  return OR().format(words);
}

/** At the start of a sentence: `You`, `Ann`. */
export function subject(person: Person): string {
  return person === 'you' ? 'You' : person.name;
}

/** Inside a sentence: `you`, `Ann`. */
export function whom(person: Person): string {
  return person === 'you' ? 'you' : person.name;
}

/** `You lose`, `Ann loses`. */
export function does(person: Person, verb: string, third: string = `${verb}s`): string {
  return person === 'you' ? `You ${verb}` : `${person.name} ${third}`;
}

/** `Your`, `Ann’s`. */
export function whose(person: Person): string {
  return person === 'you' ? 'Your' : `${person.name}’s`;
}

/** Several at the start of a sentence, whoever reads it first: `You and Ann`. */
export function people(persons: readonly Person[]): string {
  const others = persons.filter((person) => person !== 'you');
  return list([...(others.length < persons.length ? ['You'] : []), ...others.map(whom)]);
}
