/** Settings of the page and how it is used, in Spanish. */

import type { HelpTexts, SettingTexts } from '../en/settings.ts';

export const settings: SettingTexts = {
  theme: 'Colores',
  system: 'Como el dispositivo',
  light: 'Claro',
  dark: 'Oscuro',
  contrast: 'Alto contraste',
  language: 'Idioma',
  pace: 'La máquina',
  calm: 'se toma un momento',
  quick: 'juega al instante',
  motion: 'Animación',
  sound: 'Sonidos',
  soundOn: 'Sí',
  soundOff: 'No',
  volume: 'Volumen',
  soundQuestion: '¿Quieres oír las jugadas y cuándo te toca?',
  soundYes: 'Activar',
  unseen: 'Fichas restantes',
  unseenShown: 'Contadas junto al tablero',
  unseenHidden: 'Las cuento yo',
  alerts: 'Avisos',
  unfit: 'Palabras groseras en lecciones y consejos',
  unfitHidden: 'Ocultar',
  unfitShown: 'Mostrar',
  motionFull: 'Sí, salvo que el dispositivo diga otra cosa',
  motionNone: 'No',
};

export const help: HelpTexts = {
  hand: [
    'Arrastra fichas del atril al tablero, o toca una ficha y luego una casilla.',
    'Toca una ficha que hayas colocado para recogerla.',
    'Arrastra las fichas dentro del atril para ordenarlas.',
    'Los puntos bajo el tablero se cuentan mientras colocas fichas. Nunca te dicen si una palabra es válida.',
  ],
  keys: [
    ['Flechas', 'moverse por el tablero'],
    ['Espacio', 'cambiar entre horizontal y vertical'],
    ['A–Z', 'colocar fichas, saltando las casillas ocupadas'],
    ['Mayús + letra', 'colocar un comodín como esa letra'],
    ['Retroceso', 'recoger la última ficha'],
    ['+', 'donde CH es una letra: separarla en C y H, o al revés'],
    ['Escape', 'recoger todas las fichas'],
    ['Enter', 'jugar'],
    ['Ctrl + Z', 'deshacer tu última jugada contra la máquina'],
    ['?', 'explicar las palabras de la casilla'],
    [':', 'abrir la línea de comandos'],
    ['Alt + ← →', 'mover por el atril la ficha seleccionada'],
  ],
};
