/** Rule points of a turn: who plays first, the first play, drawing, exchanging, passing. */

import { CLASSIC_LAYOUT } from '@lexiko/rules/board';
import { describe, expect, test } from 'vitest';
import { whoRedraws } from '../../src/rule-points/draw.ts';
import { exchangeLimit, refuseExchange, type ExchangeRule } from '../../src/rule-points/exchange.ts';
import { deadlockOf, refuseOpening, type OpeningRule } from '../../src/rule-points/opening.ts';
import { mustPlay, refusalIfAbleToPlay } from '../../src/rule-points/passing.ts';
import { ALONE, CROSSWORDS, rulesOf } from './rules-of.ts';
import { CROSSWORDS_LAYOUTS } from '../../src/data/crosswords.ts';

describe('who plays first (S-02, S-03, W-06)', () => {
  test.each([
    ['by letters', {}, {}, { kind: 'tiles', tie: 'redrawTied' }],
    ['by letters, all again', { 'firstDraw.tie': 'redrawAll' }, {}, { kind: 'tiles', tie: 'redrawAll' }],
    ['by dice', {}, CROSSWORDS, { kind: 'dice', tie: 'redrawTied' }],
    ['by lot', { 'firstDraw.method': 'random' }, CROSSWORDS, { kind: 'random' }],
    ['as agreed', { 'firstDraw.method': 'manual' }, {}, { kind: 'manual' }],
    ['alone', { 'firstDraw.method': 'manual' }, ALONE, { kind: 'alone' }],
  ] as const)('%s', (_, options, game, start) => {
    expect(rulesOf(options, game).start).toEqual(start);
  });

  test('after a tie the tied draw again, or all', () => {
    expect(whoRedraws({ kind: 'tiles', tie: 'redrawTied' }, [0, 1, 2], [1, 2])).toEqual([1, 2]);
    expect(whoRedraws({ kind: 'dice', tie: 'redrawAll' }, [0, 1, 2], [1, 2])).toEqual([0, 1, 2]);
  });
});

describe('the first play (S-06, V-01)', () => {
  const { centre } = CLASSIC_LAYOUT;
  const rule: OpeningRule = { kind: 'centre', minimum: 2, deadlock: 'exchange' };

  test.each([
    [[centre], 2, 'FIRST_PLAY_TOO_SHORT'],
    [[centre + 1], 2, 'FIRST_PLAY_MISSES_CENTER'],
    [[centre, centre + 1], 2, null],
    [[centre, centre + 1], 3, 'FIRST_WORD_BELOW_MINIMUM'],
    [[centre - 1, centre, centre + 1], 3, null],
  ])('squares %j with a minimum of %i: %s', (squares, minimum, expected) => {
    expect(refuseOpening(rule, CLASSIC_LAYOUT, squares, minimum)?.code ?? null).toBe(expected);
  });

  test.each([
    [{}, null],
    [{ 'firstWord.deadlock': 'redeal' }, null],
    [{ 'firstWord.min': 3 }, 'exchange'],
    [{ 'firstWord.min': 5, 'firstWord.deadlock': 'relax' }, 'relax'],
    [{ 'firstWord.min': 4, 'firstWord.deadlock': 'redeal' }, 'redeal'],
  ])('with %j a table that cannot open helps itself so: %s', (options, expected) => {
    expect(deadlockOf(rulesOf(options).opening)).toBe(expected);
  });
});

describe('the first play on the small cross (W-12)', () => {
  const { layout } = CROSSWORDS_LAYOUTS.arms15;
  const { centre } = layout;
  const row = [centre - 1, centre, centre + 1];

  test.each([
    ['plus5', row, null],
    ['plus5', [centre, centre + 1], 'CW_OPENING_TOO_SHORT'],
    ['plus5', [centre, centre + 1, centre + 2], 'CW_OPENING_NOT_ON_SMALL_CROSS'],
    ['centreSquare', [centre, centre + 1, centre + 2], null],
    ['centreSquare', [centre + 1, centre + 2, centre + 3], 'CW_OPENING_NOT_ON_SMALL_CROSS'],
  ] as const)('%s with squares %j: %s', (covers, squares, expected) => {
    const { opening } = rulesOf({ 'cw.opening': covers }, CROSSWORDS);
    expect(opening).toEqual({ kind: 'smallCross', minimum: 3, covers });
    expect(refuseOpening(opening, layout, squares, opening.minimum)?.code ?? null).toBe(expected);
  });
});

describe('filling up the rack (S-09, X-03)', () => {
  test.each([
    [{}, {}, 'immediate'],
    [{ 'draw.timing': 'afterWindow' }, {}, 'afterWindow'],
    [{ 'draw.timing': 'afterWindow', 'solitaire.mode': 'openPool' }, ALONE, 'never'],
  ] as const)('%j: %s %s', (options, game, refill) => {
    expect(rulesOf(options, game).draw).toEqual({ refill, pool: 'pouch' });
  });
});

describe('exchanging (S-21, S-23, W-16)', () => {
  const plain = rulesOf().exchange;
  const code = (rule: ExchangeRule, tiles: string, left: number): string | null =>
    refuseExchange(rule, [...'QVVUIOA'], [...tiles], left)?.code ?? null;

  test.each([
    ['', 99, 'EXCHANGE_EMPTY'],
    ['Z', 0, 'TILE_NOT_ON_RACK'],
    ['Q', 6, 'POOL_BELOW_EXCHANGE_MINIMUM'],
    ['Q', 7, null],
    ['QVVUIOA', 7, null],
  ])('%s with %i left under a minimum of seven: %s', (tiles, left, expected) => {
    expect(code({ ...plain, minimumPool: 7 }, tiles, left)).toBe(expected);
  });

  test.each([
    ['QV', 1, 'POOL_TOO_SMALL'],
    ['QV', 2, null],
  ])('%s with %i left without a minimum: %s', (tiles, left, expected) => {
    expect(code(plain, tiles, left)).toBe(expected);
  });

  test.each([
    ['QVV', null],
    ['QVVU', 'EXCHANGE_ABOVE_MAXIMUM'],
  ])('%s where three are the most: %s', (tiles, expected) => {
    expect(code(rulesOf({}, CROSSWORDS).exchange, tiles, 99)).toBe(expected);
  });

  test.each([
    [{ maximum: 7, minimumPool: 0 }, 0, 0],
    [{ maximum: 7, minimumPool: 0 }, 3, 3],
    [{ maximum: 7, minimumPool: 0 }, 99, 7],
    [{ maximum: 7, minimumPool: 7 }, 6, 0],
    [{ maximum: 7, minimumPool: 7 }, 7, 7],
    [{ maximum: 0, minimumPool: 0 }, 99, 0],
  ])('%j with %i left allows %i at once', (rule, left, most) => {
    expect(exchangeLimit({ ...plain, ...rule }, left)).toBe(most);
  });

  test.each([
    ['Deluxe', {}, {}, { maximum: 7, minimumPool: 0, allowsNone: true, when: 'free', order: 'discardFirst' }],
    ['Collectible', {}, { preset: 'collectible-2020' }, { minimumPool: 7, allowsNone: false }],
    ['nine tiles', { 'rack.size': 9, 'exchange.minPool': 'rackSize' }, {}, { maximum: 9, minimumPool: 9 }],
    ['open letters', { 'solitaire.mode': 'openPool' }, ALONE, { maximum: 0 }],
    [
      'Crosswords',
      { 'cw.exchange.when': 'solver', 'cw.exchange.order': 'drawFirst' },
      CROSSWORDS,
      { maximum: 3, minimumPool: 0, when: 'solver', order: 'drawFirst' },
    ],
  ] as const)('%s', (_, options, game, rule) => {
    expect(rulesOf(options, game).exchange).toMatchObject(rule);
  });
});

describe('passing (S-22, S-24)', () => {
  const must = { policy: 'free', obligation: 'must', enforce: 'solver' } as const;

  test.each([
    [{ poolSize: 0, hasPassed: true }, true],
    [{ poolSize: 1, hasPassed: true }, false],
    [{ poolSize: 0, hasPassed: false }, false],
  ])('whoever must play after a pass, at %j: %s', (moment, expected) => {
    expect(mustPlay(must, moment)).toBe(expected);
    expect(mustPlay({ ...must, obligation: 'may' }, moment)).toBe(false);
  });

  const after = { poolSize: 0, hasPassed: true };
  test.each([
    [must, after, 'MUST_PLAY'],
    [{ ...must, enforce: 'honour' }, after, null],
    [{ ...must, obligation: 'may' }, after, null],
    [{ ...must, obligation: 'may', policy: 'onlyWhenUnable' }, after, 'PASS_NOT_ALLOWED'],
    [{ ...must, policy: 'onlyWhenUnable' }, { poolSize: 5, hasPassed: true }, 'PASS_NOT_ALLOWED'],
    [{ ...must, policy: 'onlyWhenUnable', enforce: 'honour' }, after, null],
  ] as const)('%j at %j refuses a side that can play with %s', (rule, moment, expected) => {
    expect(refusalIfAbleToPlay(rule, moment)).toBe(expected);
  });

  test('the rulebooks differ (1.1)', () => {
    expect(rulesOf().passing).toEqual({ policy: 'free', obligation: 'must', enforce: 'honour' });
    expect(rulesOf({}, { preset: 'collectible-2020' }).passing).toEqual({
      policy: 'onlyWhenUnable',
      obligation: 'may',
      enforce: 'honour',
    });
  });
});
