/** The start page of everything that teaches, and what all of its pages share, in Spanish. */

import type { LearnTexts } from '../../en/learn/learn.ts';
import { counted } from '../grammar.ts';

export const learn: LearnTexts = {
  home: { title: 'Aprender', about: 'De tu primera palabra al último punto de un final.' },
  done: (done, of) => (done === of ? `Todo hecho (${of})` : `Hecho: ${done} de ${of}`),
  startOver: 'Empezar de nuevo',
  toGame: 'Volver a la partida',
  groups: { begin: 'Empieza aquí', practise: 'Practicar', lookBack: 'Repasar', read: 'Leer' },
  screens: {
    steps: { title: 'Primeros pasos', about: 'Aprende a contar puntos en cinco turnos.' },
    guide: {
      title: 'Partida modelo',
      about: 'La partida de ejemplo del reglamento Deluxe: cuenta sus 32 turnos.',
    },
    diagrams: {
      title: 'Diagramas de Crosswords',
      about: 'Colores, cruces y dados, contados turno a turno.',
    },
    clinic: {
      title: '¿Legal o no?',
      about: '¿Es legal esta jugada? Primero decides tú, luego el árbitro.',
    },
    tips: {
      title: 'Diez consejos',
      about: 'Consejos de jugadores con experiencia, cada uno con una herramienta para practicarlo.',
    },
    puzzles: { title: 'Retos', about: 'Uno cada día, y todos los que quieras además.' },
    statistics: { title: 'Estadísticas', about: 'Tus resultados en cifras y gráficos.' },
    records: {
      title: 'Récords de solitario',
      about: 'Tus solitarios: totales, evolución, mejores turnos.',
    },
    worksheets: { title: 'Hojas de ejercicios', about: 'Para hacer en papel, con soluciones.' },
    workbench: {
      title: 'Taller de fichas a la vista',
      about: 'Las 100 fichas están boca arriba. ¿Cuántos puntos consigues?',
    },
    diary: {
      title: 'Diario de palabras',
      about: 'Las palabras de tus partidas de aprendizaje y su significado.',
    },
    words: { title: 'Palabras', about: 'Busca palabras por letras, ganchos o patrón, y júzgalas.' },
    decks: {
      title: 'Mazos',
      about: 'Tus propios mazos de palabras, de cualquier tamaño: anagramas, ganchos, definiciones.',
    },
    drills: {
      title: 'Ejercicios',
      about: 'Unas pocas tarjetas al día: palabras, ganchos, bingos, jugadas que no viste.',
    },
    rules: { title: 'Reglas', about: 'Las reglas de cada edición y las de tu partida.' },
    studies: { title: 'Estudios', about: 'Partidas y posiciones con notas y variantes.' },
    position: {
      title: 'Editor de posiciones',
      about: 'Monta una posición para analizarla o seguir jugando.',
    },
    editions: { title: 'Ediciones', about: 'En qué se diferencian los reglamentos.' },
    analysis: {
      title: 'Análisis de partidas',
      about: 'La mejor jugada en cada turno de una partida terminada, y por qué.',
    },
  },
  gate: {
    about:
      'En tu partida actual no se pueden consultar palabras. Esta página se abre cuando termine la partida.',
    rule: 'Leer la regla',
    pause: 'Pausar partida y seguir',
    rated:
      'Estás jugando una partida clasificatoria. Las pistas, las herramientas de palabras y el análisis se abren al terminar.',
    ratedBoard: 'Es el tablero de tu partida clasificatoria. Podrás analizarlo cuando termine.',
  },
  rulebook: 'Reglas',
  rulesOf: 'Reglas de',
  currentGame: 'la partida actual',
  search: 'Buscar en las reglas',
  nothing: (query) => `No hay nada sobre “${query}”.`,
  found: (count) => counted(count, 'apartado'),
  contents: 'Contenido',
  agreed: 'Qué se puede acordar',
  lessons: 'Pruébalo:',
  sections: 'En las reglas:',
  refusals: 'Qué dice el árbitro',
  onlyWith: 'Solo si se acuerda:',
  editions: 'En qué se diferencian las ediciones',
  editionsAbout: 'Solo aparecen las reglas que cambian.',
  onlyIn: 'Solo en algunos reglamentos',
  isIncluded: 'sí',
  isNotIncluded: 'no',
  otherBooks: (titles) =>
    `No está en el reglamento de esta edición, pero se puede acordar. Viene de: ${titles.join(', ')}.`,
  option: 'Regla',
};
