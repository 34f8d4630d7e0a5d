/** Why a play cannot be made, as a learner would say it: what the codes of the rules come down to. */

import type { RefusalCode } from '@lexiko/rules';
import type { Verdict } from '../../study/questions.ts';

/** `legal` is the answer that there is no reason against it. */
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
