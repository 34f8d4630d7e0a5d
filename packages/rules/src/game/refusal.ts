/**
 * Why an action is refused: a code and the data for a message. The codes are those of RULES.md 1.3, and a few of
 * ours.
 */

import type { ConfigRefusal } from '../ruleset/game-config.ts';
import type { Tile } from '../tile.ts';
import type { WordFault } from '../words.ts';

/** Refusals without data. */
export const PLAIN_REFUSAL_CODES = [
  'NOT_YOUR_TURN',
  'NO_TILES',
  'OFF_BOARD',
  'SQUARE_OCCUPIED',
  'NOT_IN_LINE',
  'GAP',
  'NOT_CONNECTED',
  'NO_WORD',
  'FIRST_PLAY_MISSES_CENTER',
  'FIRST_PLAY_TOO_SHORT',
  'BLANK_NEEDS_LETTER',
  'EXCHANGE_EMPTY',
  'MUST_PLAY',
  'PASS_NOT_ALLOWED',
  'CHALLENGE_WINDOW_CLOSED',
  'CANNOT_CHALLENGE_OWN_PLAY',
  'NOTHING_TO_CHALLENGE',
  'DICTIONARY_LOCKED',
  'ANAGRAM_NEEDS_NEW_TILE',
  'ANAGRAM_TILE_LEFT_OUT',
  'BLANK_LOCKED',
  'NO_NEW_WORD',
  'NOT_A_BLANK',
  'LETTER_DOES_NOT_MATCH_BLANK',
  'PRE_STEP_TOO_LATE',
  'VARIATION_OFF',
  'CONFIG_LOCKED',
  'CW_OPENING_TOO_SHORT',
  'CW_OPENING_NOT_ON_SMALL_CROSS',
  'GAME_OVER',
  /** Ours: the game has not begun yet. */
  'NOT_BEGUN',
  /** Ours: a game needs a dictionary, or the players' agreement to judge words themselves, before it begins (D-01). */
  'DICTIONARY_NOT_CHOSEN',
  /** Ours: open-pool solitaire has no play left to take back. */
  'NOTHING_TO_TAKE_BACK',
  /** Ours: the game is paused until whoever runs the table resumes it. */
  'PAUSED',
  /** Ours: every side has had a turn, so the game counts. */
  'TOO_LATE_TO_ABORT',
  /** Ours: the players are deciding a challenge. */
  'RULING_PENDING',
] as const;

export type Refusal =
  | { readonly code: (typeof PLAIN_REFUSAL_CODES)[number] }
  | { readonly code: 'TILE_NOT_ON_RACK'; readonly tiles: readonly Tile[] }
  | {
      readonly code: 'INVALID_WORDS';
      readonly bad: readonly string[];
      readonly faults: Readonly<Record<string, WordFault>>;
    }
  | { readonly code: 'FIRST_WORD_BELOW_MINIMUM'; readonly minimum: number }
  | { readonly code: 'POOL_TOO_SMALL'; readonly left: number }
  | { readonly code: 'POOL_BELOW_EXCHANGE_MINIMUM'; readonly minimum: number }
  | { readonly code: 'EXCHANGE_ABOVE_MAXIMUM'; readonly maximum: number }
  | { readonly code: 'TOO_MANY_TILES'; readonly maximum: number }
  | { readonly code: 'WORD_NOT_IN_PLAY'; readonly words: readonly string[] }
  | { readonly code: 'NOT_ALL_CONFIRMED'; readonly missing: readonly number[] }
  /** Ours: the last play can still be challenged; `untilMs` is `null` where all others must accept first. */
  | { readonly code: 'CHALLENGE_WINDOW_OPEN'; readonly untilMs: number | null }
  /** Ours: the time of this turn is not over yet. */
  | { readonly code: 'TIME_NOT_UP'; readonly untilMs: number }
  /** Ours: tiles drawn to choose from must be returned first (`cw.exchange.order=drawFirst`). */
  | { readonly code: 'RETURN_TILES_FIRST'; readonly count: number }
  | ConfigRefusal;

export type RefusalCode = Refusal['code'];
