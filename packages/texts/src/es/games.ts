/** The games one can play and whom against, in Spanish. */

import type { LevelTexts, PresetTexts, QuickTexts, VariantTexts } from '../en/games.ts';

export const quick: QuickTexts = {
  learning: {
    title: 'Partida de aprendizaje',
    about: 'Diccionario abierto: consulta palabras y lee qué significan las del tablero.',
  },
  nine: { title: 'Nueve fichas', about: 'Nueve fichas por atril: palabras más largas, más puntos.' },
  finish: { title: 'Línea de meta', about: 'Gana quien llegue antes a 120 puntos. Unos diez minutos.' },
  dice: { title: 'Crosswords', about: 'Diez fichas, cuatro brazos de color y dados para las cruces.' },
  solo: { title: 'Solitario', about: 'Un atril y toda la bolsa: ¿cuántos puntos consigues?' },
  twoRacks: { title: 'Dos atriles', about: 'Juegas con los dos bandos, cada uno lo mejor que puedas.' },
  openPool: {
    title: 'Fichas a la vista',
    about: 'Todas las fichas boca arriba: toma siete por turno y busca un récord.',
  },
};

export function levelRating(rating: number): string {
  return `Elo ${rating} entre las máquinas`;
}

export const levels: LevelTexts = {
  beginner: { name: 'Principiante', about: 'Palabras cotidianas, se le escapa mucho' },
  easy: { name: 'Fácil', about: 'Palabras comunes, juego relajado' },
  medium: { name: 'Medio', about: 'Buen nivel de club' },
  hard: { name: 'Difícil', about: 'Lo ve casi todo' },
  expert: { name: 'Experto', about: 'Conoce todas las palabras' },
  champion: { name: 'Campeón', about: 'Simula cada opción antes de decidir' },
};

export const presets: PresetTexts = {
  deluxe: {
    title: 'Deluxe',
    about: 'Se impugna una palabra. Después de pasar hay que jugar si se puede.',
  },
  'standard-2007': {
    title: 'Estándar 2007',
    about: 'Se impugna toda la jugada. Colores de 2007.',
  },
  'collectible-2020': {
    title: 'Colección 2020',
    about: 'Se cambia solo si quedan siete fichas en la bolsa; se pasa solo si no se puede jugar.',
  },
  school: { title: 'Escolar', about: 'Dos equipos; cada equipo comparte un atril.' },
  crosswords: { title: 'Crosswords', about: 'Diez fichas, cuatro brazos de color, cruces y dados.' },
  custom: { title: 'A tu gusto', about: 'Tus propias reglas.' },
};

export const variants: VariantTexts = {
  deluxe: 'Deluxe',
  'standard-2007': 'Estándar',
  'collectible-2020': 'Colección',
  school: 'Por equipos',
  crosswords: 'Crosswords',
  custom: 'Reglas propias',
};
