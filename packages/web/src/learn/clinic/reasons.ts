/** Why a play is illegal in a learner's words: groups the refusal codes of the rules. */

import type { RefusalCode } from '@lexiko/rules';
import type { Verdict } from '../../study/questions.ts';

/** The answers that the learner chooses from; `legal` means that nothing is wrong. */
export const REASONS = ['legal', 'line', 'gap', 'apart', 'opening', 'letters', 'word'] as const;
export type Reason = (typeof REASONS)[number];

const REASON_OF: Partial<Readonly<Record<RefusalCode, Reason>>> = {
  NOT_IN_LINE: 'line',
  GAP: 'gap',
  NOT_CONNECTED: 'apart',
  FIRST_PLAY_MISSES_CENTER: 'opening',
  FIRST_PLAY_TOO_SHORT: 'opening',
  CW_OPENING_TOO_SHORT: 'opening',
  CW_OPENING_NOT_ON_SMALL_CROSS: 'opening',
  TILE_NOT_ON_RACK: 'letters',
  INVALID_WORDS: 'word',
};

export function reasonOf(verdict: Verdict): Reason {
  if (verdict.kind === 'legal') return 'legal';
  const reason = REASON_OF[verdict.refusal.code];
  if (reason === undefined) throw new Error(`no case of the clinic is about ${verdict.refusal.code}`);
  return reason;
}
