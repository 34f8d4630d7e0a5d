/** Worksheets for paper, in Polish. */

import type { WorksheetTexts } from '../../en/learn/worksheets.ts';

export const worksheets: WorksheetTexts = {
  about: 'Silnik za każdym razem tworzy nowe zadania, w języku słownika, ze słowami odpowiednimi dla szkoły.',
  kind: 'Zadanie',
  level: 'Poziom',
  easy: 'Łatwiejsze',
  hard: 'Trudniejsze',
  make: 'Utwórz kartę',
  print: 'Drukuj',
  making: 'Tworzenie zadań…',
  name: 'Imię:',
  solutions: 'Rozwiązania',
  kinds: { count: 'Policz ten ruch', hooks: 'Znajdź przedłużki', bingo: 'Ułóż bingo' },
  how: {
    count: 'Ile punktów daje ten ruch?',
    hooks: 'Które litery tworzą nowe słowo z przodu, a które z tyłu?',
    bingo: 'Użyj wszystkich liter w jednym słowie.',
  },
  counted: (move, score) => `${move}: ${score}`,
};
