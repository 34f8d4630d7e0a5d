/** The coach in Spanish. */

import type { CoachTexts } from '../../en/analysis/coach.ts';
import { points } from '../grammar.ts';

export const coach: CoachTexts = {
  title: 'Entrenador',
  thinking: 'El entrenador está mirando tus fichas…',
  notYours: 'Las pistas están disponibles cuando te toca.',
  ask: { tip: 'Dame un consejo', area: '¿Dónde?', letters: '¿Qué fichas?', play: 'Ver la jugada' },
  area: (from, to) => `Mira entre ${from} y ${to}.`,
  areaExchange: 'No está en el tablero: piensa en fichas nuevas.',
  letters: (tiles) => `Usa ${tiles}.`,
  keep: (tiles) => `Guarda ${tiles}.`,
  play: (move, score) => `${move} vale ${points(score)}.`,
  playWithDice: (move, score) => `${move} vale ${points(Math.round(score))} con una tirada media.`,
  exchange: (tiles) => `Cambia ${tiles}.`,
  pass: 'Aquí lo mejor es pasar.',
  lastTurn: 'Tu último turno',
  well: (move) => `${move}: ¡bien jugado! El entrenador no encontró nada mejor.`,
  better: (move, score) => `Mejor: ${move}${score === null ? '' : `, por ${points(Math.round(score))}`}.`,
  even: (made, move) =>
    `${made} puede ser tan buena como ${move}: la diferencia está dentro del margen de error.`,
  applied: (tip) => `Seguiste un consejo: ${tip}`,
  helps: (tip) => `Un consejo que ayuda aquí: ${tip}`,
  cheapS: (more) =>
    more <= 0
      ? 'La S no dio más puntos que tu mejor jugada sin ella.'
      : `La S dio solo ${points(more)} más que tu mejor jugada sin ella. Debería dar unos 8.`,
  tips: {
    short: 'las palabras cortas suman.',
    s: 'aprovecha una S para dos palabras.',
    groups: 'busca letras que suelen ir juntas.',
    premiums: 'usa las casillas de premio.',
    keeping: 'guarda buenas fichas para el próximo turno.',
    bingos: 'busca bingos.',
    q: 'juega la Q sin U.',
    hooks: 'engancha una letra a una palabra.',
    choice: '¿tienes una buena jugada? Busca otra mejor.',
    attitude: 'saca partido a las malas fichas.',
  },
  advice: {
    short:
      'Juega una palabra en paralelo a otra: las palabras de dos y tres letras que se forman también puntúan.',
    s: 'Tu S puede servir para dos palabras a la vez: un plural y una palabra nueva.',
    groups: 'Mezcla tus fichas: algunas suelen ir juntas al final de una palabra.',
    premiums: 'Puedes llegar a una casilla de premio.',
    keeping: 'Piensa también en tu próximo turno: guarda fichas que combinen bien.',
    bingos: 'Busca una palabra larga: tienes un bingo.',
    q: 'Puedes jugar la Q sin U.',
    hooks: 'Una letra delante o detrás de una palabra del tablero forma otra palabra.',
    choice: 'Tienes varias jugadas buenas. Compáralas antes de elegir.',
    attitude: 'Tus fichas son difíciles. Puede que lo mejor sea una jugada pequeña.',
  },
  crosswords: {
    tips: {
      bingos: 'las palabras largas con muchas fichas nuevas dan 50 puntos extra.',
      premiums: 'una ficha sobre una cruz te hace tirar los dados.',
    },
    advice: {
      bingos: 'Busca una palabra larga: con suficientes fichas nuevas da 50 puntos extra.',
      premiums: 'Puedes llegar a una cruz: una ficha sobre ella te hace tirar los dados.',
    },
  },
};
