/** The open-tile workbench in Polish. */

import type { WorkbenchTexts } from '../../en/learn/workbench.ts';
import { countedOf, points } from '../grammar.ts';

/** `w 5 ruchach`, `w 1 ruchu`. */
function inPlays(count: number): string {
  return `w ${countedOf(count, 'ruchu', 'ruchach')}`;
}

export const workbench: WorkbenchTexts = {
  title: 'Warsztat odkrytych płytek',
  about: 'Zbuduj własną grę przy wszystkich płytkach odkrytych. Każda próba zostaje w drzewie.',
  idle: 'Ułóż słowo. Do siedmiu płytek na ruch; wszystkie siedem daje 50 punktów premii.',
  submit: 'Zagraj',
  notWords: (words) => `Nie ma w słowniku: ${words}.`,
  total: (score, plays, left) => `${points(score)} ${inPlays(plays)}, pozostałe płytki: ${left}`,
  undo: 'Cofnij',
  redo: 'Ponów',
  restart: 'Wyczyść planszę',
  plays: 'Dotychczasowe ruchy',
  play: 'Ruch',
  points: 'Punkty',
  helped: 'solver',
  noPlays: 'Plansza jest pusta.',
  branches: 'Gałęzie',
  onward: 'Próby z tego miejsca',
  name: 'Nazwa tej pozycji',
  keepName: 'Zapisz nazwę',
  noBranches: 'Żadna pozycja nie ma jeszcze nazwy.',
  solver: 'Solver',
  solverAbout: 'Ruchy znalezione przez solver są oznaczone w Twoich rekordach.',
  bestPlays: 'Znajdź najlepsze ruchy',
  finish: 'Dograj do końca',
  thinking: 'Liczenie…',
  settled: (plays, score, left) =>
    `Rozwiązywanie: ${points(score)} ${inPlays(plays)}, pozostałe płytki: ${left}…`,
  takeSoFar: 'Weź dotychczasowe ruchy',
  stop: 'Zatrzymaj',
  nothing: 'Nie ma już ruchu.',
  hall: 'Galeria sław',
  hallAbout: 'Przechowywana na tym urządzeniu, z wynikiem z chwili dodania gry.',
  enter: 'Dodaj tę grę',
  entered: (score) => `Dodano: ${points(score)}.`,
  gameName: 'Nazwa gry',
  noHall: 'Nie ma jeszcze gier. Twoja może być pierwsza.',
  turns: 'Ruchy',
  bestTurn: 'Najlepszy ruch',
  bingos: 'Binga',
  open: 'Otwórz',
  remove: 'Usuń',
  helpedPlays: (plays) => `solver: ${plays}`,
  alone: 'bez pomocy',
  records: 'Rekordy pasjansa',
};
