import { buildGraph } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import type { Ending } from '../../src/endgame/ending.ts';
import { type EndgamePosition, EndgameSolver } from '../../src/entries/endgame.ts';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';
import { exhaustiveValue } from '../support/obvious-endgame.ts';
import { languageGame, LANGUAGE_IDS, languagePosition } from '../support/language-games.ts';
import type { Position } from '../support/obvious-generator.ts';
import { type PositionKind, type Random, randomPosition, seededRandom } from '../support/random-position.ts';

const SMALL: PositionKind = {
  columns: 5,
  rows: 5,
  letters: 5,
  words: 40,
  longestWord: 4,
  rackSize: 3,
  blanks: 0,
  blocked: 0,
  openingDown: true,
};

interface Setting {
  readonly kind: PositionKind;
  readonly sides: number;
  readonly ending: Ending;
  readonly positions: number;
}

const ONE_ROUND: Ending = { idleTurns: 2, passing: 'free' };

const SETTINGS: readonly (readonly [name: string, setting: Setting])[] = [
  ['two sides, one round of passes', { kind: SMALL, sides: 2, ending: ONE_ROUND, positions: 8 }],
  ['a blank', { kind: { ...SMALL, blanks: 1, rackSize: 2 }, sides: 2, ending: ONE_ROUND, positions: 10 }],
  [
    'two rounds of passes',
    { kind: SMALL, sides: 2, ending: { idleTurns: 4, passing: 'free' }, positions: 10 },
  ],
  [
    'passing only without a play',
    { kind: SMALL, sides: 2, ending: { idleTurns: 2, passing: 'unable' }, positions: 10 },
  ],
  [
    'no second pass with a play',
    { kind: SMALL, sides: 2, ending: { idleTurns: 4, passing: 'once' }, positions: 10 },
  ],
  [
    'three sides, two against one',
    {
      kind: { ...SMALL, rackSize: 2 },
      sides: 3,
      ending: { idleTurns: 3, passing: 'free' },
      positions: 10,
    },
  ],
  [
    'four sides, three against one',
    {
      kind: { ...SMALL, rackSize: 2, words: 30 },
      sides: 4,
      ending: { idleTurns: 4, passing: 'free' },
      positions: 10,
    },
  ],
  [
    'letters beyond the thirty-first',
    {
      kind: { ...SMALL, letters: 40, words: 400, longestWord: 3 },
      sides: 2,
      ending: ONE_ROUND,
      positions: 5,
    },
  ],
];

/** `letters`: how many the alphabet has. */
function lateGame(
  game: Position,
  { kind, sides, ending }: Omit<Setting, 'positions'>,
  letters: number,
  random: Random,
): EndgamePosition {
  const others = Array.from({ length: sides - 1 }, () =>
    Array.from({ length: 1 + random(kind.rackSize) }, () => 1 + random(letters)),
  );
  return { board: game.board, racks: [game.rack, ...others], idleTurns: random(ending.idleTurns) };
}

function expectValue(game: Position, position: EndgamePosition, ending: Ending, label: string): void {
  const graph = buildGraph(game.words);
  const expected = exhaustiveValue(game, position, ending);
  const answers = KERNELS.map(([name, makeKernel]) => {
    const generator = new MoveGenerator(makeKernel(), { nodes: makeNodeTable(graph) }, game.numbers);
    const solver = new EndgameSolver(generator);
    for (const nodes of [5, 20, 100]) {
      const early = solver.solve(position, ending, { nodes });
      expect(early.lower, `${name}, ${label}, ${nodes} nodes`).toBeLessThanOrEqual(expected);
      expect(early.upper, `${name}, ${label}, ${nodes} nodes`).toBeGreaterThanOrEqual(expected);
    }
    const answer = solver.solve(position, ending, { nodes: 1e6 });
    expect(answer.isProven, `${name}, ${label}`).toBe(true);
    expect(answer.value, `${name}, ${label}`).toBe(expected);
    return answer;
  });
  expect(answers[1], label).toEqual(answers[0]);
}

const LANGUAGE_POSITIONS = 4;

describe('an endgame is worth what trying every line to the end finds', () => {
  test.each(SETTINGS)('%s', (_, setting) => {
    for (let seed = 0; seed < setting.positions; seed++) {
      const random = seededRandom(seed);
      const game = randomPosition(setting.kind, random);
      const position = lateGame(game, setting, setting.kind.letters, random);
      expectValue(game, position, setting.ending, `seed ${seed}`);
    }
  });

  test.each(LANGUAGE_IDS)('words, tiles and values in %s', (language) => {
    const setting = { kind: SMALL, sides: 2, ending: ONE_ROUND };
    for (let seed = 0; seed < LANGUAGE_POSITIONS; seed++) {
      const random = seededRandom(seed);
      const game = languagePosition(language, SMALL, random);
      const letters = languageGame(language).alphabet.size;
      expectValue(game, lateGame(game, setting, letters, random), ONE_ROUND, `seed ${seed}`);
    }
  });
});
