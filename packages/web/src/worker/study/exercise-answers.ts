/** Makes the tasks of the short practices from everyday words of the dictionary that is asked. */

import { leaveJudgeFor } from '@lexiko/engine/moves';
import type { GameConfig } from '@lexiko/rules';
import {
  allTiles,
  BLANK,
  emptyBoard,
  withLaid,
  withoutTiles,
  type Placement,
  type Tile,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { readWord, type Lexicon } from '@lexiko/words';
import { hooksOf, listWords } from '@lexiko/words/questions';
import type { LeaveTask, PlayTask } from '../../learn/exercises/exercise.ts';
import { rulesetOf } from '../../learn/lesson-table.ts';
import { puzzleConfig } from '../../learn/puzzles/puzzle-set.ts';
import { isLanguage } from '../../words/dictionaries.ts';
import { randomNumbers } from '../chance-source.ts';
import type { Answerer } from './answerer.ts';

/** The highest level of words that a child knows. */
const EVERYDAY_LEVEL = 35;
/** As many of the commonest words as tasks are made from. */
const MOST_WORDS = 400;
const WRONG_HOOKS = 2;
const LEAVE_SIZE = 3;
/** Points by which the better leave is worth more, so that the reason can be seen. */
const CLEAR_DIFFERENCE = 8;

type Random = () => number;

/** What tasks are made with. */
interface Workshop {
  readonly lexicon: Lexicon;
  readonly config: GameConfig;
  readonly random: Random;
}

/** Everyday words of these lengths that are fit for school. */
function everydayWords(lexicon: Lexicon, min: number, max: number): readonly string[] {
  const words = listWords(lexicon, { min, max, maxLevel: EVERYDAY_LEVEL, school: 2, sort: 'commonness' });
  return [...words].slice(0, MOST_WORDS);
}

function pick<T>(items: readonly T[], random: Random): T {
  return itemAt(items, Math.floor(random() * items.length));
}

function mixed<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function tilesOf({ alphabet }: Lexicon, word: string): readonly Tile[] {
  const letters = readWord(alphabet, word);
  if (letters === null) throw new RangeError(`${word} is not spelt in the alphabet`);
  return [...letters].map((number) => itemAt(alphabet.letters, number));
}

/** The tiles in row 8, with the middle one on the star. */
function laidAcross(tiles: readonly Tile[], { config }: Workshop): readonly Placement[] {
  const { centre } = rulesetOf(config).layout;
  const first = centre - Math.floor(tiles.length / 2);
  return tiles.map((tile, at): Placement => [first + at, tile]);
}

/** Draws words until one makes a task. */
function taskFrom(
  words: readonly string[],
  random: Random,
  make: (word: string) => PlayTask | null,
): PlayTask {
  for (const word of mixed(words, random)) {
    const task = make(word);
    if (task !== null) return task;
  }
  throw new Error('no everyday word makes a task');
}

function hookTask(shop: Workshop): PlayTask {
  const { lexicon, config, random } = shop;
  const { layout, tiles: set } = rulesetOf(config);
  const familiar = new Set(listWords(lexicon, { min: 3, max: 6, maxLevel: EVERYDAY_LEVEL, school: 2 }));
  return taskFrom(everydayWords(lexicon, 3, 4), random, (word) => {
    const laid = laidAcross(tilesOf(lexicon, word), shop);
    const [before, after] = [(laid[0]?.[0] ?? 0) - 1, (laid.at(-1)?.[0] ?? 0) + 1];
    const { front, back } = hooksOf(lexicon, readWord(lexicon.alphabet, word) ?? new Uint8Array());
    const hooks = [
      ...front.map((letter) => ({ letter, square: before, made: letter + word })),
      ...back.map((letter) => ({ letter, square: after, made: word + letter })),
    ].filter(({ letter, made }) => familiar.has(made) && set.letters.includes(letter));
    const others = set.letters.filter(
      (letter) => letter !== BLANK && !front.includes(letter) && !back.includes(letter),
    );
    if (hooks.length === 0 || others.length < WRONG_HOOKS) return null;
    const hook = pick(hooks, random);
    const rack = mixed([hook.letter, ...mixed(others, random).slice(0, WRONG_HOOKS)], random);
    const board = withLaid(emptyBoard(layout), laid);
    const answer: readonly Placement[] = [[hook.square, hook.letter]];
    return {
      kind: 'hooks',
      position: { config, board, rack },
      word,
      answer,
      made: hook.made,
      ends: [before, after],
    };
  });
}

/** A word to be made from the whole rack. With a blank, it stands for one of the letters. */
function rackTask(kind: 'blanks' | 'bingos', length: number, shop: Workshop): PlayTask {
  const { lexicon, config, random } = shop;
  const { layout, tiles: set } = rulesetOf(config);
  return taskFrom(everydayWords(lexicon, length, length), random, (word) => {
    const tiles = tilesOf(lexicon, word);
    const blank = kind === 'blanks' ? Math.floor(random() * tiles.length) : -1;
    const rack = tiles.map((tile, at) => (at === blank ? BLANK : tile));
    if (withoutTiles(allTiles(set), rack) === null) return null;
    const laid = tiles.map((tile, at) => (at === blank ? tile.toLowerCase() : tile));
    return {
      kind,
      position: { config, board: emptyBoard(layout), rack: mixed(rack, random) },
      word,
      answer: laidAcross(laid, shop),
      made: word,
      ends: [],
    };
  });
}

export const answerExercise: Answerer<'exercise'> = ({ kind, round, number }, { engine }) => {
  const { lexicon } = engine.library;
  const { id: language } = lexicon.alphabet;
  if (!isLanguage(language)) throw new Error(`nobody plays in ${language}`);
  const config = puzzleConfig({ id: lexicon.identity.id, language });
  const random = randomNumbers(`${kind} ${round} ${number}`);
  const shop = { lexicon, config, random };
  switch (kind) {
    case 'hooks':
      return hookTask(shop);
    case 'blanks':
      return rackTask('blanks', 4, shop);
    case 'bingos':
      return rackTask('bingos', 7, shop);
    case 'leaves': {
      const ruleset = rulesetOf(config);
      const worthOf = leaveJudgeFor(engine.library.learnt, ruleset, lexicon.alphabet);
      const worth = (tiles: readonly Tile[]): number =>
        worthOf(tiles.map((tile) => lexicon.alphabet.letters.indexOf(tile)));
      const letters = allTiles(ruleset.tiles).filter((tile) => tile !== BLANK);
      for (;;) {
        const drawn = mixed(letters, random);
        const leaves: LeaveTask['leaves'] = [
          drawn.slice(0, LEAVE_SIZE),
          drawn.slice(LEAVE_SIZE, 2 * LEAVE_SIZE),
        ];
        const lead = worth(leaves[0]) - worth(leaves[1]);
        if (Math.abs(lead) >= CLEAR_DIFFERENCE) return { kind, language, leaves, better: lead > 0 ? 0 : 1 };
      }
    }
  }
};
