/** Rule points of time and of the end: clocks, passes, turns without a score, targets. */

import { finishLineTarget } from '@lexiko/rules/rule-points';
import { describe, expect, test } from 'vitest';
import { gameTimeLeftMs, turnLimitMs, turnOutlastsLimit } from '../../src/rule-points/clock.ts';
import { passRoundsNow, zeroTurnLimit } from '../../src/rule-points/ending.ts';
import { surplus, targetOf, withLevels } from '../../src/rule-points/finish-line.ts';
import { CROSSWORDS, rulesOf } from './rules-of.ts';

describe('how a game ends (S-33, S-34, S-49, S-51, W-27)', () => {
  test('the classic game ends with the first side out; Crosswords goes on, and shares ties', () => {
    expect(rulesOf().ending).toMatchObject({
      out: { kind: 'endsGame' },
      passesEnd: 'anyTime',
      tieBreak: 'preAdjust',
    });
    expect(rulesOf({ 'cw.end': 'firstOut' }, CROSSWORDS).ending).toMatchObject({
      out: { kind: 'rests', ends: 'firstOut' },
      passesEnd: 'poolEmpty',
      tieBreak: 'none',
    });
  });

  test.each([
    ['auto', 2, 1, 2],
    ['auto', 2, 0, 1],
    ['auto', 1, 0, 2],
    [1, 2, 50, 1],
    [2, 2, 0, 2],
  ])('rounds %s, %i sides, %i left to draw: %i', (rounds, sides, poolSize, expected) => {
    const { ending } = rulesOf({ 'end.passRounds': rounds });
    expect(passRoundsNow(ending, { sides, poolSize })).toBe(expected);
  });

  test.each([
    ['off', 3, null],
    [6, 3, 6],
    ['3×sides', 3, 9],
    ['3×sides', 2, 6],
  ])('turns without a score, %s with %i playing: %s', (rule, playing, limit) => {
    expect(zeroTurnLimit(rulesOf({ 'end.zeroTurns': rule }).ending, playing)).toBe(limit);
  });
});

describe('targets of the finish line (V-07, V-08)', () => {
  test.each([
    [2, [70, 120, 200]],
    [3, [60, 100, 180]],
    [4, [50, 90, 160]],
  ])('%i sides', (sides, targets) => {
    const levels = ['beginner', 'intermediate', 'top'] as const;
    expect(levels.map((level) => finishLineTarget(sides, level))).toEqual(targets);
  });

  test('there are none for one side', () => {
    expect(() => finishLineTarget(1, 'top')).toThrow('no finish line');
  });

  const { finishLine } = rulesOf({ 'finishLine.enabled': 'on', 'finishLine.level': ['beginner', 'top'] });

  test('each seat has its own, and the surplus is over it', () => {
    expect([0, 1, 2].map((seat) => targetOf(finishLine, seat))).toEqual([70, 200, null]);
    expect(targetOf(rulesOf().finishLine, 0)).toBeNull();
    expect(surplus([70, 200], [75, 199])).toEqual([5, -1]);
  });

  test('other levels have other targets', () => {
    expect(withLevels(finishLine, ['top', 'top'])).toMatchObject({ targets: [200, 200] });
    expect(withLevels({ kind: 'off' }, ['top', 'top'])).toEqual({ kind: 'off' });
  });
});

describe('time (V-09, V-10, V-14)', () => {
  const fresh = { usedMs: 0, turnsTaken: 0 };

  test.each([
    ['no limit', {}, { kind: 'none' }],
    ['for one seat only', { 'timer.seconds': [60, 'none'] }, { kind: 'turn', seconds: [60, null] }],
    ['by correspondence', { 'timer.days': 3 }, { kind: 'days', days: 3, bankDays: 0 }],
    [
      'for the whole game',
      { 'clock.seconds': 600, 'clock.increment': 5 },
      { kind: 'game', seconds: [600, 600], incrementSeconds: 5 },
    ],
  ])('%s', (_, options, limit) => {
    expect(rulesOf(options).clock.limit).toEqual(limit);
  });

  test.each([
    [{}, 0, fresh, null],
    [{ 'timer.seconds': [60, 'none'] }, 0, fresh, 60_000],
    [{ 'timer.seconds': [60, 'none'] }, 1, fresh, null],
    [{ 'timer.days': 1 }, 1, fresh, 86_400_000],
    [{ 'clock.seconds': 60 }, 0, fresh, 60_000],
    [{ 'clock.seconds': 60, 'clock.increment': 10 }, 0, { usedMs: 50_000, turnsTaken: 2 }, 30_000],
    [{ 'clock.seconds': 60 }, 0, { usedMs: 60_000, turnsTaken: 1 }, 0],
    // Ten seconds over: the first minute over time is paid for, the next falls due in fifty.
    [{ 'clock.seconds': 60 }, 0, { usedMs: 70_000, turnsTaken: 1 }, 50_000],
  ])('%j, seat %i, %j: %s ms', (options, seat, spent, expected) => {
    expect(turnLimitMs(rulesOf(options).clock, seat, spent)).toBe(expected);
  });

  test('only a clock for the whole game runs over', () => {
    const spent = { usedMs: 70_000, turnsTaken: 1 };
    expect(gameTimeLeftMs(rulesOf({ 'clock.seconds': 60 }).clock, 0, spent)).toBe(-10_000);
    expect(gameTimeLeftMs(rulesOf({ 'timer.seconds': 60 }).clock, 0, spent)).toBeNull();
  });

  test.each([
    ['warn', true],
    ['pointsPerMinute', true],
    ['pass', false],
    ['commitIfLegal', false],
    ['resign', false],
  ])('a turn goes on after %s: %s', (onExpire, expected) => {
    expect(turnOutlastsLimit(rulesOf({ 'timer.onExpire': onExpire }).clock)).toBe(expected);
  });
});
