/** The word diary and the words of a learning game, in Spanish. */

import type { DiaryTexts } from '../../en/learn/diary.ts';
import { counted } from '../grammar.ts';

export const diary: DiaryTexts = {
  title: 'Diario de palabras',
  about: 'Todas las palabras de tus partidas con diccionario abierto, en este dispositivo y en línea.',
  empty: 'Aún no hay nada. Juega una partida de aprendizaje y sus palabras aparecerán aquí.',
  play: 'Partida de aprendizaje',
  search: 'Buscar palabra o significado',
  count: (shown, of) => (shown === of ? counted(of, 'palabra') : `${shown} de ${counted(of, 'palabra')}`),
  opening: 'Cargando…',
  words: 'Palabras de las últimas jugadas',
  none: 'Las palabras aparecen aquí con su significado a medida que se juegan.',
  isGood: (word) => `${word} es válida.`,
  isNone: (word) => `${word} no está en el diccionario.`,
  lookUp: 'Consultar una palabra',
  ask: 'Consultar',
  noMeaning: 'No hay definición disponible.',
  onSquare: (square: string): string => `Palabras en ${square}`,
  madeBy: (name: string, points: number | null): string =>
    points === null ? name : `${name}, ${counted(points, 'punto', 'puntos')}`,
  stillOpen: 'Se explica cuando ya nadie pueda impugnarla.',
  times: (times, by) => (times === 1 ? by : `${by}, ${times} veces en total`),
  sources: 'Fuentes de las definiciones',
  inEnglishOnly: 'Las definiciones están solo en inglés.',
  drill: 'Practicar estas palabras',
};
