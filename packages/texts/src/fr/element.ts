/** What a board says of itself, in French: alone, for the element in other pages, and as a part of the page's texts. */

import type { BoardWordTexts, MoveTexts, SquareTexts, TurnTexts } from '../en/element.ts';
import { points, tiles } from './grammar.ts';

export const boardWords: BoardWordTexts = {
  board: 'Plateau',
  rack: 'Tes lettres',
  play: 'Jouer',
  recall: 'Reprendre',
  blank: 'joker',
  across: 'à l’horizontale',
  down: 'à la verticale',
  tile: (letter, count) => `${letter}, ${points(count)}`,
  blankAs: (letter) => `joker pour ${letter}`,
};

export const squares: SquareTexts = {
  signs: { letter: 'L', word: 'M' },
  letter2: 'lettre compte double',
  letter3: 'lettre compte triple',
  letter4: 'lettre compte quadruple',
  word2: 'mot compte double',
  word3: 'mot compte triple',
  word4: 'mot compte quadruple',
  centre: 'centre',
  bar: 'petite croix',
  cross: 'croix, on lance les dés',
  blocked: 'fermée',
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
  orange: 'orange',
  empty: 'libre',
  fresh: 'dernier coup',
  yours: 'posée par toi',
  cursor: (direction) => `saisie ${direction}`,
};

/** Going through a game turn by turn. */
export const turnWords: TurnTexts = {
  replay: 'Revoir',
  replayStep: (step, total) => `Tour ${step} sur ${total}`,
  replayStart: 'Avant le premier tour',
  first: 'Premier tour',
  previous: 'Tour précédent',
  next: 'Tour suivant',
  last: 'Dernier tour',
};

/** Turns of a game in the element, after the name of the player; and what the element says of itself. */
export const moveWords: MoveTexts = {
  exchange: (count) => `échange, ${tiles(count)}`,
  pass: 'passe',
  withdrawn: 'coup retiré',
  challenge: 'contestation',
  leftover: 'lettres non jouées',
  time: 'dépassement de temps',
  loading: 'Chargement…',
  unreadable: 'Cette partie est illisible.',
  whichLetter: 'Quelle lettre pour le joker ?',
  layTiles: 'Pose des lettres sur le plateau, puis joue.',
};
