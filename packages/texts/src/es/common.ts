/** What every screen of the page needs, and the first screen, in Spanish. */

import type { CommonTexts, FrontTexts, LearnTexts, NavTexts } from '../en/common.ts';
import { counted, plural } from './grammar.ts';

export const common: CommonTexts = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  home: 'Lexiko, todas las partidas',
  settings: 'Ajustes',
  help: 'Cómo se juega',
  skip: 'Ir al tablero',
  messages: 'Mensajes',
  menu: 'Más',
  updateReady: 'Hay una nueva versión de Lexiko.',
  update: 'Actualizar',
  opening: 'Un momento…',
  tooLong: (count) =>
    `Aquí solo ${plural(count, 'cabe', 'caben')} ${counted(count, 'carácter', 'caracteres')}.`,
};

export const nav: NavTexts = {
  title: 'Navegación',
  play: 'Jugar',
  learn: 'Aprender',
  analyse: 'Analizar',
  watch: 'Ver',
  account: 'Cuenta',
  menu: 'Menú',
  skip: 'Ir al contenido',
  turns: (count) => `te toca en ${counted(count, 'partida')}`,
};

export const failed = (reason: string) =>
  `Algo ha fallado: ${reason}. Tu partida está guardada; recarga la página para continuar.`;

export const missing = 'Esa partida no está en este dispositivo.';

export const front: FrontTexts = {
  unfinished: 'Continuar',
  continueAgainst: (names) => `Seguir contra ${names}`,
  words: 'Palabras',
  daily: 'Reto del día',
  tools: 'Herramientas',
  drills: 'Ejercicios',
  drillsAbout: 'Unas tarjetas al día: palabras, ganchos, bingos.',
  ownListsAbout: 'Tu propio diccionario, guardado en este dispositivo.',
  analysis: 'Análisis de partidas',
  analysisAbout: 'Abre una partida, una posición o un archivo y mira las mejores jugadas.',
  computer: 'Contra la máquina',
  level: 'Nivel',
  play: 'Jugar',
  together: 'En la misma pantalla',
  togetherAbout: 'De dos a cuatro personas. Entre turnos, los atriles quedan ocultos.',
  people: 'Jugadores',
  more: 'Elegir reglamento',
  moreAbout: 'Cinco ediciones, personas y máquinas a tu gusto, y tus propias reglas.',
  quick: 'Inicio rápido',
  goOn: 'Tus partidas',
  noGames: 'Tus partidas quedan en este dispositivo hasta que las elimines.',
  over: 'terminada',
  removeGame: (names) => `Eliminar la partida ${names}`,
  removed: (names) => `Eliminada: ${names}`,
  online: 'Jugar en línea',
  onlineAbout: 'Con amigos mediante un enlace, o con quien esté conectado.',
  companion: 'Asistente de mesa',
  companionAbout: 'Para tu propio tablero: lleva los puntos y el reloj y resuelve las impugnaciones.',
};

export const learn: LearnTexts = {
  home: 'Aprender',
  homeAbout: 'Lecciones, ejercicios, retos y tus partidas explicadas.',
  title: 'Reglas',
  about: 'Las reglas de cada edición y lo que cambia en tu partida.',
  open: 'Leer las reglas',
  rule: '¿Por qué?',
  steps: 'Primeros pasos',
  stepsAbout: 'Aprende a jugar y a contar en cinco turnos.',
};
