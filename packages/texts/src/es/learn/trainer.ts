/** Scoring practice on worked games, in Spanish. */

import type { TrainerTexts } from '../../en/learn/trainer.ts';
import { counted, points } from '../grammar.ts';

export const trainer: TrainerTexts = {
  titles: { steps: 'Primeros pasos', guide: 'La Partida modelo' },
  abouts: {
    steps:
      'Cinco turnos muestran todas las formas de hacer palabras. Juega cada uno y cuenta sus puntos antes de mirar.',
    guide: 'Una partida entera en inglés, de 32 turnos. Cuenta cada turno y compara.',
  },
  firstSteps: {
    language: 'spanish',
    game: `#player1 1 1
#player2 2 2
>1: ALNU 8E LUNA +8 8
>2: ACS H7 C.SA +6 6
>1: DINOS 11D NIDOS +19 27
>2: ES 10D ES +6 12
>1: ALS 7D LAS +7 34`,
  },
  steps: [
    'La primera palabra cubre la estrella, que la dobla.',
    'CASA baja por la A. No cubre ninguna casilla de premio.',
    'NIDOS queda debajo de CASA, y su S forma CASAS: puntúan las dos palabras. La I está en una casilla de doble palabra, que dobla NIDOS.',
    'Dos fichas forman tres palabras: ES, EN y SI. Un premio solo vale en el turno en que se cubre: el de la I ya no dobla SI.',
    'LAS va en paralelo a LUNA, así que también puntúan AL y SU.',
  ],
  turn: (turn, of) => `Turno ${turn} de ${of}`,
  settlement: 'Ajuste final',
  player: (name) => `Jugador ${name}`,
  plays: (player, notation) => `${player} juega ${notation}.`,
  question: '¿Cuántos puntos?',
  check: 'Comprobar',
  explain: 'Explicar',
  right: '¡Correcto!',
  wrong: (given) =>
    given.trim() === '' ? 'Escribe un número.' : `No son ${given}. Cuenta otra vez o pulsa Explicar.`,
  bonus: 'Bingo, las siete fichas:',
  total: (count) => `Total: ${points(count)}.`,
  gains: (player, tiles, count) => `${player} cerró: +${count} por las fichas ${tiles} del rival.`,
  loses: (player, tiles, count) => `${player} aún tiene ${tiles}: −${count}.`,
  counted: (turns, of) => `Bien contados: ${turns} de ${counted(of, 'turno')}`,
  goOn: 'Continuar',
  allCounted: 'Has contado todos los turnos.',
  nextLesson: { steps: 'Seguir con la Partida modelo', guide: 'Seguir con “¿Legal o no?”' },
};
