/** The illegal-play clinic in Spanish. */

import type { ClinicTexts } from '../../en/learn/clinic.ts';
import { points } from '../grammar.ts';

export const clinic: ClinicTexts = {
  title: '¿Legal o no?',
  about:
    '¿Es legal esta jugada? Mira las fichas nuevas, decide y di por qué no lo es. Luego decide el árbitro. Se juega en inglés.',
  case: (number, of) => `Caso ${number} de ${of}`,
  rack: 'Atril:',
  question: '¿Es legal esta jugada?',
  reasons: {
    legal: 'Sí, es legal',
    line: 'No: las fichas no están en línea',
    gap: 'No: hay un hueco',
    apart: 'No: no toca ninguna otra ficha',
    opening: 'No: no puede abrir la partida',
    letters: 'No: falta una ficha en el atril',
    word: 'No: forma algo que no es una palabra',
  },
  check: 'Decidir',
  right: '¡Correcto!',
  wrong: 'El árbitro no está de acuerdo.',
  legal: (count) => `Legal, por ${points(count)}:`,
  fifty: (count) => `y ${count} por el bingo`,
  rule: 'Leer la regla',
  mend: 'Hacer una jugada legal',
  mendAbout: 'Haz una jugada legal con estas fichas.',
  playMended: 'Jugar',
  mended: (notation, score) => `${notation} es legal y vale ${points(score)}.`,
  next: 'Siguiente caso',
  solved: (right, of) => `Aciertos: ${right} de ${of}`,
  list: 'Todos los casos',
  cases: {
    diagonal: {
      situation: 'En el tablero está HORN. I y T se colocan en diagonal desde F9.',
      lesson: 'Todas las fichas de un turno van en una fila o una columna, nunca en diagonal.',
    },
    gap: {
      situation: 'En el tablero está HORN. Se coloca F en H6 y M en H9.',
      lesson: 'Queda vacía una casilla entre F y R. Con una A ahí sería FARM.',
    },
    apart: {
      situation: 'En el tablero está HORN. BIT se coloca en la fila 11.',
      lesson: 'Después de la primera palabra, toda jugada tiene que tocar una ficha del tablero.',
    },
    star: {
      situation: 'El tablero está vacío. HORN se coloca en el borde izquierdo.',
      lesson: 'La primera palabra cubre la estrella del centro.',
    },
    single: {
      situation: 'El tablero está vacío. Se coloca una sola ficha en la estrella.',
      lesson: 'A es una palabra inglesa, pero en este juego las palabras tienen dos letras o más.',
    },
    thorn: {
      situation: 'En el tablero está HORN. Delante se coloca una T.',
      lesson: 'Una letra añadida a una palabra es un gancho. Puntúa toda la palabra nueva.',
    },
    beside: {
      situation: 'En el tablero está HORN. AT se coloca debajo de HO.',
      lesson: 'AT y HA son válidas, pero la T forma además OT con la O de encima.',
    },
    hornet: {
      situation: 'En el tablero está HORN. Se le añaden E y T.',
      lesson: 'Las fichas añadidas a una palabra la alargan: HORNET.',
    },
    apples: {
      situation: 'En el tablero está APPLE. Se añade una S.',
      lesson: 'Con una ficha puntúa la palabra entera. En el juego clásico valen los plurales.',
    },
    farms: {
      situation: 'En el tablero están HORN y FARM. PASTE se coloca debajo de FARM.',
      lesson: 'Una S sirve para dos palabras: PASTE y FARMS.',
    },
    borrowed: {
      situation: 'En el tablero está HORN. FARM baja por la R. Este es el atril:',
      lesson: 'Solo colocas fichas de tu atril. Las del tablero las puede aprovechar cualquiera.',
    },
    blank: {
      situation: 'El tablero está vacío. Un comodín hace de H en HORN.',
      lesson: 'Un comodín puede ser cualquier letra y vale 0. La estrella dobla las demás letras.',
    },
    bingo: {
      situation: 'El tablero está vacío. Se juegan las siete fichas como PREVENT.',
      lesson: 'Jugar las siete fichas es un bingo: 50 puntos extra.',
    },
    herd: {
      situation: 'La Partida modelo después del turno 10: HERD en lugar de HERO.',
      lesson: 'HERD es válida, pero su D toca otra D, y DD no es una palabra.',
    },
    hero: {
      situation: 'La Partida modelo después del turno 10: HERO, como se jugó.',
      lesson: 'El mismo lugar con una O: HERO forma además ME, OR y DO.',
    },
    gate: {
      situation: 'La Partida modelo después del turno 26: GATE baja desde la G de LYING.',
      lesson: 'LIED sigue justo debajo, así que en la columna se lee GATELIED.',
    },
    boats: {
      situation: 'En el tablero está BOAT. Se añade una S, en el juego clásico.',
      lesson: 'Los plurales regulares son válidos, los imprima un diccionario o no.',
    },
    base: {
      situation:
        'Crosswords, tercer diagrama: en el tablero están SHIP y FISH. BASE se coloca debajo de SHIP, pasando por la S.',
      lesson:
        'Forma tres palabras cortas: SB, HA y PE. El reglamento rechaza las tres; los diccionarios de hoy tienen HA y PE, pero ninguno tiene SB.',
    },
    bar: {
      situation: 'Crosswords: el tablero está vacío. CAT empieza en la casilla central.',
      lesson:
        'La primera palabra tiene que cubrir una barra entera de la cruz pequeña. Una casilla más a la izquierda, lo haría.',
    },
    cwApples: {
      situation: 'Crosswords: en el tablero está APPLE. Se añade una S.',
      lesson: 'Crosswords excluye las palabras que solo pueden ser plurales, como APPLES.',
    },
    cwTalks: {
      situation: 'Crosswords: en el tablero está TALK. Se añade una S.',
      lesson: 'TALKS es un plural, pero también un verbo: she talks. Por eso es válida.',
    },
    cwBoats: {
      situation: 'Crosswords: en el tablero está BOAT. Se añade una S.',
      lesson:
        'BOATS es un plural, pero también un verbo: she boats. Por eso es válida, salvo que se acuerde excluir todo posible plural.',
    },
  },
};
