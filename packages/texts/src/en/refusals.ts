/** Why an action is refused, in English. Each says what is wrong, and where that helps, what to do. */

import type { Refusal, WordFault } from '@lexiko/rules';
import { textByCode, type TextsByCode } from '../by-code.ts';
import { colourFaults, conflictReasons, sideCountReasons, valueFaults } from './options/option-faults.ts';
import { counted, list, number, plural, tiles } from './grammar.ts';

const FAULTS: Readonly<Record<WordFault, string>> = {
  unknown: 'isn’t in the dictionary',
  plural: 'is a plural',
  foreign: 'is a foreign word',
  school: 'isn’t allowed at school',
};

export const refusals = {
  NOT_YOUR_TURN: 'It’s not your turn.',
  NO_TILES: 'Place at least one tile first.',
  OFF_BOARD: 'That square isn’t on the board.',
  SQUARE_OCCUPIED: 'There’s already a tile on that square.',
  NOT_IN_LINE: 'Place all your tiles in one row or one column.',
  GAP: 'There’s a gap between your tiles.',
  NOT_CONNECTED: 'Your play must touch a tile on the board.',
  NO_WORD: 'That makes no word yet. A word has at least two letters.',
  FIRST_PLAY_MISSES_CENTER: 'The first word must cover the centre square.',
  FIRST_PLAY_TOO_SHORT: 'The first word needs at least two letters.',
  FIRST_WORD_BELOW_MINIMUM: ({ minimum }) =>
    `In this game the first word needs at least ${counted(minimum, 'letter')}.`,
  BLANK_NEEDS_LETTER: 'Choose the letter the blank stands for.',
  TILE_NOT_ON_RACK: ({ tiles: missing }) => `You don’t have ${list(missing)}.`,
  INVALID_WORDS: ({ bad, faults }) =>
    `${bad.map((word) => `${word} ${FAULTS[faults[word] ?? 'unknown']}`).join('; ')}.`,
  POOL_TOO_SMALL: ({ left }) =>
    left === 0
      ? 'The bag is empty, so you can’t exchange.'
      : `The bag has only ${tiles(left)} left, so you can’t exchange ${plural(left, 'more than that one', 'more')}.`,
  POOL_BELOW_EXCHANGE_MINIMUM: ({ minimum }) =>
    `You can exchange only while the bag has at least ${tiles(minimum)}.`,
  EXCHANGE_EMPTY: 'Choose the tiles to exchange.',
  EXCHANGE_ABOVE_MAXIMUM: ({ maximum }) => `You can exchange at most ${tiles(maximum)}.`,
  TOO_MANY_TILES: ({ maximum }) => `You can play at most ${tiles(maximum)} in a turn.`,
  MUST_PLAY: 'You have to play: there is a play to be found.',
  PASS_NOT_ALLOWED: 'You can pass only if you can’t play, and there is a play to be found.',
  CHALLENGE_WINDOW_CLOSED: 'It’s too late to challenge that play.',
  CANNOT_CHALLENGE_OWN_PLAY: 'You can’t challenge your own play.',
  NOTHING_TO_CHALLENGE: 'There’s nothing to challenge.',
  WORD_NOT_IN_PLAY: ({ words }) => `Challenge one of the words of that play: ${words.join(', ')}.`,
  CHALLENGE_WINDOW_OPEN: 'The others can still challenge the last play. Please wait.',
  PAUSED: 'The game is paused.',
  TOO_LATE_TO_ABORT: 'Everyone has taken a turn, so you can only resign or agree to end the game.',
  RULING_PENDING: 'Decide the challenge first.',
  DICTIONARY_LOCKED: 'In this game you can use the dictionary only for challenges.',
  ANAGRAM_NEEDS_NEW_TILE: 'Add at least one tile from your rack to the word you rearrange.',
  ANAGRAM_TILE_LEFT_OUT: 'Use every tile of the old word, in the same line.',
  BLANK_LOCKED: 'In this game you can’t swap a blank on the board.',
  NO_NEW_WORD: 'Swapping that tile makes no new word.',
  NOT_A_BLANK: 'There’s no blank on that square.',
  LETTER_DOES_NOT_MATCH_BLANK: 'That blank stands for a different letter.',
  PRE_STEP_TOO_LATE: 'Pick up blanks before you swap tiles.',
  VARIATION_OFF: 'The rules of this game don’t allow that.',
  CONFIG_LOCKED: 'The game has begun, so its rules can’t change any more.',
  NOT_ALL_CONFIRMED: 'Everyone has to agree to the rules first.',
  CW_OPENING_TOO_SHORT: 'The first word needs at least three letters.',
  CW_OPENING_NOT_ON_SMALL_CROSS: 'The first word must fill a bar of the small cross in the middle.',
  GAME_OVER: 'The game is over.',
  NOT_BEGUN: 'The game hasn’t begun yet.',
  DICTIONARY_NOT_CHOSEN: 'Choose a dictionary before the game begins.',
  NOTHING_TO_TAKE_BACK: 'There’s no play to take back.',
  TIME_NOT_UP: 'The time isn’t up yet.',
  RETURN_TILES_FIRST: ({ count }) => `Return ${number(count)} of your tiles first.`,
  UNKNOWN_PRESET: ({ preset }) => `There’s no rulebook “${preset}”.`,
  UNKNOWN_OPTION: ({ key }) => `There’s no option “${key}”.`,
  BAD_OPTION_VALUE: ({ key, fault }) => `${key} ${textByCode(valueFaults, fault)}.`,
  OPTION_NOT_IN_THIS_GAME: ({ key }) => `This rulebook has no option ${key}.`,
  OPTIONS_CONFLICT: ({ keys, conflict }) => `${list(keys)} don’t go together: ${conflictReasons[conflict]}.`,
  BAD_SIDE_COUNT: ({ reason }) => `The number of players doesn’t fit: ${sideCountReasons[reason]}.`,
  TEAM_TOO_SMALL: 'A team needs at least two members.',
  BAD_COLOURS: ({ colourFault }) => `The colours don’t fit: ${colourFaults[colourFault]}.`,
} satisfies TextsByCode<Refusal>;

export type RefusalTexts = typeof refusals;
