/** What was learnt in each language fits its letters and its box, and makes sense to players of it. */

import { configure, type GameConfig, type Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { buildGraph } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_IDS, languageAlphabet, type LanguageId } from '../../../words/test/language-alphabets.ts';
import { learntTables } from '../../src/entries/all-learnt.ts';
import { fetchLearnt } from '../../src/entries/learnt.ts';
import {
  boxCounts,
  classicNumbers,
  leavesFor,
  leaveTextFor,
  leaveValue,
  makeLeaves,
  makeNodeTable,
  MoveGenerator,
  winChance,
  winTableFor,
} from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';

/** No leaves were learnt in Catalan, for which there is no word list. */
const LEARNT: readonly LanguageId[] = LANGUAGE_IDS.filter((id) => id !== 'catalan');

const GAMES: readonly (readonly [name: string, config: GameConfig])[] = [
  ['the standard game', { preset: 'standard-2007' }],
  ['nine tiles', { preset: 'standard-2007', options: { 'rack.size': 9 } }],
  ['Crosswords', { preset: 'crosswords' }],
];

function rulesetOf({ preset, options }: GameConfig, language: LanguageId): Ruleset {
  const ruleset = configure({ preset, options: { ...options, 'letters.language': language } });
  if (!ruleset.ok) throw new Error(ruleset.error.code);
  return ruleset.value;
}

test.each(LANGUAGE_IDS)('A page fetches the same for %s as is installed elsewhere', async (language) => {
  expect(await fetchLearnt(language)).toEqual(learntTables(language));
});

test('Languages and alphabets of which nothing was learnt have no leaves, and the chances of English games', () => {
  for (const id of ['catalan', 'klingon']) {
    expect(learntTables(id)).toEqual({ ...learntTables('english'), leaves: null });
  }
  const ruleset = rulesetOf({ preset: 'standard-2007' }, 'english');
  expect(leavesFor(learntTables('english'), ruleset, languageAlphabet('polish'))).toBeNull();
});

describe.each(LEARNT)('in %s', (language) => {
  const alphabet = languageAlphabet(language);
  const learnt = learntTables(language);

  test.each(GAMES)('leaves fit the box of %s', (_name, config) => {
    const ruleset = rulesetOf(config, language);
    const text = leaveTextFor(learnt, ruleset, alphabet);
    expect(text?.counts).toEqual(boxCounts(ruleset, alphabet));
    expect(text?.values.length).toBeGreaterThan(1000);
    expect(text?.values.length).toBeLessThan(70_000);
  });

  test('a blank is worth more than any letter', () => {
    const leaves = leavesFor(learnt, rulesetOf({ preset: 'standard-2007' }, language), alphabet);
    const worth = Array.from(alphabet.counts, (_, letter) => leaveValue(leaves ?? makeLeaves([]), [letter]));
    expect(itemAt(worth, 0)).toBeGreaterThan(15);
    expect(Math.max(...worth)).toBe(worth[0]);
  });

  test.each(GAMES)('a lead at %s is worth more the later it is', (_name, config) => {
    const wins = winTableFor(learnt, rulesetOf(config, language));
    expect(wins.gains.length).toBeGreaterThan(80);
    const chances = [80, 40, 10].map((unseen) => winChance(wins, 60, unseen));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(itemAt(chances, 0)).toBeGreaterThan(0.5);
    const even = winChance(wins, 0, 93);
    expect(even).toBeGreaterThan(0.48);
    expect(even).toBeLessThan(0.72);
  });

  test.each(KERNELS)('%s adds the parts of leaves up as the table does', (_kernel, makeKernel) => {
    const ruleset = rulesetOf({ preset: 'standard-2007' }, language);
    const leaves = leavesFor(learnt, ruleset, alphabet);
    if (leaves === null) throw new Error('no leaves');
    const numbers = { ...classicNumbers(ruleset, alphabet), exchangeBag: 7 };
    const nodes = makeNodeTable(buildGraph([[1, 2, 1]]));
    const generator = new MoveGenerator(makeKernel(), { nodes, leaves }, numbers);
    const last = alphabet.size;
    for (const rack of [
      [0, 1, 2, 3, 4, 5, last],
      [0, 0, last, last - 1, last - 2, 1, 1],
    ]) {
      generator.setRack({ letters: rack, bagSize: 50, otherPoints: 0 });
      for (const { letters: given, equityMilli } of generator.exchanges()) {
        const kept = [...rack];
        for (const letter of given) kept.splice(kept.indexOf(letter), 1);
        expect(Math.abs(equityMilli - 1000 * leaveValue(leaves, kept))).toBeLessThan(0.6 * 2 ** 4);
      }
    }
  });
});
