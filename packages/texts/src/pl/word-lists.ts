/** Word lists of one’s own, in Polish. */

import type { WordListTexts } from '../en/word-lists.ts';
import { counted, countedOf, list, number } from './grammar.ts';

const words = (count: number): string => counted(count, 'słowo', 'słowa', 'słów', 'słowa');

export const wordLists: WordListTexts = {
  title: 'Twoje listy słów',
  about: 'Graj z własną listą słów. Zostaje ona na tym urządzeniu i działa bez sieci.',
  none: 'Nie masz jeszcze żadnej listy.',
  add: 'Dodaj listę',
  choose: 'Wybierz plik',
  drop: 'Możesz też przeciągnąć plik tutaj.',
  formats: (count) =>
    `Plik tekstowy z jednym słowem w wierszu albo graf słów (KWG), także spakowany gzipem. Najwyżej ${countedOf(count, 'słowa', 'słów')}.`,
  name: 'Nazwa',
  alphabet: 'Alfabet',
  start: 'Dodaj',
  cancel: 'Anuluj',
  cancelled: 'Anulowano. Nic nie zostało dodane.',
  stages: {
    reading: (share) => `Czytanie… ${share}`,
    building: 'Budowanie słownika…',
    storing: 'Zapisywanie…',
  },
  added: (name, count) => `Lista „${name}” jest gotowa: ${words(count)}.`,
  repeated: (count) =>
    `${counted(count, 'wiersz powtarza', 'wiersze powtarzają', 'wierszy powtarza')} jakieś słowo.`,
  rejected: (count, reasons) =>
    `${counted(count, 'wiersz pominięty', 'wiersze pominięte', 'wierszy pominiętych')}: ${list(reasons)}.`,
  use: 'Używaj w nowych grach',
  inUse: 'Nowe gry używają tej listy.',
  words,
  checksum: (digits) => `suma kontrolna ${digits}…`,
  rename: 'Zmień nazwę',
  newName: (name) => `Nowa nazwa listy „${name}”`,
  save: 'Zapisz',
  exportText: 'Zapisz jako tekst',
  remove: 'Usuń',
  removeNamed: (name) => `Usunąć listę „${name}”?`,
  removeUsed: (count) =>
    `${counted(count, 'gra na tym urządzeniu używa', 'gry na tym urządzeniu używają', 'gier na tym urządzeniu używa')} tej listy. Bez niej nie da się ${count === 1 ? 'jej' : 'ich'} dokończyć ani przeanalizować, dopóki nie dodasz tej samej listy ponownie.`,
  removed: (name) => `Lista „${name}” została usunięta.`,
  lineFaults: {
    hyphen: 'ma łącznik',
    apostrophe: 'ma apostrof',
    'not-a-letter': ({ character }) => `„${character}” nie jest literą alfabetu`,
    'too-short': 'ma tylko jedną literę',
    'too-long': ({ most }) => `ma więcej niż ${counted(most, 'literę', 'litery', 'liter')}`,
    labelled: ({ label }) => `ma oznaczenie „${label}”`,
    capitalised: 'jest pisane wielką literą',
  },
  reasons: {
    hyphen: (count) => `${number(count)} z łącznikiem`,
    apostrophe: (count) => `${number(count)} z apostrofem`,
    'not-a-letter': (count) => `${number(count)} ze znakiem, który nie jest literą`,
    'too-short': (count) => `${number(count)} z jedną literą`,
    'too-long': (count) => `${number(count)} ze zbyt długim słowem`,
    labelled: (count) => `${number(count)} z oznaczeniem wykluczającym z gry`,
    capitalised: (count) => `${number(count)} z wielką literą`,
  },
  rejectedLine: (line, word, text) => `wiersz ${line}: ${word} ${text}`,
  moreLines: (count) => `i jeszcze ${counted(count, 'wiersz', 'wiersze', 'wierszy')}`,
  faults: {
    unreadable: 'Nie można odczytać pliku. Wybierz go jeszcze raz.',
    'bad-gzip': 'Nie można rozpakować pliku: jest uszkodzony albo niepełny.',
    'too-large': ({ most }) => `Plik jest za duży. Po rozpakowaniu może mieć ${number(most)} MB.`,
    'not-text': ({ line }) =>
      `Wiersz ${line} ma znaki, których nie ma w żadnym tekście. To nie jest lista słów.`,
    'bad-kwg': 'Ten graf słów jest uszkodzony albo nie jest plikiem KWG.',
    'letter-outside-alphabet': 'Graf słów ma więcej liter niż ten alfabet. Wybierz inny alfabet.',
    'too-many-words': ({ most }) => `Lista ma więcej niż ${number(most)} słów.`,
    'no-words': 'W pliku nie ma słów.',
    'mostly-rejected': ({ count, lines }) =>
      `To nie są słowa: ${number(count)} z ${countedOf(lines, 'wiersza', 'wierszy')}. Czy to lista słów i czy alfabet jest właściwy? Jeśli litery wyglądają źle, zapisz listę jako UTF-8.`,
    prose: 'To jest tekst do czytania, a nie lista słów. W każdym wierszu napisz jedno słowo.',
    'too-varied': 'Słowa z tej listy mają za mało wspólnego: komputer nie znajdzie z nimi ruchów.',
    'no-name': 'Nadaj liście nazwę.',
    'name-taken': ({ name }) => `Słownik „${name}” już istnieje. Wybierz inną nazwę.`,
    'already-here': ({ name }) => `Te słowa już masz, na liście „${name}”.`,
    'no-room': 'Na urządzeniu nie ma miejsca na tę listę. Usuń inną albo zwolnij miejsce.',
    unwritable: 'Przeglądarka nie zapisała listy. W oknie prywatnym może nie mieć na to pozwolenia.',
  },
};
