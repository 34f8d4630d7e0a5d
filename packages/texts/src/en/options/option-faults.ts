/** Why options are refused, in English: each completes a sentence that names the options. */

import type { ColourFault, ConflictReason, SideCountReason, ValueFault } from '@lexiko/rules/options';
import type { TextsByCode } from '../../by-code.ts';
import { counted, list, tiles } from '../grammar.ts';

/** After the name of the option. */
export const valueFaults = {
  NOT_ONE_OF: ({ choices }) => `must be one of ${choices.join(', ')}`,
  NOT_SOME_OF: ({ choices }) => `must list some of ${choices.join(', ')}`,
  NOT_IN_RANGE: ({ low, high, words }) =>
    `must be ${words.map((word) => `${word}, `).join('')}${words.length > 0 ? 'or ' : ''}a whole number from ${low} to ${high}`,
  NOT_ONE_FOR_EACH_SIDE: ({ sides }) => `needs ${counted(sides, 'value')}, one for each side`,
  NO_SUCH_SEAT: ({ seat }) => `names seat ${seat}, which nobody has`,
  NOT_THE_STARTER: 'must be the seat that plays first',
  NOT_A_TEXT: ({ longest }) => `must be a text of at most ${longest} characters`,
  NOT_A_LETTER_TABLE: ({ most }) =>
    `must be a table from letters (? for a blank) to whole numbers from 0 to ${most}`,
  NOT_LETTERS_OF_THE_LANGUAGE: ({ letters }) =>
    `names ${list(letters)}, which the language of the tiles doesn’t have`,
  NOT_A_BOARD: ({ marks, least, most }) =>
    `must be ${least} to ${most} equally long rows of the marks ${marks}`,
  BLOCKED_CENTRE: 'has a blocked centre',
  NOT_SQUARES: 'must be a list of squares such as H4',
  SQUARE_OFF_BOARD: 'names a square outside the board',
  NOT_A_RACK_OF_THIS_GAME: ({ choices }) =>
    `must be ${choices.join(' or ')} (a custom game allows other sizes)`,
  WRONG_TILE_COUNT: ({ total, needed }) => `makes ${tiles(total)} instead of ${needed}`,
  TOO_FEW_TILES: 'has too few tiles to deal',
  ONE_KIND_OF_TILE: 'has only one kind of tile',
} satisfies TextsByCode<ValueFault>;

export const conflictReasons: Readonly<Record<ConflictReason, string>> = {
  CHECKING_NEEDS_DICTIONARY: 'words can’t be checked without a dictionary',
  SEARCHING_NEEDS_DICTIONARY: 'plays can’t be searched without a dictionary',
  DICTIONARY_OF_OTHER_LANGUAGE: 'the dictionary has to be in the language of the tiles',
  TARGETS_NEED_OPPONENTS: 'targets are for two to four sides',
  NO_TEAMS: 'only the school game is played by teams',
  BANK_NEEDS_DAYS: 'a time bank needs days per turn',
  ONE_KIND_OF_CLOCK: 'the clock counts seconds a turn, days a turn, or the whole game',
  GAME_CLOCK_OUTLASTS_TURNS: 'a clock for the whole game can’t end a single turn',
  NOTHING_TO_ADD_TO: 'without a clock for the whole game, there’s nothing to add to',
  TWO_COLOURS_FOR_TWO_SIDES: 'two colours each are for two sides',
  NO_PARTNERS: 'there are no partners',
  CLASS_NOT_KNOWN: 'nobody has marked such words in the language of the tiles',
};

export const sideCountReasons: Readonly<Record<SideCountReason, string>> = {
  OUT_OF_RANGE: 'a game has 1 to 4 sides',
  TWO_TEAMS: 'a team game has two teams',
  SOLITAIRE_HAS_ONE_SIDE: 'this solitaire has one side',
  NO_OPPONENT: 'a game against nobody is a solitaire',
  TWO_RACKS_ARE_TWO_SIDES: 'solitaire with two racks has two sides',
  NOT_FOR_ONE: 'this game is for two to four sides',
  PARTNERS_NEED_FOUR: 'partners need four sides',
};

export const colourFaults: Readonly<Record<ColourFault, string>> = {
  NO_COLOURS_HERE: 'only Crosswords has colours',
  ONE_FOR_EACH_SIDE: 'each side needs a colour',
  UNKNOWN_COLOUR: 'the colours are red, blue, green and orange',
  OPPOSITE_IS_TAKEN: 'the opposite colour is yours too',
  NOT_CLOCKWISE: 'each colour once, clockwise in order of the seats',
};

export type ValueFaultTexts = typeof valueFaults;
