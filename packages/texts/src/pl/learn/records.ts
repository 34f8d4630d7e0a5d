/** Solitaire records in Polish. */

import type { RecordsTexts } from '../../en/learn/records.ts';
import { points } from '../grammar.ts';

export const records: RecordsTexts = {
  title: 'Rekordy pasjansa',
  about:
    'Twoje pasjanse na tym urządzeniu. Wyniki porównujemy tylko przy tym samym trybie, opcjach i słowniku.',
  none: 'Nie ma jeszcze zakończonego pasjansa.',
  all: 'Wszystkie pasjanse',
  compared: 'Rekordy:',
  modes: { tally: 'jeden stojak', twoRacks: 'dwa stojaki', openPool: 'odkryte płytki' },
  options: 'Opcje',
  noOptions: 'standardowe',
  dictionary: 'Słownik',
  total: 'Wynik',
  turns: 'Ruchy',
  bestTurn: 'Najlepszy ruch',
  bingos: 'Binga',
  mode: 'Tryb',
  export: 'Zapisz jako plik',
  highest: 'Najwyższe wyniki z odkrytymi płytkami',
  highestAbout: 'Gry przy stole i w warsztacie. Gry z pomocą solvera są oznaczone.',
  helped: 'z solverem',
  challenge: 'Otwarte pytanie',
  challengeAbout:
    'Wszystkie płytki odkryte, słownik otwarty, bez zegara: ile punktów zdobędziesz? Nikt nie zna maksimum.',
  yourBest: (score) => `Twój dotychczasowy rekord: ${points(score)}.`,
  noBest: 'Nie masz jeszcze żadnej próby.',
  toWorkbench: 'Otwórz warsztat',
};
