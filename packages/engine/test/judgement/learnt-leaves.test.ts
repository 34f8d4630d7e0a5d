import { ENGLISH_TABLES } from '../../src/judgement/learnt/english/tables.ts';
import { configure, type Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { ENGLISH } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import { RackParts } from '../../src/judgement/rack-parts.ts';
import { fitLeaves } from '../../src/entries/internals.ts';
import {
  classicNumbers,
  formatLeaveText,
  leavesFor,
  leaveTextFor,
  leaveValue,
  makeLeaves,
  makeNodeTable,
  MoveGenerator,
  parseLeaveText,
  wholeLeaves,
} from '../../src/entries/moves.ts';
import { buildGraph } from '@lexiko/words';
import { KERNELS } from '../support/kernels.ts';
import { seededRandom } from '../support/random-position.ts';

function rulesOf(preset: 'standard-2007' | 'crosswords', options = {}): Ruleset {
  const ruleset = configure({ preset, options });
  if (!ruleset.ok) throw new Error(ruleset.error.code);
  return ruleset.value;
}

const GAMES = [
  ['the standard game', rulesOf('standard-2007')],
  ['nine tiles', rulesOf('standard-2007', { 'rack.size': 9 })],
  ['Crosswords', rulesOf('crosswords')],
] as const;

function letters(text: string): number[] {
  return [...text].map((letter) => (letter === '?' ? 0 : ENGLISH.letters.indexOf(letter)));
}

describe.each(GAMES)('Leaves learnt for %s', (_name, ruleset) => {
  const leaves = leavesFor(ENGLISH_TABLES, ruleset, ENGLISH);
  const worth = (text: string): number => (leaves === null ? 0 : leaveValue(leaves, letters(text)));

  test('value blanks most and Q least, and mind repetition', () => {
    expect(worth('')).toBe(0);
    for (const letter of ENGLISH.letters.slice(1)) expect(worth('?')).toBeGreaterThan(worth(letter));
    expect(worth('Q')).toBeLessThan(worth('E'));
    expect(worth('UU')).toBeLessThan(2 * worth('U'));
  });

  test('stay small in the sources', () => {
    const text = leaveTextFor(ENGLISH_TABLES, ruleset, ENGLISH);
    expect(text?.values.length).toBeGreaterThan(1000);
    expect(text?.values.length).toBeLessThan(60_000);
  });
});

test('Leaves learnt for the standard game know an S and a good stem', () => {
  const leaves = leavesFor(ENGLISH_TABLES, GAMES[0][1], ENGLISH) ?? makeLeaves([]);
  const worth = (text: string): number => leaveValue(leaves, letters(text));
  expect(worth('S')).toBeGreaterThan(5);
  expect(worth('QU')).toBeGreaterThan(worth('Q') + worth('U'));
  expect(worth('AEINST')).toBeGreaterThan(worth('AEIOUU') + 20);
});

describe('Parts of racks', () => {
  const counts = [2, 3, 1, 2];
  const parts = new RackParts(counts, 3);

  test('are all racks that the box allows, each once', () => {
    const racks = [...parts.racks()].map((rack) => rack.join(''));
    const expected = new Set<string>();
    for (let code = 1; code < 5 ** 3; code++) {
      const digits = [code % 5, Math.floor(code / 5) % 5, Math.floor(code / 25)];
      const rack = digits.filter((digit) => digit > 0).map((digit) => digit - 1);
      const fits = counts.every((count, letter) => rack.filter((one) => one === letter).length <= count);
      if (rack.length > 0 && fits) expected.add(rack.sort((a, b) => a - b).join(''));
    }
    expect(new Set(racks)).toEqual(expected);
    expect(racks).toHaveLength(expected.size);
    expect(parts.count).toBe(expected.size + 1);
  });

  test('of one rack are found whatever tiles it repeats', () => {
    const numbers = new Map([...parts.racks()].map((rack, at) => [rack.join(''), at + 1]));
    const found = new Int32Array(64);
    const count = parts.within([0, 1, 1, 3], found);
    const expected = ['0', '1', '3', '01', '03', '11', '13', '011', '013', '113'];
    expect([...found.subarray(1, count)].sort((a, b) => a - b)).toEqual(
      expected.map((rack) => numbers.get(rack) ?? 0).sort((a, b) => a - b),
    );
  });

  test('keep their values in text to a fortieth of a point, large ones and small', () => {
    const random = seededRandom(4);
    const values = Float64Array.from(parts.sizes, () => (random(8000) - 4000) / 100);
    const leaves = parseLeaveText(formatLeaveText(parts, values));
    const listed = [...parts.racks()];
    const whole = wholeLeaves(leaves, counts);
    for (const [at, rack] of listed.entries()) {
      const within = listed
        .map((other, index) => (isWithin(other, rack) ? (values[index + 1] ?? 0) : 0))
        .reduce((sum, value) => sum + value, 0);
      expect(Math.abs(leaveValue(leaves, rack) - within), `rack ${at}`).toBeLessThan(0.025 * 8 + 0.001);
      expect(leaveValue(whole, rack)).toBeCloseTo(leaveValue(leaves, rack), 3);
    }
  });

  test('text that is cut short is a mistake', () => {
    const text = formatLeaveText(parts, new Float64Array(parts.count));
    expect(() => parseLeaveText({ ...text, values: text.values.slice(0, 9) })).toThrow('end too early');
  });
});

function isWithin(part: readonly number[], rack: readonly number[]): boolean {
  const rest = [...rack];
  return part.every((letter) => {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

test('A fit finds the values that racks were made from', () => {
  const counts = [2, 9, 9, 9, 9];
  const parts = new RackParts(counts, 2);
  const truth = (rack: readonly number[]): number =>
    rack.reduce((sum, letter) => sum + itemAt([20, 3, 0, -2, -4], letter), 0) -
    6 * rack.filter((letter, at) => at > 0 && letter === 3 && rack[at - 1] === 3).length;
  const random = seededRandom(8);
  const count = 12_000;
  const dealt = Array.from({ length: count }, () =>
    Array.from({ length: 4 }, () => random(5)).sort((a, b) => a - b),
  ).map((rack) => (rack.filter((letter) => letter === 0).length > 2 ? [0, 0, 1, 2] : rack));
  const values = fitLeaves(
    {
      rackSize: 4,
      letters: Uint8Array.from(dealt.flat()),
      equities: Int32Array.from(dealt, (rack) => Math.round(1000 * truth(rack)) + random(4000) - 2000),
    },
    parts,
    () => {},
  );
  const worth = new Map([...parts.racks()].map((rack, at) => [rack.join(''), values[at + 1]]));
  // Against an average draw: what matters is the difference between tiles.
  expect(Math.abs((worth.get('1') ?? 0) - (worth.get('4') ?? 0) - 7)).toBeLessThan(2);
  expect((worth.get('0') ?? 0) - (worth.get('2') ?? 0)).toBeGreaterThan(15);
  expect(worth.get('33')).toBeLessThan(-3);
});

describe.each(KERNELS)('%s', (_name, makeKernel) => {
  test.each(GAMES.slice(0, 2))('adds the parts of leaves up as the table does, %s', (_game, ruleset) => {
    const leaves = leavesFor(ENGLISH_TABLES, ruleset, ENGLISH);
    if (leaves === null) throw new Error('no leaves');
    const graph = buildGraph([letters('CAB')]);
    const numbers = { ...classicNumbers(ruleset, ENGLISH), exchangeBag: 7 };
    const generator = new MoveGenerator(makeKernel(), { nodes: makeNodeTable(graph), leaves }, numbers);
    for (const rack of ['AEINRS?', 'QQUVIIO', '??SSEET', 'AEINRSTDG'.slice(0, numbers.rackSize)]) {
      generator.setRack({ letters: letters(rack), bagSize: 50, otherPoints: 0 });
      for (const { letters: given, equityMilli } of generator.exchanges()) {
        const kept = letters(rack);
        for (const letter of given) kept.splice(kept.indexOf(letter), 1);
        expect(Math.abs(equityMilli - 1000 * leaveValue(leaves, kept))).toBeLessThan(0.6 * 2 ** 4);
      }
    }
  });
});
