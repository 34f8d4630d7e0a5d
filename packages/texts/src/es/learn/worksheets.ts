/** Worksheets for paper, in Spanish. */

import type { WorksheetTexts } from '../../en/learn/worksheets.ts';

export const worksheets: WorksheetTexts = {
  about:
    'El motor crea cada vez ejercicios nuevos, en el idioma del diccionario, con palabras aptas para la escuela.',
  kind: 'Ejercicio',
  level: 'Nivel',
  easy: 'Más fácil',
  hard: 'Más difícil',
  make: 'Crear hoja',
  print: 'Imprimir',
  making: 'Creando ejercicios…',
  name: 'Nombre:',
  solutions: 'Soluciones',
  kinds: {
    count: 'Cuenta esta jugada',
    hooks: 'Encuentra los ganchos',
    bingo: 'Forma un bingo',
  },
  how: {
    count: '¿Cuántos puntos vale la jugada?',
    hooks: '¿Qué letras forman otra palabra delante y cuáles detrás?',
    bingo: 'Usa todas las letras en una sola palabra.',
  },
  counted: (move, score) => `${move}: ${score}`,
};
