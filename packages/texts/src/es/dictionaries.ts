/** Which words count, in Spanish. */

import type { DictionaryTexts } from '../en/dictionaries.ts';

export const dictionaries: DictionaryTexts = {
  language: 'Idioma',
  dictionary: 'Diccionario',
  none: 'Ninguno: deciden los jugadores',
  agreed: (name) => `${name}: deciden los jugadores`,
  inList: (words) => `En la lista acordada: ${words}.`,
  notInList: (words) => `No está en la lista acordada: ${words}.`,
  noComputers: (name) =>
    `La máquina no conoce palabras en ${name.toLowerCase()}. Solo pueden jugar personas.`,
  checking: 'Palabras',
  checkings: { challenge: 'Permitir faroles e impugnaciones', reject: 'Rechazar palabras no válidas' },
  checkingsAbout: {
    challenge: 'Una palabra no válida se queda si nadie la impugna.',
    reject: 'Solo se aceptan palabras del diccionario.',
  },
  ready: (name, count) => `${name}: ${count} palabras cargadas`,
  loading: (name, share) => `Cargando ${name}… ${share}`,
  faults: {
    unreachable: (name) =>
      `${name} no se ha podido cargar. Comprueba la conexión e inténtalo otra vez; no se pierde nada.`,
    gone: (name) => `Este servidor no tiene esta versión de ${name}.`,
    damaged: (name) => `${name} ha llegado dañado. Inténtalo otra vez.`,
    removed: (name) =>
      `${name} ya no está en este dispositivo. Añade la lista otra vez e inténtalo de nuevo.`,
  },
  englishOnly: 'Solo en inglés.',
  ownLists: 'Tus listas de palabras',
  unknownList: 'Una lista que no está en este dispositivo',
  retry: 'Intentar otra vez',
};
