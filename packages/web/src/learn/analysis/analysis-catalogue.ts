/** What the analysis of games has to be able to say in every language. */

import type { ReportTexts } from '@lexiko/analysis';
import type { TurnLoss } from '@lexiko/rules';
import type { SourceProblem } from './game-source.ts';

export interface AnalysisTexts {
  readonly title: string;
  readonly about: string;
  readonly games: string;
  readonly noGames: string;
  /** Games that came as a text and are kept with their analysis. */
  readonly imported: string;
  readonly forget: (title: string) => string;
  readonly serverGames: string;
  readonly paste: string;
  readonly pasteAbout: string;
  readonly file: string;
  readonly rules: string;
  readonly analyse: string;
  readonly problems: Readonly<Record<SourceProblem['code'], string>>;
  /** Further lines that cannot be read. */
  readonly moreLines: (count: number) => string;
  readonly missing: string;
  readonly others: string;
  /** How far it is. */
  readonly firstSight: (done: number, of: number) => string;
  readonly looking: (done: number, of: number) => string;
  readonly halted: (done: number, of: number) => string;
  readonly looked: (of: number) => string;
  readonly stop: string;
  readonly goOn: string;
  /** After the word list that a file names. */
  readonly judgedByOwn: string;
  readonly mistakes: (count: number) => string;
  /** What follows from it. */
  readonly mistakesAbout: string;
  readonly turn: (turn: number, of: number) => string;
  readonly didPlay: (name: string, move: string, score: number) => string;
  readonly didExchange: (name: string, tiles: string) => string;
  /** Which letters is not known. */
  readonly didExchangeSome: (name: string, count: number) => string;
  readonly didPass: (name: string) => string;
  /** There was no turn to take. */
  readonly didLose: Readonly<Record<TurnLoss, (name: string) => string>>;
  readonly holds: (rack: string, isWhole: boolean) => string;
  readonly best: string;
  /** Points, and percentage points of winning chance; `null`: none of these. */
  readonly lost: (points: string | null, chance: string | null) => string;
  /** Chance explains the difference from the best. */
  readonly close: (points: string) => string;
  /** It wins as often as the best, as far as anybody can tell, and brings fewer points. */
  readonly fewer: (points: string) => string;
  readonly withdrawn: string;
  readonly notAWord: string;
  readonly missedBingo: (move: string) => string;
  /** Crosswords has fifty for other plays (W-30). */
  readonly missedFifty: (move: string) => string;
  readonly luck: (points: string) => string;
  readonly dice: (points: string) => string;
  /** What is given away, with half of its 95 % interval. */
  readonly margin: (loss: string, margin: string) => string;
  readonly why: string;
  readonly moves: string;
  readonly columns: Readonly<Record<'move' | 'score' | 'keeps' | 'worth' | 'win' | 'final', string>>;
  /** Marks in the list of moves: what was done in the game, and what somebody tries. */
  readonly made: string;
  readonly tried: string;
  /** A move as the language tells it. */
  readonly named: (notation: string) => string;
  /** The same as the subject of a sentence. */
  readonly subject: (notation: string) => string;
  readonly show: (move: string) => string;
  readonly longer: string;
  readonly remember: string;
  readonly remembered: string;
  /** A longer look did not find the play better: there is no card. */
  readonly notConfirmed: string;
  readonly thinking: (playouts: number) => string;
  readonly heat: string;
  readonly heatAbout: (replies: number, mean: string) => string;
  readonly heatSquare: (square: string, share: string, mean: string) => string;
  readonly heatNone: string;
  /** The turn has not been looked into yet. */
  readonly heatLater: string;
  readonly heatAlone: string;
  readonly meanings: string;
  readonly unseen: string;
  readonly unseenAbout: (tiles: number, mean: string) => string;
  readonly tile: string;
  readonly count: string;
  readonly worth: string;
  readonly attempt: string;
  readonly attemptAbout: string;
  readonly judge: string;
  readonly judging: string;
  readonly leave: string;
  readonly attempted: (move: string, worth: string, chance: string) => string;
  readonly attemptedAlone: (move: string, final: string) => string;
  /** Crosswords: which roll a tried play is counted with. */
  readonly diceShow: string;
  readonly diceMean: string;
  readonly diceGame: (reading: number) => string;
  readonly diceScore: (reading: number, score: number) => string;
  /** Of a play with a word that does not exist. */
  readonly undoubted: (move: string, worth: string) => string;
  readonly charts: string;
  readonly players: string;
  readonly playersAbout: string;
  readonly allTurns: string;
  readonly saveHtml: string;
  readonly saveJson: string;
  readonly print: string;
  readonly report: ReportTexts;
}
