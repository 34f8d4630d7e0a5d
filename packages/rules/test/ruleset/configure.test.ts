import { describe, expect, test } from 'vitest';
import { configure, PRESET_IDS, type GameConfig, type Ruleset } from '@lexiko/rules';
import { allTiles, CLASSIC_LAYOUT, CLASSIC_TILES, rackValue } from '@lexiko/rules/board';
import { deviations, type Options } from '@lexiko/rules/options';

function rulesetOf(config: GameConfig): Ruleset {
  const answer = configure(config);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

function refusalOf(config: GameConfig): unknown {
  const answer = configure(config);
  return answer.ok ? 'accepted' : answer.error;
}

describe('presets (C-01)', () => {
  const KEYS = [
    'exchange.minPool',
    'exchange.allowZero',
    'challenge.scope',
    'pass.policy',
    'pass.obligation',
    'board.theme',
    'rack.size',
  ] as const satisfies readonly (keyof Options)[];

  test.each([
    ['deluxe', [0, true, 'singleWord', 'free', 'must', 'classic', 7]],
    ['standard-2007', [0, true, 'allWords', 'free', 'may', 'alt2007', 7]],
    ['collectible-2020', [7, false, 'allWords', 'onlyWhenUnable', 'may', 'classic', 7]],
    ['school', [0, true, 'singleWord', 'free', 'may', 'classic', 7]],
    ['crosswords', [0, true, 'allWords', 'free', 'may', 'classic', 10]],
  ] as const)('%s', (preset, values) => {
    const { options } = rulesetOf({ preset }).config;
    expect(KEYS.map((key) => options[key])).toEqual(values);
  });

  test.each(PRESET_IDS)('%s asks for challenges, draws at once and has no variation on', (preset) => {
    const { options } = rulesetOf({ preset }).config;
    expect(options).toMatchObject({
      'words.validation': 'challenge',
      'challenge.failPenalty': 'loseNextTurn',
      'draw.timing': 'immediate',
      'firstWord.min': 2,
      'shift.anagram': 'off',
      'shift.recycle': 'off',
      'blank.retrieve': 'off',
      'finishLine.enabled': 'off',
      'end.zeroTurns': 'off',
      'end.autoNoMoves': 'off',
      'dictionary.access': 'challengeOnly',
    });
  });

  test('what differs from the preset is named', () => {
    expect(deviations(rulesetOf({ preset: 'deluxe' }).config)).toEqual([]);
    const changed = rulesetOf({ preset: 'deluxe', options: { 'rack.size': 9, 'pass.obligation': 'must' } });
    expect(deviations(changed.config)).toEqual(['rack.size']);
  });
});

describe('what follows from other options', () => {
  test('checked words end a game without plays, free dictionaries open the help', () => {
    expect(
      rulesetOf({ preset: 'deluxe', options: { 'words.validation': 'auto' } }).config.options,
    ).toMatchObject({
      'end.autoNoMoves': 'poolEmpty',
    });
    expect(
      rulesetOf({ preset: 'deluxe', options: { 'dictionary.access': 'free' } }).config.options,
    ).toMatchObject({
      'help.inGame': 'full',
    });
  });

  test('alone words are checked and a tally is kept', () => {
    expect(rulesetOf({ preset: 'deluxe', sides: 1 }).config.options).toMatchObject({
      'solitaire.mode': 'tally',
      'solitaire.deductLeft': true,
      'words.validation': 'auto',
    });
    expect(
      rulesetOf({ preset: 'deluxe', options: { 'solitaire.mode': 'openPool' } }).config.options,
    ).toMatchObject({
      'solitaire.deductLeft': false,
      'dictionary.access': 'free',
    });
  });
});

describe('refused by name', () => {
  test.each<[string, GameConfig, string, unknown]>([
    ['a preset that does not exist', { preset: 'chess' as 'deluxe' }, 'UNKNOWN_PRESET', { preset: 'chess' }],
    [
      'an option that does not exist',
      { preset: 'deluxe', options: { size: 7 } },
      'UNKNOWN_OPTION',
      { key: 'size' },
    ],
    [
      'a value that does not exist',
      { preset: 'deluxe', options: { tieBreak: 'coin' } },
      'BAD_OPTION_VALUE',
      { key: 'tieBreak' },
    ],
    [
      'eight tiles',
      { preset: 'deluxe', options: { 'rack.size': 8 } },
      'BAD_OPTION_VALUE',
      { key: 'rack.size' },
    ],
    [
      'seven tiles in Crosswords',
      { preset: 'crosswords', options: { 'rack.size': 7 } },
      'BAD_OPTION_VALUE',
      { key: 'rack.size' },
    ],
    [
      'a timer of a minute and a half a second',
      { preset: 'deluxe', options: { 'timer.seconds': 60.5 } },
      'BAD_OPTION_VALUE',
      { key: 'timer.seconds' },
    ],
    [
      'a timer below half a minute',
      { preset: 'deluxe', options: { 'timer.seconds': 29 } },
      'BAD_OPTION_VALUE',
      { key: 'timer.seconds' },
    ],
    [
      'a timer for a seat that is not there',
      { preset: 'deluxe', options: { 'timer.seconds[2]': 60 } },
      'BAD_OPTION_VALUE',
      { key: 'timer.seconds[2]' },
    ],
    [
      'levels for three of two sides',
      { preset: 'deluxe', options: { 'finishLine.level': ['top', 'top', 'top'] } },
      'BAD_OPTION_VALUE',
      { key: 'finishLine.level' },
    ],
    [
      'recycling in Crosswords',
      { preset: 'crosswords', options: { 'shift.recycle': 'on' } },
      'OPTION_NOT_IN_THIS_GAME',
      { key: 'shift.recycle' },
    ],
    [
      'dice in the classic game',
      { preset: 'deluxe', options: { 'cw.dice': 1 } },
      'OPTION_NOT_IN_THIS_GAME',
      { key: 'cw.dice' },
    ],
    [
      'letters of one’s own outside the custom game',
      { preset: 'deluxe', options: { 'custom.letters': { A: 50, E: 50 } } },
      'OPTION_NOT_IN_THIS_GAME',
      { key: 'custom.letters' },
    ],
    ['no sides', { preset: 'deluxe', sides: 0 }, 'BAD_SIDE_COUNT', { sides: 0 }],
    ['five sides', { preset: 'deluxe', sides: 5 }, 'BAD_SIDE_COUNT', { sides: 5 }],
    [
      'one side that is not alone',
      { preset: 'deluxe', sides: 1, options: { 'solitaire.mode': 'off' } },
      'BAD_SIDE_COUNT',
      { sides: 1 },
    ],
    [
      'a tally for two',
      { preset: 'deluxe', sides: 2, options: { 'solitaire.mode': 'tally' } },
      'BAD_SIDE_COUNT',
      {},
    ],
    [
      'two racks for three',
      { preset: 'deluxe', sides: 3, options: { 'solitaire.mode': 'twoRacks' } },
      'BAD_SIDE_COUNT',
      {},
    ],
    [
      'partners of three',
      { preset: 'crosswords', sides: 3, options: { 'cw.partners': 'on' } },
      'BAD_SIDE_COUNT',
      {},
    ],
    [
      'team sizes without teams',
      { preset: 'deluxe', teamSizes: [2, 2] },
      'OPTIONS_CONFLICT',
      { keys: ['teamSizes'] },
    ],
    [
      'checked words without a dictionary',
      { preset: 'deluxe', options: { 'dictionary.id': 'table', 'words.validation': 'auto' } },
      'OPTIONS_CONFLICT',
      { keys: ['dictionary.id', 'words.validation'] },
    ],
    [
      'checked words where the players decide by a list of theirs',
      {
        preset: 'deluxe',
        options: { 'dictionary.id': `table:${'0'.repeat(64)}`, 'words.validation': 'auto' },
      },
      'OPTIONS_CONFLICT',
      { keys: ['dictionary.id', 'words.validation'] },
    ],
    [
      'searched plays without a dictionary',
      { preset: 'deluxe', options: { 'dictionary.id': 'table', 'pass.enforce': 'solver' } },
      'OPTIONS_CONFLICT',
      { keys: ['dictionary.id', 'pass.enforce', 'cw.exchange.when'] },
    ],
    [
      'a finish line for one',
      { preset: 'deluxe', sides: 1, options: { 'finishLine.enabled': 'on' } },
      'OPTIONS_CONFLICT',
      { keys: ['finishLine.enabled', 'solitaire.mode'] },
    ],
    [
      'a captain without a team',
      { preset: 'deluxe', options: { 'teams.commit': 'captain' } },
      'OPTIONS_CONFLICT',
      { keys: ['teams.commit'] },
    ],
    [
      'two colours each for three',
      { preset: 'crosswords', sides: 3, options: { 'cw.coloursEach': 2 } },
      'OPTIONS_CONFLICT',
      { keys: ['cw.coloursEach'] },
    ],
    [
      'racks shared with nobody',
      { preset: 'crosswords', options: { 'cw.partnerRacks': 'shared' } },
      'OPTIONS_CONFLICT',
      { keys: ['cw.partnerRacks', 'cw.partners'] },
    ],
    [
      'a box of 119 letters',
      { preset: 'crosswords', options: { 'cw.letters': { F: 2 } } },
      'BAD_OPTION_VALUE',
      { key: 'cw.letters' },
    ],
    [
      'a cross outside the board',
      { preset: 'crosswords', options: { 'cw.crosses': ['P1'] } },
      'BAD_OPTION_VALUE',
      { key: 'cw.crosses' },
    ],
    [
      'a scorekeeper who does not play',
      { preset: 'deluxe', options: { scorekeeper: 2 } },
      'BAD_OPTION_VALUE',
      { key: 'scorekeeper' },
    ],
    [
      'a board with a blocked centre',
      { preset: 'custom', options: { 'custom.board': ['...', '.#.', '...'] } },
      'BAD_OPTION_VALUE',
      { key: 'custom.board' },
    ],
    [
      'a box of one letter, which could never decide who starts',
      { preset: 'custom', options: { 'custom.letters': { A: 100 } } },
      'BAD_OPTION_VALUE',
      { key: 'custom.letters' },
    ],
    [
      'a box too small to deal from',
      { preset: 'custom', options: { 'custom.letters': { A: 13 } } },
      'BAD_OPTION_VALUE',
      { key: 'custom.letters' },
    ],
  ])('%s', (_, config, code, data) => {
    expect(refusalOf(config)).toMatchObject({ code, ...(data as object) });
  });
});

describe('letters and boards', () => {
  test('the classic box: one hundred tiles worth 187 (C-03)', () => {
    const box = allTiles(CLASSIC_TILES);
    expect([box.length, rackValue(CLASSIC_TILES, box)]).toEqual([100, 187]);
    expect(box.filter((tile) => tile === '?').length).toBe(2);
  });

  test('the classic board: 8 triple and 17 double words, 12 triple and 24 double letters (C-02)', () => {
    const count = (list: readonly number[], factor: number): number =>
      list.filter((value) => value === factor).length;
    const { wordFactors, letterFactors, centre, width } = CLASSIC_LAYOUT;
    expect([
      count(wordFactors, 3),
      count(wordFactors, 2),
      count(letterFactors, 3),
      count(letterFactors, 2),
    ]).toEqual([8, 17, 12, 24]);
    expect([centre, width]).toEqual([112, 15]);
  });

  test('the classic board is the same from every side', () => {
    const { wordFactors, letterFactors, width } = CLASSIC_LAYOUT;
    const mirrored = (square: number): number =>
      Math.floor(square / width) * width + (width - 1 - (square % width));
    const transposed = (square: number): number => (square % width) * width + Math.floor(square / width);
    for (const factors of [wordFactors, letterFactors]) {
      expect(factors.map((_, square) => factors[mirrored(square)])).toEqual(factors);
      expect(factors.map((_, square) => factors[transposed(square)])).toEqual(factors);
    }
  });

  test('the box of Crosswords: 120 tiles, four of them blank, F and G three each (W-33)', () => {
    const { tiles } = rulesetOf({ preset: 'crosswords' });
    expect(allTiles(tiles).length).toBe(120);
    expect([tiles.counts['?'], tiles.counts['F'], tiles.counts['G'], tiles.counts['M']]).toEqual([
      4, 3, 3, 4,
    ]);
  });

  test('F and G may be split otherwise (A-40)', () => {
    const { tiles } = rulesetOf({ preset: 'crosswords', options: { 'cw.letters': { F: 2, G: 4 } } });
    expect([tiles.counts['F'], tiles.counts['G'], allTiles(tiles).length]).toEqual([2, 4, 120]);
  });

  test('the arms of Crosswords have 25 squares each, and 16 crosses favour nobody (W-03, W-07)', () => {
    const { layout } = rulesetOf({ preset: 'crosswords' });
    const arms = ['N', 'E', 'S', 'W'] as const;
    expect(arms.map((arm) => layout.arms.filter((one) => one === arm).length)).toEqual([25, 25, 25, 25]);
    expect(arms.map((arm) => layout.crosses.filter((square) => layout.arms[square] === arm).length)).toEqual([
      3, 3, 3, 3,
    ]);
    const quarterTurn = (square: number): number => (square % 15) * 15 + 14 - Math.floor(square / 15);
    const turned = layout.crosses.map(quarterTurn).sort((a, b) => a - b);
    expect(turned).toEqual([...layout.crosses].sort((a, b) => a - b));
  });

  test('blocked corners are a hundred squares', () => {
    expect(
      rulesetOf({ preset: 'crosswords', options: { 'cw.corners': 'blocked' } }).layout.blocked.length,
    ).toBe(100);
  });
});
