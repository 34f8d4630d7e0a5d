/** Why a value is refused for an option: a code, and what would be accepted. */

export type ValueFault =
  | { readonly code: 'NOT_ONE_OF'; readonly choices: readonly (string | number | boolean)[] }
  | { readonly code: 'NOT_SOME_OF'; readonly choices: readonly string[] }
  /** An integer within limits, or one of some words. */
  | {
      readonly code: 'NOT_IN_RANGE';
      readonly low: number;
      readonly high: number;
      readonly words: readonly string[];
    }
  | { readonly code: 'NOT_ONE_FOR_EACH_SIDE'; readonly sides: number }
  | { readonly code: 'NO_SUCH_SEAT'; readonly seat: number }
  | { readonly code: 'NOT_THE_STARTER' }
  | { readonly code: 'NOT_A_TEXT'; readonly longest: number }
  | { readonly code: 'NOT_A_LETTER_TABLE'; readonly most: number }
  | { readonly code: 'NOT_LETTERS_OF_THE_LANGUAGE'; readonly letters: readonly string[] }
  | { readonly code: 'NOT_A_BOARD'; readonly marks: string; readonly least: number; readonly most: number }
  | { readonly code: 'BLOCKED_CENTRE' | 'NOT_SQUARES' | 'SQUARE_OFF_BOARD' }
  | { readonly code: 'NOT_A_RACK_OF_THIS_GAME'; readonly choices: readonly number[] }
  | { readonly code: 'WRONG_TILE_COUNT'; readonly total: number; readonly needed: number }
  | { readonly code: 'TOO_FEW_TILES' | 'ONE_KIND_OF_TILE' };
