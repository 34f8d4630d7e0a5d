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
const SAMPLED_POSITIONS = 14;
const LEAD = 3;

interface Obvious {
  readonly won: number;
  readonly tied: number;
  readonly spread: number;
}

/** What a play that empties the bag ends with, over every tile (or two) that may be drawn. */
function obviousWorth(
  game: Position,
  unseen: readonly number[],
  bagSize: number,
  { move }: JudgedMove,
): Obvious {
  const tiles = move.type === 'play' ? move.tiles : [];
  const places = unseen.map((_, at) => at);
  const bags = bagSize === 1 ? places.map((at) => [at]) : pairsOf(places);
  const ends = bags.map((bag) => {
    const after = Uint8Array.from(game.board);
    const own = [...game.rack, ...bag.map((at) => itemAt(unseen, at))];
    for (const { square, letter } of tiles) {
      after[square] = letter;
      own.splice(own.indexOf(letter), 1);
    }
    const other = unseen.filter((_, at) => !bag.includes(at));
    return (
      LEAD + move.score - exhaustiveValue(game, { board: after, racks: [other, own], idleTurns: 0 }, ENDING)
    );
  });
  return {
    won: ends.filter((end) => end > 0).length,
    tied: ends.filter((end) => end === 0).length,
    spread: ends.reduce((sum, end) => sum + end, 0) / ends.length,
  };
}

function pairsOf(places: readonly number[]): readonly (readonly number[])[] {
  return places.flatMap((one) => places.filter((other) => other > one).map((other) => [one, other]));
}

function judged(makeKernel: MakeKernel, game: Position, unseen: readonly number[], bagSize: number) {
  const nodes = makeNodeTable(buildGraph(game.words));
  const generator = new MoveGenerator(makeKernel(), { nodes }, game.numbers);
  return new PreEndgame(generator, new EndgameSolver(generator), ENDING).judge(
    { board: game.board, rack: game.rack, unseen, bagSize, lead: LEAD, idleTurns: 0, idleLimit: 4 },
    {},
  );
}

function expectJudged(
  makeKernel: MakeKernel,
  game: Position,
  unseen: readonly number[],
  label: string,
  bagSize = 1,
): void {
  const { moves, isComplete } = judged(makeKernel, game, unseen, bagSize);
  expect(isComplete, label).toBe(true);
  const proven = moves.filter(
    ({ move, isProven }) => isProven && move.type === 'play' && move.tiles.length >= bagSize,
  );
  let most = -1;
  for (const one of moves.filter(({ move }) => move.type === 'play' && move.tiles.length >= bagSize)) {
    const worth = obviousWorth(game, unseen, bagSize, one);
    most = Math.max(most, worth.won + worth.tied / 2);
    if (!proven.includes(one)) continue;
    expect([one.won, one.tied], label).toEqual([worth.won, worth.tied]);
    if (one.isExact) expect(one.spread, label).toBeCloseTo(worth.spread);
  }
  const [best] = proven;
  if (best !== undefined && best === moves[0]) expect(best.won + best.tied / 2, label).toBe(most);
  if (bagSize === 1) expect(moves, label).toHaveLength(obviousPlays(game).length + 1);
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

  test('what is said to win most does, among all plays, and every play of a small game is proven', () => {
    const [, makeKernel] = KERNELS[1];
    let plays = 0;
    for (let seed = 20; seed < 30; seed++) {
      const random = seededRandom(seed);
      const game = randomPosition(KIND, random);
      const unseen = Array.from({ length: 3 }, () => 1 + random(KIND.letters));
      const { moves } = judged(makeKernel, game, unseen, 1);
      const best = moves.find(({ move }) => move.type === 'play');
      if (best === undefined) continue;
      plays++;
      expect(best.isProven, `seed ${seed}`).toBe(true);
    }
    expect(plays).toBeGreaterThan(5);
  });
});

test('with two tiles in the bag, plays of two tiles are judged by every pair that may be drawn', () => {
  const [, makeKernel] = KERNELS[1];
  for (let seed = 0; seed < POSITIONS; seed++) {
    const random = seededRandom(seed);
    const game = randomPosition(KIND, random);
    const unseen = Array.from({ length: 4 }, () => 1 + random(KIND.letters));
    expectJudged(makeKernel, game, unseen, `seed ${seed}`, 2);
  }
});

/** What who passes and goes on passing ends with, against all replies of a side that knows the tile in the bag. */
function obviousPass(game: Position, unseen: readonly number[]): Obvious {
  const ends = unseen.map((tile, at) => {
    const other = unseen.toSpliced(at, 1);
    const worthOf = (rack: readonly number[]): number =>
      rack.reduce((sum, letter) => sum + itemAt(game.numbers.values, letter), 0);
    const replies = obviousPlays({ ...game, rack: other }).map((text) => {
      const [placed = '', score] = text.split(' = ');
      const board = Uint8Array.from(game.board);
      const left = [...other, tile];
      for (const part of placed.split(' ').slice(1)) {
        const [square = 0, letter = 0] = part.split(':').map(Number);
        board[square] = letter;
        left.splice(left.indexOf(letter), 1);
      }
      const racks = [game.rack, left];
      return LEAD - Number(score) + exhaustiveValue(game, { board, racks, idleTurns: 0 }, ENDING);
    });
    return Math.min(LEAD + worthOf(other) - worthOf(game.rack), ...replies);
  });
  return {
    won: ends.filter((end) => end > 0).length,
    tied: ends.filter((end) => end === 0).length,
    spread: 0,
  };
}

test('a pass wins where neither waiting to the end nor any reply of the other side loses', () => {
  const [, makeKernel] = KERNELS[1];
  let won = 0;
  for (let seed = 0; seed < 40; seed++) {
    const random = seededRandom(seed);
    const game = randomPosition({ ...KIND, words: 12 }, random);
    const unseen = Array.from({ length: 3 }, () => 1 + random(KIND.letters));
    const pass = judged(makeKernel, game, unseen, 1).moves.find(({ move }) => move.type === 'pass');
    if (pass?.isProven !== true) continue;
    const worth = obviousPass(game, unseen);
    expect([pass.won, pass.tied], `seed ${seed}`).toEqual([worth.won, worth.tied]);
    won += worth.won;
  }
  expect(won).toBeGreaterThan(0);
});

test('the first play on an empty board ends the freedom to play anywhere', () => {
  const [, makeKernel] = KERNELS[1];
  const random = seededRandom(23);
  const game = randomPosition(KIND, random);
  expect(Array.from(game.board).every((tile) => tile === 0)).toBe(true);
  const unseen = Array.from({ length: 4 }, () => 1 + random(KIND.letters));
  expectJudged(makeKernel, game, unseen, 'seed 23', 2);
});

test('draws are weighed by the number of ways they can happen, and looking longer goes through more of them', () => {
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
  expect(looks[0]).toBe(1);
  // Two of the six tiles stay with the opponent: AA, AB, AC, AD, BC, BD, CC, CD.
  expect(itemAt(moves, 0)).toMatchObject({ draws: 8, ways: 15 });
  const stopped = preEndgame.judge(position, { looks: 1 });
  expect(itemAt(stopped.moves, 0).look).toBe(1);
});

/** What plays of two tiles win of all ways to draw the last two, both sides playing perfectly from then on. */
function obviousShares(game: Position, unseen: readonly number[], plays: readonly Placed[]) {
  const places = unseen.map((_, at) => at);
  const bags = pairsOf(places);
  return plays.map(({ tiles, score }) => {
    const after = Uint8Array.from(game.board);
    const kept = [...game.rack];
    for (const { square, letter } of tiles) {
      after[square] = letter;
      kept.splice(kept.indexOf(letter), 1);
    }
    const won = bags.map((bag) => {
      const own = [...kept, ...bag.map((at) => itemAt(unseen, at))];
      const other = unseen.filter((_, at) => !bag.includes(at));
      const rest = exhaustiveValue(game, { board: after, racks: [other, own], idleTurns: 0 }, ENDING);
      return (Math.sign(LEAD + score - rest) + 1) / 2;
    });
    return won.reduce((sum, one) => sum + one, 0) / bags.length;
  });
}

type Placed = Pick<ReturnType<MoveGenerator['placementAt']>, 'tiles' | 'score'>;

describe('with two tiles in the bag, whenever it is stopped', () => {
  test('shares lie within their bounds, and the first move is best, as often as is said; ties are ties', () => {
    const [, makeKernel] = KERNELS[1];
    let [bounds, missed, claims, wrong, closed] = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < SAMPLED_POSITIONS; seed++) {
      const random = seededRandom(700 + seed);
      const game = randomPosition({ ...KIND, words: 45 }, random);
      if (Array.from(game.board).every((letter) => letter === 0)) continue;
      const unseen = Array.from({ length: 4 }, () => 1 + random(KIND.letters));
      const nodes = makeNodeTable(buildGraph(game.words));
      const generator = new MoveGenerator(makeKernel(), { nodes }, game.numbers);
      generator.setBoard(game.board);
      generator.setRack({ letters: game.rack, bagSize: 2, otherPoints: 0 });
      const plays = Array.from({ length: generator.listPlacements() }, (_, at) =>
        generator.placementAt(at),
      ).filter(({ tiles }) => tiles.length >= 2);
      if (plays.length === 0) continue;
      const shares = obviousShares(game, unseen, plays);
      const shareOf = ({ move }: JudgedMove): number =>
        itemAt(
          shares,
          plays.findIndex(
            ({ tiles }) => move.type === 'play' && JSON.stringify(tiles) === JSON.stringify(move.tiles),
          ),
        );
      const judge = new PreEndgame(generator, new EndgameSolver(generator), ENDING);
      const position = { ...game, unseen, bagSize: 2, lead: LEAD, idleTurns: 0, idleLimit: 4 };
      const answers = [2, 4, 8, 16, Infinity].map((most) => {
        let asked = 0;
        return judge.judge(position, { only: plays, isInterrupted: () => ++asked > most });
      });
      for (const { moves, settled } of answers) {
        for (const move of moves) {
          bounds++;
          const share = shareOf(move);
          if (share < move.least - 1e-9 || share > move.most + 1e-9) missed++;
        }
        if (settled.confidence < 0.95) continue;
        claims++;
        if (Math.max(...shares) > shareOf(itemAt(moves, 0)) + 1e-9) wrong++;
      }
      const last = itemAt(answers, answers.length - 1);
      for (const move of last.moves)
        if (move.settled === 1 && last.isComplete) {
          closed++;
          expect([move.least, move.most, move.isProven], `seed ${seed}`).toEqual([
            expect.closeTo(shareOf(move)),
            expect.closeTo(shareOf(move)),
            true,
          ]);
        }
      expect(last.settled.confidence, `seed ${seed}`).toBe(1);
    }
    expect(missed).toBeLessThanOrEqual(bounds / 20);
    expect(wrong).toBeLessThanOrEqual(claims / 20);
    expect([bounds > 50, claims > 5, closed > 10]).toEqual([true, true, true]);
  });
});
