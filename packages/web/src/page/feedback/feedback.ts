/** How the page answers somebody besides what it shows: aloud for screen readers, by sounds, by motion. */

import type { SoundName } from './sounds.ts';

export interface Feedback {
  /** Says a sentence to screen readers. */
  readonly announce: (sentence: string) => void;
  readonly playSound: (name: SoundName) => void;
  /** Whether things may move. */
  readonly mayMove: () => boolean;
}

/** For tables that somebody only looks at, beside others. */
export const NO_FEEDBACK: Feedback = { announce: () => {}, playSound: () => {}, mayMove: () => false };
