/** Lessons on positions: the clinic's verdicts and the diagrams of Crosswords, by the rules and the lexicon. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeEngineContext, makeTwinKernel, wordLayersOf } from '@lexiko/engine';
import { authorityFor } from '@lexiko/words';
import { describe, expect, it } from 'vitest';
import { english } from '../../../words/test/english-files.ts';
import { CLINIC_CASES, clinicCase, type ClinicCaseId } from '../../src/learn/clinic/clinic-cases.ts';
import { reasonOf, type Reason } from '../../src/learn/clinic/reasons.ts';
import { DIAGRAMS, diagramFrames, openCrosses } from '../../src/learn/diagrams/diagram-games.ts';
import { rulesetOf, type LessonPosition } from '../../src/learn/lesson-table.ts';
import type { Verdict } from '../../src/study/questions.ts';
import { answerJudge } from '../../src/worker/study/position-answers.ts';
import { Instances } from '../../src/page/instances.ts';

const engine = makeEngineContext(new Library(english(), learntTables('english')), makeTwinKernel);
const study = {
  engine,
  isHidden: (word: string) => english().isUnfit(word),
  unfit: 'hidden' as const,
  instances: new Instances<null>(),
  report: () => undefined,
  yieldNow: () => Promise.resolve(),
};

async function verdictOn(id: ClinicCaseId, change: Partial<LessonPosition> = {}): Promise<Verdict> {
  const { position, tiles } = clinicCase(id);
  return answerJudge({ position: { ...position, ...change }, tiles }, study);
}

async function badWords(id: ClinicCaseId, change?: Partial<LessonPosition>): Promise<unknown> {
  const verdict = await verdictOn(id, change);
  return verdict.kind === 'illegal' && verdict.refusal.code === 'INVALID_WORDS'
    ? verdict.refusal.faults
    : null;
}

describe('the clinic', () => {
  it('has a verdict of the rules on every case', async () => {
    const expected: Readonly<Record<ClinicCaseId, Reason>> = {
      diagonal: 'line',
      gap: 'gap',
      apart: 'apart',
      star: 'opening',
      single: 'opening',
      thorn: 'legal',
      beside: 'word',
      hornet: 'legal',
      apples: 'legal',
      farms: 'legal',
      borrowed: 'letters',
      blank: 'legal',
      bingo: 'legal',
      herd: 'word',
      hero: 'legal',
      gate: 'word',
      boats: 'legal',
      base: 'word',
      bar: 'opening',
      cwApples: 'word',
      cwTalks: 'legal',
      cwBoats: 'legal',
    };
    for (const id of CLINIC_CASES) expect(reasonOf(await verdictOn(id)), id).toBe(expected[id]);
  });

  it('names the words that spoil a play', async () => {
    expect(await badWords('herd')).toEqual({ DD: 'unknown' });
    expect(await badWords('gate')).toEqual({ GATELIED: 'unknown' });
    expect(await badWords('beside')).toEqual({ OT: 'unknown' });
    expect(await badWords('base')).toEqual({ SB: 'unknown' });
    expect(await badWords('cwApples')).toEqual({ APPLES: 'plural' });
  });

  it('bars BOATS in Crosswords only where every possible plural is barred', async () => {
    const { position } = clinicCase('cwBoats');
    const config = { ...position.config, options: { 'cw.plurals': 'anyPlural' } } as const;
    expect(await badWords('cwBoats', { config })).toEqual({ BOATS: 'plural' });
    expect(await badWords('cwTalks', { config })).toEqual({ TALKS: 'plural' });
  });

  it('counts what is legal', async () => {
    expect(await verdictOn('farms')).toMatchObject({ kind: 'legal', score: { total: 25 } });
    expect(await verdictOn('hero')).toMatchObject({ kind: 'legal', score: { total: 27 } });
    expect(await verdictOn('blank')).toMatchObject({ kind: 'legal', score: { total: 6 } });
    expect(await verdictOn('bingo')).toMatchObject({ kind: 'legal', score: { bonus: 50 } });
  });
});

describe('the diagrams of Crosswords', () => {
  it('score by letters, own colour, dice and the fifty', () => {
    const scores = DIAGRAMS.map((id) => diagramFrames(id).map(({ score }) => score.total));
    expect(scores).toEqual([[15], [15, 15, 15, 15, 40, 85, 140, 30], [20, 15]]);
    expect(diagramFrames('second')[6]?.score).toMatchObject({ letters: 50, dice: 40, fifty: 50 });
    expect(diagramFrames('second').at(-1)?.totals).toEqual([55, 100, 155, 45]);
  });

  it('have the printed words, all of them good in that game', () => {
    expect(diagramFrames('second').map(({ word }) => word)).toEqual(
      'CAT TAPE FACE FOOL TAPESTRY BOBCAT ANIMAL FOOLISH'.split(' '),
    );
    const layers = wordLayersOf(rulesetOf({ preset: 'crosswords', sides: 4 }));
    const authority = authorityFor(english(), layers);
    for (const { score } of DIAGRAMS.flatMap(diagramFrames))
      for (const { word } of score.words) expect(authority.fault(word), word).toBeNull();
  });

  it('promise 35 points on an open cross, and 70 on one of the own colour', () => {
    const [first] = diagramFrames('first');
    if (first === undefined) throw new Error('there is a turn');
    const bonuses = openCrosses(first).map(({ bonus }) => bonus);
    expect(bonuses.filter((bonus) => bonus === 70)).toHaveLength(3);
    expect(bonuses.filter((bonus) => bonus === 35)).toHaveLength(13);
  });
});
