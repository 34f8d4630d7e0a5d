/** Texts of the companion of a physical set. */

import type { Options } from '@lexiko/rules';

export interface PaperTexts {
  readonly companion: string;
  readonly companionAbout: string;
  readonly players: string;
  readonly entry: string;
  readonly entryHelp: string;
  /** What was entered cannot be read. */
  readonly notATurn: (text: string) => string;
  readonly enter: string;
  readonly toPlay: (name: string) => string;
  readonly takeBack: string;
  readonly judge: (words: string) => string;
  /** Why Crosswords is not here. */
  readonly noDice: string;
  readonly challenger: string;
  /** A wrong challenge on the score sheet. */
  readonly challenge: string;
  readonly stands: (words: string, penalty: string) => string;
  readonly penalties: Readonly<Record<Options['challenge.failPenalty'], string>>;
  readonly falls: (words: string) => string;
  readonly clock: string;
  readonly noClock: string;
  readonly minutes: (count: number) => string;
  readonly startClock: string;
  readonly stopClock: string;
  readonly timeUp: string;
  readonly left: string;
  readonly leftAbout: string;
  readonly settled: string;
  readonly restart: string;
  /** The game was put away for a new one. */
  readonly gone: string;
  readonly takenBack: string;
  readonly analyse: string;
  readonly count: (words: string, score: number) => string;
}
