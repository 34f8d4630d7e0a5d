/** Why an action is refused, in Spanish. */

import type { WordFault } from '@lexiko/rules';
import { textByCode } from '../by-code.ts';
import type { RefusalTexts } from '../en/refusals.ts';
import { counted, list, number, plural, tiles } from './grammar.ts';
import { colourFaults, conflictReasons, sideCountReasons, valueFaults } from './options/option-faults.ts';

const FAULTS: Readonly<Record<WordFault, string>> = {
  unknown: 'no está en el diccionario',
  plural: 'es un plural',
  foreign: 'es un extranjerismo',
  school: 'no se permite en la escuela',
};

export const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'No te toca.',
  NO_TILES: 'Coloca antes al menos una ficha.',
  OFF_BOARD: 'Esa casilla no está en el tablero.',
  SQUARE_OCCUPIED: 'Ya hay una ficha en esa casilla.',
  NOT_IN_LINE: 'Coloca todas las fichas en una sola fila o columna.',
  GAP: 'Hay un hueco entre tus fichas.',
  NOT_CONNECTED: 'Tu jugada debe tocar alguna ficha del tablero.',
  NO_WORD: 'Eso aún no forma una palabra. Una palabra tiene al menos dos letras.',
  FIRST_PLAY_MISSES_CENTER: 'La primera palabra debe cubrir la casilla central.',
  FIRST_PLAY_TOO_SHORT: 'La primera palabra necesita al menos dos letras.',
  FIRST_WORD_BELOW_MINIMUM: ({ minimum }) =>
    `En esta partida la primera palabra necesita al menos ${counted(minimum, 'letra')}.`,
  BLANK_NEEDS_LETTER: 'Elige la letra que representa el comodín.',
  TILE_NOT_ON_RACK: ({ tiles: missing }) =>
    `No tienes ${plural(missing.length, 'la letra', 'las letras')} ${list(missing)}.`,
  INVALID_WORDS: ({ bad, faults }) =>
    `${bad.map((word) => `${word} ${FAULTS[faults[word] ?? 'unknown']}`).join('; ')}.`,
  POOL_TOO_SMALL: ({ left }) =>
    left === 0
      ? 'La bolsa está vacía: no puedes cambiar.'
      : `En la bolsa ${plural(left, 'queda', 'quedan')} solo ${tiles(left)}: no puedes cambiar más.`,
  POOL_BELOW_EXCHANGE_MINIMUM: ({ minimum }) =>
    `Solo puedes cambiar si en la bolsa ${plural(minimum, 'queda', 'quedan')} al menos ${tiles(minimum)}.`,
  EXCHANGE_EMPTY: 'Elige las fichas que quieres cambiar.',
  EXCHANGE_ABOVE_MAXIMUM: ({ maximum }) => `Puedes cambiar como máximo ${tiles(maximum)}.`,
  TOO_MANY_TILES: ({ maximum }) => `Puedes jugar como máximo ${tiles(maximum)} por turno.`,
  MUST_PLAY: 'Tienes que jugar: hay alguna jugada posible.',
  PASS_NOT_ALLOWED: 'Solo puedes pasar si no puedes jugar, y hay alguna jugada posible.',
  CHALLENGE_WINDOW_CLOSED: 'Ya es tarde para impugnar esa jugada.',
  CANNOT_CHALLENGE_OWN_PLAY: 'No puedes impugnar tu propia jugada.',
  NOTHING_TO_CHALLENGE: 'No hay nada que impugnar.',
  WORD_NOT_IN_PLAY: ({ words }) => `Impugna una de las palabras de esa jugada: ${words.join(', ')}.`,
  CHALLENGE_WINDOW_OPEN: 'Los demás aún pueden impugnar la última jugada. Espera un momento.',
  PAUSED: 'La partida está en pausa.',
  TOO_LATE_TO_ABORT: 'Todos han jugado ya: solo puedes abandonar o acordar el fin de la partida.',
  RULING_PENDING: 'Decide antes la impugnación.',
  DICTIONARY_LOCKED: 'En esta partida el diccionario solo se usa para las impugnaciones.',
  ANAGRAM_NEEDS_NEW_TILE: 'Añade al menos una ficha de tu atril a la palabra que reordenas.',
  ANAGRAM_TILE_LEFT_OUT: 'Usa todas las fichas de la palabra anterior, en la misma línea.',
  BLANK_LOCKED: 'En esta partida no puedes sustituir un comodín del tablero.',
  NO_NEW_WORD: 'Sustituir esa ficha no forma ninguna palabra nueva.',
  NOT_A_BLANK: 'En esa casilla no hay ningún comodín.',
  LETTER_DOES_NOT_MATCH_BLANK: 'Ese comodín representa otra letra.',
  PRE_STEP_TOO_LATE: 'Recupera los comodines antes de sustituir fichas.',
  VARIATION_OFF: 'Las reglas de esta partida no lo permiten.',
  CONFIG_LOCKED: 'La partida ha empezado y sus reglas ya no se pueden cambiar.',
  NOT_ALL_CONFIRMED: 'Primero todos deben aceptar las reglas.',
  CW_OPENING_TOO_SHORT: 'La primera palabra necesita al menos tres letras.',
  CW_OPENING_NOT_ON_SMALL_CROSS: 'La primera palabra debe llenar una barra de la cruz pequeña del centro.',
  GAME_OVER: 'La partida ha terminado.',
  NOT_BEGUN: 'La partida aún no ha empezado.',
  DICTIONARY_NOT_CHOSEN: 'Elige un diccionario antes de empezar la partida.',
  NOTHING_TO_TAKE_BACK: 'No hay ninguna jugada que deshacer.',
  TIME_NOT_UP: 'El tiempo aún no se ha acabado.',
  RETURN_TILES_FIRST: ({ count }) => `Devuelve antes ${number(count)} de tus fichas.`,
  UNKNOWN_PRESET: ({ preset }) => `No existe el reglamento “${preset}”.`,
  UNKNOWN_OPTION: ({ key }) => `No existe la opción “${key}”.`,
  BAD_OPTION_VALUE: ({ key, fault }) => `${key}: ${textByCode(valueFaults, fault)}.`,
  OPTION_NOT_IN_THIS_GAME: ({ key }) => `Este reglamento no tiene la opción ${key}.`,
  OPTIONS_CONFLICT: ({ keys, conflict }) => `${list(keys)} no son compatibles: ${conflictReasons[conflict]}.`,
  BAD_SIDE_COUNT: ({ reason }) => `El número de jugadores no encaja: ${sideCountReasons[reason]}.`,
  TEAM_TOO_SMALL: 'Un equipo necesita al menos dos miembros.',
  BAD_COLOURS: ({ colourFault }) => `Los colores no encajan: ${colourFaults[colourFault]}.`,
};
