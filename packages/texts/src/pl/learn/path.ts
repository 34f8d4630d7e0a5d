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
  play: 'Zagraj',
  show: 'Pokaż',
  right: 'Dobrze!',
  wrong: 'To nie to.',
  look: 'Zobacz, to tak:',
  nextTask: 'Następne zadanie',
  number: (number, of) => `Zadanie ${number} z ${of}`,
  solved: (right, of) => `Dobrze rozwiązane zadania: ${right} z ${of}`,
  exercises: {
    hooks: {
      lesson: 'Jedna litera przed słowem lub po nim może zrobić z niego nowe słowo: KOT i Y dają KOTY.',
      task: (word) => `Połóż jedną płytkę przed słowem ${word} lub po nim, tak by powstało nowe słowo.`,
      another: 'Tak też wolno. Ale teraz przedłuż słowo tylko jedną płytką.',
    },
    blanks: {
      lesson: 'Blank nie ma litery. Ty mówisz, jaką literą jest. Nie daje punktów.',
      task: () => 'Ułóż słowo ze wszystkich czterech płytek. Blank może być każdą literą.',
      another: 'Dobre słowo! Ale teraz użyj wszystkich czterech płytek.',
    },
    bingos: {
      lesson:
        'W bingu używasz wszystkich siedmiu płytek. Dostajesz za to 50 punktów premii. Szukaj początków i końcówek słów.',
      task: () => 'Ułóż słowo ze wszystkich siedmiu płytek.',
      another: 'Dobre słowo! Ale teraz użyj wszystkich siedmiu płytek.',
    },
    leaves: {
      lesson: 'Po ruchu zostają Ci litery. Dobre pomogą Ci w następnym słowie.',
      question: 'Które trzy litery lepiej zostawić?',
      because: 'Zostawiaj litery, które pasują do wielu słów, i samogłoski razem ze spółgłoskami.',
    },
  },
  groups: {
    begin: 'Pierwsze słowa',
    words: 'Szukanie słów',
    think: 'Łamigłówki',
    endgames: 'Końcówki',
    variations: 'Inne gry',
    rulebooks: 'Instrukcje',
  },
  stations: {
    first: { title: 'Pierwsze słowo', about: 'Ułóż słowa na planszy. Policz ich punkty.' },
    legal: { title: 'Czy tak wolno?', about: 'Obejrzyj ruch. Czy wolno tak zagrać? Potem odpowie sędzia.' },
    counting: { title: 'Liczenie', about: 'Policz ruchy całej gry.' },
    hooks: { title: 'Przedłużki', about: 'Przedłuż słowo jedną płytką.' },
    blanks: { title: 'Blanki', about: 'Blank może być każdą literą. Użyj go.' },
    bingos: { title: 'Bingo', about: 'Ułóż słowo ze wszystkich siedmiu płytek.' },
    leaves: { title: 'Co zostawić?', about: 'Które litery warto zostawić?' },
    hookPuzzles: {
      title: 'Łamigłówki: przedłużki',
      about: 'Przedłuż słowo i ułóż przy nim nowe.',
    },
    bingoPuzzles: { title: 'Łamigłówki: bingo', about: 'Znajdź ruch, w którym użyjesz wszystkich płytek.' },
    best: { title: 'Najlepszy ruch', about: 'Pasuje wiele ruchów. Znajdź najlepszy.' },
    out: { title: 'Ostatnie płytki', about: 'Woreczek jest pusty. Zagraj wszystkie płytki naraz.' },
    endgame: { title: 'Wygraj końcówkę', about: 'Woreczek jest pusty. Który ruch wygrywa grę?' },
    crosses: { title: 'Kolory i krzyżyki', about: 'Tak liczy się grę z kolorami i kostkami.' },
  },
  games: {
    opening: { title: 'Długie pierwsze słowo', about: 'Pierwsze słowo musi mieć co najmniej cztery litery.' },
    rearranging: { title: 'Przestawianie', about: 'Przestaw litery słowa na planszy i dołóż swoje.' },
    swapping: { title: 'Podmiana płytek', about: 'Przed ruchem podmień płytki na planszy na swoje.' },
    pickUp: {
      title: 'Zabieranie blanków',
      about: 'Połóż właściwą literę zamiast blanka, a blank będzie Twój.',
    },
    timed: { title: 'Na czas', about: 'Masz dwie minuty na każdy ruch.' },
    partners: { title: 'W parze', about: 'Crosswords w parach: komputer gra razem z Tobą.' },
    deluxe: {
      title: 'Gra Deluxe',
      about: 'Kwestionuje się jedno słowo. Po pasie musisz grać, jeśli możesz.',
    },
    collectible: {
      title: 'Wydanie kolekcjonerskie',
      about: 'Wymieniaj tylko wtedy, gdy w woreczku jest co najmniej siedem płytek.',
    },
    teams: { title: 'Gra drużynowa', about: 'Zasady szkolne: dwie drużyny, każda z jednym stojakiem.' },
    four: { title: 'We czworo', about: 'Trzy komputery grają przeciwko Tobie.' },
  },
};
