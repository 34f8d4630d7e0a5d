/** The lessons on Crosswords in Spanish. */

import type { DiagramsTexts } from '../../en/learn/diagrams.ts';
import { plural, points, tiles } from '../grammar.ts';

export const diagrams: DiagramsTexts = {
  title: 'Diagramas de Crosswords',
  about: 'Los tres diagramas del reglamento de Crosswords. Cuenta cada turno antes de mirar.',
  names: { first: 'Diagrama 1', second: 'Diagrama 2', third: 'Diagrama 3' },
  steps: {
    first: [
      'La primera palabra tiene al menos tres letras y cubre una barra entera de la cruz pequeña, aquí la horizontal.',
    ],
    second: [
      'La primera palabra, como en el diagrama 1.',
      'A, P y E van debajo de la T. Solo puntúan las fichas jugadas en este turno.',
      'F y A van delante de la C, y E detrás: se pueden añadir fichas por los dos extremos, en una línea.',
      'O, O y L van detrás de la F. Aquí acaba el diagrama impreso; la siguiente ronda es nuestra.',
      'El jugador 1 añade STRY a TAPE. Las cuatro fichas están sobre el color propio. La palabra tiene ocho letras, pero solo se jugaron cuatro fichas: no hay bonificación de 50 puntos.',
      'B, O y B van delante de CAT. La primera B cubre una cruz sobre el color propio, y los dados muestran 6, como en el ejemplo del reglamento.',
      'ANIMAL baja hasta la L de FOOL: cinco fichas para una palabra de seis letras. También cubre una cruz.',
      'I, S y H van detrás de FOOL, todas sobre el color propio.',
    ],
    third: [
      'Cuatro fichas sobre la barra horizontal.',
      'FISH baja por la I de SHIP. Mira ahora la fila 9: ¿se podría jugar allí BASE, pasando por la S?',
    ],
  },
  turn: (turn, of) => `Turno ${turn} de ${of}`,
  player: (number, colour) => `Jugador ${number} (${colour})`,
  plays: (player, word) => `${player} juega ${word}.`,
  rolled: (reading, square) => `Los dados para ${square} muestran ${reading}.`,
  letters: (plain, own, score) => {
    if (own === 0) return `${tiles(plain)}, ninguna sobre el color propio: ${score}.`;
    if (plain === 0)
      return `${tiles(own)} sobre el color propio, que ${plural(own, 'cuenta', 'cuentan')} doble: ${score}.`;
    return `${tiles(plain)} con valor simple y ${own} sobre el color propio con valor doble: ${score}.`;
  },
  dice: (reading, square, score) => `Los dados muestran ${reading} para la cruz de ${square}: ${score}.`,
  fifty: (score) => `Más de cinco letras, al menos cinco de ellas jugadas en este turno: ${score}.`,
  total: (score) => `Total: ${points(score)}.`,
  rule: 'Leer la regla',
  totals: 'Puntos',
  hints: 'Mostrar dónde puntúa este jugador',
  hintsAbout: (player) =>
    `Cruces libres con los puntos medios de los dados para ${player}. Las fichas sobre el color propio cuentan doble.`,
  bonus: (score) => `${points(score)} de media`,
  clinic: 'Probar BASE',
  colours: { red: 'rojo', blue: 'azul', green: 'verde', orange: 'naranja' },
};
