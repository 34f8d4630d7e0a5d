/** What is wrong in a game file, in Spanish: lines that can’t be read, and turns that the rules count otherwise. */

import type { FileFaultTexts } from '../en/file-faults.ts';
import { quoted } from '../quoted.ts';
import { number, points, tiles } from './grammar.ts';

const MISSING = {
  player: 'Falta el jugador.',
  move: 'Falta la jugada.',
  word: 'Falta la palabra.',
  score: 'Faltan los puntos.',
  total: 'Falta el total.',
} as const;

export const fileFaults: FileFaultTexts = {
  line: (line, said) => `Línea ${line}: ${said}`,
  unreadable: {
    NOT_A_LINE: ({ text }) => `No se entiende “${quoted(text)}”. Un turno empieza con >, una nota con #.`,
    BAD_PLAYER: ({ text }) =>
      `“${quoted(text)}” no nombra al siguiente jugador. Escribe #player1 ann Ann Smith.`,
    UNKNOWN_PLAYER: ({ id }) => `No hay ningún jugador “${quoted(id)}”.`,
    BAD_RACK: ({ text }) => `“${quoted(text)}” no es un atril. Escribe sus letras, y “?” para un comodín.`,
    BAD_MOVE: ({ text }) => `“${quoted(text)}” no se entiende como jugada.`,
    BAD_WORD: ({ text }) =>
      `“${quoted(text)}” no se entiende como palabra. Escribe letras, y puntos para las fichas que ya están en el tablero.`,
    BAD_NUMBER: ({ text, field }) =>
      `“${quoted(text)}” no sirve como ${field === 'score' ? 'puntuación' : 'total'}. Escribe un número.`,
    MISSING: ({ field }) => MISSING[field],
    TOO_LONG: ({ what, most }) =>
      `Este archivo es demasiado largo: un GCG tiene como máximo ${number(most)} ${what === 'turns' ? 'turnos' : 'caracteres'}.`,
    NO_GAME: 'El archivo no tiene ni jugadores ni turnos.',
  },
  counted: {
    WRONG_SCORE: ({ written, counted }) =>
      `El archivo da ${points(written)} a la jugada, pero vale ${counted}.`,
    WRONG_TOTAL: ({ written, counted }) => `El archivo da un total de ${written}, pero es ${counted}.`,
    TOO_MANY_OF_TILE: ({ tile, held }) =>
      `La ficha ${tile} aparece demasiadas veces: en el juego hay ${held}.`,
    NOTHING_TO_WITHDRAW: 'Este jugador no tiene ninguna jugada que retirar.',
  },
  notOnRack: (list) => `En el atril falta: ${list}.`,
  tooMany: (count) => `Nadie puede tener más de ${tiles(count)}.`,
};
