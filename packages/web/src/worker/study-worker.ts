/**
 * The worker behind lessons and analysis: words and engine of its own, so that a long answer never holds up a game.
 * Questions are answered side by side, as far as their answerers let others in.
 */

import type { EngineContext } from '@lexiko/engine';
import type { Question, StudyAsked, StudySaid } from '../study/questions.ts';
import { openEngine } from './lexicon-source.ts';
import type { Answerer, Study } from './study/answerer.ts';
import { answerDiary } from './study/diary-answers.ts';
import { answerCard, answerDeck, answerShortList } from './study/drill-answers.ts';
import { ANALYSIS_ANSWERERS } from './study/analysis-answers.ts';
import { answerCandidates, answerJudge, answerKeeping, answerPractice } from './study/position-answers.ts';
import { PUZZLE_ANSWERERS } from './study/puzzle-answerers.ts';
import { answerHooks } from './study/word-answers.ts';
import { answerMeanings } from './study/word-meanings.ts';

const ANSWERERS: { readonly [Name in Question]: Answerer<Name> } = {
  hooks: answerHooks,
  meanings: answerMeanings,
  diary: answerDiary,
  deck: answerDeck,
  card: answerCard,
  shortList: answerShortList,
  judge: answerJudge,
  practice: answerPractice,
  candidates: answerCandidates,
  keeping: answerKeeping,
  ...ANALYSIS_ANSWERERS,
  ...PUZZLE_ANSWERERS,
};

/** Thrown into work that nobody wants any more. */
class Stopped extends Error {}

let opening: Promise<EngineContext> | null = null;
const wanted = new Set<number>();

/** What could not be fetched is fetched again for whoever asks next. */
function engine(): Promise<EngineContext> {
  opening ??= openEngine().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function say(message: StudySaid): void {
  postMessage(message);
}

function studyFor(opened: EngineContext, number: number): Study<unknown> {
  return {
    engine: opened,
    tell: (news) => say({ type: 'news', number, news }),
    yieldNow: () =>
      new Promise((resolve, reject) => {
        // A message that waits is heard before a timer.
        setTimeout(() => (wanted.has(number) ? resolve() : reject(new Stopped())));
      }),
  };
}

async function answer({ number, question, asked }: Extract<StudyAsked, { type: 'ask' }>): Promise<void> {
  wanted.add(number);
  try {
    const answerer = ANSWERERS[question] as (asked: unknown, study: Study<unknown>) => unknown;
    const answered = await answerer(asked, studyFor(await engine(), number));
    if (wanted.has(number)) say({ type: 'answered', number, answered });
  } catch (error) {
    if (error instanceof Stopped) return;
    say({ type: 'failed', number, reason: error instanceof Error ? error.message : String(error) });
  } finally {
    wanted.delete(number);
  }
}

addEventListener('message', ({ data }: MessageEvent<StudyAsked>) => {
  if (data.type === 'stop') wanted.delete(data.number);
  else void answer(data);
});
