/** The path through the lessons, in Polish: simple words, for children too. */

import type { PathTexts } from '../../en/learn/path.ts';
import { points } from '../grammar.ts';

export const path: PathTexts = {
  title: 'Twoja ścieżka',
  about: 'Krótkie lekcje, jedna po drugiej. W każdej możesz zdobyć trzy gwiazdki.',
  start: (title) => `Zacznij: ${title}`,
  resume: (title) => `Dalej: ${title}`,
  next: (title) => `Następna lekcja: ${title}`,
  stars: (stars, of) => `Gwiazdki: ${stars} z ${of}`,
  allDone: 'Masz wszystkie gwiazdki. Brawo!',
  toStar: (right, of) => `Do następnej gwiazdki: ${right} z ${of}`,
  win: 'Gra skończona: jedna gwiazdka. Gra wygrana: trzy gwiazdki.',
  reach: (count) => `Gra skończona: jedna gwiazdka. Co najmniej ${points(count)}: trzy gwiazdki.`,
  groups: {
    begin: 'Pierwsze słowa',
    think: 'Zagadki',
    endgames: 'Końcówki',
    variations: 'Inne gry',
  },
  stations: {
    first: { title: 'Pierwsze słowo', about: 'Ułóż słowa na planszy. Policz ich punkty.' },
    legal: { title: 'Czy tak wolno?', about: 'Obejrzyj ruch. Czy wolno tak zagrać? Potem odpowie sędzia.' },
    counting: { title: 'Liczenie', about: 'Policz ruchy całej gry.' },
    hookPuzzles: {
      title: 'Zagadki: przedłużki',
      about: 'Przedłuż słowo i ułóż przy nim nowe.',
    },
    bingoPuzzles: { title: 'Zagadki: bingo', about: 'Znajdź ruch, w którym użyjesz wszystkich płytek.' },
    best: { title: 'Najlepszy ruch', about: 'Pasuje wiele ruchów. Znajdź najlepszy.' },
    out: { title: 'Ostatnie płytki', about: 'Woreczek jest pusty. Wyłóż wszystkie płytki naraz.' },
    endgame: { title: 'Wygraj końcówkę', about: 'Woreczek jest pusty. Który ruch wygrywa grę?' },
    crosses: { title: 'Kolory i krzyżyki', about: 'Tak liczy się grę z kolorami i kostkami.' },
  },
};
