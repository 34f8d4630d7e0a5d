/** Solitaire records in Spanish. */

import type { RecordsTexts } from '../../en/learn/records.ts';
import { points } from '../grammar.ts';

export const records: RecordsTexts = {
  title: 'Récords de solitario',
  about:
    'Tus solitarios en este dispositivo. Los totales solo se comparan si coinciden modalidad, opciones y diccionario.',
  none: 'Aún no hay ningún solitario terminado.',
  all: 'Todos los solitarios',
  compared: 'Récords de',
  modes: { tally: 'un atril', twoRacks: 'dos atriles', openPool: 'fichas a la vista' },
  options: 'Opciones',
  noOptions: 'estándar',
  dictionary: 'Diccionario',
  total: 'Total',
  turns: 'Turnos',
  bestTurn: 'Mejor turno',
  bingos: 'Bingos',
  mode: 'Modalidad',
  export: 'Guardar como archivo',
  highest: 'Mayores totales con fichas a la vista',
  highestAbout: 'Partidas de la mesa y del taller. Las que tuvieron ayuda del motor están marcadas.',
  helped: 'con el motor',
  challenge: 'La pregunta abierta',
  challengeAbout:
    'Todas las fichas boca arriba, diccionario abierto, sin reloj: ¿cuántos puntos consigues? Nadie conoce el máximo.',
  yourBest: (score) => `Tu mejor resultado hasta ahora: ${points(score)}.`,
  noBest: 'Aún no lo has intentado.',
  toWorkbench: 'Abrir el taller',
};
