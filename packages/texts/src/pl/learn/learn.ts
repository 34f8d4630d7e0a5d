/** The start page of everything that teaches, and what all of its pages share, in Polish. */

import type { LearnTexts } from '../../en/learn/learn.ts';
import { counted } from '../grammar.ts';

export const learn: LearnTexts = {
  home: { title: 'Nauka', about: 'Od pierwszego słowa po ostatni punkt w końcówce.' },
  done: (done, of) => (done === of ? `Wszystko zrobione (${of})` : `Zrobione: ${done} z ${of}`),
  startOver: 'Zacznij od nowa',
  toGame: 'Wróć do gry',
  groups: { begin: 'Na początek', practise: 'Ćwicz', lookBack: 'Przegląd', read: 'Czytaj' },
  screens: {
    steps: { title: 'Pierwsze kroki', about: 'Naucz się liczyć punkty w pięciu ruchach.' },
    guide: {
      title: 'Gra przykładowa',
      about: 'Gra z instrukcji Deluxe: policz wszystkie 32 ruchy.',
    },
    diagrams: { title: 'Diagramy Crosswords', about: 'Kolory, krzyżyki i kostki, policzone ruch po ruchu.' },
    clinic: {
      title: 'Wolno czy nie wolno?',
      about: 'Czy ten ruch jest dozwolony? Decydujesz Ty, potem orzeka sędzia.',
    },
    tips: {
      title: 'Dziesięć wskazówek',
      about: 'Rady doświadczonych graczy, każda z narzędziem do ćwiczeń.',
    },
    puzzles: { title: 'Łamigłówki', about: 'Łamigłówka dnia i tyle kolejnych, ile chcesz.' },
    statistics: { title: 'Statystyki', about: 'Twoje wyniki w liczbach i na wykresach.' },
    records: { title: 'Rekordy pasjansa', about: 'Twoje pasjanse: wyniki, trend, najlepsze ruchy.' },
    worksheets: { title: 'Karty pracy', about: 'Zadania na papier, z rozwiązaniami.' },
    workbench: {
      title: 'Warsztat odkrytych płytek',
      about: 'Wszystkie 100 płytek jest odkrytych. Ile punktów zdobędziesz?',
    },
    diary: { title: 'Dziennik słów', about: 'Słowa z Twoich gier do nauki i ich znaczenie.' },
    words: { title: 'Słowa', about: 'Szukaj słów po literach, przedłużkach lub wzorze i sprawdzaj je.' },
    decks: {
      title: 'Zestawy',
      about: 'Twoje zestawy słów dowolnej wielkości: anagramy, przedłużki, definicje.',
    },
    drills: { title: 'Fiszki', about: 'Kilka fiszek dziennie: słowa, przedłużki, binga, przeoczone ruchy.' },
    rules: { title: 'Zasady gry', about: 'Zasady każdego wydania i Twojej własnej gry.' },
    studies: { title: 'Opracowania', about: 'Gry i pozycje z notatkami i wariantami.' },
    position: { title: 'Edytor pozycji', about: 'Ułóż pozycję, aby ją przeanalizować lub grać dalej.' },
    editions: { title: 'Wydania', about: 'Czym różnią się instrukcje, obok siebie.' },
    analysis: {
      title: 'Analiza gry',
      about: 'Najlepszy ruch w każdej sytuacji zakończonej gry i jego uzasadnienie.',
    },
  },
  gate: {
    about: 'Twoja obecna gra nie pozwala sprawdzać słów. Ta strona otworzy się po zakończeniu gry.',
    rule: 'Przeczytaj zasadę',
    pause: 'Wstrzymaj grę i przejdź dalej',
    rated:
      'Trwa Twoja gra rankingowa. Podpowiedzi, narzędzia słowne i analiza otworzą się po jej zakończeniu.',
    ratedBoard: 'To plansza z Twojej gry rankingowej. Przeanalizujesz ją po zakończeniu gry.',
  },
  rulebook: 'Zasady gry',
  rulesOf: 'Zasady:',
  currentGame: 'obecna gra',
  search: 'Szukaj w zasadach',
  nothing: (query) => `Brak wyników dla „${query}”.`,
  found: (count) => counted(count, 'rozdział', 'rozdziały', 'rozdziałów'),
  contents: 'Spis treści',
  agreed: 'Na co możecie się umówić',
  lessons: 'Wypróbuj:',
  sections: 'W zasadach:',
  refusals: 'Co mówi sędzia',
  onlyWith: 'Tylko za zgodą graczy:',
  editions: 'Czym różnią się wydania',
  editionsAbout: 'Wymieniamy tylko zasady, które się różnią.',
  onlyIn: 'Tylko w niektórych instrukcjach',
  isIncluded: 'tak',
  isNotIncluded: 'nie',
  otherBooks: (titles) =>
    `Tego nie ma w instrukcji tego wydania, ale możecie się na to umówić. Pochodzi z: ${titles.join(', ')}.`,
  option: 'Zasada',
};
