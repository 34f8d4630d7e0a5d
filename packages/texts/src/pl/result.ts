/** The end of a game and what can be kept of it, in Polish. */

import type { ResultTexts } from '../en/result.ts';
import { allDo, does, people, points, tilesOf } from './grammar.ts';

export const result: ResultTexts = {
  title: 'Koniec gry',
  calledOff: 'Gra odwołana',
  short: 'Wynik',
  again: 'Zagraj ponownie',
  board: 'Pokaż planszę',
  keep: 'Zapis i wydruk',
  saveJson: 'Zapisz jako JSON',
  saveGcg: 'Zapisz jako GCG',
  analyse: 'Analizuj',
  settled: 'Rozliczenie końcowe',
  wins: (persons) => allDo(persons, { ty: 'wygrywasz', on: 'wygrywa', wy: 'wygrywacie', oni: 'wygrywają' }),
  yourTotal: (score) => `Twój wynik: ${points(score)}`,
  totalOf: (name, score) => `${name}: ${points(score)}`,
  left: (person, letters, score) => `${does(person, 'zostajesz', 'zostaje')} z ${letters}: ${score}`,
  out: (person, other, score) => {
    const from = other === null ? 'płytki pozostałych graczy' : tilesOf(other);
    return `${does(person, 'kończysz', 'kończy')} bez płytek: +${score} za ${from}`;
  },
  before: (score) => `${score} przed rozliczeniem końcowym`,
  tieBreak: (persons, winners) =>
    `Remis: ${people(persons)}. Przed rozliczeniem końcowym na prowadzeniu: ${people(winners)}.`,
  targets: (scores) => `Cel: ${scores}.`,
};
