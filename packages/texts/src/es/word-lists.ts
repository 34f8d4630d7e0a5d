/** Word lists of one’s own, in Spanish. */

import type { WordListTexts } from '../en/word-lists.ts';
import { counted, list, number, plural } from './grammar.ts';

const words = (count: number): string => counted(count, 'palabra');

export const wordLists: WordListTexts = {
  title: 'Tus listas de palabras',
  about: 'Juega con tus propias palabras. La lista se queda en este dispositivo y funciona sin conexión.',
  none: 'Todavía no tienes ninguna lista.',
  add: 'Añadir una lista',
  choose: 'Elegir archivo',
  drop: 'También puedes soltar aquí un archivo.',
  formats: (count) =>
    `Un archivo de texto con una palabra por línea o un grafo de palabras (KWG), comprimido con gzip o no. Hasta ${number(count)} palabras.`,
  name: 'Nombre',
  alphabet: 'Alfabeto',
  start: 'Añadir',
  cancel: 'Cancelar',
  cancelled: 'Cancelado. No se ha añadido nada.',
  stages: {
    reading: (share) => `Leyendo… ${share}`,
    building: 'Creando el diccionario…',
    storing: 'Guardando…',
  },
  added: (name, count) => `“${name}” está lista: ${words(count)}.`,
  repeated: (count) => `${counted(count, 'línea repite', 'líneas repiten')} una palabra.`,
  rejected: (count, reasons) =>
    `${counted(count, 'línea descartada', 'líneas descartadas')}: ${list(reasons)}.`,
  use: 'Usar en partidas nuevas',
  inUse: 'Las partidas nuevas usan esta lista.',
  words,
  checksum: (digits) => `suma de comprobación ${digits}…`,
  rename: 'Cambiar nombre',
  newName: (name) => `Nombre nuevo de “${name}”`,
  save: 'Guardar',
  exportText: 'Guardar como texto',
  remove: 'Eliminar',
  removeNamed: (name) => `¿Eliminar “${name}”?`,
  removeUsed: (count) =>
    `${counted(count, 'partida de este dispositivo usa', 'partidas de este dispositivo usan')} esta lista. Sin ella no podrás ${count === 1 ? 'continuarla ni analizarla' : 'continuarlas ni analizarlas'} hasta que vuelvas a añadir la misma lista.`,
  removed: (name) => `“${name}” se ha eliminado.`,
  lineFaults: {
    hyphen: 'tiene un guion',
    apostrophe: 'tiene un apóstrofo',
    'not-a-letter': ({ character }) => `“${character}” no es una letra del alfabeto`,
    'too-short': 'tiene una sola letra',
    'too-long': ({ most }) => `tiene más de ${counted(most, 'letra')}`,
    labelled: ({ label }) => `lleva la marca “${label}”`,
    capitalised: 'empieza por mayúscula',
  },
  reasons: {
    hyphen: (count) => `${number(count)} con guion`,
    apostrophe: (count) => `${number(count)} con apóstrofo`,
    'not-a-letter': (count) => `${number(count)} con algo que no es una letra`,
    'too-short': (count) => `${number(count)} de una sola letra`,
    'too-long': (count) => `${number(count)} con demasiadas letras`,
    labelled: (count) => `${number(count)} con una marca que impide ${plural(count, 'jugarla', 'jugarlas')}`,
    capitalised: (count) => `${number(count)} con mayúscula`,
  },
  rejectedLine: (line, word, text) => `línea ${line}: ${word} ${text}`,
  moreLines: (count) => `y ${counted(count, 'línea más', 'líneas más')}`,
  faults: {
    unreadable: 'No se puede leer el archivo. Elígelo otra vez.',
    'bad-gzip': 'No se puede descomprimir el archivo: está dañado o incompleto.',
    'too-large': ({ most }) =>
      `El archivo es demasiado grande. Descomprimido puede ocupar como máximo ${number(most)} MB.`,
    'not-text': ({ line }) =>
      `La línea ${line} tiene caracteres que no hay en ningún texto. Esto no es una lista de palabras.`,
    'bad-kwg': 'Este grafo de palabras está dañado o no es un archivo KWG.',
    'letter-outside-alphabet':
      'El grafo de palabras tiene más letras que este alfabeto. Elige otro alfabeto.',
    'too-many-words': ({ most }) => `La lista tiene más de ${number(most)} palabras.`,
    'no-words': 'El archivo no tiene palabras.',
    'mostly-rejected': ({ count, lines }) =>
      `De ${counted(lines, 'línea')}, ${number(count)} ${plural(count, 'no es una palabra', 'no son palabras')}. ¿Es una lista de palabras? ¿Es este su alfabeto? Si las letras se ven mal, guarda la lista en UTF-8.`,
    prose: 'Esto es un texto para leer, no una lista de palabras. Escribe una palabra en cada línea.',
    'too-varied':
      'Las palabras de esta lista tienen muy poco en común: la máquina no puede buscar jugadas con ellas.',
    'no-name': 'Pon un nombre a la lista.',
    'name-taken': ({ name }) => `Ya hay un diccionario que se llama “${name}”. Elige otro nombre.`,
    'already-here': ({ name }) => `Ya tienes estas palabras, en “${name}”.`,
    'no-room': 'En el dispositivo no cabe esta lista. Elimina otra o libera espacio.',
    unwritable: 'El navegador no ha guardado la lista. Puede que en una ventana privada no se le permita.',
  },
};
