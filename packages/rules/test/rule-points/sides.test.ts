/** Rule points of who plays, and of letters that move: teams, partners, solitaire, rearranging, recycling, blanks. */

import { configure } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { freshSquares, maySlide, recyclesBlanks, stepsKept } from '../../src/rule-points/moving-letters.ts';
import { arePartners, sharesRacks } from '../../src/rule-points/partners.ts';
import { isOneSided, settlesLetters } from '../../src/rule-points/solitaire.ts';
import { commitOf, mayCommit, teamMover, teamSize, type TeamRule } from '../../src/rule-points/teams.ts';
import { ALONE, CROSSWORDS, rulesOf } from './rules-of.ts';

describe('teams (T-01, T-05)', () => {
  const moment = { size: 3, turnsTaken: 4, present: [0, 1, 2], member: 1, approvals: [] };

  test.each([
    ['anyMember', {}, true],
    ['anyMember', { member: 3 }, false],
    ['captain', {}, false],
    ['captain', { member: 0 }, true],
    ['captain', { present: [1, 2] }, true],
    ['rotate', {}, true],
    ['rotate', { turnsTaken: 5 }, false],
    ['rotate', { turnsTaken: 3, present: [1] }, true],
    ['consensus', {}, false],
    ['consensus', { approvals: [0, 2] }, true],
    ['consensus', { present: [1, 2], approvals: [2] }, true],
  ] as const)('%s with %j: %s', (rule, change, expected) => {
    expect(mayCommit(rule, { ...moment, ...change })).toBe(expected);
  });

  test('only a captain and a rotating member move alone', () => {
    expect(
      (['anyMember', 'consensus', 'captain', 'rotate'] as const).map((rule) => teamMover(rule, moment)),
    ).toEqual([null, null, 0, 1]);
  });

  test('the school game has teams, whose sizes may be known later', () => {
    const teamsOf = (teamSizes?: readonly number[]): TeamRule => {
      const options = { 'teams.commit': 'captain' };
      const answer = configure({
        preset: 'school',
        options,
        ...(teamSizes === undefined ? {} : { teamSizes }),
      });
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.teams;
    };
    expect(teamsOf()).toEqual({ kind: 'teams', sizes: null, commit: 'captain', chat: 'on' });
    expect([teamSize(teamsOf([2, 3]), 1), teamSize(teamsOf(), 1), commitOf(teamsOf())]).toEqual([
      3,
      1,
      'captain',
    ]);
    expect([rulesOf().teams, commitOf({ kind: 'none' })]).toEqual([{ kind: 'none' }, 'anyMember']);
  });
});

describe('partners (W-31)', () => {
  const pairs = rulesOf({ 'cw.partners': 'on' }, { ...CROSSWORDS, sides: 4 }).partners;

  test.each([
    [0, 2, true],
    [3, 1, true],
    [0, 1, false],
    [2, 2, false],
  ])('%i and %i: %s', (a, b, expected) => {
    expect(arePartners(pairs, a, b)).toBe(expected);
    expect(arePartners({ kind: 'none' }, a, b)).toBe(false);
  });

  test('share their letters only if agreed', () => {
    expect([pairs, { kind: 'pairs', racks: 'shared' } as const].map(sharesRacks)).toEqual([false, true]);
    expect(sharesRacks({ kind: 'none' })).toBe(false);
  });
});

describe('playing alone (X-01 to X-03, A-22)', () => {
  test.each([
    ['against others', {}, {}, { kind: 'off' }, false, true],
    ['one rack', {}, ALONE, { kind: 'tally', deductsLeft: true }, true, true],
    [
      'one rack, nothing deducted',
      { 'solitaire.deductLeft': false },
      ALONE,
      { kind: 'tally', deductsLeft: false },
      true,
      false,
    ],
    [
      'open letters',
      { 'solitaire.mode': 'openPool' },
      ALONE,
      { kind: 'openPool', deductsLeft: false },
      true,
      false,
    ],
    ['two racks', { 'solitaire.mode': 'twoRacks' }, {}, { kind: 'twoRacks' }, false, true],
  ] as const)('%s', (_, options, game, rule, oneSided, settles) => {
    const { solitaire } = rulesOf(options, game);
    expect([solitaire, isOneSided(solitaire), settlesLetters(solitaire)]).toEqual([rule, oneSided, settles]);
  });
});

describe('letters that move (V-02 to V-04, A-16)', () => {
  test('are off unless agreed', () => {
    const { rearranging, recycling, blanks } = rulesOf();
    expect([rearranging, recycling, blanks]).toEqual([{ kind: 'off' }, { kind: 'off' }, { kind: 'stay' }]);
    expect([maySlide(rearranging), recyclesBlanks(recycling)]).toEqual([false, false]);
  });

  test.each([
    ['anyTile', [4, 5]],
    ['rackTilesOnly', [5]],
    ['none', []],
  ] as const)('premiums newly covered, %s', (newPremiums, fresh) => {
    const rule = { kind: 'on', span: 'inPlace', newPremiums } as const;
    expect([...freshSquares(rule, [4, 5], [[5, 'A']])]).toEqual(fresh);
  });

  test.each([
    ['the whole turn', { challengeUnit: 'wholeTurn' }, 'persists', { retrieved: 1, firstBad: 2, all: 3 }, 1],
    [
      'up to the bad step',
      { challengeUnit: 'perStep' },
      'persists',
      { retrieved: 1, firstBad: 2, all: 3 },
      2,
    ],
    [
      'nothing but the play',
      { challengeUnit: 'perStep' },
      'persists',
      { retrieved: 1, firstBad: null, all: 3 },
      3,
    ],
    ['blanks too', { challengeUnit: 'wholeTurn' }, 'undone', { retrieved: 1, firstBad: 2, all: 3 }, 0],
    [
      'not blanks, with good steps after',
      { challengeUnit: 'perStep' },
      'undone',
      { retrieved: 1, firstBad: 2, all: 3 },
      2,
    ],
  ] as const)('a bad play undoes %s', (_, unit, afterUndo, steps, kept) => {
    const rules = {
      recycling: { kind: 'on', blanks: 'locked', ...unit },
      blanks: { kind: 'retrieve', afterUndo },
    } as const;
    expect(stepsKept(rules, steps)).toBe(kept);
  });

  test('without recycling, blanks picked up stay so', () => {
    const rules = {
      recycling: { kind: 'off' },
      blanks: { kind: 'retrieve', afterUndo: 'persists' },
    } as const;
    expect(stepsKept(rules, { retrieved: 2, firstBad: null, all: 2 })).toBe(2);
  });
});
