/**
 * French grammar: persons, plurals, lists. The page says “tu”.
 *
 * One word for one thing:
 * tile, letter → lettre (jeton: the object in the box) · blank → joker · rack → chevalet · bag → sac · board → plateau
 * square → case · premium square → case bonus · double letter → lettre compte double · triple word → mot compte triple
 * play, move → coup · to play a word → jouer · to place tiles → poser · turn → tour · bingo → bingo
 * to draw → piocher · draw → pioche · deal → distribution · exchange → échanger · pass → passer · swap → remplacer
 * challenge → contester, contestation · accept → accepter · valid, invalid → valable, non valable
 * hook → rallonge · cross-word → mot perpendiculaire · leave → reliquat · to go out → finir · endgame → fin de partie
 * unseen tiles → lettres restantes · score sheet → feuille de score · final adjustment → décompte final
 * game → partie · rulebook → livret · edition → édition · side → camp · seat → place · team → équipe
 * opponent → adversaire · level → niveau · host → hôte · spectator → spectateur · rematch → revanche
 * resign → abandonner · clock → chrono · rating → cote · class → classe · tiles left at the end → lettres non jouées
 * puzzle → problème · drill → exercice · lesson → leçon · workbench → atelier · playout → simulation
 * win chance → chances de gagner · margin of error → marge d’erreur · worth, equity → valeur
 * engine → moteur · computer → ordinateur · hint → indice · tip → conseil · alerts → notifications · chat → messages
 * Names have no gender and may begin with a vowel: no agreement with them, no “de” before them.
 */

import { deferred } from '../deferred.ts';
import type { Person } from '../person.ts';

const RULES = deferred(() => new Intl.PluralRules('fr'));
const AND = deferred(() => new Intl.ListFormat('fr', { type: 'conjunction' }));
const OR = deferred(() => new Intl.ListFormat('fr', { type: 'disjunction' }));
const NUMBER = deferred(() => new Intl.NumberFormat('fr'));

export function number(value: number): string {
  return NUMBER().format(value);
}

/** With so many places after the point, for columns of a table: `24,327`. */
export function decimal(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', ',');
}

/** The word for that many: `lettre` for 0 and 1, `lettres` from 2 on. */
export function plural(count: number, one: string, many: string = `${one}s`): string {
  return RULES().select(Math.abs(count)) === 'one' ? one : many;
}

/** `0 lettre`, `1 lettre`, `6 lettres`. */
export function counted(count: number, one: string, many?: string): string {
  return `${number(count)} ${plural(count, one, many)}`;
}

export function points(count: number): string {
  return counted(count, 'point');
}

/** After a number that is written already: `point` for `0,4 (±0,9)`, `points` for `3,4`. */
export function pointsAfter(written: string): string {
  const value = Number.parseFloat(written.replaceAll(/\s/gu, '').replace('−', '-').replace(',', '.'));
  return `${written} ${plural(value, 'point')}`;
}

export function tiles(count: number): string {
  return counted(count, 'lettre');
}

/** `A, B et C`. */
export function list(words: readonly string[]): string {
  return AND().format(words);
}

/** `A, B ou C`. */
export function either(words: readonly string[]): string {
  return OR().format(words);
}

/** After a preposition, or alone: `toi`, `Ann`. */
export function whom(person: Person): string {
  return person === 'you' ? 'toi' : person.name;
}

/** `Tu perds`, `Ann perd`. */
export function does(person: Person, second: string, third: string): string {
  return person === 'you' ? `Tu ${second}` : `${person.name} ${third}`;
}

/** `Tu as`, `Ann a`: the start of a sentence about what somebody has done. */
export function has(person: Person): string {
  return does(person, 'as', 'a');
}

/** Several, whoever reads it last: `Ann et toi`. */
export function people(persons: readonly Person[]): string {
  const others = persons.filter((person) => person !== 'you');
  return list([...others.map(whom), ...(others.length < persons.length ? ['toi'] : [])]);
}

/** With the verb that goes with them: `Tu gagnes`, `Ann gagne`, `Ann et toi gagnez`, `Ann et Ben gagnent`. */
export function allDo(
  persons: readonly Person[],
  { tu, il, vous, ils }: Readonly<Record<'tu' | 'il' | 'vous' | 'ils', string>>,
): string {
  const [only] = persons;
  if (persons.length === 1 && only !== undefined) return does(only, tu, il);
  return `${people(persons)} ${persons.includes('you') ? vous : ils}`;
}
