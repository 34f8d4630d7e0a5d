/** The puzzles in Polish. */

import type { PuzzlesTexts } from '../../en/learn/puzzles.ts';
import { counted, countedOf, number, plural, points, tilesAsObject } from '../grammar.ts';

const TENTHS = new Intl.NumberFormat('pl', { maximumFractionDigits: 1 });

/** After „przewagą”. */
function ofPoints(count: number): string {
  return countedOf(count, 'punktu', 'punktów');
}

export const puzzles: PuzzlesTexts = {
  title: 'Łamigłówki',
  about:
    'Pozycje z gier silnika. W końcówkach wynik jest ustawiony tak, że o grze decyduje jeden ruch. Każda odpowiedź jest sprawdzona dwa razy.',
  daily: 'Łamigłówka dnia',
  dailyAbout: (day, kind, difficulty) => `${day}: ${kind}, ${difficulty}. Dziś wszyscy mają tę samą.`,
  solveDaily: 'Rozwiąż',
  lookAgain: 'Zobacz ponownie',
  streak: (days) => `${counted(days, 'dzień', 'dni', 'dni')} z rzędu`,
  choose: 'Wybierz łamigłówkę',
  kind: 'Rodzaj',
  difficulty: 'Trudność',
  any: 'bez znaczenia',
  next: 'Następna łamigłówka',
  fresh: 'Utwórz nową łamigłówkę',
  freshAbout: 'Silnik gra, aż jakąś znajdzie. Na rzadkie rodzaje trzeba chwilę poczekać.',
  noneHere: 'Tu nie ma łamigłówki: żaden ruch nie wyróżnia się wyraźnie.',
  edit: 'Edytuj pozycję',
  making: 'Szukanie łamigłówki…',
  noneFound: 'W sześćdziesięciu grach nie było łamigłówki. Spróbuj jeszcze raz albo wybierz inny rodzaj.',
  own: 'Z moich gier',
  ownAbout: 'Twoje przeoczenia w grach na tym urządzeniu.',
  looking: (looked, of) => `Przeszukano ${looked} z ${countedOf(of, 'gry', 'gier')}…`,
  noOwn: 'W zakończonych grach na tym urządzeniu nie ma łamigłówki.',
  kinds: {
    bingo: 'Znajdź bingo',
    best: 'Najlepszy ruch',
    hook: 'Przedłużka',
    out: 'Ruch kończący',
    endgame: 'Końcówka',
  },
  themes: { parallel: 'Ruchy równoległe', fishing: 'Łowienie' },
  difficulties: { easy: 'łatwa', medium: 'średnia', hard: 'trudna' },
  outcomes: { solved: 'rozwiązana', helped: 'z podpowiedzią', shown: 'pokazana odpowiedź' },
  history: 'Twoje łamigłówki',
  noHistory: 'Na razie brak. Zacznij od łamigłówki dnia.',
  solvedShare: 'Rozwiązane bez pomocy, według rodzaju',
  ratings: 'Twoje rankingi',
  rating: 'Ranking',
  count: 'Łamigłówki',
  ratingsLater: 'Po pięciu łamigłówkach danego rodzaju zobaczysz w nim swój ranking.',
  ratingsAbout:
    'Łatwa łamigłówka liczy się jak przeciwnik z rankingiem 1200, średnia – 1500, trudna – 1800. Podpowiedź lub druga próba liczy się jak remis.',
  when: 'Data',
  outcome: 'Wynik',
  tries: 'Próby',
  question: {
    bingo: ({ count }) =>
      count === 1
        ? 'Jeden ruch używa wszystkich siedmiu płytek. Znajdź go.'
        : `${counted(count, 'ruch', 'ruchy', 'ruchów')} ${plural(count, 'używa', 'używają', 'używa')} wszystkich siedmiu płytek. Znajdź jeden z nich.`,
    best: () => 'Jeden ruch jest wyraźnie najlepszy, licząc punkty i zostawkę. Który?',
    hook: ({ square }) =>
      `Na ${square} można przedłużyć słowo. Znajdź ruch przez to pole, który daje najwięcej punktów.`,
    out: () => 'Woreczek jest pusty. Zagraj wszystkie swoje płytki naraz.',
    endgame: () =>
      'Woreczek jest pusty i wszystkie płytki są znane. Jeden ruch wygrywa, każdy inny przegrywa. Który wygrywa?',
  },
  scores: (own, other) => `Masz ${points(own)}, przeciwnik ma ${other}.`,
  otherRack: 'Stojak przeciwnika',
  idle: 'Ułóż odpowiedź na planszy.',
  submit: 'Odpowiedz',
  hint: 'Podpowiedź',
  hints: {
    line: (line) => `Szukaj tutaj: ${line}.`,
    start: (tiles, square) => `Ruch zużywa ${tilesAsObject(tiles)}; pierwsza trafia na ${square}.`,
    tiles: (tiles) => `Użyj ${tiles}.`,
  },
  row: (row) => `rząd ${row}`,
  column: (column) => `kolumna ${column}`,
  show: 'Pokaż odpowiedź',
  right: 'Dobrze!',
  answer: 'Odpowiedź',
  notWords: (words) => `Nie ma w słowniku: ${words}.`,
  wrong: {
    bingo: (score) => `${points(score)}, ale nie ze wszystkich siedmiu płytek.`,
    best: (score) => `${points(score)}, ale inny ruch daje więcej punktów albo lepszą zostawkę.`,
    hook: (score) => `${points(score)}. Inny ruch przez to pole daje więcej.`,
    out: () => 'Na stojaku zostają płytki.',
    endgame: (score) => `Teraz ${points(score)}, ale przegrywasz grę.`,
  },
  because: {
    bingo: ({ play, score, answers }) =>
      answers === 1 ? `${play} daje ${points(score)}.` : `Najlepsze bingo to ${play}: ${points(score)}.`,
    best: ({ play, worth, margin }) =>
      `Licząc punkty i zostawkę, ${play} jest warte ${TENTHS.format(worth)}, o ${TENTHS.format(margin)} więcej niż każdy inny ruch. Symulacje to potwierdzają.`,
    hook: ({ play, score, margin }) =>
      `${play} daje ${points(score)}, o ${TENTHS.format(margin)} więcej niż każdy inny ruch przez to pole.`,
    out: ({ play, score }) =>
      `${play} daje ${points(score)} i kończy grę. Dostajesz też punkty za płytki przeciwnika.`,
    endgame: ({ play, margin, lead }) =>
      `${play} wygrywa z przewagą ${ofPoints(lead)}. Następny najlepszy ruch przegrywa różnicą ${ofPoints(margin - lead)}. Jedno i drugie jest udowodnione do końca gry.`,
  },
  allAnswers: (count) => (count === 1 ? 'Jedyna odpowiedź:' : `Wszystkie odpowiedzi (${number(count)}):`),
  lineTitle: 'Reszta gry przy najlepszych ruchach',
  lineMove: (isOwn, play, score) => {
    if (play === null) return isOwn ? 'Pasujesz.' : 'Przeciwnik pasuje.';
    return `${isOwn ? 'Układasz' : 'Przeciwnik układa'} ${play}: ${points(score)}.`;
  },
  lineEnd: (settled, lead) =>
    `${settled === 0 ? '' : `Rozliczenie końcowe: ${points(Math.abs(settled))} dla ${settled > 0 ? 'Ciebie' : 'przeciwnika'}. `}Wygrywasz z przewagą ${ofPoints(lead)}.`,
  again: 'Inna łamigłówka',
  back: 'Wszystkie łamigłówki',
  link: 'Link do tej łamigłówki',
  noSuchPuzzle: 'Nie ma takiej łamigłówki.',
};
