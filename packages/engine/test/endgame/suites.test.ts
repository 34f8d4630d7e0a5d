import { configure } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { endingOf, EndgameSolver, LARGE_ROOM, PreEndgame } from '../../src/entries/endgame.ts';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { defaultGraph, standardNumbers } from '../support/bench-positions.ts';
import { preEndgameOf, readSuite } from '../support/endgame-suites.ts';
import { KERNELS } from '../support/kernels.ts';

/**
 * `npm run bench -- engine --suites` writes them. More positions with tiles in the bag take minutes: `LEXIKO_SUITES=whole`
 * looks at all, and so does the benchmark.
 */
const isWhole = process.env['LEXIKO_SUITES'] === 'whole';
const MOST_WITH_ONE = isWhole ? Infinity : 16;
const MOST_WITH_TWO = isWhole ? Infinity : 4;

/** Searching every play, the first six positions with a tile in the bag took a multiple. */
const MOST_NODES = 300_000;

const configured = configure({ preset: 'standard-2007' });
if (!configured.ok) throw new Error('the standard preset is broken');
const ruleset = configured.value;
const [, makeKernel] = KERNELS[1];
const numbers = standardNumbers();
const generator = new MoveGenerator(makeKernel(), { nodes: makeNodeTable(defaultGraph()) }, numbers);
const solver = new EndgameSolver(generator, LARGE_ROOM);

describe('the suites in fixtures/endgames', () => {
  test('endgames end as it was proven before', () => {
    const all = readSuite('empty-bag.cgp');
    for (const [at, { board, racks, said }] of all.entries()) {
      const answer = solver.solve({ board, racks, idleTurns: 0 }, endingOf(ruleset), {
        nodes: 100_000,
        line: 'left-out',
      });
      expect([answer.isProven, answer.value], `line ${at + 1}`).toEqual([true, said('value')]);
    }
  });

  test('with a tile in the bag the best play wins as many draws as it was proven before', () => {
    const judge = new PreEndgame(generator, solver, endingOf(ruleset));
    for (const [at, position] of readSuite('one-in-bag.cgp').slice(0, MOST_WITH_ONE).entries()) {
      const { moves, isDecided } = judge.judge(preEndgameOf(position, 1, ruleset), { wanted: 'wins' });
      expect(isDecided, `line ${at + 1}`).toBe(true);
      const { said } = position;
      expect(itemAt(moves, 0), `line ${at + 1}`).toMatchObject({ won: said('won'), tied: said('tied') });
    }
  });

  test('plays that leave a way out as it is need no search, so that proofs take few positions', () => {
    const judge = new PreEndgame(generator, solver, endingOf(ruleset));
    const nodes = readSuite('one-in-bag.cgp')
      .slice(0, 6)
      .map((position) => {
        judge.judge(preEndgameOf(position, 1, ruleset), { wanted: 'wins' });
        return judge.nodes;
      });
    expect(nodes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_NODES);
  });

  test('with two tiles in the bag a play that empties it wins as many pairs as it was proven before', () => {
    const judge = new PreEndgame(generator, solver, endingOf(ruleset));
    for (const [at, position] of readSuite('two-in-bag.cgp').slice(0, MOST_WITH_TWO).entries()) {
      const { tiles, said } = position;
      const { moves } = judge.judge(preEndgameOf(position, 2, ruleset), { only: [{ tiles }] });
      expect(itemAt(moves, 0), `line ${at + 1}`).toMatchObject({
        isProven: true,
        ways: 36,
        won: said('won'),
        tied: said('tied'),
      });
    }
  });
});
