/** The error thrown when a dictionary cannot be opened. */

import type { WordsFault } from '../../words/words-state.ts';

export class LexiconError extends Error {
  override readonly name = 'LexiconError';
  readonly fault: WordsFault;

  constructor(fault: WordsFault, about: string) {
    super(`${about}: ${fault}`);
    this.fault = fault;
  }
}

/** Any other error counts as `unreachable`, which is worth a retry. */
export function faultOf(error: unknown): WordsFault {
  return error instanceof LexiconError ? error.fault : 'unreachable';
}
