/** The word finder and the judge in Spanish. */

import type { FinderTexts } from '../../en/learn/finder.ts';
import { counted, number } from '../grammar.ts';

export const finder: FinderTexts = {
  title: 'Palabras',
  about: 'Busca palabras en cualquier diccionario y comprueba cuáles valen.',
  find: 'Buscar',
  judge: 'Juzgar',
  kind: 'Búsqueda',
  kinds: {
    anagrams: { name: 'Anagramas', about: 'Palabras que usan todas estas letras. ? es un comodín.' },
    within: {
      name: 'Palabras con estas fichas',
      about: 'Palabras que usan algunas o todas. ? es un comodín.',
    },
    stem: { name: 'Una letra más', about: 'Palabras con todas estas letras y otra más.' },
    hooks: { name: 'Ganchos', about: 'Palabras que salen al poner una letra delante o detrás.' },
    pattern: { name: 'Patrón', about: '? es una letra cualquiera, * cualquier número de letras: ?A*AR.' },
    begins: { name: 'Empieza por', about: 'Palabras que empiezan por estas letras.' },
    ends: { name: 'Termina en', about: 'Palabras que terminan en estas letras.' },
    contains: { name: 'Contiene', about: 'Palabras con estas letras seguidas.' },
    q: { name: 'Q sin U', about: 'Palabras para una Q cuando no tienes U.' },
    vowels: { name: 'Muchas vocales', about: 'Palabras con al menos siete décimas partes de vocales.' },
    all: { name: 'Todas las palabras', about: 'Todo el diccionario, por longitud y orden.' },
  },
  letters: 'Letras',
  min: 'Longitud mínima',
  max: 'Longitud máxima',
  sort: 'Orden',
  sorts: {
    alphabet: 'Alfabético',
    points: 'Primero las de más puntos',
    length: 'Primero las más largas',
    probability: 'Primero las más probables',
    commonness: 'Primero las más comunes',
  },
  more: 'Más condiciones',
  with: 'Debe contener',
  without: 'No debe contener',
  likelyFrom: 'Probabilidad: desde el número',
  likelyTo: 'Probabilidad: hasta el número',
  likelyAbout:
    'Las palabras de cada longitud se numeran según lo probable que sea sacarlas de la bolsa llena; la 1 es la más probable.',
  commonness: 'Frecuencia',
  common: { any: 'Todas las palabras', known: 'Las que casi todos conocen', everyday: 'Palabras cotidianas' },
  search: 'Buscar',
  searching: 'Buscando…',
  opening: 'Cargando palabras…',
  results: 'Palabras encontradas',
  count: (count) => (count === 0 ? 'Ninguna palabra encaja.' : `${counted(count, 'palabra')}.`),
  range: (from, to, of) => `${number(from)}–${number(to)} de ${number(of)}`,
  previous: 'Anteriores',
  next: 'Siguientes',
  wordWithHooks: (word, front, back) =>
    [word, front === '' ? '' : `delante ${front}`, back === '' ? '' : `detrás ${back}`]
      .filter((part) => part !== '')
      .join(', '),
  noMeaning: 'Sin definición.',
  study: (count) => (count === 1 ? 'Estudiar esta palabra' : `Estudiar estas ${number(count)} palabras`),
  noLetters: 'Escribe antes las letras.',
  notALetter: (text) => `“${text}” no es una letra de este diccionario.`,
  tooLong: (most) => `Escribe como mucho ${counted(most, 'letra')}.`,
  judgeWords: 'Palabras de la jugada',
  judgeAbout:
    'Una o varias palabras, separadas por espacios. El fallo vale para todas juntas, como en un torneo.',
  judgeNow: 'Juzgar',
  acceptable: 'Válida',
  notAcceptable: 'No válida',
  each: 'Mostrar el fallo de cada palabra',
  isWord: (word) => `${word} es una palabra`,
  isNone: (word) => `${word} no es una palabra`,
};
