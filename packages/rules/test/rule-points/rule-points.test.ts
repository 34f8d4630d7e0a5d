/** Each rule point by itself: plain values in, plain values out, borders included. */

import { describe, expect, test } from 'vitest';
import { CLASSIC_LAYOUT, configure, finishLineTarget, type Options } from '@lexiko/rules';
import { crosswordsVerdict, failedChallengePoints, graceMs } from '../../src/rule-points/challenge-terms.ts';
import { leftoverPoints, rollsDue } from '../../src/rule-points/crosswords-score.ts';
import { exchangeTerms, refuseExchange } from '../../src/rule-points/exchange.ts';
import { surplus } from '../../src/rule-points/finish-line.ts';
import { refuseClassicOpening } from '../../src/rule-points/opening.ts';
import { mayCommit } from '../../src/rule-points/team-commit.ts';
import { armOfColour, oppositeColour } from '../../src/rule-points/zones.ts';

function optionsOf(given: Readonly<Record<string, unknown>> = {}): Options {
  const answer = configure({ preset: 'custom', options: given });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.options;
}

describe('targets of the finish line (V-08)', () => {
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

  test('the surplus is over the own target', () => {
    expect(surplus(2, ['beginner', 'top'], [75, 199])).toEqual([5, -1]);
  });
});

describe('what a challenge costs (S-29, V-12, W-26)', () => {
  test.each([
    ['loseNextTurn', 0],
    ['none', 0],
    ['points5', 5],
    ['points10', 10],
    ['loseGame', 0],
  ] as const)('%s gives the mover %i points', (penalty, points) => {
    expect(failedChallengePoints(penalty)).toBe(points);
  });

  test.each([
    ['mover', true, 25, 0, 'mover'],
    ['mover', false, -25, 0, null],
    ['loserPays', true, 0, -25, 'mover'],
    ['loserPays', false, -25, 0, null],
    ['zeroSum', true, 25, -25, 'mover'],
    ['zeroSum', false, -25, 25, 'challenger'],
    ['challenger', true, 0, -25, null],
    ['challenger', false, 0, 25, 'challenger'],
  ] as const)('Crosswords, %s, word good %s', (model, stands, mover, challenger, extraTurn) => {
    expect(crosswordsVerdict(model, stands)).toEqual({ mover, challenger, extraTurn });
  });

  test.each([
    ['untilNextStarts', 0, 0],
    ['untilNextStarts', 10, 10_000],
    ['timed', 0, 30_000],
    ['timed', 5, 5000],
    ['untilAllAccept', 0, 0],
  ])('a window %s with %i seconds keeps the next side waiting for %i ms', (window, seconds, ms) => {
    expect(graceMs(optionsOf({ 'challenge.window': window, 'challenge.graceSeconds': seconds }))).toBe(ms);
  });
});

describe('exchanging (S-21, S-23, W-16)', () => {
  const code = (terms: Parameters<typeof refuseExchange>[0], tiles: string, left: number): string | null =>
    refuseExchange(terms, [...'QVVUIOA'], [...tiles], left)?.code ?? null;

  test.each([
    ['', 99, 'EXCHANGE_EMPTY'],
    ['Z', 0, 'TILE_NOT_ON_RACK'],
    ['Q', 6, 'POOL_BELOW_EXCHANGE_MINIMUM'],
    ['Q', 7, null],
    ['QVVUIOA', 7, null],
  ])('%s with %i left under a minimum of seven: %s', (tiles, left, expected) => {
    expect(code({ maximum: Infinity, minimumPool: 7 }, tiles, left)).toBe(expected);
  });

  test.each([
    ['QV', 1, 'POOL_TOO_SMALL'],
    ['QV', 2, null],
  ])('%s with %i left without a minimum: %s', (tiles, left, expected) => {
    expect(code({ maximum: Infinity, minimumPool: 0 }, tiles, left)).toBe(expected);
  });

  test('Crosswords allows three at once, whatever the minimum', () => {
    expect(exchangeTerms('crosswords', optionsOf())).toEqual({ maximum: 3, minimumPool: 0 });
  });

  test('the minimum can be the size of the rack', () => {
    const options = optionsOf({ 'exchange.minPool': 'rackSize', 'rack.size': 9 });
    expect(exchangeTerms('classic', options).minimumPool).toBe(9);
  });
});

describe('the first play (S-06, V-01)', () => {
  const centre = CLASSIC_LAYOUT.centre;
  test.each([
    [[centre], 2, 'FIRST_PLAY_TOO_SHORT'],
    [[centre + 1], 2, 'FIRST_PLAY_MISSES_CENTER'],
    [[centre, centre + 1], 2, null],
    [[centre, centre + 1], 3, 'FIRST_WORD_BELOW_MINIMUM'],
    [[centre - 1, centre, centre + 1], 3, null],
  ])('squares %j with a minimum of %i: %s', (squares, minimum, expected) => {
    expect(refuseClassicOpening(CLASSIC_LAYOUT, squares, minimum)?.code ?? null).toBe(expected);
  });
});

describe('who may move for a team (T-05)', () => {
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
});

describe('Crosswords in numbers', () => {
  test('letters left cost five each, blanks as agreed (W-28)', () => {
    expect(leftoverPoints([...'AB?'], 5)).toBe(15);
    expect(leftoverPoints([...'AB?'], 0)).toBe(10);
    expect(leftoverPoints([], 5)).toBe(0);
  });

  test('a roll for each cross, or one for the turn (A-34)', () => {
    expect([rollsDue('square', 3), rollsDue('turn', 3), rollsDue('turn', 0)]).toEqual([3, 1, 0]);
  });

  test('colours lie clockwise from the opener’s (W-18)', () => {
    expect(armOfColour('blue', 'blue')).toBe('S');
    expect(armOfColour('green', 'blue')).toBe('W');
    expect(armOfColour('orange', 'blue')).toBe('N');
    expect(armOfColour('red', 'blue')).toBe('E');
    expect([oppositeColour('red'), oppositeColour('orange')]).toEqual(['green', 'blue']);
  });
});
