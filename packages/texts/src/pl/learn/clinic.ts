/** The illegal-play clinic in Polish. */

import type { ClinicTexts } from '../../en/learn/clinic.ts';
import { points } from '../grammar.ts';

export const clinic: ClinicTexts = {
  title: 'Wolno czy nie wolno?',
  about:
    'Czy ten ruch jest dozwolony? Obejrzyj nowe płytki, zdecyduj i powiedz, dlaczego nie. Potem orzeka sędzia. Gra jest po angielsku.',
  case: (number, of) => `Przypadek ${number} z ${of}`,
  rack: 'Stojak:',
  question: 'Czy ten ruch jest dozwolony?',
  reasons: {
    legal: 'Tak, jest dozwolony',
    line: 'Nie: płytki nie leżą w jednej linii',
    gap: 'Nie: jest luka',
    apart: 'Nie: nie dotyka innej płytki',
    opening: 'Nie: tak nie można zacząć gry',
    letters: 'Nie: na stojaku brakuje płytki',
    word: 'Nie: powstaje niepoprawne słowo',
  },
  check: 'Zdecyduj',
  right: 'Dobrze!',
  wrong: 'Sędzia jest innego zdania.',
  legal: (count) => `Dozwolony, ${points(count)}:`,
  fifty: (count) => `i ${count} za bingo`,
  rule: 'Przeczytaj zasadę',
  mend: 'Wykonaj dozwolony ruch',
  mendAbout: 'Wykonaj dozwolony ruch tymi płytkami.',
  playMended: 'Zagraj',
  mended: (notation, score) => `${notation} jest dozwolone i daje ${points(score)}.`,
  next: 'Następny przypadek',
  solved: (right, of) => `Dobrze: ${right} z ${of}`,
  list: 'Wszystkie przypadki',
  cases: {
    diagonal: {
      situation: 'Na planszy leży HORN. I oraz T trafiają na ukos od F9.',
      lesson: 'Wszystkie płytki ruchu leżą w jednym rzędzie lub kolumnie, nigdy na ukos.',
    },
    gap: {
      situation: 'Na planszy leży HORN. F trafia na H6, a M na H9.',
      lesson: 'Pole między F a R zostaje puste. Z A w tym miejscu powstałoby FARM.',
    },
    apart: {
      situation: 'Na planszy leży HORN. BIT trafia do rzędu 11.',
      lesson: 'Po pierwszym słowie każdy ruch musi dotykać płytki na planszy.',
    },
    star: {
      situation: 'Plansza jest pusta. HORN trafia na lewy brzeg.',
      lesson: 'Pierwsze słowo zakrywa gwiazdę na środku.',
    },
    single: {
      situation: 'Plansza jest pusta. Jedna płytka trafia na gwiazdę.',
      lesson: 'A jest po angielsku słowem, ale w tej grze słowa mają co najmniej dwie litery.',
    },
    thorn: {
      situation: 'Na planszy leży HORN. T trafia przed nie.',
      lesson: 'Litera dołożona do słowa to przedłużka. Punktuje całe nowe słowo.',
    },
    beside: {
      situation: 'Na planszy leży HORN. AT trafia pod HO.',
      lesson: 'AT i HA są poprawne, ale T tworzy też OT z O nad sobą.',
    },
    hornet: {
      situation: 'Na planszy leży HORN. Dołożono E i T.',
      lesson: 'Płytki dołożone do słowa przedłużają je: HORNET.',
    },
    apples: {
      situation: 'Na planszy leży APPLE. Dołożono S.',
      lesson: 'Jedna płytka daje punkty za całe słowo. W grze klasycznej liczba mnoga jest poprawna.',
    },
    farms: {
      situation: 'Na planszy leżą HORN i FARM. PASTE trafia pod FARM.',
      lesson: 'Jedno S należy do dwóch słów: PASTE i FARMS.',
    },
    borrowed: {
      situation: 'Na planszy leży HORN. FARM schodzi przez R. Oto stojak:',
      lesson: 'Kładziesz tylko płytki ze swojego stojaka. Z płytek na planszy mogą korzystać wszyscy.',
    },
    blank: {
      situation: 'Plansza jest pusta. Blank zastępuje H w HORN.',
      lesson: 'Blank może być dowolną literą i daje 0 punktów. Gwiazda podwaja pozostałe litery.',
    },
    bingo: {
      situation: 'Plansza jest pusta. Wszystkie siedem płytek tworzy PREVENT.',
      lesson: 'Zagranie wszystkich siedmiu płytek to bingo: 50 punktów premii.',
    },
    herd: {
      situation: 'Gra przykładowa po ruchu 10: HERD zamiast HERO.',
      lesson: 'HERD jest poprawne, ale jego D dotyka innego D, a DD to nie słowo.',
    },
    hero: {
      situation: 'Gra przykładowa po ruchu 10: HERO, tak jak zagrano.',
      lesson: 'To samo miejsce z O: HERO tworzy też ME, OR i DO.',
    },
    gate: {
      situation: 'Gra przykładowa po ruchu 26: GATE w dół od G w LYING.',
      lesson: 'Tuż pod spodem leży LIED, więc w całej kolumnie powstaje GATELIED.',
    },
    boats: {
      situation: 'Na planszy leży BOAT. Dołożono S, w grze klasycznej.',
      lesson: 'Regularna liczba mnoga jest poprawna, niezależnie od tego, czy drukuje ją słownik.',
    },
    base: {
      situation: 'Crosswords, trzeci diagram: na planszy leżą SHIP i FISH. BASE trafia pod SHIP, przez S.',
      lesson:
        'Powstają trzy krótkie słowa: SB, HA i PE. Instrukcja odrzuca wszystkie trzy; dzisiejsze słowniki mają HA i PE, ale żaden nie ma SB.',
    },
    bar: {
      situation: 'Crosswords: plansza jest pusta. CAT zaczyna się na środkowym polu.',
      lesson:
        'Pierwsze słowo musi zakryć całą belkę małego krzyża. Leżąc o jedno pole bardziej w lewo, CAT by ją zakryło.',
    },
    cwApples: {
      situation: 'Crosswords: na planszy leży APPLE. Dołożono S.',
      lesson: 'Crosswords zakazuje słów, które mogą być tylko liczbą mnogą, jak APPLES.',
    },
    cwTalks: {
      situation: 'Crosswords: na planszy leży TALK. Dołożono S.',
      lesson: 'TALKS to liczba mnoga, ale też czasownik: she talks. Jest więc poprawne.',
    },
    cwBoats: {
      situation: 'Crosswords: na planszy leży BOAT. Dołożono S.',
      lesson:
        'BOATS to liczba mnoga, ale też czasownik: she boats. Jest więc poprawne, chyba że umówicie się zakazać każdej możliwej liczby mnogiej.',
    },
  },
};
