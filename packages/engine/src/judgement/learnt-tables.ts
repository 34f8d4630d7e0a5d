/**
 * What was learnt for the games of a language, and which of it serves a game: the table learnt for it, or for the most
 * similar game.
 */

import type { Ruleset } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import type { Leaves } from '../generation/leaves.ts';
import { type LeaveText, parseLeaveText } from './leave-text.ts';
import type { WinTable } from './win-chance.ts';

/** The games that were learnt. */
export type LearntGame = 'standard' | 'nineTiles' | 'crosswords';

export interface LearntTables {
  /** `null`: none were learnt in this language. */
  readonly leaves: Readonly<Record<LearntGame, LeaveText>> | null;
  readonly wins: Readonly<Record<LearntGame, WinTable>>;
}

type GameKind = Pick<Ruleset, 'scoring' | 'rack'>;

function learntGame({ scoring, rack }: GameKind): LearntGame {
  if (scoring.kind === 'areas') return 'crosswords';
  return rack.size === 9 ? 'nineTiles' : 'standard';
}

/** `null`: no leaves were learnt for the letters of this game. */
export function leaveTextFor(learnt: LearntTables, game: GameKind, alphabet: Alphabet): LeaveText | null {
  const text = learnt.leaves?.[learntGame(game)] ?? null;
  return text?.counts.length === alphabet.size + 1 ? text : null;
}

/** The same, read once from each text. */
export function leavesFor(learnt: LearntTables, game: GameKind, alphabet: Alphabet): Leaves | null {
  const text = leaveTextFor(learnt, game, alphabet);
  if (text === null) return null;
  let leaves = parsed.get(text);
  if (leaves === undefined) parsed.set(text, (leaves = parseLeaveText(text)));
  return leaves;
}

const parsed = new WeakMap<LeaveText, Leaves>();

/** Learnt from games of two sides. With more, the spread to the best of the others makes a fair guess. */
export function winTableFor(learnt: LearntTables, game: GameKind): WinTable {
  return learnt.wins[learntGame(game)];
}
