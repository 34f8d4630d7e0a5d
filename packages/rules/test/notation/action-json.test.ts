import type { Action } from '@lexiko/rules';
import { CLASSIC_LAYOUT, DIRECTIONS, type Placement } from '@lexiko/rules/board';
import { formatAction, parseAction, type JsonProblem } from '@lexiko/rules/notation';
import {
  anything,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  jsonValue,
  nat,
  oneof,
  property,
  record,
  string,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('an action', () => {
  const cases: readonly (readonly [string, object, Action])[] = [
    [
      'a play, with squares by name',
      { type: 'play', seat: 0, tiles: { F8: 'H', g8: 'o', H8: '?', I8: 'CH' } },
      {
        type: 'play',
        seat: 0,
        tiles: [
          [110, 'H'],
          [111, 'o'],
          [112, '?'],
          [113, 'CH'],
        ],
      },
    ],
    [
      'a play with the score as its player counts it',
      { type: 'play', seat: 1, tiles: {}, announced: 14 },
      { type: 'play', seat: 1, tiles: [], announced: 14 },
    ],
    [
      'squares outside the board, for the rules to refuse',
      { type: 'play', seat: 0, tiles: { P8: 'A', A16: 'B', H0: 'C' } },
      {
        type: 'play',
        seat: 0,
        tiles: [
          [-1, 'A'],
          [-1, 'B'],
          [-1, 'C'],
        ],
      },
    ],
    [
      'an exchange',
      { type: 'exchange', seat: 0, tiles: 'QV?' },
      { type: 'exchange', seat: 0, tiles: ['Q', 'V', '?'] },
    ],
    [
      'an exchange of none',
      { type: 'exchange', seat: 0, tiles: '' },
      { type: 'exchange', seat: 0, tiles: [] },
    ],
    ['a pass', { type: 'pass', seat: 3 }, { type: 'pass', seat: 3 }],
    [
      'a rearrangement',
      {
        type: 'rearrange',
        seat: 0,
        from: ['G8', 'H8'],
        at: 'G8',
        direction: 'across',
        word: 'ATe',
        rack: ['I8'],
      },
      {
        type: 'rearrange',
        seat: 0,
        from: [111, 112],
        at: 111,
        direction: 'across',
        word: ['A', 'T', 'e'],
        rack: [113],
      },
    ],
    [
      'a recycled letter',
      { type: 'recycle', seat: 0, square: 'H8', tile: 'e' },
      { type: 'recycle', seat: 0, square: 112, tile: 'e' },
    ],
    ['a challenge', { type: 'challenge', seat: 1, word: 'DD' }, { type: 'challenge', seat: 1, word: 'DD' }],
    [
      'a team',
      { type: 'pass', seat: 0, team: { member: 1, approvals: [0, 2] } },
      { type: 'pass', seat: 0, team: { member: 1, approvals: [0, 2] } },
    ],
    ['the beginning', { type: 'begin' }, { type: 'begin' }],
    [
      'a configuration',
      { type: 'configure', config: { preset: 'school', options: { x: 1 } } },
      { type: 'configure', config: { preset: 'school', options: { x: 1 } } },
    ],
  ];
  test.each(cases)('is %s', (_, json, action) => {
    expect(parseAction(json, CLASSIC_LAYOUT)).toEqual({ ok: true, value: action });
  });

  const wrong: readonly (readonly [string, unknown, JsonProblem])[] = [
    ['nothing', null, { path: '', expected: { code: 'OBJECT' } }],
    ['a list', [], { path: '', expected: { code: 'OBJECT' } }],
    ['no seat', { type: 'pass' }, { path: 'seat', expected: { code: 'PRESENT' } }],
    [
      'a fifth seat',
      { type: 'pass', seat: 4 },
      { path: 'seat', expected: { code: 'WHOLE_NUMBER', low: 0, high: 3 } },
    ],
    [
      'a seat as text',
      { type: 'pass', seat: '0' },
      { path: 'seat', expected: { code: 'WHOLE_NUMBER', low: 0, high: 3 } },
    ],
    ['a slip of the pen', { type: 'pass', seat: 0, taem: 1 }, { path: 'taem', expected: { code: 'ABSENT' } }],
    [
      'no square',
      { type: 'play', seat: 0, tiles: { '8F': 'A' } },
      { path: 'tiles.8F', expected: { code: 'SQUARE' } },
    ],
    [
      'no tile',
      { type: 'play', seat: 0, tiles: { F8: '' } },
      { path: 'tiles.F8', expected: { code: 'TILE' } },
    ],
    [
      'a number for a tile',
      { type: 'play', seat: 0, tiles: { F8: 8 } },
      { path: 'tiles.F8', expected: { code: 'TILE' } },
    ],
    [
      'tiles in a list',
      { type: 'play', seat: 0, tiles: ['A'] },
      { path: 'tiles', expected: { code: 'OBJECT' } },
    ],
    [
      'signs to exchange',
      { type: 'exchange', seat: 0, tiles: 'A-B' },
      { path: 'tiles', expected: { code: 'TILES' } },
    ],
    [
      'an unknown direction',
      { type: 'rearrange', seat: 0, from: [], at: 'A1', direction: 'up', word: '', rack: [] },
      { path: 'direction', expected: { code: 'ONE_OF', values: DIRECTIONS } },
    ],
    [
      'a word for a vote',
      { type: 'rule', seat: 0, stands: 'yes' },
      { path: 'stands', expected: { code: 'BOOLEAN' } },
    ],
    [
      'an unknown preset',
      { type: 'configure', config: { preset: 'x' } },
      {
        path: 'config.preset',
        expected: {
          code: 'ONE_OF',
          values: expect.arrayContaining(['deluxe']) as unknown as readonly string[],
        },
      },
    ],
  ];
  test.each(wrong)('is not %s', (_, json, problem) => {
    expect(parseAction(json, CLASSIC_LAYOUT)).toEqual({ ok: false, error: problem });
  });

  test.each(['', 'fly', '__proto__', 'toString', 7, null])('is not of type %j', (type) => {
    expect(parseAction({ type, seat: 0 }, CLASSIC_LAYOUT)).toMatchObject({
      ok: false,
      error: { path: 'type' },
    });
  });
});

const seat = nat(3);
const square = nat(224);
const tile = constantFrom('A', 'Q', 'é', 'CH', 'ch', '?');
const tiles = array(tile, { maxLength: 9 });
const placements: Arbitrary<readonly Placement[]> = uniqueArray(square, { maxLength: 9 }).chain((squares) =>
  tuple(...squares.map((at) => tile.map((laid): Placement => [at, laid]))),
);
const actions: Arbitrary<Action> = oneof<Arbitrary<Action>[]>(
  record({ type: constant('confirm' as const), seat, nonce: string() }),
  record({ type: constant('begin' as const), starter: seat }, { requiredKeys: ['type'] }),
  record(
    { type: constant('play' as const), seat, tiles: placements, announced: nat() },
    { requiredKeys: ['type', 'seat', 'tiles'] },
  ),
  record({
    type: constant('rearrange' as const),
    seat,
    from: array(square),
    at: square,
    direction: constantFrom(...DIRECTIONS),
    word: tiles,
    rack: array(square),
  }),
  record({ type: constant('exchange' as const), seat, tiles }),
  record({ type: constant('drawToExchange' as const), seat, count: nat(9) }),
  record({
    type: constantFrom(
      'pass' as const,
      'start' as const,
      'accept' as const,
      'resign' as const,
      'agree' as const,
      'decline' as const,
    ),
    seat,
  }) as Arbitrary<Action>,
  record({ type: constantFrom('confirmScores' as const, 'takeBack' as const), seat }) as Arbitrary<Action>,
  record({ type: constant('challenge' as const), seat, word: string() }, { requiredKeys: ['type', 'seat'] }),
  record({ type: constant('rule' as const), seat, stands: boolean() }),
  record({
    type: constantFrom('recycle' as const, 'retrieve' as const),
    seat,
    square,
    tile,
  }) as Arbitrary<Action>,
  record({ type: constant('expire' as const), seat, draft: placements }, { requiredKeys: ['type', 'seat'] }),
);

test('parse(format(x)) is x, also through text', () => {
  assert(
    property(actions, (action) => {
      const json: unknown = JSON.parse(JSON.stringify(formatAction(action, CLASSIC_LAYOUT)));
      expect(parseAction(json, CLASSIC_LAYOUT)).toEqual({ ok: true, value: action });
    }),
    { numRuns: 1000 },
  );
});

test('nothing makes the reader throw', () => {
  const type = constantFrom('play', 'exchange', 'rearrange', 'configure', 'expire', 'challenge', 'confirm');
  assert(property(anything(), (json) => void parseAction(json, CLASSIC_LAYOUT)));
  assert(
    property(type, jsonValue(), jsonValue(), (kind, tilesJson, rest) => {
      parseAction(
        { type: kind, seat: 0, tiles: tilesJson, config: rest, word: rest, nonce: rest },
        CLASSIC_LAYOUT,
      );
      parseAction({ type: kind, seat: 0, tiles: tilesJson }, CLASSIC_LAYOUT);
      parseAction({ type: kind, config: tilesJson }, CLASSIC_LAYOUT);
    }),
  );
});
