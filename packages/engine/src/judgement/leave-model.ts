/**
 * What tiles kept on a rack are worth: learnt leaves where there are any, else the hand-made model here, rules of
 * thumb about blanks, S, repeated letters, and the balance of vowels and consonants.
 */

import type { Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { ScoringRule } from '@lexiko/rules/rule-points';
import type { Alphabet } from '@lexiko/words';
import { leavesFor, type LearntTables } from './learnt-tables.ts';
import { leaveValue, type Leaves } from '../generation/leaves.ts';

/** In points, for letters by number (0 a blank) in any order. Keeping nothing is worth 0. */
export type LeaveJudge = (kept: readonly number[]) => number;

export function learntLeaves(leaves: Leaves): LeaveJudge {
  return (kept) => leaveValue(leaves, kept);
}

/** The leaves learnt for the game, or the rules of thumb. */
export function leaveJudgeFor(learnt: LearntTables, ruleset: Ruleset, alphabet: Alphabet): LeaveJudge {
  const leaves = leavesFor(learnt, ruleset, alphabet);
  return leaves === null ? handMadeLeaves(alphabet, ruleset.scoring.kind) : learntLeaves(leaves);
}

/** Points for keeping one of a letter, compared with drawing another tile. Other letters count 0. */
// prettier-ignore
const SINGLE: Readonly<Record<string, number>> = {
  A: -0.5, B: -2, C: 0.5, D: 0.5, E: 2, F: -2, G: -2.5, H: 1, I: -2, J: -1.5, K: -1, L: 0, M: 0.5, N: 0.5, O: -2,
  P: 0, Q: -7, R: 1, S: 8, T: 0.5, U: -4, V: -5.5, W: -3.5, X: 4, Y: 0, Z: 4,
};
const BLANK_WORTH = 24;
/** A second blank is worth less than the first. */
const FURTHER_BLANK = 14;
/** For each further copy of a letter, times the copies before it. */
const REPEATED = -3;
/** For each vowel or consonant out of balance, beyond the first. */
const IMBALANCE = -2;
/** Q together with a U. */
const Q_WITH_U = 6;
/** Where areas are scored, plurals are barred and all letters score the same. */
const AREAS_S = 1.5;

/** Names of letters are those of the alphabet; balance uses its vowels. */
export function handMadeLeaves(alphabet: Alphabet, scoring: ScoringRule['kind']): LeaveJudge {
  const single = alphabet.letters.map((letter, number) => {
    if (number === 0) return BLANK_WORTH;
    return letter === 'S' && scoring === 'areas' ? AREAS_S : (SINGLE[letter] ?? 0);
  });
  const q = alphabet.letters.indexOf('Q');
  const u = alphabet.letters.indexOf('U');
  const s = alphabet.letters.indexOf('S');
  const counts = new Uint8Array(alphabet.size + 2);
  // -1 if the alphabet does not have the letter.
  const has = (letter: number): boolean => (counts[letter] ?? 0) > 0;
  return (kept) => {
    counts.fill(0);
    let worth = 0;
    let vowels = 0;
    let consonants = 0;
    for (const letter of kept) {
      const before = itemAt(counts, letter);
      counts[letter] = before + 1;
      if (letter === 0) {
        worth += before === 0 ? BLANK_WORTH : FURTHER_BLANK;
        continue;
      }
      worth += single[letter] ?? 0;
      if (before > 0 && letter !== s) worth += REPEATED * before;
      if (alphabet.vowels[letter] === 1) vowels++;
      else consonants++;
    }
    if (has(q) && has(u)) worth += Q_WITH_U;
    // Words need slightly more consonants than vowels.
    const tilt = Math.abs(consonants - vowels - (kept.length > 2 ? 0.5 : 0));
    return worth + IMBALANCE * Math.max(0, tilt - 1.5);
  };
}
