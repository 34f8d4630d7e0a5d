/** The puzzles in Spanish. */

import type { PuzzlesTexts } from '../../en/learn/puzzles.ts';
import { counted, points, tiles as tileCount } from '../grammar.ts';

const TENTHS = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

export const puzzles: PuzzlesTexts = {
  title: 'Retos',
  about:
    'Posiciones de partidas que jugó el motor. En los finales, los puntos están puestos para que una jugada decida la partida. Cada respuesta se comprueba dos veces.',
  daily: 'Reto del día',
  dailyAbout: (day, kind, difficulty) =>
    `${day}: ${kind}, ${difficulty}. Hoy todo el mundo tiene el mismo reto.`,
  solveDaily: 'Resolver',
  lookAgain: 'Ver otra vez',
  streak: (days) => `Racha: ${counted(days, 'día')}`,
  choose: 'Elegir un reto',
  kind: 'Tipo',
  difficulty: 'Dificultad',
  any: 'cualquiera',
  next: 'Siguiente reto',
  fresh: 'Crear un reto nuevo',
  freshAbout: 'El motor juega partidas hasta encontrar uno. Los tipos raros tardan un poco.',
  noneHere: 'Aquí no hay ningún reto: ninguna jugada destaca claramente sobre las demás.',
  edit: 'Editar la posición',
  making: 'Buscando un reto…',
  noneFound: 'No se encontró ningún reto en sesenta partidas. Inténtalo otra vez o elige otro tipo.',
  own: 'De mis partidas',
  ownAbout: 'Lo que se te escapó en las partidas de este dispositivo.',
  looking: (looked, of) => `Búsqueda: ${looked} de ${counted(of, 'partida')}…`,
  noOwn: 'No se encontró ningún reto en las partidas terminadas de este dispositivo.',
  kinds: {
    bingo: 'Busca el bingo',
    best: 'La mejor jugada',
    hook: 'El gancho',
    out: 'El cierre',
    endgame: 'El final',
  },
  themes: { parallel: 'Jugadas en paralelo', fishing: 'La pesca' },
  difficulties: { easy: 'fácil', medium: 'nivel medio', hard: 'difícil' },
  outcomes: { solved: 'resuelto', helped: 'resuelto con pista', shown: 'respuesta mostrada' },
  history: 'Tus retos',
  noHistory: 'Aún ninguno. Empieza por el reto del día.',
  solvedShare: 'Resueltos sin ayuda, por tipo',
  ratings: 'Tus ratings',
  rating: 'Rating',
  count: 'Retos',
  ratingsLater: 'Tras cinco retos de un tipo ves tu rating en él.',
  ratingsAbout:
    'Un reto fácil cuenta como un rival con rating 1200; uno medio, 1500; uno difícil, 1800. Una pista o un segundo intento cuenta como empate.',
  when: 'Fecha',
  outcome: 'Resultado',
  tries: 'Intentos',
  question: {
    bingo: ({ count }) =>
      count === 1
        ? 'Una jugada usa las siete fichas. Encuéntrala.'
        : `${count} jugadas usan las siete fichas. Encuentra una de ellas.`,
    best: () => 'Contando puntos y resto, una jugada es claramente la mejor. ¿Cuál?',
    hook: ({ square }) =>
      `En ${square} se puede alargar una palabra. Encuentra la jugada de más puntos que pase por esa casilla.`,
    out: () => 'La bolsa está vacía. Juega todas tus fichas a la vez.',
    endgame: () =>
      'La bolsa está vacía y se conocen todas las fichas. Una jugada gana, todas las demás pierden. ¿Cuál gana?',
  },
  scores: (own, other) => `Tienes ${points(own)}; tu rival, ${other}.`,
  otherRack: 'Atril de tu rival',
  idle: 'Coloca tu respuesta en el tablero.',
  submit: 'Responder',
  hint: 'Pista',
  hints: {
    line: (line) => `Está en la ${line}.`,
    start: (tiles, square) => `Usa ${tileCount(tiles)}; la primera va en ${square}.`,
    tiles: (tiles) => `Usa ${tiles}.`,
  },
  row: (row) => `fila ${row}`,
  column: (column) => `columna ${column}`,
  show: 'Ver respuesta',
  right: '¡Correcto!',
  answer: 'La respuesta',
  notWords: (words) => `No está en el diccionario: ${words}.`,
  wrong: {
    bingo: (score) => `${points(score)}, pero no con las siete fichas.`,
    best: (score) => `${points(score)}, pero otra jugada tiene más puntos o mejor resto.`,
    hook: (score) => `${points(score)}. Otra jugada por esa casilla vale más.`,
    out: () => 'Te quedan fichas en el atril.',
    endgame: (score) => `${points(score)} ahora, pero pierdes la partida.`,
  },
  because: {
    bingo: ({ play, score, answers }) =>
      answers === 1 ? `${play} vale ${points(score)}.` : `El mejor bingo es ${play}, por ${points(score)}.`,
    best: ({ play, worth, margin }) =>
      `Contando puntos y resto, ${play} vale ${TENTHS.format(worth)}, ${TENTHS.format(margin)} más que cualquier otra jugada. Las simulaciones lo confirman.`,
    hook: ({ play, score, margin }) =>
      `${play} vale ${points(score)}, ${TENTHS.format(margin)} más que cualquier otra jugada por esa casilla.`,
    out: ({ play, score }) =>
      `${play} vale ${points(score)} y cierra la partida. Además sumas los puntos de las fichas de tu rival.`,
    endgame: ({ play, margin, lead }) =>
      `${play} gana por ${points(lead)}. La segunda mejor jugada pierde por ${points(margin - lead)}. Ambas cosas están demostradas hasta el final de la partida.`,
  },
  allAnswers: (count) => (count === 1 ? 'La única respuesta:' : `Las ${count} respuestas:`),
  lineTitle: 'El resto de la partida con el mejor juego',
  lineMove: (isOwn, play, score) => {
    if (play === null) return isOwn ? 'Pasas.' : 'Tu rival pasa.';
    return `${isOwn ? 'Juegas' : 'Tu rival juega'} ${play} por ${points(score)}.`;
  },
  lineEnd: (settled, lead) =>
    `${settled === 0 ? '' : `Ajuste final: ${points(Math.abs(settled))} para ${settled > 0 ? 'ti' : 'tu rival'}. `}Ganas por ${points(lead)}.`,
  again: 'Otro reto',
  back: 'Todos los retos',
  link: 'Enlace a este reto',
  noSuchPuzzle: 'Ese reto no existe.',
};
