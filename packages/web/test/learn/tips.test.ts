/** What the tools behind the ten tips see. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeEngineContext, makeTwinKernel } from '@lexiko/engine';
import { CLASSIC_LAYOUT, formatSquare, inspectPlay, scoreOf } from '@lexiko/rules/board';
import { BEGINNINGS, ENDINGS } from '@lexiko/texts';
import { describe, expect, it } from 'vitest';
import { english } from '../../../words/test/english-files.ts';
import { lessonView } from '../../src/learn/lesson-table.ts';
import { leaveFacts } from '../../src/learn/tips/leave-facts.ts';
import { arrangementsOf, GROUPS, groupsIn } from '../../src/learn/tips/letter-groups.ts';
import { extensionsOf, lookAlikes } from '../../src/learn/tips/word-variants.ts';
import { premiumNeighbours } from '../../src/learn/tips/premium-neighbours.ts';
import { guideGame } from '../../src/learn/trainer/worked-games.ts';
import {
  answerCandidates,
  answerJudge,
  answerKeeping,
  answerPractice,
} from '../../src/worker/study/position-answers.ts';
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

describe('letter groups', () => {
  it('are those of the rulebooks, and are found in a rack', () => {
    expect(GROUPS).toHaveLength(27);
    expect(groupsIn([...'GNIRTSA'])).toEqual(['ING', 'NT', 'STR']);
    expect(groupsIn([...'NGIAAAA'])).toEqual(['ING']);
  });

  it('go to the ends of the rack, the longest first', () => {
    expect([BEGINNINGS.length, ENDINGS.length]).toEqual([4, 9]);
    expect(arrangementsOf([...'GNIRTUO'])[0]).toEqual({ beginning: 'OUT', middle: ['R'], ending: 'ING' });
    expect(arrangementsOf([...'QQQQQQQ'])).toEqual([]);
  });
});

describe('words that are asked for', () => {
  it('differ from one of the list by a letter of another, and are not of the list', () => {
    expect(lookAlikes([[...'QAT'], [...'QIS']], 'Q')).toEqual([
      'QTT',
      'QIT',
      'QST',
      'QAA',
      'QAI',
      'QAS',
      'QTS',
      'QSS',
      'QIA',
      'QII',
    ]);
    expect(lookAlikes([['CH', 'A']])).toEqual(['AA', 'CHCH']);
  });

  it('are longer by a letter at one end', () => {
    expect(extensionsOf([...'AT'], ['C', 'E'])).toEqual(['CAT', 'ATC', 'EAT', 'ATE']);
  });
});

describe('letters that are kept', () => {
  it('are balanced with as many consonants as vowels or one more', () => {
    expect(leaveFacts([...'RAIN'])).toEqual({ good: 4, vowels: 2, consonants: 2, isBalanced: true });
    expect(leaveFacts([...'STERN'])).toMatchObject({ good: 5, isBalanced: false });
    expect(leaveFacts([...'UV?'])).toEqual({ good: 0, vowels: 1, consonants: 1, isBalanced: true });
  });

  it('are worth what practice games have taught: a blank and an S more than a V', async () => {
    const s = await answerKeeping(['S'], study);
    expect(await answerKeeping(['?'], study)).toBeGreaterThan(s);
    expect(s).toBeGreaterThan(0);
    expect(await answerKeeping(['V'], study)).toBeLessThan(0);
    expect(await answerKeeping([], study)).toBe(0);
  });
});

describe('premium squares beside a vowel', () => {
  it('are found on the board of the first worked turns', () => {
    const board = guideGame().frames[1]?.board ?? [];
    const found = premiumNeighbours(CLASSIC_LAYOUT, board);
    expect(
      found.map(({ square, vowels }) => `${formatSquare(CLASSIC_LAYOUT, square)} ${vowels.join('')}`),
    ).toEqual(['G7 AO', 'I7 A', 'G9 O']);
  });
});

describe('a position to practise on', () => {
  it('is the same for the same number, has the letter asked for, and legal candidates in order of worth', async () => {
    const position = await answerPractice({ number: 3, with: 'S' }, study);
    expect(await answerPractice({ number: 3, with: 'S' }, study)).toEqual(position);
    expect(position.rack).toHaveLength(7);
    expect(position.rack).toContain('S');
    const found = await answerCandidates({ position, most: 10, by: 'worth' }, study);
    expect(found).toHaveLength(10);
    const worth = found.map(({ score, keptWorth }) => score + keptWorth);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    const view = lessonView(position);
    for (const { tiles, score } of found) {
      const play = inspectPlay(view, 0, tiles);
      expect(play.ok && scoreOf(view, 0, play.value, []).total).toBe(score);
      expect(await answerJudge({ position, tiles }, study)).toMatchObject({
        kind: 'legal',
        score: { total: score },
      });
    }
    const spent = await answerCandidates(
      { position, most: 5, by: 'score', letter: { tile: 'S', use: 'spent' } },
      study,
    );
    const kept = await answerCandidates(
      { position, most: 5, by: 'score', letter: { tile: 'S', use: 'kept' } },
      study,
    );
    const laysS = ({ tiles }: (typeof found)[number]): boolean => tiles.some(([, laid]) => laid === 'S');
    expect(spent.every(laysS)).toBe(true);
    expect(kept.some(laysS)).toBe(false);
  });
});
