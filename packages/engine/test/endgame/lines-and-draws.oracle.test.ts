import { itemAt } from '@lexiko/rules/item-at';
import { buildGraph } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import { boardAfter, lettersTaken, without } from '../../src/endgame/pre-endgame-candidates.ts';
import {
  drawOutcomes,
  EndgameSolver,
  settlement,
  wholeLine,
  type EndgameMove,
  type EndgamePosition,
} from '../../src/entries/endgame.ts';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';
import { exhaustiveValue } from '../support/obvious-endgame.ts';
import type { Position } from '../support/obvious-generator.ts';
import { type PositionKind, randomPosition, seededRandom } from '../support/random-position.ts';

const KIND: PositionKind = {
  columns: 5,
  rows: 5,
  letters: 4,
  words: 30,
  longestWord: 4,
  rackSize: 3,
  blanks: 0,
  blocked: 0,
  openingDown: true,
};
const ENDING = { idleTurns: 2, passing: 'free' } as const;
const LIMITS = { nodes: 1e6 };

function tools(game: Position) {
  const [, makeKernel] = KERNELS[1];
  const nodes = makeNodeTable(buildGraph(game.words));
  const generator = new MoveGenerator(makeKernel(), { nodes }, game.numbers);
  const solver = new EndgameSolver(generator);
  const playsOf = (rack: readonly number[]) => {
    generator.setBoard(game.board);
    generator.setRack({ letters: rack, bagSize: 0, otherPoints: 0 });
    return Array.from({ length: generator.listPlacements() }, (_, at) => generator.placementAt(at));
  };
  return { solver, playsOf };
}

/** What the line brings the side to move, counted move by move. */
function countedGain(
  { numbers }: Position,
  { racks }: EndgamePosition,
  moves: readonly EndgameMove[],
): { readonly gain: number; readonly left: readonly (readonly number[])[] } {
  let gain = 0;
  const left = [...racks];
  for (const [at, move] of moves.entries()) {
    const side = at % 2;
    gain += side === 0 ? move.score : -move.score;
    left[side] = without(itemAt(left, side), lettersTaken(move));
  }
  const [own = 0, other = 0] = settlement(left, numbers.values);
  return { gain: gain + own - other, left };
}

describe('the line of an endgame', () => {
  test('goes to the last turn, and brings what is proven, from every move', () => {
    let lines = 0;
    for (let seed = 0; seed < 12; seed++) {
      const random = seededRandom(seed);
      const game = randomPosition(KIND, random);
      const other = Array.from({ length: 2 }, () => 1 + random(KIND.letters));
      const position: EndgamePosition = { board: game.board, racks: [game.rack, other], idleTurns: 0 };
      const { solver, playsOf } = tools(game);
      const asked = { position, ending: ENDING, values: game.numbers.values };
      const best = wholeLine(solver, asked, LIMITS);
      expect(best.value, `seed ${seed}`).toBe(exhaustiveValue(game, position, ENDING));
      for (const first of [null, ...playsOf(game.rack)]) {
        const line = first === null ? best : wholeLine(solver, { ...asked, known: [first] }, LIMITS);
        const { gain, left } = countedGain(game, position, line.moves);
        expect([line.isProven, line.value], `seed ${seed}`).toEqual([true, gain]);
        expect(line.racks).toEqual(left);
        const passes = line.moves.slice(-ENDING.idleTurns).filter(({ type }) => type === 'pass');
        expect(left.some((rack) => rack.length === 0) || passes.length === ENDING.idleTurns).toBe(true);
        // What is known of a line is not asked again.
        const known = line.moves.slice(0, 2);
        expect(wholeLine(solver, { ...asked, known }, LIMITS)).toEqual(line);
        if (first === null) continue;
        expect(line.value).toBeLessThanOrEqual(best.value);
        const kept = without(game.rack, lettersTaken(first));
        const after = { board: boardAfter(game.board, first), racks: [other, kept], idleTurns: 0 };
        if (kept.length > 0) expect(line.value).toBe(first.score - exhaustiveValue(game, after, ENDING));
        lines++;
      }
    }
    expect(lines).toBeGreaterThan(50);
  });

  test('that is not proven still ends with the game', () => {
    const game = randomPosition(KIND, seededRandom(3));
    const position: EndgamePosition = { board: game.board, racks: [game.rack, [1, 2]], idleTurns: 0 };
    const { solver } = tools(game);
    const line = wholeLine(
      solver,
      { position, ending: ENDING, values: game.numbers.values },
      { nodes: 2, line: 'left-out' },
    );
    const { left } = countedGain(game, position, line.moves);
    expect(line.moves.length).toBeGreaterThan(1);
    expect(left).toEqual(line.racks);
  });
});

describe('plays that empty the bag', () => {
  test.each([1, 2])(
    'are won, tied or lost draw by draw, as solving each of them says (%i in the bag)',
    (bagSize) => {
      const seen = new Set<string>();
      for (let seed = 0; seed < 10; seed++) {
        const random = seededRandom(100 * bagSize + seed);
        const game = randomPosition({ ...KIND, rackSize: bagSize === 1 ? 3 : 2 }, random);
        // Nobody empties a bag with the first play.
        if (Array.from(game.board).every((letter) => letter === 0)) continue;
        const unseen = Array.from({ length: 2 + bagSize }, () => 1 + random(KIND.letters));
        const { solver, playsOf } = tools(game);
        const plays = playsOf(game.rack).filter(({ tiles }) => tiles.length >= bagSize);
        const lead = random(7) - 3;
        const position = {
          board: game.board,
          rack: game.rack,
          unseen,
          bagSize,
          lead,
          idleTurns: 0,
          idleLimit: 4,
        };
        const steps = drawOutcomes(
          solver,
          { position, ending: ENDING, plays },
          { ways: Infinity, isInterrupted: () => false },
        );
        let step = steps.next();
        while (step.done !== true) step = steps.next();
        const { draws, isComplete, plays: outcomes } = step.value;
        expect(isComplete).toBe(true);
        for (const [at, play] of plays.entries())
          for (const [place, { drawn, left }] of draws.entries()) {
            const own = without([...game.rack, ...drawn], lettersTaken(play));
            const after = { board: boardAfter(game.board, play), racks: [left, own], idleTurns: 0 };
            const end = lead + play.score - exhaustiveValue(game, after, ENDING);
            const result = end > 0 ? 'won' : end === 0 ? 'tied' : 'lost';
            expect(outcomes[at]?.[place], `seed ${seed}`).toEqual({ result, isProven: true });
            seen.add(result);
          }
      }
      expect([...seen]).toEqual(expect.arrayContaining(['lost', 'won']));
    },
  );

  test('count for the draws seen so far if somebody interrupts, and are refused if they leave tiles', () => {
    const game = randomPosition(KIND, seededRandom(1));
    const { solver, playsOf } = tools(game);
    const plays = playsOf(game.rack);
    const position = {
      board: game.board,
      rack: game.rack,
      unseen: [1, 2, 3],
      bagSize: 1,
      lead: 0,
      idleTurns: 0,
      idleLimit: 4,
    };
    let asked = 0;
    const steps = drawOutcomes(
      solver,
      { position, ending: ENDING, plays },
      { ways: Infinity, isInterrupted: () => ++asked > 1 },
    );
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value.isComplete).toBe(false);
    expect(step.value.draws.length).toBeLessThan(3);
    const one = plays.filter(({ tiles }) => tiles.length === 1);
    const wrong = { position: { ...position, bagSize: 2 }, ending: ENDING, plays: one };
    expect(() => drawOutcomes(solver, wrong, { ways: 9, isInterrupted: () => false }).next()).toThrow(
      /leaves tiles/u,
    );
  });
});
