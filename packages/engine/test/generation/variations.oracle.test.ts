/** Searching the variations against the obvious way: try everything and let the rules decide. */

import type { PlayerView, RearrangeAction } from '@lexiko/rules';
import {
  DIRECTIONS,
  inspectRearrangement,
  letterOf,
  runThrough,
  scoreOf,
  type Direction,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../rules/test/support/seeded.ts';
import { recyclings } from '../../src/variations/recycle.ts';
import { rearrangements } from '../../src/variations/rearrange.ts';
import { retrievals } from '../../src/variations/retrieve.ts';
import { languageGame, LANGUAGE_IDS, type LanguageId } from '../support/language-games.ts';
import { lexicon, viewOf } from '../support/players-support.ts';

const { graph, alphabet } = lexicon;
const isKnown = (word: string): boolean => lexicon.has(word);

/** What lies where after a rearrangement, blanks or not. */
function keyOf(board: readonly string[]): string {
  return board.map((laid) => letterOf(laid) || '.').join('');
}

/** The best score of every arrangement that the rules and the words allow, found by trying all. */
function obviousRearrangements(
  view: PlayerView,
  most: number,
  knows: (word: string) => boolean,
): Map<string, number> {
  const found = new Map<string, number>();
  const { layout } = view.ruleset;
  for (const direction of DIRECTIONS) {
    const seen = new Set<number>();
    for (const [square, laid] of view.board.entries()) {
      if (laid === '') continue;
      const { squares } = runThrough(view.board, layout, square, direction);
      if (squares.length < 2 || seen.has(itemAt(squares, 0))) continue;
      seen.add(itemAt(squares, 0));
      tryWord(squares, direction);
    }
  }
  return found;

  function tryWord(from: readonly number[], direction: Direction): void {
    const step = direction === 'across' ? 1 : layout.width;
    const old = from.map((square) => ({ laid: itemAt(view.board, square), isRack: false }));
    for (const added of choices(itemAt(view.racks, 0), most)) {
      const tiles = [...old, ...added.map((laid) => ({ laid, isRack: true }))];
      for (const order of permutations(tiles)) {
        for (let shift = -layout.width; shift <= layout.width; shift++) {
          tryAt(from, direction, itemAt(from, 0) + shift * step, order);
        }
      }
    }
  }

  function tryAt(
    from: readonly number[],
    direction: Direction,
    at: number,
    order: readonly { laid: string; isRack: boolean }[],
  ): void {
    // Other words on the way keep their squares.
    const step = direction === 'across' ? 1 : layout.width;
    const word: string[] = [];
    const rack: number[] = [];
    const rest = [...order];
    for (let square = at; rest.length > 0 && square >= 0 && square < view.board.length; square += step) {
      const foreign = view.board[square] !== '' && !from.includes(square);
      const next = foreign ? { laid: itemAt(view.board, square), isRack: false } : rest.shift();
      if (next === undefined) break;
      word.push(next.laid);
      if (next.isRack) rack.push(square);
    }
    if (rest.length > 0) return;
    const action: RearrangeAction = { type: 'rearrange', seat: 0, from, at, direction, word, rack };
    const play = inspectRearrangement(view, action);
    if (!play.ok || !play.value.words.every(knows)) return;
    const key = keyOf(play.value.board);
    const score = scoreOf(view, 0, play.value, []).total;
    found.set(key, Math.max(score, found.get(key) ?? -1));
  }
}

/** Every replacement of a tile by one of `rack` that leaves words. */
function obviousRecyclings(
  { board: before, ruleset: { layout } }: PlayerView,
  rack: readonly string[],
  knows: (word: string) => boolean,
): string[] {
  const found: string[] = [];
  for (const [square, laid] of before.entries()) {
    for (const tile of new Set(rack)) {
      if (laid === '' || laid !== laid.toUpperCase() || laid === tile) continue;
      const board = before.with(square, tile);
      const words = DIRECTIONS.map((direction) => runThrough(board, layout, square, direction).squares)
        .filter((squares) => squares.length > 1)
        .map((squares) => squares.map((at) => letterOf(itemAt(board, at))).join(''));
      if (words.every(knows)) found.push(`${square} ${laid}>${tile}`);
    }
  }
  return found;
}

/** Every choice of one to `most` rack tiles. */
function choices(rack: readonly string[], most: number): readonly (readonly string[])[] {
  let all: (readonly string[])[] = [[]];
  for (const tile of rack) all = all.flatMap((chosen) => [chosen, [...chosen, tile]]);
  return all.filter((chosen) => chosen.length > 0 && chosen.length <= most);
}

function permutations<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

const POSITIONS = [
  { words: [['H8', 'across', 'ART'] as const], rack: 'SE' },
  { words: [['G8', 'across', 'TEA'] as const, ['I8', 'down', 'ARM'] as const], rack: 'SD' },
  {
    words: [
      ['F8', 'across', 'NOT'] as const,
      ['H8', 'down', 'TON'] as const,
      ['F10', 'across', 'AN'] as const,
    ],
    rack: 'ES',
  },
  { words: [['H7', 'down', 'OAR'] as const, ['H11', 'down', 'IT'] as const], rack: 'ES' },
];

describe('rearranging a word', () => {
  for (const [number, { words, rack }] of POSITIONS.entries()) {
    for (const span of ['inPlace', 'slide']) {
      for (const newPremiums of ['anyTile', 'rackTilesOnly', 'none']) {
        test(`is found in every way that exists: position ${number}, ${span}, ${newPremiums}`, () => {
          const options = {
            'shift.anagram': 'on',
            'shift.anagram.span': span,
            'shift.anagram.newPremiums': newPremiums,
          };
          const view = viewOf({ options, words, racks: [rack, 'Q'] });
          const found = new Map<string, number>();
          for (const { play } of rearrangements({
            table: view,
            seat: 0,
            graph,
            alphabet,
            steps: 10_000_000,
          })) {
            expect(play.words.every(isKnown)).toBe(true);
            const key = keyOf(play.board);
            const score = scoreOf(view, 0, play, []).total;
            found.set(key, Math.max(score, found.get(key) ?? -1));
          }
          const obvious = obviousRearrangements(view, rack.length, isKnown);
          expect([...found.keys()].sort()).toEqual([...obvious.keys()].sort());
          expect(obvious.size).toBeGreaterThan(0);
          for (const [key, score] of obvious) expect(found.get(key), key).toBe(score);
        });
      }
    }
  }

  test('keeps to the steps it is allowed', () => {
    const view = viewOf({
      options: { 'shift.anagram': 'on' },
      words: itemAt(POSITIONS, 0).words,
      racks: ['AEINRST', 'Q'],
    });
    const all = [...rearrangements({ table: view, seat: 0, graph, alphabet, steps: 10_000_000 })];
    const some = [...rearrangements({ table: view, seat: 0, graph, alphabet, steps: 200 })];
    expect(some.length).toBeLessThan(all.length);
  });

  test('finds nothing where it was not agreed', () => {
    const view = viewOf({ words: itemAt(POSITIONS, 0).words, racks: ['SE', 'Q'] });
    expect([...rearrangements({ table: view, seat: 0, graph, alphabet, steps: 10_000 })]).toEqual([]);
  });
});

describe('recycling', () => {
  test('finds exactly the replacements that leave known words, blanks left alone', () => {
    const view = viewOf({
      options: { 'shift.recycle': 'on' },
      words: [
        ['G8', 'across', 'CAT'],
        ['I8', 'down', 'TEn'],
      ],
      racks: ['BDO?', 'J'],
    });
    const found = recyclings(view, 0, isKnown).map(
      ({ square, tile, gained }) => `${square} ${gained}>${tile}`,
    );
    const expected = obviousRecyclings(view, ['B', 'D', 'O'], isKnown);
    expect(expected.length).toBeGreaterThan(2);
    expect(found.sort()).toEqual(expected.sort());
  });

  test('takes blanks too where that was agreed', () => {
    const setting = { words: [['G8', 'across', 'CaT'] as const], racks: ['OB', 'Q'] };
    const locked = viewOf({ ...setting, options: { 'shift.recycle': 'on' } });
    const open = viewOf({
      ...setting,
      options: { 'shift.recycle': 'on', 'shift.recycle.blanks': 'allowed' },
    });
    const gained = (view: PlayerView): readonly string[] =>
      recyclings(view, 0, isKnown).map((one) => one.gained);
    expect(gained(locked)).not.toContain('?');
    expect(gained(open)).toContain('?');
  });
});

describe('picking up a blank', () => {
  test('needs the letter it stands for, and comes before recycling', () => {
    const view = viewOf({
      options: { 'blank.retrieve': 'on', 'shift.recycle': 'on' },
      words: [['G8', 'across', 'CaT']],
      racks: ['AB', 'Q'],
    });
    const found = retrievals(view, 0);
    expect(found).toHaveLength(1);
    const only = itemAt(found, 0);
    expect([only.tile, itemAt(only.table.racks, 0), itemAt(only.table.board, only.square)]).toEqual([
      'A',
      ['?', 'B'],
      'A',
    ]);
    const recycled = { kind: 'recycle' as const, before: [0, ''] as const, rackBefore: [], words: [] };
    expect(retrievals({ ...view, steps: [recycled] }, 0)).toEqual([]);
    expect(
      retrievals(
        viewOf({ options: { 'blank.retrieve': 'on' }, words: [['G8', 'across', 'CaT']], racks: ['BB', 'Q'] }),
        0,
      ),
    ).toEqual([]);
  });
});

describe('random positions', () => {
  test('never give a rearrangement that the rules refuse or that makes an unknown word', () => {
    const random = seeded(5);
    const letters = 'AEINORSTLD';
    let found = 0;
    for (let run = 0; run < 10; run++) {
      const rack = Array.from({ length: 4 }, () => letters[Math.floor(random() * letters.length)]).join('');
      const view = viewOf({
        options: { 'shift.anagram': 'on', 'shift.anagram.span': run % 2 === 0 ? 'slide' : 'inPlace' },
        words: [
          ['F8', 'across', 'STONE'],
          ['I8', 'down', 'NeT'],
          ['G10', 'across', 'BET'],
        ],
        racks: [`${rack}?`, 'Q'],
      });
      for (const { action, play } of rearrangements({
        table: view,
        seat: 0,
        graph,
        alphabet,
        steps: 50_000,
      })) {
        found++;
        expect(inspectRearrangement(view, action).ok).toBe(true);
        expect(play.words.filter((word) => !isKnown(word))).toEqual([]);
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});

/** Tiles with spaces between; a blank is lower case. */
const IN_LANGUAGES: Readonly<
  Record<LanguageId, Readonly<Record<'rearrange' | 'recycle' | 'pickUp', string>>>
> = {
  english: { rearrange: 'T E N + O S', recycle: 'T E N + O', pickUp: 'a R T + A' },
  german: { rearrange: 'O R T + S', recycle: 'T O N + R', pickUp: 'T ü R + Ü' },
  french: { rearrange: 'R A T + E', recycle: 'M E R + T', pickUp: 'j E U + J' },
  spanish: { rearrange: 'O LL A + S C', recycle: 'P E R O + RR A', pickUp: 'O ll A + LL' },
  dutch: { rearrange: 'L A T + S A', recycle: 'L A T + K', pickUp: 'T i J D + I' },
  polish: { rearrange: 'N I Ć + M I', recycle: 'S E N + Ń', pickUp: 'ź L E + Ź' },
  catalan: { rearrange: 'A NY + S C A', recycle: 'A NY + L S', pickUp: 'C E l·l A + L·L' },
};

describe.each(LANGUAGE_IDS)('in %s', (language) => {
  const game = languageGame(language);
  const knows = (word: string): boolean => game.lexicon.has(word);
  const open = (text: string, options: Readonly<Record<string, unknown>>): PlayerView => {
    const [laid = [], rack = []] = text.split(' + ').map((tiles) => tiles.split(' '));
    const all = { ...options, 'letters.language': language };
    return viewOf({ options: all, words: [['H8', 'across', laid]], racks: [rack, ['E']] });
  };

  test('a word is rearranged in every way that exists', () => {
    const view = open(IN_LANGUAGES[language].rearrange, {
      'shift.anagram': 'on',
      'shift.anagram.span': 'slide',
    });
    const found = new Map<string, number>();
    const { graph: words, alphabet: letters } = game.engine.library.vocabulary(view.ruleset, null);
    const search = { table: view, seat: 0, graph: words, alphabet: letters, steps: 1_000_000 };
    for (const { play } of rearrangements(search)) {
      const key = keyOf(play.board);
      found.set(key, Math.max(scoreOf(view, 0, play, []).total, found.get(key) ?? -1));
    }
    const obvious = obviousRearrangements(view, 3, knows);
    expect(obvious.size).toBeGreaterThan(0);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(obvious));
  });

  test('a tile is recycled for every other that leaves words', () => {
    const view = open(IN_LANGUAGES[language].recycle, { 'shift.recycle': 'on' });
    const found = recyclings(view, 0, knows).map(({ square, tile, gained }) => `${square} ${gained}>${tile}`);
    const expected = obviousRecyclings(view, itemAt(view.racks, 0), knows);
    expect(expected.length).toBeGreaterThan(0);
    expect(found.sort()).toEqual(expected.sort());
  });

  test('a blank is picked up by the tile that it stands for', () => {
    const view = open(IN_LANGUAGES[language].pickUp, { 'blank.retrieve': 'on' });
    const [only, ...more] = retrievals(view, 0);
    expect(more).toEqual([]);
    expect([only?.tile, only?.table.racks[0]]).toEqual([itemAt(view.racks, 0)[0], ['?']]);
  });
});
