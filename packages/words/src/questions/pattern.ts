/** Words that fit a pattern: letters, `?` for any one letter, `*` for any letters or none. */

import { letterAt, normalise, type Alphabet } from '../alphabet.ts';
import { LONGEST_WORD } from '../graph/dawg-cells.ts';
import { err, ok, type Result } from '../result.ts';
import type { Rack } from './rack.ts';
import { spelledWalk, type WordSource } from './word-source.ts';

/**
 * A pattern as a nondeterministic automaton with one bit per state. The letters with bit p in `stepsOn` lead from state
 * p to p + 1; a state in `stays` is kept by every letter, and leads to p + 1 without one.
 */
export interface Pattern {
  readonly stepsOn: Uint32Array;
  readonly stays: number;
  /** The accepting states. */
  readonly end: number;
}

export type PatternFault =
  | { readonly code: 'not-a-letter'; readonly text: string }
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly most: number };

/** The states must fit the bits of one number. */
const MOST_PLACES = 30;

export function parsePattern(alphabet: Alphabet, text: string): Result<Pattern, PatternFault> {
  const stepsOn = new Uint32Array(alphabet.size + 1);
  const letters = normalise(text).replaceAll(/\*+/gu, '*');
  let stays = 0;
  let places = 0;
  for (let at = 0; at < letters.length;) {
    if (places > MOST_PLACES) return err({ code: 'too-long', most: MOST_PLACES });
    const bit = 1 << places;
    if (letters[at] === '*') {
      // A star belongs to the current state and adds none.
      stays |= bit;
      at++;
      continue;
    }
    if (letters[at] === '?') {
      for (let letter = 1; letter <= alphabet.size; letter++) stepsOn[letter] = (stepsOn[letter] ?? 0) | bit;
      at++;
    } else {
      const { number, width } = letterAt(alphabet, letters, at);
      if (number === 0) return err({ code: 'not-a-letter', text: letters.slice(at, at + width) });
      stepsOn[number] = (stepsOn[number] ?? 0) | bit;
      at += width;
    }
    places++;
  }
  return letters === '' ? err({ code: 'empty' }) : ok({ stepsOn, stays, end: 1 << places });
}

export interface PatternLimits {
  readonly min?: number;
  readonly max?: number;
  /** Letters that must occur, each at least this often; blanks are ignored. */
  readonly with?: Rack;
  /** Letters that must not occur. */
  readonly without?: Rack;
}

export function wordsLike(
  source: WordSource,
  pattern: Pattern,
  limits: PatternLimits = {},
): Generator<string, void, void> {
  const { stepsOn, stays, end } = pattern;
  const { min = 2, max = LONGEST_WORD, without } = limits;
  const owed = Uint8Array.from(limits.with ?? []);
  owed[0] = 0;
  let owing = owed.reduce((sum, count) => sum + count, 0);
  const repaid = new Uint8Array(LONGEST_WORD + 1);
  const places = new Uint32Array(LONGEST_WORD + 2);
  places[0] = 1;
  return spelledWalk(source, {
    enter(depth, letter) {
      const here = places[depth] ?? 0;
      const next = ((here & (stepsOn[letter] ?? 0)) << 1) | (here & stays);
      if (next === 0 || depth >= max || (without?.[letter] ?? 0) > 0) return false;
      places[depth + 1] = next;
      const debt = owed[letter] ?? 0;
      repaid[depth] = debt > 0 ? 1 : 0;
      if (debt > 0) {
        owed[letter] = debt - 1;
        owing--;
      }
      return true;
    },
    leave:
      owing === 0
        ? null
        : (depth, letter) => {
            if (repaid[depth] === 0) return;
            owed[letter] = (owed[letter] ?? 0) + 1;
            owing++;
          },
    accepts: (length) => length >= min && owing === 0 && ((places[length] ?? 0) & end) !== 0,
  });
}
