/** The open-tile workbench in Spanish. */

import type { WorkbenchTexts } from '../../en/learn/workbench.ts';
import { counted, plural, points, tiles } from '../grammar.ts';

function soFar(score: number, plays: number, left: number): string {
  return `${points(score)} en ${counted(plays, 'jugada')}, ${plural(left, 'queda', 'quedan')} ${tiles(left)}`;
}

export const workbench: WorkbenchTexts = {
  title: 'Taller de fichas a la vista',
  about: 'Construye tu propia partida con todas las fichas boca arriba. Cada intento se queda en el árbol.',
  idle: 'Juega una palabra. Hasta siete fichas por turno; las siete dan 50 puntos extra.',
  submit: 'Jugar',
  notWords: (words) => `No está en el diccionario: ${words}.`,
  total: (score, plays, left) => soFar(score, plays, left),
  undo: 'Deshacer',
  redo: 'Rehacer',
  restart: 'Vaciar tablero',
  plays: 'Jugadas hasta ahora',
  play: 'Jugada',
  points: 'Puntos',
  helped: 'motor',
  noPlays: 'El tablero está vacío.',
  branches: 'Ramas',
  onward: 'Probado desde aquí',
  name: 'Nombre de esta posición',
  keepName: 'Guardar nombre',
  noBranches: 'Ninguna posición tiene nombre todavía.',
  solver: 'Motor',
  solverAbout: 'Las jugadas que encuentra el motor quedan marcadas en tus récords.',
  bestPlays: 'Buscar jugadas',
  finish: 'Terminar la partida',
  thinking: 'Pensando…',
  settled: (plays, score, left) => `Resolviendo: ${soFar(score, plays, left)}…`,
  takeSoFar: 'Usar estas jugadas',
  stop: 'Detener',
  nothing: 'No queda ninguna jugada.',
  hall: 'Salón de la fama',
  hallAbout: 'Se guarda en este dispositivo, con los puntos del momento en que añades la partida.',
  enter: 'Añadir esta partida',
  entered: (score) => `Añadida con ${points(score)}.`,
  gameName: 'Nombre de la partida',
  noHall: 'Aún no hay partidas. La tuya podría ser la primera.',
  turns: 'Jugadas',
  bestTurn: 'Mejor jugada',
  bingos: 'Bingos',
  open: 'Abrir',
  remove: 'Quitar',
  helpedPlays: (plays) => `motor: ${plays}`,
  alone: 'sin ayuda',
  records: 'Récords de solitario',
};
