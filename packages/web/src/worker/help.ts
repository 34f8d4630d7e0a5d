/**
 * What the referee needs besides the rules: words to rule on plays, and computers to play. Both are large and come when
 * the table is already seen, so that nobody waits for them to look at their letters.
 */

import type { LexiconIdentity } from '@lexiko/words';
import { fetchIdentity } from './fetched.ts';
import type { Help } from './words-and-players.ts';

/** Help that is on its way. */
export interface ComingHelp {
  readonly identity: Promise<LexiconIdentity>;
  readonly ready: Promise<Help>;
}

/** Sends for it; `onShare` is told how much of the words has come, from 0 to 1. */
export function fetchHelp(onShare: (share: number) => void): ComingHelp {
  return {
    identity: fetchIdentity(),
    ready: import('./words-and-players.ts').then(({ openHelp }) => openHelp(onShare)),
  };
}
