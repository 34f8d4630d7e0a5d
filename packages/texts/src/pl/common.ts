/** What every screen of the page needs, and the first screen, in Polish. */

import type { CommonTexts, FrontTexts, LearnTexts, NavTexts } from '../en/common.ts';
import { counted } from './grammar.ts';

export const common: CommonTexts = {
  cancel: 'Anuluj',
  close: 'Zamknij',
  home: 'Lexiko, wszystkie gry',
  settings: 'Ustawienia',
  help: 'Jak grać',
  skip: 'Przejdź do planszy',
  messages: 'Komunikaty',
  menu: 'Więcej',
  updateReady: 'Jest nowa wersja Lexiko.',
  update: 'Zaktualizuj',
  opening: 'Chwileczkę…',
  tooLong: (count) => `Jest tu miejsce tylko na ${counted(count, 'znak', 'znaki', 'znaków')}.`,
};

export const nav: NavTexts = {
  title: 'Nawigacja',
  play: 'Graj',
  learn: 'Nauka',
  analyse: 'Analiza',
  watch: 'Oglądaj',
  account: 'Konto',
  menu: 'Menu',
  skip: 'Przejdź do treści',
  turns: (count) => `Twój ruch w ${counted(count, 'grze', 'grach', 'grach')}`,
};

export const failed = (reason: string) =>
  `Coś poszło nie tak: ${reason}. Gra jest zapisana; odśwież stronę, żeby grać dalej.`;

export const missing = 'Tej gry nie ma na tym urządzeniu.';

export const front: FrontTexts = {
  unfinished: 'Graj dalej',
  continueAgainst: (names) => `Graj dalej: ${names}`,
  words: 'Słowa',
  daily: 'Łamigłówka dnia',
  tools: 'Narzędzia',
  drills: 'Fiszki',
  drillsAbout: 'Kilka fiszek dziennie: słowa, przedłużki, binga, przeoczone ruchy.',
  ownListsAbout: 'Własny słownik, przechowywany na tym urządzeniu.',
  analysis: 'Analiza gry',
  analysisAbout: 'Otwórz grę, pozycję lub plik i zobacz najlepsze ruchy.',
  computer: 'Zagraj z komputerem',
  level: 'Poziom',
  play: 'Graj',
  together: 'Razem na jednym ekranie',
  togetherAbout: 'Od dwóch do czterech osób przy tym ekranie. Między ruchami płytki są zakryte.',
  people: 'Gracze',
  more: 'Wybierz zasady',
  moreAbout: 'Pięć wydań, ludzie i komputery w dowolnym składzie, własne zasady.',
  quick: 'Szybki start',
  goOn: 'Twoje gry',
  noGames: 'Rozpoczęte gry zostają na tym urządzeniu, dopóki ich nie usuniesz.',
  over: 'zakończona',
  removeGame: (names) => `Usuń grę: ${names}`,
  removed: (names) => `Usunięto: ${names}`,
  online: 'Graj online',
  onlineAbout: 'Ze znajomymi przez link albo z kimkolwiek, kto tu jest.',
  companion: 'Pomocnik przy stole',
  companionAbout: 'Do gry na własnej planszy: liczy punkty, mierzy czas i rozstrzyga spory o słowa.',
};

export const learn: LearnTexts = {
  home: 'Nauka',
  homeAbout: 'Lekcje, fiszki, łamigłówki i omówienie Twoich gier.',
  title: 'Zasady gry',
  about: 'Zasady każdego wydania i to, co w Twojej grze jest inne.',
  open: 'Czytaj zasady',
  rule: 'Dlaczego?',
  steps: 'Pierwsze kroki',
  stepsAbout: 'Naucz się grać i liczyć punkty w pięciu ruchach.',
};
