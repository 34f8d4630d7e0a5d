/**
 * Polish grammar: persons, plurals, lists.
 *
 * The past tense of Polish tells whether a man or a woman acted, so what happened is told in the present tense
 * (“Ann układa HORN”), and names stand in the nominative only. Our words:
 *
 * tile → płytka (what is printed on it: litera)      rack → stojak            bag → woreczek
 * blank → blank (accusative: blanka)                 square → pole            premium square → pole premiowe
 * double letter, word → podwójna premia literowa, słowna                      play, move → ruch
 * to play a word → ułożyć słowo                      to place a tile → położyć płytkę
 * turn → ruch; a lost turn → stracona kolejka        exchange → wymiana, wymienić
 * pass → pas, pasować                                challenge → zakwestionować, kwestionować
 * valid, invalid → poprawny, niepoprawny             to accept a play → zaakceptować ruch
 * bingo → bingo                                      hook → przedłużka        leave → zostawka
 * cross-word → słowo poprzeczne                      main word → słowo główne endgame → końcówka
 * to go out → skończyć bez płytek                    final adjustment → rozliczenie końcowe
 * score sheet → zapis gry                            rulebook → instrukcja    (the page of rules: zasady gry)
 * edition → wydanie                                  Finish Line → Do mety    solitaire → pasjans
 * side, team → strona, drużyna                       deal code → kod rozdania rating → ranking
 * lesson, drills, puzzle → lekcja, fiszki, łamigłówka                         coach → trener
 * study → opracowanie        Guide Game → gra przykładowa                     game → gra (never partia)
 * playout → symulacja                                win chance → szansa na wygraną
 * host, spectator, rematch → gospodarz, widz, rewanż                          resign → poddać grę
 */

import { deferred } from '../deferred.ts';
import { capitalized } from '../capitalized.ts';
import type { Person } from '../person.ts';

const RULES = deferred(() => new Intl.PluralRules('pl'));
const AND = deferred(() => new Intl.ListFormat('pl', { type: 'conjunction' }));
const NUMBER = deferred(() => new Intl.NumberFormat('pl'));

export function number(value: number): string {
  return NUMBER().format(value);
}

/** With so many places after the point, for columns of a table: `24,327`. */
export function decimal(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', ',');
}

/** The word for that many: `punkt`, `punkty`, `punktów`; `part` after a fraction: `1,5 punktu`. */
export function plural(count: number, one: string, few: string, many: string, part: string = many): string {
  switch (RULES().select(Math.abs(count))) {
    case 'one':
      return one;
    case 'few':
      return few;
    case 'many':
      return many;
    default:
      return part;
  }
}

/** `1 punkt`, `2 punkty`, `5 punktów`, `22 punkty`. */
export function counted(count: number, one: string, few: string, many: string, part?: string): string {
  return `${number(count)} ${plural(count, one, few, many, part)}`;
}

/** After a word that wants the genitive (`od`, `do`, `zamiast`): `1 punktu`, `2 punktów`. */
export function countedOf(count: number, one: string, many: string): string {
  return counted(count, one, many, many, one);
}

export function points(count: number): string {
  return counted(count, 'punkt', 'punkty', 'punktów', 'punktu');
}

/** As a subject: `1 płytka`, `2 płytki`, `5 płytek`. */
export function tiles(count: number): string {
  return counted(count, 'płytka', 'płytki', 'płytek');
}

/** As an object: `1 płytkę`, `2 płytki`, `5 płytek`. */
export function tilesAsObject(count: number): string {
  return counted(count, 'płytkę', 'płytki', 'płytek');
}

/** `A, B i C`. */
export function list(words: readonly string[]): string {
  return AND().format(words);
}

/** At the start of a sentence without a verb: `Ty`, `Ann`. */
export function subject(person: Person): string {
  return person === 'you' ? 'Ty' : person.name;
}

/** At the start of a sentence: `Tracisz`, `Ann traci`. */
export function does(person: Person, second: string, third: string): string {
  return person === 'you' ? capitalized(second) : `${person.name} ${third}`;
}

/** Inside a sentence: `tracisz`, `Ann traci`. */
export function doing(person: Person, second: string, third: string): string {
  return person === 'you' ? second : `${person.name} ${third}`;
}

/** What is somebody’s, without a genitive of the name: `Twój czas minął`, `Ann: czas minął`. */
export function ofWhom(person: Person, yours: string, theirs: string): string {
  return person === 'you' ? yours : `${person.name}: ${theirs}`;
}

/** `Twoje płytki`, `płytki gracza Ann`. */
export function tilesOf(person: Person): string {
  return person === 'you' ? 'Twoje płytki' : `płytki gracza ${person.name}`;
}

/** Several at the start of a sentence, whoever reads it first: `Ty i Ann`. */
export function people(persons: readonly Person[]): string {
  const others = persons.flatMap((person) => (person === 'you' ? [] : [person.name]));
  return list([...(others.length < persons.length ? ['Ty'] : []), ...others]);
}

/** The forms of a verb: `wygrywasz`, `wygrywa`, `wygrywacie`, `wygrywają`. */
export type VerbForms = Readonly<Record<'ty' | 'on' | 'wy' | 'oni', string>>;

/** `Wygrywasz`, `Ann wygrywa`, `Ty i Ann wygrywacie`, `Ann i Ben wygrywają`. */
export function allDo(persons: readonly Person[], { ty, on, wy, oni }: VerbForms): string {
  const [only] = persons;
  if (persons.length === 1 && only !== undefined) return does(only, ty, on);
  return `${people(persons)} ${persons.includes('you') ? wy : oni}`;
}
