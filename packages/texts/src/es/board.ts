/** Board, rack and the line below them, in Spanish. */

import { boardWords } from './element.ts';
import type { BoardTexts, CoverTexts, ReminderTexts, SheetTexts } from '../en/board.ts';
import { counted, does, list, plural, points } from './grammar.ts';

export { squares } from './element.ts';

export const game: BoardTexts = {
  ...boardWords,
  noLetter: 'No tienes esa letra.',
  noBlank: 'No tienes ningún comodín.',
  noSquare: 'No hay ninguna casilla libre en esta dirección.',
  slot: (number, tile) => `Lugar ${number}: ${tile}`,
  scores: 'Puntos',
  sheet: 'Planilla',
  unseen: 'Fichas restantes',
  unseenAbout: 'En la bolsa o en otros atriles.',
  details: 'Planilla y fichas',
  shuffle: 'Mezclar',
  sort: 'Ordenar',
  exchange: 'Cambiar',
  pass: 'Pasar',
  challenge: 'Impugnar',
  accept: 'Aceptar',
  resign: 'Abandonar',
  bingo: (count) => `¡Bingo! +${count}`,
  yourTurn: 'Te toca',
  yourTurnHint: 'Arrastra fichas, o elige una casilla y escribe.',
  opening: 'Preparando la mesa…',
  actions: 'Acciones',
  turn: 'Turno',
  total: 'Total',
  player: 'Jugador',
  playColumn: 'Jugada',
  scoreColumn: 'Puntos',
  sheetEmpty: 'Aún no hay jugadas.',
  selected: 'seleccionada; ahora elige una casilla',
  finalWindow: 'Si esta jugada vale, la partida termina.',
  turnOf: (name) => `Turno de ${name}`,
  toAnswer: '¿Aceptas o impugnas?',
  wordsComing: (share) => `Palabras: ${share} cargado.`,
  playWaits: (share) => `Tu jugada espera al diccionario: ${share} cargado.`,
  answering: (name) => `${name} puede impugnar`,
  ruling: (person) => `${does(person, 'decides', 'decide')} la impugnación`,
  thinking: (name) => `${name} está pensando`,
  hurried: (name) => `El servidor está ocupado y ${name} tiene menos tiempo para pensar.`,
  bag: (count) => `${count} en la bolsa`,
  target: (score) => `meta ${score}`,
  mayChallenge: (words) => `Aún puedes impugnar ${words}.`,
  displaced: (letters, squares) => `${letters} de vuelta en tu atril: ya hay ficha en ${squares}.`,
  laid: (letter, square) => `${letter} en ${square}`,
  takenHome: (letter) => `${letter} de vuelta en el atril`,
  ordered: (letters) => `Tus fichas: ${letters}`,
  notValid: (wordList) => `${list(wordList)} ${plural(wordList.length, 'no es válida', 'no son válidas')}.`,
  preview: (scored, bonus, total) => {
    const parts = scored.map((one) => `${one.word} ${one.points}`);
    if (bonus > 0) parts.push(`bonificación ${bonus}`);
    return parts.length === 1
      ? `${scored[0]?.word ?? ''}: ${points(total)}`
      : `${parts.join(' + ')} = ${total}`;
  },
  crosswordsPreview: (words, letterPoints, fifty, crosses) =>
    [
      `${words}: fichas ${letterPoints}`,
      ...(fifty > 0 ? [`palabra larga ${fifty}`] : []),
      ...(crosses > 0 ? [`dados por ${counted(crosses, 'cruz', 'cruces')}`] : []),
    ].join(' + '),
};

export const cover: CoverTexts = {
  show: 'Mostrar mis fichas',
  hidden: 'Todas las fichas están ocultas.',
  title: (name) => `Pasa la pantalla a ${name}`,
  asked: (name) => `${name}, ¿aceptas la última jugada?`,
};

export const sheetKinds: SheetTexts = {
  lostTurn: 'turno perdido',
  good: 'impugnación fallida',
  bad: 'jugada retirada',
  points: 'puntos',
  resigned: 'abandono',
  left: 'sobrantes',
  out: 'cierre',
  pass: 'pase',
};

export const reminders: ReminderTexts = {
  'pass-only-when-unable': 'De buena fe: pasa solo si no puedes jugar.',
  'play-if-possible': 'De buena fe: después de pasar debes jugar si puedes.',
  'exchange-only-when-unable': 'De buena fe: cambia solo si no encuentras ninguna palabra.',
};
