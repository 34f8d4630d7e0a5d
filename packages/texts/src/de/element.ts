/** What a board says of itself, in German: alone, for the element in other pages, and as a part of the page's texts. */

import type { BoardWordTexts, MoveTexts, SquareTexts, TurnTexts } from '../en/element.ts';
import { points, tiles } from './grammar.ts';

export const boardWords: BoardWordTexts = {
  board: 'Brett',
  rack: 'Deine Buchstaben',
  play: 'Legen',
  recall: 'Zurück',
  blank: 'Blankostein',
  across: 'waagrecht',
  down: 'senkrecht',
  tile: (letter, count) => `${letter}, ${points(count)}`,
  blankAs: (letter) => `Blankostein als ${letter}`,
};

export const squares: SquareTexts = {
  signs: { letter: 'B', word: 'W' },
  letter2: 'doppelter Buchstabenwert',
  letter3: 'dreifacher Buchstabenwert',
  letter4: 'vierfacher Buchstabenwert',
  word2: 'doppelter Wortwert',
  word3: 'dreifacher Wortwert',
  word4: 'vierfacher Wortwert',
  centre: 'Mitte',
  bar: 'kleines Kreuz',
  cross: 'Kreuz, es wird gewürfelt',
  blocked: 'gesperrt',
  red: 'rot',
  blue: 'blau',
  green: 'grün',
  orange: 'orange',
  empty: 'frei',
  fresh: 'letzter Zug',
  yours: 'von dir gelegt',
  cursor: (direction) => `Tippen ${direction}`,
};

/** Going through a game turn by turn. */
export const turnWords: TurnTexts = {
  replay: 'Nachspielen',
  replayStep: (step, total) => `Zug ${step} von ${total}`,
  replayStart: 'Vor dem ersten Zug',
  first: 'Erster Zug',
  previous: 'Voriger Zug',
  next: 'Nächster Zug',
  last: 'Letzter Zug',
};

/** Turns of a game in the element, after the name of the player; and what the element says of itself. */
export const moveWords: MoveTexts = {
  exchange: (count) => `Tausch, ${tiles(count)}`,
  pass: 'gepasst',
  withdrawn: 'Zug zurückgenommen',
  challenge: 'Anfechtung',
  leftover: 'Restbuchstaben',
  time: 'Zeitüberschreitung',
  loading: 'Lädt …',
  unreadable: 'Diese Partie ist nicht lesbar.',
  whichLetter: 'Für welchen Buchstaben steht der Blankostein?',
  layTiles: 'Leg Buchstaben aufs Brett und bestätige den Zug.',
};
