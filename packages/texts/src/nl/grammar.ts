/**
 * Dutch grammar: persons, plurals, lists. One word for one thing:
 *
 * tile, letter → letter · blank → blanco · rack → plankje · bag → zak · set of tiles → letterset
 * play (verb) → leggen · play, move → zet · turn → beurt · game → spel · pass → passen · exchange → wisselen
 * bingo → bingo · leave → rest · unseen tiles → resterende letters · tiles left at the end → overgebleven letters
 * challenge → aanvechten (no noun: aanvechting is an urge) · valid → geldig · dictionary → woordenboek
 * square → vak · premium square → bonusvak · double letter → dubbele letterwaarde · across → horizontaal · down → verticaal
 * hook → aanhaakletter, aanhaken · main word → hoofdwoord · lane → lijn · endgame → eindspel
 * score → score, punten · score sheet → scoreblad · final adjustment → eindafrekening · go out → uit zijn · lead → voorstaan
 * rulebook → regelboek · edition → editie · house rules → huisregels · Finish Line → Eindstreep · target → doel
 * rearrange → herschikken · swap tiles → omruilen · pick up a blank → oprapen · on your honour → op erewoord
 * playout → simulatie · win chance → winstkans · margin of error → foutmarge · percentage point → procentpunt
 * study → studie · Guide Game → voorbeeldspel · play on → doorspelen · hint → hint · to roll → de dobbelstenen gooien
 * lesson → les · drill → oefenkaart · puzzle → puzzel · class → klas · pupil → leerling · teacher → docent
 * create → maken · join → meedoen · host → host · spectator → toeschouwer · rematch → revanche · resign → opgeven
 * seat → plaats · limit → limiet · team → team · clock → klok · rating → rating · account → account · sign in → inloggen
 */

import { deferred } from '../deferred.ts';
import type { Person } from '../person.ts';

const RULES = deferred(() => new Intl.PluralRules('nl'));
const AND = deferred(() => new Intl.ListFormat('nl', { type: 'conjunction' }));
const OR = deferred(() => new Intl.ListFormat('nl', { type: 'disjunction' }));
const NUMBER = deferred(() => new Intl.NumberFormat('nl'));

export function number(value: number): string {
  return NUMBER().format(value);
}

/** With so many places after the point, for columns of a table: `24,327`. */
export function decimal(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', ',');
}

/** The word for that many: `letter` or `letters`. */
export function plural(count: number, one: string, many: string): string {
  return RULES().select(Math.abs(count)) === 'one' ? one : many;
}

/** `1 zet`, `6 zetten`. */
export function counted(count: number, one: string, many: string): string {
  return `${number(count)} ${plural(count, one, many)}`;
}

export function points(count: number): string {
  return counted(count, 'punt', 'punten');
}

export function tiles(count: number): string {
  return counted(count, 'letter', 'letters');
}

/** `A, B en C`. */
export function list(words: readonly string[]): string {
  return AND().format(words);
}

/** `A, B of C`. */
export function either(words: readonly string[]): string {
  return OR().format(words);
}

/** Stressed, as in a list of names: `Jij`, `Ann`. */
export function subject(person: Person): string {
  return person === 'you' ? 'Jij' : person.name;
}

/** Whom something is done to: `jou`, `Ann`. */
export function whom(person: Person): string {
  return person === 'you' ? 'jou' : person.name;
}

/** `Je verliest`, `Ann verliest`: most verbs are the same for both. */
export function does(person: Person, second: string, third: string = second): string {
  return person === 'you' ? `Je ${second}` : `${person.name} ${third}`;
}

/** `Je hebt`, `Ann heeft`: the start of a sentence about what somebody has done. */
export function has(person: Person): string {
  return does(person, 'hebt', 'heeft');
}

/** `jouw letters`, `de letters van Ann`. */
export function lettersOf(person: Person): string {
  return person === 'you' ? 'jouw letters' : `de letters van ${person.name}`;
}

/** At the start of a sentence, the noun with its article: `Je tijd`, `De tijd van Ann`. */
export function owned(person: Person, article: 'De' | 'Het', noun: string): string {
  return person === 'you' ? `Je ${noun}` : `${article} ${noun} van ${person.name}`;
}

/** Several at the start of a sentence, whoever reads it first: `Je`, `Ann`, `Jij en Ann`. */
export function people(persons: readonly Person[]): string {
  if (persons.length === 1 && persons[0] === 'you') return 'Je';
  const others = persons.filter((person) => person !== 'you');
  return list([...(others.length < persons.length ? ['Jij'] : []), ...others.map(whom)]);
}

/** The form of a verb that goes with them: `Je bent`, `Ann is`, `Jij en Ann zijn`, `Ann en Ben zijn`. */
export function verbFor(
  persons: readonly Person[],
  { je, een, meer }: Readonly<Record<'je' | 'een' | 'meer', string>>,
): string {
  if (persons.length > 1) return meer;
  return persons[0] === 'you' ? je : een;
}
