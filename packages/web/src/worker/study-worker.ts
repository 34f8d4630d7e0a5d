/** Entry of the worker behind lessons and analysis: maps each question to the function that answers it. */

import type { StudyRequest } from '../study/questions.ts';
import { openStudyEngine } from './lexicon/engine-source.ts';
import { StudyHost, type Answerers } from './study-host.ts';
import { answerDiary } from './study/diary-answers.ts';
import { answerCard, answerDeck, answerShortList } from './study/drill-answers.ts';
import { answerExercise } from './study/exercise-answers.ts';
import { FINDER_ANSWERERS } from './study/finder-answers.ts';
import { ANALYSIS_ANSWERERS } from './study/analysis-answers.ts';
import { answerCandidates, answerJudge, answerKeeping, answerPractice } from './study/position-answers.ts';
import { PUZZLE_ANSWERERS } from './study/puzzle-answerers.ts';
import { answerHooks } from './study/word-answers.ts';
import { answerEverydaySense, answerMeanings } from './study/word-meanings.ts';

const ANSWERERS: Answerers = {
  hooks: answerHooks,
  meanings: answerMeanings,
  everydaySense: answerEverydaySense,
  diary: answerDiary,
  deck: answerDeck,
  card: answerCard,
  shortList: answerShortList,
  judge: answerJudge,
  practice: answerPractice,
  exercise: answerExercise,
  candidates: answerCandidates,
  keeping: answerKeeping,
  ...ANALYSIS_ANSWERERS,
  ...FINDER_ANSWERERS,
  ...PUZZLE_ANSWERERS,
};

const host = new StudyHost(
  ANSWERERS,
  (wanted) => openStudyEngine(wanted),
  (message) => postMessage(message),
);
addEventListener('message', ({ data }: MessageEvent<StudyRequest>) => host.handle(data));
