/** GCG of random games and of damaged files: what is written is read, and nothing makes the reader throw. */

import { formatGcg, parseGcg, type GcgGame } from '@lexiko/rules/notation';
import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import { below, oneOf, seeded } from '../support/seeded.ts';
import type { GcgAct } from '../../src/notation/gcg.ts';
import { gameOf, GUIDE } from './guide-game.ts';

const upper = constantFrom('A', 'E', 'Q', 'Z', 'É', 'Ł', 'CH');
const tiles = array(oneof(upper, constant('?')), { maxLength: 7 });
const someTiles = array(oneof(upper, constant('?')), { minLength: 1, maxLength: 7 });
/** One line without spaces at its ends, such as a note or a title. */
const line = string({ unit: constantFrom(...'abcXYZ019 .,:>#()é–'.split('')), maxLength: 30 }).map((text) =>
  text.trim().replaceAll(/\s+/g, ' '),
);
const word = string({ unit: constantFrom(...'abXYZ019_-é'.split('')), minLength: 1, maxLength: 8 });

const act: Arbitrary<GcgAct> = oneof(
  record({
    kind: constant('play' as const),
    start: record({
      row: nat(20),
      column: nat(20),
      direction: constantFrom('across' as const, 'down' as const),
    }),
    letters: array(
      oneof(
        upper,
        upper.map((one) => one.toLowerCase()),
        constant('.'),
      ),
      { minLength: 1, maxLength: 15 },
    ),
  }),
  record({ kind: constant('pass' as const) }),
  record({ kind: constant('exchange' as const), tiles: someTiles }),
  record({ kind: constant('exchange-count' as const), count: nat(12) }),
  record({ kind: constant('withdrawn' as const) }),
  record({ kind: constant('challenge' as const) }),
  record({ kind: constant('time' as const) }),
  record({ kind: constant('rack-points' as const), tiles: someTiles }),
);

const game: Arbitrary<GcgGame> = tuple(
  array(record({ id: word, name: line }), {
    minLength: 1,
    maxLength: 4,
  }).filter((players) => new Set(players.map(({ id }) => id.toLowerCase())).size === players.length),
  array(record({ name: constantFrom('title', 'lexicon', 'character-encoding', 'x-own', ''), text: line })),
  array(
    tuple(
      act,
      record({
        player: nat(3),
        rack: tiles,
        score: integer({ min: -999, max: 1999 }),
        total: integer({ min: -999, max: 9999 }),
        remark: line,
        notes: array(line, { maxLength: 3 }),
      }),
    ),
    { maxLength: 12 },
  ),
).map(([players, pragmas, turns]) => ({
  players,
  pragmas,
  turns: turns.map(([what, rest]) => ({ ...what, ...rest, player: rest.player % players.length })),
}));

test('parse(format(x)) is x', () => {
  assert(
    property(game, (one) => {
      expect(gameOf(formatGcg(one))).toEqual(one);
    }),
    { numRuns: 500 },
  );
});

test('a line break inside a text cannot smuggle a turn in', () => {
  const sly: GcgGame = {
    players: [{ id: 'A', name: '' }],
    pragmas: [{ name: 'title', text: 'x\n>A: - +0 0' }],
    turns: [],
  };
  expect(gameOf(formatGcg(sly)).turns).toEqual([]);
});

test('no text makes the reader throw, and what it accepts it can write', () => {
  assert(property(string({ unit: 'binary', maxLength: 200 }), (text) => void parseGcg(text)));
  const random = seeded(5);
  let accepted = 0;
  for (let round = 0; round < 1200; round++) {
    const parsed = parseGcg(damaged(GUIDE, random));
    if (!parsed.ok) continue;
    accepted++;
    expect(gameOf(formatGcg(parsed.value.game))).toEqual(parsed.value.game);
  }
  expect(accepted).toBeGreaterThan(80);
});

/** A file with some characters and lines changed, doubled or lost. */
function damaged(text: string, random: () => number): string {
  let result = text;
  for (let times = 1 + below(random, 4); times > 0; times--) {
    const at = below(random, result.length);
    const length = below(random, 8);
    const put = oneOf(random, [
      '',
      ' ',
      '\n',
      '>',
      '#',
      ':',
      '-',
      '(',
      ')',
      '[',
      ']',
      '.',
      '?',
      '9',
      'a',
      'É',
      '\u{1F600}',
    ]);
    result = result.slice(0, at) + put + result.slice(at + length);
  }
  return result;
}
