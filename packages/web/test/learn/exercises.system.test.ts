/** The tasks of the short practices, made from the dictionary of each language and ruled on by the referee. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeEngineContext, makeTwinKernel } from '@lexiko/engine';
import { letterOf } from '@lexiko/rules/board';
import { PAGE_LANGUAGES } from '@lexiko/texts';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';
import { trainer as english } from '@lexiko/texts/en/learn/trainer';
import { beforeAll, describe, expect, it } from 'vitest';
import { english as lexikoEnglish } from '../../../words/test/english-files.ts';
import { EXERCISES, solvesTask, TASKS, type ExerciseTask } from '../../src/learn/exercises/exercise.ts';
import { Instances } from '../../src/page/instances.ts';
import { answerExercise } from '../../src/worker/study/exercise-answers.ts';
import { answerJudge } from '../../src/worker/study/position-answers.ts';
import { openBuilt } from '../e2e/support/built-lexicon.ts';

const ROUNDS = [1, 2, 3];

async function studyIn(language: (typeof PAGE_LANGUAGES)[number]) {
  const trainer = language === 'en' ? english : await (await LANGUAGE_SOURCES[language]()).areas.trainer();
  const id = trainer.firstSteps.language;
  const lexicon = id === 'english' ? lexikoEnglish() : await openBuilt(id);
  const engine = makeEngineContext(new Library(lexicon, learntTables(id)), makeTwinKernel);
  const study = {
    engine,
    isHidden: (word: string) => lexicon.isUnfit(word),
    unfit: 'hidden' as const,
    instances: new Instances<null>(),
    report: () => undefined,
    yieldNow: () => Promise.resolve(),
  };
  const tasks: ExerciseTask[] = [];
  for (const kind of EXERCISES)
    for (const round of ROUNDS)
      for (let number = 1; number <= TASKS; number++)
        tasks.push(await answerExercise({ kind, round, number }, study));
  return { lexicon, study, tasks };
}

describe.each(PAGE_LANGUAGES)('the short practices (%s)', (language) => {
  let made: Awaited<ReturnType<typeof studyIn>>;
  beforeAll(async () => {
    made = await studyIn(language);
  });

  it('have an answer that the referee allows, with words fit for school', async () => {
    const { lexicon, study, tasks } = made;
    const plays = tasks.filter((task) => task.kind !== 'leaves');
    expect(plays).toHaveLength(3 * ROUNDS.length * TASKS);
    for (const task of plays) {
      const verdict = await answerJudge({ position: task.position, tiles: task.answer }, study);
      const words = verdict.kind === 'legal' ? verdict.score.words.map(({ word }) => word) : [];
      expect(words, `${task.kind} ${task.made}`).toEqual([task.made]);
      expect(solvesTask(task, task.answer), task.made).toBe(true);
      expect([task.word, task.made].filter((word) => lexicon.isUnfit(word))).toEqual([]);
    }
  });

  it('refuse a play that leaves a tile, or does not lengthen the word', () => {
    const { tasks } = made;
    for (const task of tasks) {
      if (task.kind === 'leaves') continue;
      const [first, ...rest] = task.answer;
      if (first === undefined) throw new Error('an answer has tiles');
      const wrong = task.kind === 'hooks' ? [[first[0] - 15, first[1]] as const] : rest;
      expect(solvesTask(task, wrong), task.made).toBe(false);
    }
  });

  it('differ from task to task, and ask about leaves of letters only', () => {
    const { tasks } = made;
    const bingos = tasks.flatMap((task) => (task.kind === 'bingos' ? [task.made] : []));
    expect(new Set(bingos).size).toBeGreaterThan(bingos.length / 2);
    const leaves = tasks.flatMap((task) => (task.kind === 'leaves' ? task.leaves : []));
    expect(leaves).toHaveLength(2 * ROUNDS.length * TASKS);
    for (const leave of leaves) expect(leave.map(letterOf)).not.toContain('?');
    const better = tasks.flatMap((task) => (task.kind === 'leaves' ? [task.better] : []));
    expect(new Set(better).size).toBe(2);
  });
});
