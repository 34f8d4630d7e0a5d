/** The path through the lessons, in Spanish: simple words, for children too. */

import type { PathTexts } from '../../en/learn/path.ts';
import { counted, points } from '../grammar.ts';

export const path: PathTexts = {
  title: 'Tu camino',
  about: 'Lecciones cortas, una tras otra. Cada una tiene hasta tres estrellas.',
  start: (title) => `Empezar: ${title}`,
  resume: (title) => `Seguir: ${title}`,
  next: (title) => `Próxima lección: ${title}`,
  stars: (stars, of) => `${counted(stars, 'estrella')} de ${of}`,
  allDone: 'Tienes todas las estrellas. ¡Muy bien!',
  toStar: (right, of) => `${right} de ${of} para la próxima estrella`,
  win: 'Terminas la partida: una estrella. La ganas: tres estrellas.',
  reach: (count) => `Terminas la partida: una estrella. ${points(count)} o más: tres estrellas.`,
  groups: {
    begin: 'Primeras palabras',
    think: 'Acertijos',
    endgames: 'Finales',
    variations: 'Otros juegos',
  },
  stations: {
    first: { title: 'La primera palabra', about: 'Pon palabras en el tablero. Cuenta sus puntos.' },
    legal: { title: '¿Se puede?', about: 'Mira una jugada. ¿Vale? Luego te lo dice el árbitro.' },
    counting: { title: 'Contar', about: 'Cuenta las jugadas de una partida entera.' },
    hookPuzzles: {
      title: 'Acertijos: ganchos',
      about: 'Alarga una palabra y pon con ella una palabra nueva.',
    },
    bingoPuzzles: { title: 'Acertijos: bingo', about: 'Busca la jugada que usa todas tus fichas.' },
    best: { title: 'La mejor jugada', about: 'Muchas jugadas valen. Busca la mejor.' },
    out: { title: 'Las últimas fichas', about: 'La bolsa está vacía. Pon todas tus fichas a la vez.' },
    endgame: { title: 'Gana el final', about: 'La bolsa está vacía. ¿Qué jugada gana la partida?' },
    crosses: {
      title: 'Colores y cruces',
      about: 'Así se cuenta una partida con colores y dados.',
    },
  },
};
