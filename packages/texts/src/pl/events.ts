/** What has happened at the table, in Polish: one sentence for each event, in the present tense. */

import type { GameEvent } from '@lexiko/rules';
import type { EventTexts } from '../en/events.ts';
import { allDo, counted, does, doing, list, ofWhom, points, subject, tilesAsObject } from './grammar.ts';

type StartCause = (GameEvent & { readonly type: 'starter-chosen' })['how'];

const STARTS: Readonly<Record<StartCause, string>> = {
  draw: '',
  dice: '',
  lot: ' po losowaniu',
  agreed: ' zgodnie z umową',
  alone: '',
};

function valid(words: readonly string[], not: '' | 'nie'): string {
  if (words.length === 0) return `Ruch jest ${not}poprawny`;
  return `${list(words)} ${words.length === 1 ? 'jest' : 'są'} ${not}poprawne`;
}

export const events: EventTexts = {
  dictionary: (name) => `Słownik: ${name}.`,
  noDictionary: 'Bez słownika: o słowach decydują gracze.',
  drewForStart: (draws) =>
    `Losowanie, kto zaczyna: ${draws.map(({ person, tile }) => `${subject(person)} ${tile}`).join(', ')}.`,
  rolledForStart: (rolls) =>
    `Rzut o to, kto zaczyna: ${rolls.map(({ person, dice }) => `${subject(person)} ${dice}`).join(', ')}.`,
  starts: (person, start) => `${does(person, 'zaczynasz', 'zaczyna')}${STARTS[start]}.`,
  played: (person, words, count) => `${does(person, 'układasz', 'układa')} ${words}: ${points(count)}.`,
  rearranged: (person, words, count) =>
    `${does(person, 'przestawiasz płytki i układasz', 'przestawia płytki i układa')} ${words}: ${points(count)}.`,
  dice: (rolls) => `Wynik rzutu: ${rolls}.`,
  retrieved: (person, letter, square) =>
    `${does(person, 'zabierasz', 'zabiera')} blanka z ${square} w zamian za ${letter}.`,
  recycled: (person, letter, square, words) =>
    `${does(person, 'podmieniasz', 'podmienia')} płytkę na ${square}: ${letter} tworzy ${words}.`,
  countedRight: (person, score) => `${does(person, 'podajesz', 'podaje')} ${score}: dobrze.`,
  countedWrong: (person, score, sum) => `${does(person, 'podajesz', 'podaje')} ${score}. Poprawnie: ${sum}.`,
  drewToExchange: (person, count) =>
    `${does(person, 'dobierasz', 'dobiera')} do wymiany ${tilesAsObject(count)}.`,
  exchanged: (person, count) => `${does(person, 'wymieniasz', 'wymienia')} ${tilesAsObject(count)}.`,
  passed: (person) => `${does(person, 'pasujesz', 'pasuje')}.`,
  ranOut: (person) => `Koniec czasu: ${doing(person, 'pasujesz', 'pasuje')}.`,
  challenged: (person, words) =>
    `${does(person, 'kwestionujesz', 'kwestionuje')} ${words === '' ? 'ruch' : words}.`,
  valid: (wordList) => `${valid(wordList, '')}.`,
  notValid: (wordList) => `${valid(wordList, 'nie')}.`,
  removed: (wordList) => `${valid(wordList, 'nie')}: ruch cofnięty.`,
  scored: (person, score) =>
    `${score < 0 ? does(person, 'tracisz', 'traci') : does(person, 'dostajesz', 'dostaje')} ${points(Math.abs(score))}.`,
  willLose: (person) => `${does(person, 'stracisz', 'straci')} następną kolejkę.`,
  lost: (person) => `${does(person, 'tracisz', 'traci')} tę kolejkę.`,
  voted: (person, stands) =>
    `${does(person, 'uznajesz', 'uznaje')} ruch za ${stands ? 'poprawny' : 'niepoprawny'}.`,
  accepted: (person) => `${does(person, 'akceptujesz', 'akceptuje')} ruch.`,
  resigned: (person) => `${does(person, 'poddajesz', 'poddaje')} grę.`,
  agreed: (person) => `${does(person, 'zgadzasz', 'zgadza')} się zakończyć grę.`,
  declined: (person) => `${does(person, 'chcesz', 'chce')} grać dalej.`,
  timeWarned: (person) => `${ofWhom(person, 'Twój czas minął', 'czas minął')}.`,
  scoresConfirmed: (person) => `${does(person, 'potwierdzasz', 'potwierdza')} wynik.`,
  tookBack: (person) => `${does(person, 'cofasz', 'cofa')} ostatni ruch.`,
  paused: 'Gra jest wstrzymana.',
  resumed: 'Gra toczy się dalej.',
  redealt: 'Nikt nie ma pierwszego słowa: wszyscy dostają nowe płytki.',
  minimumLowered: (count) =>
    `Nikt nie ma pierwszego słowa: teraz wystarczy, że ma ono ${counted(count, 'literę', 'litery', 'liter')}.`,
  ended: {
    OUT: 'Koniec gry: ostatnia płytka leży na planszy.',
    ALL_PASSED: 'Koniec gry: wszyscy spasowali.',
    NO_MOVES: 'Koniec gry: nikt nie ma już ruchu.',
    AGREED: 'Koniec gry: wszyscy zgodzili się ją zakończyć.',
    FINISH_LINE: 'Koniec gry: cel osiągnięty.',
    ZERO_TURNS: 'Koniec gry: zbyt wiele ruchów z rzędu bez punktów.',
    ABORTED: 'Grę odwołano, zanim wszyscy wykonali ruch.',
  },
  allResigned: (persons) =>
    persons.length === 0
      ? 'Koniec gry: została tylko jedna strona.'
      : `${allDo(persons, { ty: 'poddajesz', on: 'poddaje', wy: 'poddajecie', oni: 'poddają' })} grę.`,
};
