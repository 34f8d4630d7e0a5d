/** What a board says of itself, in Polish: alone, for the element in other pages, and as a part of the page's texts. */

import type { BoardWordTexts, MoveTexts, SquareTexts, TurnTexts } from '../en/element.ts';
import { points, tiles } from './grammar.ts';

export const boardWords: BoardWordTexts = {
  board: 'Plansza',
  rack: 'Twoje płytki',
  play: 'Zagraj',
  recall: 'Zbierz',
  blank: 'blank',
  across: 'poziomo',
  down: 'pionowo',
  tile: (letter, count) => `${letter}, ${points(count)}`,
  blankAs: (letter) => `blank jako ${letter}`,
};

export const squares: SquareTexts = {
  signs: { letter: 'L', word: 'S' },
  letter2: 'podwójna premia literowa',
  letter3: 'potrójna premia literowa',
  letter4: 'poczwórna premia literowa',
  word2: 'podwójna premia słowna',
  word3: 'potrójna premia słowna',
  word4: 'poczwórna premia słowna',
  centre: 'środek',
  bar: 'mały krzyż',
  cross: 'krzyżyk, rzut kostkami',
  blocked: 'zamknięte',
  red: 'czerwone',
  blue: 'niebieskie',
  green: 'zielone',
  orange: 'pomarańczowe',
  empty: 'puste',
  fresh: 'ostatni ruch',
  yours: 'Twoja płytka w tym ruchu',
  cursor: (direction) => `wpisywanie: ${direction}`,
};

/** Going through a game turn by turn. */
export const turnWords: TurnTexts = {
  replay: 'Odtwórz',
  replayStep: (step, total) => `Ruch ${step} z ${total}`,
  replayStart: 'Przed pierwszym ruchem',
  first: 'Pierwszy ruch',
  previous: 'Poprzedni ruch',
  next: 'Następny ruch',
  last: 'Ostatni ruch',
};

/** Turns of a game in the element, after the name of the player; and what the element says of itself. */
export const moveWords: MoveTexts = {
  exchange: (count) => `wymiana, ${tiles(count)}`,
  pass: 'pas',
  withdrawn: 'ruch cofnięty',
  challenge: 'zakwestionowanie',
  leftover: 'pozostałe płytki',
  time: 'przekroczony czas',
  loading: 'Wczytywanie…',
  unreadable: 'Nie można odczytać tej gry.',
  whichLetter: 'Którą literą ma być blank?',
  layTiles: 'Ułóż płytki na planszy i zagraj.',
};
