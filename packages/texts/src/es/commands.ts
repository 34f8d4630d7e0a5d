/** The command line of the page, in Spanish; the commands themselves are the same in every language. */

import { letterOf } from '@lexiko/rules/board';
import type { CommandTexts } from '../en/commands.ts';
import { either } from './grammar.ts';

export const commands: CommandTexts = {
  title: 'Línea de comandos',
  label: 'Comando',
  example: '8f horn, exchange qvv, bag, help',
  run: 'Ejecutar',
  help: [
    ['8F HORN', 'juega en horizontal desde F8; F8 HORN juega en vertical'],
    ['8F HoRN', 'una minúscula entre mayúsculas es un comodín'],
    ['exchange QVV', 'cambia fichas; ? es un comodín'],
    ['draw 2', 'saca fichas para cambiar, donde primero se saca'],
    ['pass', 'pasa el turno'],
    ['challenge PALABRA', 'impugna la última jugada; accept la da por buena'],
    ['retrieve A3 N', 'recupera el comodín de A3 con tu N'],
    ['recycle F8 C', 'sustituye la ficha de F8 por tu C'],
    ['rearrange 8F PALABRA', 'reordena la palabra que hay ahí'],
    ['undo', 'deshace la última jugada, con fichas a la vista'],
    ['rack, bag, scores, sheet', 'tus fichas, las fichas restantes, los puntos, todos los turnos'],
    [
      'turn, rules, look up PALABRA',
      'a quién le toca, las reglas de esta partida, el diccionario donde está abierto',
    ],
    ['show', 'muestra tus fichas, con varias personas en una pantalla'],
    ['shuffle, sort, recall', 'mezcla u ordena el atril; recoge las fichas colocadas'],
    ['agree, resign', 'acepta terminar la partida; abandona'],
  ],
  rack: (letters) => `Tus fichas: ${letters}`,
  covered: 'Las fichas están ocultas; show las descubre.',
  bag: (count, letters) => `${count} en la bolsa. Fichas restantes: ${letters}`,
  turn: (name) => `Turno de ${name}`,
  problems: {
    NOT_A_MOVE: ({ text }) => `No entiendo “${text}”. Prueba 8F HORN o help.`,
    NOT_A_START: ({ text }) => `No entiendo “${text}”. Prueba 8F HORN o help.`,
    NOT_A_WORD: ({ text }) =>
      `No entiendo la palabra “${text}”. Usa solo letras, puntos, paréntesis y corchetes.`,
    NOT_A_LETTER: ({ letter }) => `Esta partida no tiene la letra ${letterOf(letter)}.`,
    LEAVES_BOARD: 'Esa palabra se sale del tablero.',
    NOTHING_THERE: ({ square }) => `En ${square} no hay ninguna ficha que aprovechar.`,
    OTHER_LETTER_THERE: ({ square, lies, said }) =>
      `En ${square} está ${letterOf(lies)}, no ${letterOf(said)}.`,
    NO_NEW_TILE: 'Esa palabra ya está en el tablero.',
    WHICH_BLANK: ({ letter, squares }) =>
      `¿Qué ${letter} es el comodín, ${either(squares)}? Escríbela en minúscula y las demás en mayúscula.`,
    NOT_TILES: 'Escribe las fichas que cambias, con ? para un comodín: exchange QVV.',
    DRAW_FIRST: 'Saca primero (draw 2) y luego devuelve fichas con exchange.',
    NOT_A_STEP: ({ step }) => `Escribe una casilla y una letra: ${step} F8 C.`,
    NOT_A_REARRANGEMENT: 'Escribe dónde y qué: rearrange 8F PASTES.',
    NO_WORD_THERE: 'Ahí no hay ninguna palabra que reordenar.',
  },
};
