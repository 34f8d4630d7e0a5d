/** What a board says of itself, in Spanish: alone, for the element in other pages, and as a part of the page's texts. */

import type { BoardWordTexts, MoveTexts, SquareTexts, TurnTexts } from '../en/element.ts';
import { points, tiles } from './grammar.ts';

export const boardWords: BoardWordTexts = {
  board: 'Tablero',
  rack: 'Tus fichas',
  play: 'Jugar',
  recall: 'Recoger',
  blank: 'comodín',
  across: 'horizontal',
  down: 'vertical',
  tile: (letter, count) => `${letter}, ${points(count)}`,
  blankAs: (letter) => `comodín como ${letter}`,
};

export const squares: SquareTexts = {
  signs: { letter: 'L', word: 'P' },
  letter2: 'doble letra',
  letter3: 'triple letra',
  letter4: 'cuádruple letra',
  word2: 'doble palabra',
  word3: 'triple palabra',
  word4: 'cuádruple palabra',
  centre: 'centro',
  bar: 'cruz pequeña',
  cross: 'cruz, se tiran los dados',
  blocked: 'cerrada',
  red: 'rojo',
  blue: 'azul',
  green: 'verde',
  orange: 'naranja',
  empty: 'libre',
  fresh: 'última jugada',
  yours: 'colocada por ti',
  cursor: (direction) => `escritura en ${direction}`,
};

/** Going through a game turn by turn. */
export const turnWords: TurnTexts = {
  replay: 'Repetición',
  replayStep: (step, total) => `Turno ${step} de ${total}`,
  replayStart: 'Antes del primer turno',
  first: 'Primer turno',
  previous: 'Turno anterior',
  next: 'Turno siguiente',
  last: 'Último turno',
};

/** Turns of a game in the element, after the name of the player; and what the element says of itself. */
export const moveWords: MoveTexts = {
  exchange: (count) => `cambio, ${tiles(count)}`,
  pass: 'pase',
  withdrawn: 'jugada retirada',
  challenge: 'impugnación',
  leftover: 'fichas sobrantes',
  time: 'tiempo excedido',
  loading: 'Cargando…',
  unreadable: 'No se puede leer esta partida.',
  whichLetter: '¿Qué letra será el comodín?',
  layTiles: 'Coloca fichas en el tablero y juega.',
};
