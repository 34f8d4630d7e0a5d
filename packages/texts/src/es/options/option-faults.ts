/** Why options are refused, in Spanish: each completes a sentence that names the options. */

import type { ColourFault, ConflictReason, SideCountReason } from '@lexiko/rules/options';
import type { ValueFaultTexts } from '../../en/options/option-faults.ts';
import { counted, either, tiles } from '../grammar.ts';

/** After the name of the option and a colon. */
export const valueFaults: ValueFaultTexts = {
  NOT_ONE_OF: ({ choices }) => `elige entre ${choices.join(', ')}`,
  NOT_SOME_OF: ({ choices }) => `elige uno o varios de ${choices.join(', ')}`,
  NOT_IN_RANGE: ({ low, high, words }) =>
    `debe ser ${either([...words, `un número entero de ${low} a ${high}`])}`,
  NOT_ONE_FOR_EACH_SIDE: ({ sides }) => `necesita ${counted(sides, 'valor', 'valores')}, uno por bando`,
  NO_SUCH_SEAT: ({ seat }) => `nombra el puesto ${seat}, que no ocupa nadie`,
  NOT_THE_STARTER: 'debe ser el puesto que empieza',
  NOT_A_TEXT: ({ longest }) => `debe ser un texto de ${longest} caracteres como máximo`,
  NOT_A_LETTER_TABLE: ({ most }) =>
    `a cada letra (? para el comodín) le corresponde un número entero de 0 a ${most}`,
  NOT_LETTERS_OF_THE_LANGUAGE: ({ letters }) => `en el idioma de las fichas no hay ${letters.join(' ni ')}`,
  NOT_A_BOARD: ({ marks, least, most }) =>
    `deben ser de ${least} a ${most} filas de igual longitud con los signos ${marks}`,
  BLOCKED_CENTRE: 'la casilla central está cerrada',
  NOT_SQUARES: 'debe ser una lista de casillas como H4',
  SQUARE_OFF_BOARD: 'nombra una casilla que no está en el tablero',
  NOT_A_RACK_OF_THIS_GAME: ({ choices }) =>
    `debe ser ${choices.join(' o ')} (una partida a tu gusto admite otros tamaños)`,
  WRONG_TILE_COUNT: ({ total, needed }) => `suma ${tiles(total)} en lugar de ${needed}`,
  TOO_FEW_TILES: 'no hay fichas suficientes para repartir',
  ONE_KIND_OF_TILE: 'solo hay un tipo de ficha',
};

export const conflictReasons: Readonly<Record<ConflictReason, string>> = {
  CHECKING_NEEDS_DICTIONARY: 'sin diccionario no se pueden comprobar palabras',
  SEARCHING_NEEDS_DICTIONARY: 'sin diccionario no se pueden buscar jugadas',
  DICTIONARY_OF_OTHER_LANGUAGE: 'el diccionario debe estar en el idioma de las fichas',
  TARGETS_NEED_OPPONENTS: 'las metas son para dos a cuatro bandos',
  NO_TEAMS: 'solo la partida escolar se juega por equipos',
  BANK_NEEDS_DAYS: 'una reserva de tiempo necesita días por turno',
  ONE_KIND_OF_CLOCK: 'el reloj cuenta segundos por turno, días por turno o la partida entera',
  GAME_CLOCK_OUTLASTS_TURNS: 'un reloj para toda la partida no puede terminar un solo turno',
  NOTHING_TO_ADD_TO: 'sin un reloj para toda la partida no hay a qué sumar',
  TWO_COLOURS_FOR_TWO_SIDES: 'dos colores por bando solo caben con dos bandos',
  NO_PARTNERS: 'no hay parejas',
  CLASS_NOT_KNOWN: 'en el idioma de las fichas nadie ha marcado esas palabras',
};

export const sideCountReasons: Readonly<Record<SideCountReason, string>> = {
  OUT_OF_RANGE: 'una partida tiene de 1 a 4 bandos',
  TWO_TEAMS: 'una partida por equipos tiene dos equipos',
  SOLITAIRE_HAS_ONE_SIDE: 'este solitario tiene un bando',
  NO_OPPONENT: 'una partida sin rival es un solitario',
  TWO_RACKS_ARE_TWO_SIDES: 'un solitario con dos atriles tiene dos bandos',
  NOT_FOR_ONE: 'esta partida es para dos a cuatro bandos',
  PARTNERS_NEED_FOUR: 'para jugar por parejas hacen falta cuatro bandos',
};

export const colourFaults: Readonly<Record<ColourFault, string>> = {
  NO_COLOURS_HERE: 'solo Crosswords tiene colores',
  ONE_FOR_EACH_SIDE: 'cada bando necesita un color',
  UNKNOWN_COLOUR: 'los colores son rojo, azul, verde y naranja',
  OPPOSITE_IS_TAKEN: 'el color de enfrente también es tuyo',
  NOT_CLOCKWISE: 'cada color una vez, en el sentido de las agujas del reloj por puestos',
};
