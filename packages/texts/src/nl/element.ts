/** What a board says of itself, in Dutch: alone, for the element in other pages, and as a part of the page's texts. */

import type { BoardWordTexts, MoveTexts, SquareTexts, TurnTexts } from '../en/element.ts';
import { points, tiles } from './grammar.ts';

export const boardWords: BoardWordTexts = {
  board: 'Bord',
  rack: 'Jouw letters',
  play: 'Leggen',
  recall: 'Terug',
  blank: 'blanco',
  across: 'horizontaal',
  down: 'verticaal',
  tile: (letter, count) => `${letter}, ${points(count)}`,
  blankAs: (letter) => `blanco als ${letter}`,
};

export const squares: SquareTexts = {
  signs: { letter: 'L', word: 'W' },
  letter2: 'dubbele letterwaarde',
  letter3: 'driedubbele letterwaarde',
  letter4: 'vierdubbele letterwaarde',
  word2: 'dubbele woordwaarde',
  word3: 'driedubbele woordwaarde',
  word4: 'vierdubbele woordwaarde',
  centre: 'midden',
  bar: 'klein kruis',
  cross: 'kruis, gooi de dobbelstenen',
  blocked: 'gesloten',
  red: 'rood',
  blue: 'blauw',
  green: 'groen',
  orange: 'oranje',
  empty: 'leeg',
  fresh: 'laatste zet',
  yours: 'door jou neergelegd',
  cursor: (direction) => `typen ${direction}`,
};

/** Going through a game turn by turn. */
export const turnWords: TurnTexts = {
  replay: 'Naspelen',
  replayStep: (step, total) => `Beurt ${step} van ${total}`,
  replayStart: 'Vóór de eerste beurt',
  first: 'Eerste beurt',
  previous: 'Vorige beurt',
  next: 'Volgende beurt',
  last: 'Laatste beurt',
};

/** Turns of a game in the element, after the name of the player; and what the element says of itself. */
export const moveWords: MoveTexts = {
  exchange: (count) => `${tiles(count)} gewisseld`,
  pass: 'gepast',
  withdrawn: 'zet teruggenomen',
  challenge: 'aangevochten',
  leftover: 'overgebleven letters',
  time: 'tijd overschreden',
  loading: 'Laden …',
  unreadable: 'Dit spel is niet te lezen.',
  whichLetter: 'Voor welke letter staat de blanco?',
  layTiles: 'Leg letters op het bord en kies Leggen.',
};
