/** Maps the questions of puzzles, statistics and the workbench to their answerers. */

import type { PuzzleQuestions } from '../../study/puzzle-questions.ts';
import type { Answerer } from './answerer.ts';
import { answerFinishOpenGame, answerOpenPlays } from './open-pool-answers.ts';
import {
  answerConfirmMissed,
  answerFreshPuzzle,
  answerOwnPuzzles,
  answerPuzzlesIn,
  answerWinningLine,
} from './puzzle-answers.ts';
import {
  answerFinishedSides,
  answerForgetOnline,
  answerKeepOnline,
  answerOnlineGames,
} from './side-answers.ts';
import { answerBadWords, answerDictionary } from './word-answers.ts';

export const PUZZLE_ANSWERERS: { readonly [Name in keyof PuzzleQuestions]: Answerer<Name> } = {
  dictionary: answerDictionary,
  badWords: answerBadWords,
  freshPuzzle: answerFreshPuzzle,
  ownPuzzles: answerOwnPuzzles,
  puzzlesIn: answerPuzzlesIn,
  confirmMissed: answerConfirmMissed,
  winningLine: answerWinningLine,
  finishedSides: answerFinishedSides,
  onlineGames: answerOnlineGames,
  keepOnline: answerKeepOnline,
  forgetOnline: answerForgetOnline,
  openPlays: answerOpenPlays,
  finishOpenGame: answerFinishOpenGame,
};
