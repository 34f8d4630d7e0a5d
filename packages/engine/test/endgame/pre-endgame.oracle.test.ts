import { itemAt } from '@lexiko/rules/item-at';
import { buildGraph } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import { EndgameSolver, PreEndgame, type JudgedMove } from '../../src/entries/endgame.ts';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import type { MakeKernel } from '../../src/index.ts';
import { KERNELS } from '../support/kernels.ts';
import { exhaustiveValue } from '../support/obvious-endgame.ts';
import { languageGame, LANGUAGE_IDS, languagePosition } from '../support/language-games.ts';
import { obviousPlays, type Position } from '../support/obvious-generator.ts';
import { type PositionKind, randomPosition, seededRandom } from '../support/random-position.ts';

const KIND: PositionKind = {
  columns: 5,
  rows: 5,
  letters: 4,
  words: 30,
  longestWord: 4,
  rackSize: 2,
  blanks: 0,
  blocked: 0,
  openingDown: true,
};
const ENDING = { idleTurns: 2, passing: 'free' } as const;
const POSITIONS = 4;
const LANGUAGE_POSITIONS = 2;
const LEAD = 3;

function expectJudged(
  makeKernel: MakeKernel,
  game: Position,
  unseen: readonly number[],
  label: string,
): void {
  const { board, rack, numbers } = game;
  const nodes = makeNodeTable(buildGraph(game.words));
  const generator = new MoveGenerator(makeKernel(), { nodes }, numbers);
  const { moves, isComplete } = new PreEndgame(generator, new EndgameSolver(generator), ENDING).judge(
    { board, rack, unseen, bagSize: 1, lead: LEAD, idleTurns: 0, idleLimit: 4 },
    {},
  );
  expect(isComplete).toBe(true);
  for (const judged of moves.filter(({ move, look }) => move.type === 'play' && look >= 4)) {
    const ends = unseen.map((drawn, at) => {
      const after = Uint8Array.from(board);
      const own = [...rack, drawn];
      for (const { square, letter } of tilesOf(judged)) {
        after[square] = letter;
        own.splice(own.indexOf(letter), 1);
      }
      const position = { board: after, racks: [unseen.toSpliced(at, 1), own], idleTurns: 0 };
      return LEAD + judged.move.score - exhaustiveValue(game, position, ENDING);
    });
    const share = (holds: (spread: number) => boolean): number => ends.filter(holds).length / ends.length;
    expect(judged.spread, label).toBeCloseTo(ends.reduce((sum, end) => sum + end, 0) / ends.length);
    expect(judged.win, label).toBeCloseTo(share((end) => end > 0));
    expect(judged.tie, label).toBeCloseTo(share((end) => end === 0));
  }
  const plays = obviousPlays(game).length;
  expect(moves, label).toHaveLength(Math.min(32, plays + 1));
}

describe('with one tile in the bag', () => {
  test.each(KERNELS)('%s judges a play by every tile that may be drawn, the rest solved', (_, makeKernel) => {
    for (let seed = 0; seed < POSITIONS; seed++) {
      const random = seededRandom(seed);
      const game = randomPosition(KIND, random);
      const unseen = Array.from({ length: 3 }, () => 1 + random(KIND.letters));
      expectJudged(makeKernel, game, unseen, `seed ${seed}`);
    }
  });

  test.each(LANGUAGE_IDS)('the same in %s', (language) => {
    const [, makeKernel] = KERNELS[1];
    for (let seed = 0; seed < LANGUAGE_POSITIONS; seed++) {
      const random = seededRandom(seed);
      const game = languagePosition(language, KIND, random);
      const letters = languageGame(language).alphabet.size;
      const unseen = Array.from({ length: 3 }, () => 1 + random(letters));
      expectJudged(makeKernel, game, unseen, `seed ${seed}`);
    }
  });
});

function tilesOf({ move }: JudgedMove): readonly { readonly square: number; readonly letter: number }[] {
  return move.type === 'play' ? move.tiles : [];
}

test('with four tiles in the bag every draw is weighed, and looking longer goes through more of them', () => {
  const random = seededRandom(5);
  const game = randomPosition({ ...KIND, words: 60 }, random);
  const unseen = [1, 1, 2, 3, 3, 4];
  const [, makeKernel] = KERNELS[1];
  const generator = new MoveGenerator(
    makeKernel(),
    { nodes: makeNodeTable(buildGraph(game.words)) },
    game.numbers,
  );
  const looks: number[] = [];
  const preEndgame = new PreEndgame(generator, new EndgameSolver(generator), ENDING);
  const position = { ...game, unseen, bagSize: 4, lead: 0, idleTurns: 0, idleLimit: 4 };
  const { moves } = preEndgame.judge(position, {
    onLook: (answer) => looks.push(itemAt(answer.moves, 0).look),
  });
  expect(looks).toEqual([1, 2, 3, 4, 5]);
  // Two of the six tiles stay with the opponent: AA, AB, AC, AD, BC, BD, CC, CD.
  expect(itemAt(moves, 0).draws).toBe(8);
  const stopped = preEndgame.judge(position, { looks: 1 });
  expect(itemAt(stopped.moves, 0).look).toBe(1);
});
