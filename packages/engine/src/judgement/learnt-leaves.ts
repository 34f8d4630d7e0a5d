/**
 * Chooses the leaves for a game: those learnt for it or for the most similar game; none if its letters are not English.
 */

import type { Ruleset } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import type { Leaves } from '../generation/leaves.ts';
import { CROSSWORDS_LEAVES } from './crosswords-leaves.ts';
import { type LeaveText, parseLeaveText } from './leave-text.ts';
import { NINE_TILES_LEAVES } from './nine-tiles-leaves.ts';
import { STANDARD_LEAVES } from './standard-leaves.ts';

const parsed = new Map<LeaveText, Leaves>();

/** `null`: no leaves were learnt for the letters of this game. */
export function leavesFor(ruleset: Pick<Ruleset, 'scoring' | 'rack'>, alphabet: Alphabet): Leaves | null {
  const text = leaveTextFor(ruleset, alphabet);
  if (text === null) return null;
  let leaves = parsed.get(text);
  if (leaves === undefined) parsed.set(text, (leaves = parseLeaveText(text)));
  return leaves;
}

/** The same, as it is kept. */
export function leaveTextFor(
  { scoring, rack }: Pick<Ruleset, 'scoring' | 'rack'>,
  alphabet: Alphabet,
): LeaveText | null {
  if (alphabet.letters.slice(1).join('') !== LEARNT_LETTERS) return null;
  if (scoring.kind === 'areas') return CROSSWORDS_LEAVES;
  return rack.size === 9 ? NINE_TILES_LEAVES : STANDARD_LEAVES;
}

const LEARNT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
