/**
 * Every refusal in one plain English sentence, with the rule it comes from. Hosts that have more to say about one, or
 * say it in another language, have catalogues of the same shape; the compiler holds them complete.
 */

import type { Refusal, RefusalCode } from '../game/refusal.ts';
import type { WordFault } from '../words.ts';

export interface RefusalSaid {
  /** The number in RULES.md. */
  readonly rule: string;
  readonly sentence: string;
}

export type RefusalTexts = {
  readonly [C in RefusalCode]: (refusal: Refusal & { readonly code: C }) => RefusalSaid;
};

/** What a catalogue says about a refusal. */
export function sayRefusal(texts: RefusalTexts, refusal: Refusal): RefusalSaid {
  // Each entry takes the refusal of its own code, which the compiler cannot see through a computed key.
  const say = texts[refusal.code] as (refusal: Refusal) => RefusalSaid;
  return say(refusal);
}

function always(rule: string, sentence: string): () => RefusalSaid {
  return () => ({ rule, sentence });
}

const FAULTS: Readonly<Record<WordFault, string>> = {
  unknown: 'is not in the dictionary',
  plural: 'is a plural',
  foreign: 'is a foreign word',
  school: 'is barred at school',
};

export const ENGLISH_REFUSALS: RefusalTexts = {
  NOT_YOUR_TURN: always('S-05', 'It is not your turn.'),
  NO_TILES: always('S-11', 'Lay at least one letter first.'),
  OFF_BOARD: always('C-02', 'That square is not on the board.'),
  SQUARE_OCCUPIED: always('S-11', 'A letter already lies on that square.'),
  NOT_IN_LINE: always('S-11', 'All letters of a turn lie in one row or one column.'),
  GAP: always('S-11', 'There is a gap between the letters.'),
  NOT_CONNECTED: always('S-10', 'The play must touch a letter on the board.'),
  NO_WORD: always('S-11', 'That makes no word yet: a word has two letters or more.'),
  FIRST_PLAY_MISSES_CENTER: always('S-06', 'The first word must cover the centre square.'),
  FIRST_PLAY_TOO_SHORT: always('S-06', 'The first word has at least two letters.'),
  FIRST_WORD_BELOW_MINIMUM: ({ minimum }) => ({
    rule: 'V-01',
    sentence: `The first word must have at least ${minimum} letters, as agreed.`,
  }),
  BLANK_NEEDS_LETTER: always('S-20', 'Say which letter the blank stands for.'),
  TILE_NOT_ON_RACK: ({ tiles }) => ({ rule: 'C-05', sentence: `You do not have ${tiles.join(', ')}.` }),
  INVALID_WORDS: ({ bad, faults }) => ({
    rule: 'S-18',
    sentence: `${bad.map((word) => `${word} ${FAULTS[faults[word] ?? 'unknown']}`).join('; ')}.`,
  }),
  POOL_TOO_SMALL: ({ left }) => ({
    rule: 'S-21',
    sentence: `Only ${left} letters are left to draw, so you cannot exchange more.`,
  }),
  POOL_BELOW_EXCHANGE_MINIMUM: ({ minimum }) => ({
    rule: 'S-23',
    sentence: `Exchanging needs at least ${minimum} letters left to draw.`,
  }),
  EXCHANGE_EMPTY: always('S-22', 'Choose the letters to exchange.'),
  EXCHANGE_ABOVE_MAXIMUM: ({ maximum }) => ({
    rule: 'W-16',
    sentence: `At most ${maximum} letters may be exchanged.`,
  }),
  TOO_MANY_TILES: ({ maximum }) => ({
    rule: 'X-03',
    sentence: `At most ${maximum} letters may be played in a turn.`,
  }),
  MUST_PLAY: always('S-24', 'There is a play to be found, so you must play.'),
  PASS_NOT_ALLOWED: always('S-22', 'Passing is only for those who cannot play, and there is a play.'),
  CHALLENGE_WINDOW_CLOSED: always('S-25', 'It is too late to challenge that play.'),
  CANNOT_CHALLENGE_OWN_PLAY: always('S-26', 'You cannot challenge your own play.'),
  NOTHING_TO_CHALLENGE: always('S-25', 'There is nothing to challenge.'),
  WORD_NOT_IN_PLAY: ({ words }) => ({
    rule: 'S-27',
    sentence: `Name one of the words of that play: ${words.join(', ')}.`,
  }),
  CHALLENGE_WINDOW_OPEN: always('S-25', 'The others may still challenge the last play.'),
  PAUSED: always('V-14', 'The game is stopped for now.'),
  TOO_LATE_TO_ABORT: always('S-54', 'Everybody has had a turn: you can only resign, or agree to end it.'),
  RULING_PENDING: always('D-01', 'The challenge must be decided first.'),
  DICTIONARY_LOCKED: always('D-04', 'In this game the dictionary is for challenges only.'),
  ANAGRAM_NEEDS_NEW_TILE: always('V-02', 'Rearranging a word takes at least one letter from your rack.'),
  ANAGRAM_TILE_LEFT_OUT: always('V-02', 'Every letter of the old word must be used, in the same line.'),
  BLANK_LOCKED: always('V-03', 'A blank on the board may not be replaced.'),
  NO_NEW_WORD: always('V-03', 'Replacing that letter makes no new word.'),
  NOT_A_BLANK: always('V-04', 'There is no blank on that square.'),
  LETTER_DOES_NOT_MATCH_BLANK: always('V-04', 'The blank stands for another letter.'),
  PRE_STEP_TOO_LATE: always('V-04', 'Blanks are picked up before letters are recycled.'),
  VARIATION_OFF: always('V-00', 'That was not agreed for this game.'),
  CONFIG_LOCKED: always('V-00', 'The game has begun; its options can no longer be changed.'),
  NOT_ALL_CONFIRMED: always('V-00', 'Everybody must agree to the options first.'),
  CW_OPENING_TOO_SHORT: always('W-12', 'The first word has at least three letters.'),
  CW_OPENING_NOT_ON_SMALL_CROSS: always(
    'W-12',
    'The first word must fill a bar of the small cross in the middle.',
  ),
  GAME_OVER: always('S-35', 'The game is over.'),
  NOT_BEGUN: always('V-00', 'The game has not begun yet.'),
  DICTIONARY_NOT_CHOSEN: always('D-01', 'Choose a dictionary before the game begins.'),
  NOTHING_TO_TAKE_BACK: always('X-03', 'There is no play to take back.'),
  TIME_NOT_UP: always('V-09', 'The time is not up yet.'),
  RETURN_TILES_FIRST: ({ count }) => ({ rule: 'W-16', sentence: `First return ${count} of your letters.` }),
  UNKNOWN_PRESET: ({ preset }) => ({ rule: 'C-01', sentence: `There is no rulebook “${preset}”.` }),
  UNKNOWN_OPTION: ({ key }) => ({ rule: 'V-00', sentence: `There is no option “${key}”.` }),
  BAD_OPTION_VALUE: ({ key, reason }) => ({ rule: 'V-00', sentence: `${key} ${reason}.` }),
  OPTION_NOT_IN_THIS_GAME: ({ key }) => ({
    rule: 'C-01',
    sentence: `${key} does not belong to this rulebook.`,
  }),
  OPTIONS_CONFLICT: ({ keys, reason }) => ({
    rule: 'V-11',
    sentence: `${keys.join(' and ')} do not go together so: ${reason}.`,
  }),
  BAD_SIDE_COUNT: ({ reason }) => ({
    rule: 'C-12',
    sentence: `The number of players does not fit: ${reason}.`,
  }),
  TEAM_TOO_SMALL: always('T-01', 'A team has two members or more.'),
  BAD_COLOURS: ({ reason }) => ({ rule: 'W-05', sentence: `The colours do not fit: ${reason}.` }),
};
