/** Texts of the table beyond an ordinary turn: variations, quiz, clocks, votes, replay, proof, commands. */

import type { BagProof, CrosswordsColumns, ProofCounts } from '@lexiko/rules';

type Unprovable = Extract<BagProof, { readonly kind: 'unprovable' }>['reason'];

export interface TableTexts {
  readonly variations: string;
  readonly variationsAbout: string;
  readonly retrieveTitle: string;
  readonly retrieveAbout: string;
  readonly retrieve: (letter: string, square: string) => string;
  readonly noBlanks: string;
  readonly recycleTitle: string;
  readonly recycleAbout: string;
  readonly recycle: string;
  readonly onBoard: string;
  readonly yourLetter: string;
  readonly blankLetter: string;
  readonly rearrangeTitle: string;
  readonly rearrangeAbout: string;
  readonly rearrange: (word: string, square: string) => string;
  readonly staged: Readonly<Record<'retrieve' | 'recycle', (letter: string, square: string) => string>>;
  readonly lifted: string;
  readonly undo: string;
  readonly undone: string;
  readonly quizTitle: string;
  readonly quizAbout: string;
  readonly quizCount: string;
  readonly quizHidden: string;
  readonly quizRight: (name: string, points: number) => string;
  readonly quizWrong: (name: string, counted: number, sum: string) => string;
  readonly turnLeft: (time: string) => string;
  readonly challengeLeft: (seconds: number) => string;
  readonly timeShort: (name: string) => string;
  readonly agree: string;
  readonly agreeAbout: string;
  readonly offerEnd: string;
  readonly declined: (names: string) => string;
  readonly vote: (name: string, words: string) => string;
  readonly voteGood: string;
  readonly voteBad: string;
  readonly keepScore: (name: string) => string;
  readonly scoresRight: string;
  readonly drawAbout: string;
  readonly draw: (count: number) => string;
  readonly returnTitle: (count: number) => string;
  readonly returnLetters: (count: number) => string;
  readonly takeBack: string;
  readonly checkWords: string;
  readonly lookedUp: (word: string, answer: 'good' | 'bad') => string;
  readonly dice: (name: string) => string;
  /** Where the points of a play come from in Crosswords (W-35). */
  readonly origin: (points: CrosswordsColumns) => string;
  readonly faceDown: (count: number) => string;
  readonly rules: string;
  readonly partner: (name: string) => string;
  readonly replay: string;
  readonly replayStep: (step: number, total: number) => string;
  readonly replayStart: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly endReplay: string;
  readonly share: string;
  readonly copied: string;
  readonly shareTooLong: string;
  readonly savePng: string;
  readonly print: string;
  readonly printPad: string;
  readonly proof: string;
  readonly proven: string;
  readonly provenAbout: (counts: ProofCounts) => string;
  readonly notProven: (event: number) => string;
  readonly unprovable: Readonly<Record<Unprovable, string>>;
  readonly promise: string;
  readonly secret: string;
  readonly shared: string;
  readonly unreadable: string;
  readonly openFile: string;
  readonly coach: string;
  /** What the words played mean, where the dictionary is open. */
  readonly meanings: string;
  readonly happened: {
    readonly retrieved: (name: string, letter: string, square: string) => string;
    readonly recycled: (name: string, letter: string, square: string, words: string) => string;
    readonly rearranged: (name: string) => string;
    readonly timeWarned: (name: string) => string;
    readonly voted: (name: string, stands: boolean) => string;
    readonly scoresConfirmed: (name: string) => string;
    readonly tookBack: (name: string) => string;
    readonly redealt: string;
    readonly minimumLowered: (letters: number) => string;
    readonly drewToExchange: (name: string, count: number) => string;
  };
}
