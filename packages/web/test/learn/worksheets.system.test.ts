/** Worksheets, by the engine itself: every solution is right, and nothing on paper is unfit for school. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeEngineContext, makeTwinKernel } from '@lexiko/engine';
import type { Lexicon } from '@lexiko/words';
import { describe, expect, it } from 'vitest';
import { WORKSHEET_LEVELS, worksheetTasks, type Asks } from '../../src/learn/worksheets/worksheet-tasks.ts';
import { Instances } from '../../src/page/instances.ts';
import type { Candidate } from '../../src/study/questions.ts';
import { chosenLexicon } from '../../src/words/dictionaries.ts';
import { answerCard, answerDeck } from '../../src/worker/study/drill-answers.ts';
import { answerCandidates, answerJudge, answerPractice } from '../../src/worker/study/position-answers.ts';
import { openBuilt } from '../e2e/support/built-lexicon.ts';

const ANSWERERS = {
  card: answerCard,
  deck: answerDeck,
  candidates: answerCandidates,
  practice: answerPractice,
};

/** The answers of the worker, without one; keeps the plays that it named. */
function studyOf(lexicon: Lexicon, language: 'french' | 'german') {
  const engine = makeEngineContext(new Library(lexicon, learntTables(language)), makeTwinKernel);
  const study = {
    engine,
    isHidden: (word: string) => lexicon.isUnfit(word),
    unfit: 'hidden' as const,
    instances: new Instances<null>(),
    report: () => undefined,
    yieldNow: () => Promise.resolve(),
  };
  const named: Candidate[] = [];
  const ask = async (question: keyof typeof ANSWERERS, asked: never): Promise<unknown> => {
    const answered = await (ANSWERERS[question] as (asked: never, study: never) => unknown)(
      asked,
      study as never,
    );
    if (question === 'candidates') named.push(...(answered as Candidate[]));
    return answered;
  };
  return { study, named, asks: { ask } as unknown as Asks };
}

describe.each([
  { id: 'french', language: 'french' },
  { id: 'german', language: 'german' },
] as const)('a worksheet in $language', ({ id, language }) => {
  it('has solutions that the dictionary and the referee agree with, at both levels', async () => {
    const lexicon = await openBuilt(id);
    const { study, named, asks } = studyOf(lexicon, language);
    const dictionary = chosenLexicon({ dictionary: id, language: 'en' });
    let seed = 7;
    const random = (): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    for (const level of WORKSHEET_LEVELS) {
      for (const task of await worksheetTasks(asks, { kind: 'hooks', level, dictionary, random })) {
        if (task.kind !== 'hooks') expect.fail(task.kind);
        const { letters, front, back } = task;
        const made = [...front.map((one) => one + letters), ...back.map((one) => letters + one)];
        expect(made.filter((word) => !lexicon.has(word) || lexicon.isUnfit(word))).toEqual([]);
      }
      for (const task of await worksheetTasks(asks, { kind: 'bingo', level, dictionary, random })) {
        if (task.kind !== 'bingo') expect.fail(task.kind);
        expect(task.words.length).toBeGreaterThan(0);
        expect(task.words.filter((word) => !lexicon.has(word) || lexicon.isUnfit(word))).toEqual([]);
      }
      const counts = await worksheetTasks(asks, { kind: 'count', level, dictionary, random });
      expect(counts).toHaveLength(4);
      for (const task of counts) {
        if (task.kind !== 'count') expect.fail(task.kind);
        const play = named.find(({ notation, score }) => notation === task.move && score === task.score);
        const asked = { position: task.position, tiles: play?.tiles ?? [] };
        const verdict = await answerJudge(asked, study);
        expect(verdict).toMatchObject({ kind: 'legal', score: { total: task.score } });
      }
    }
  });
});
