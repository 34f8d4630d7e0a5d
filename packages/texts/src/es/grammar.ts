/**
 * Spanish grammar: persons, plurals, lists. International Spanish: “tú” for one reader, the forms of “ustedes” for several.
 *
 * One term for one thing, in every area:
 *
 * | English            | Spanish                 | English          | Spanish                    |
 * | ------------------ | ----------------------- | ---------------- | -------------------------- |
 * | tile, blank        | ficha, comodín          | rulebook         | reglamento                 |
 * | rack, bag          | atril, bolsa            | side, seat       | bando, puesto              |
 * | game, turn         | partida, turno          | to draw          | sacar                      |
 * | play, to place     | jugada, colocar         | deal, fair draw  | reparto, sorteo            |
 * | exchange (the bag) | cambiar                 | solitaire        | solitario                  |
 * | swap (the board)   | sustituir               | spectator        | espectador                 |
 * | pass, resign       | pasar (pase), abandonar | rematch          | revancha                   |
 * | challenge          | impugnar, impugnación   | rating, rated    | rating, clasificatoria     |
 * | valid, not valid   | válida, no válida       | win chance       | probabilidad de ganar      |
 * | bingo, hook        | bingo, gancho           | equity, playout  | valor, simulación          |
 * | leave, tiles left  | resto, fichas sobrantes | puzzle, drill    | reto, ejercicio (tarjetas) |
 * | unseen tiles       | fichas restantes        | premium square   | casilla de premio          |
 * | to go out          | cerrar, cierre          | double letter    | doble letra                |
 * | final adjustment   | ajuste final            | main, cross-word | principal, palabra cruzada |
 * | score sheet        | planilla                | cross (to roll)  | cruz                       |
 * | endgame            | final                   | on your honour   | de buena fe                |
 * | engine, computer   | motor, máquina          | host, teacher    | quien organiza, docente    |
 * | take back          | deshacer                | play removed     | jugada retirada            |
 * | hint, tip          | pista, consejo          | worksheet        | hoja de ejercicios         |
 */

import { deferred } from '../deferred.ts';
import { capitalized } from '../capitalized.ts';
import type { Person } from '../person.ts';

const RULES = deferred(() => new Intl.PluralRules('es'));
// Knows “e” before “i” and “u” before “o”.
const AND = deferred(() => new Intl.ListFormat('es', { type: 'conjunction' }));
const OR = deferred(() => new Intl.ListFormat('es', { type: 'disjunction' }));
const NUMBER = deferred(() => new Intl.NumberFormat('es'));

export function number(value: number): string {
  return NUMBER().format(value);
}

/** With so many places after the point, for columns of a table: `24,327`. */
export function decimal(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', ',');
}

/** The word for that many: `ficha` or `fichas`. */
export function plural(count: number, one: string, many: string = `${one}s`): string {
  return RULES().select(Math.abs(count)) === 'one' ? one : many;
}

/** `1 ficha`, `6 fichas`, `0 fichas`. */
export function counted(count: number, one: string, many?: string): string {
  return `${number(count)} ${plural(count, one, many)}`;
}

export function points(count: number): string {
  return counted(count, 'punto');
}

export function tiles(count: number): string {
  return counted(count, 'ficha');
}

/** `A, B y C`. */
export function list(words: readonly string[]): string {
  return AND().format(words);
}

/** `A, B o C`. */
export function either(words: readonly string[]): string {
  return OR().format(words);
}

/** At the start of a sentence or in a table: `Tú`, `Ann`. */
export function subject(person: Person): string {
  return person === 'you' ? 'Tú' : person.name;
}

/** At the start of a sentence, where the verb alone says “tú”: `Pierdes`, `Ann pierde`. */
export function does(person: Person, second: string, third: string): string {
  return person === 'you' ? capitalized(second) : `${person.name} ${third}`;
}

/** `Tu tiempo`, `El tiempo de Ann`. */
export function whose(person: Person, yours: string, theirs: string): string {
  return person === 'you' ? yours : `${theirs} de ${person.name}`;
}

/** Several at the start of a sentence, whoever reads it first: `Tú y Ann`. */
export function people(persons: readonly Person[]): string {
  const others = persons.flatMap((person) => (person === 'you' ? [] : [person.name]));
  return list([...(others.length < persons.length ? ['Tú'] : []), ...others]);
}

/** What one or several do, at the start of a sentence: `Ganas`, `Ann gana`, `Tú y Ann ganan`. */
export function allDo(persons: readonly Person[], second: string, third: string, several: string): string {
  const [only] = persons;
  return only !== undefined && persons.length === 1
    ? does(only, second, third)
    : `${people(persons)} ${several}`;
}
