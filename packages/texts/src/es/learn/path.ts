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
  play: 'Jugar',
  show: 'Enséñamelo',
  right: '¡Bien!',
  wrong: 'Esa no es.',
  look: 'Mira, es así:',
  nextTask: 'Siguiente',
  number: (number, of) => `Ejercicio ${number} de ${of}`,
  solved: (right, of) => `Ejercicios bien hechos: ${right} de ${of}`,
  exercises: {
    hooks: {
      lesson: 'Una letra antes o después de una palabra puede hacer otra nueva: GATO y S hacen GATOS.',
      task: (word) => `Pon una ficha antes o después de ${word} para formar otra palabra.`,
      another: 'También vale. Pero ahora alarga la palabra con una sola ficha.',
    },
    blanks: {
      lesson: 'El comodín no tiene letra. Tú dices cuál es. No da puntos.',
      task: () => 'Forma una palabra con todas las fichas. El comodín puede ser cualquier letra.',
      another: '¡Buena palabra! Pero ahora usa todas las fichas.',
    },
    bingos: {
      lesson: 'Un bingo usa las siete fichas. Da 50 puntos más. Busca comienzos y finales.',
      task: () => 'Forma una palabra con tus siete fichas.',
      another: '¡Buena palabra! Pero ahora usa las siete fichas.',
    },
    leaves: {
      lesson: 'Después de una jugada te quedan letras. Las buenas te ayudan con la palabra siguiente.',
      question: '¿Qué tres letras guardarías?',
      because: 'Guarda letras que entran en muchas palabras, y vocales junto con consonantes.',
    },
  },
  groups: {
    begin: 'Primeras palabras',
    words: 'Buscar palabras',
    think: 'Retos',
    endgames: 'Finales',
    variations: 'Otros juegos',
    rulebooks: 'Reglamentos',
  },
  stations: {
    first: { title: 'La primera palabra', about: 'Pon palabras en el tablero. Cuenta sus puntos.' },
    legal: { title: '¿Se puede?', about: 'Mira una jugada. ¿Vale? Luego te lo dice el árbitro.' },
    counting: { title: 'Contar', about: 'Cuenta las jugadas de una partida entera.' },
    hooks: { title: 'Ganchos', about: 'Alarga una palabra con una sola ficha.' },
    blanks: { title: 'Comodines', about: 'Un comodín puede ser cualquier letra. Úsalo.' },
    bingos: { title: 'Bingos', about: 'Forma una palabra con tus siete fichas.' },
    leaves: { title: '¿Qué guardar?', about: '¿Qué letras conviene guardar?' },
    hookPuzzles: {
      title: 'Retos: ganchos',
      about: 'Alarga una palabra y pon con ella una palabra nueva.',
    },
    bingoPuzzles: { title: 'Retos: bingos', about: 'Busca la jugada que usa todas tus fichas.' },
    best: { title: 'La mejor jugada', about: 'Muchas jugadas valen. Busca la mejor.' },
    out: { title: 'Las últimas fichas', about: 'La bolsa está vacía. Pon todas tus fichas a la vez.' },
    endgame: { title: 'Gana el final', about: 'La bolsa está vacía. ¿Qué jugada gana la partida?' },
    crosses: {
      title: 'Colores y cruces',
      about: 'Así se cuenta una partida con colores y dados.',
    },
  },
  games: {
    opening: { title: 'Primera palabra larga', about: 'La primera palabra debe tener cuatro letras o más.' },
    rearranging: {
      title: 'Reordenar',
      about: 'Mezcla las letras de una palabra del tablero y añade las tuyas.',
    },
    swapping: {
      title: 'Sustituir fichas',
      about: 'Antes de jugar, sustituye fichas del tablero por las tuyas.',
    },
    pickUp: {
      title: 'Recuperar comodines',
      about: 'Pon la letra correcta en lugar de un comodín: el comodín es tuyo.',
    },
    timed: { title: 'Contrarreloj', about: 'Tienes dos minutos por turno.' },
    partners: { title: 'En pareja', about: 'Crosswords por parejas: una máquina juega contigo.' },
    deluxe: {
      title: 'La edición Deluxe',
      about: 'Se impugna una palabra. Después de pasar hay que jugar si se puede.',
    },
    collectible: { title: 'La edición Colección', about: 'Cambia fichas solo si quedan siete en la bolsa.' },
    teams: { title: 'Por equipos', about: 'El reglamento escolar: dos equipos, un atril cada uno.' },
    four: { title: 'Cuatro jugadores', about: 'Tres máquinas juegan contra ti.' },
  },
};
