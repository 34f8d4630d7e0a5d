/** Texts of the companion of a physical set. */

export interface PaperTexts {
  readonly companion: string;
  readonly companionAbout: string;
  readonly players: string;
  readonly entry: string;
  readonly entryHelp: string;
  readonly enter: string;
  readonly toPlay: (name: string) => string;
  readonly takeBack: string;
  readonly judge: (words: string) => string;
  readonly stands: (words: string) => string;
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
  readonly count: (words: string, score: number) => string;
}
