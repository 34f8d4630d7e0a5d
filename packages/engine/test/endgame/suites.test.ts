import { readFileSync } from 'node:fs';
import { configure } from '@lexiko/rules';
import { isLaidBlank, letterOf } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { parseCgp, type CgpPosition } from '@lexiko/rules/notation';
import { ENGLISH } from '@lexiko/words';
import { describe, expect, test } from 'vitest';
import {
  endingOf,
  EndgameSolver,
  idleLimitWithBag,
  LARGE_ROOM,
  PreEndgame,
} from '../../src/entries/endgame.ts';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { defaultGraph, standardNumbers } from '../support/bench-positions.ts';
import { KERNELS } from '../support/kernels.ts';

/**
 * `npm run bench -- engine --suites` writes them. More positions with a tile in the bag take minutes: `LEXIKO_SUITES=whole`
 * looks at all.
 */
const MOST_WITH_A_TILE = process.env['LEXIKO_SUITES'] === 'whole' ? Infinity : 2;

const configured = configure({ preset: 'standard-2007' });
if (!configured.ok) throw new Error('the standard preset is broken');
const ruleset = configured.value;
const [, makeKernel] = KERNELS[1];
const numbers = standardNumbers();
const generator = new MoveGenerator(makeKernel(), { nodes: makeNodeTable(defaultGraph()) }, numbers);
const solver = new EndgameSolver(generator, LARGE_ROOM);

interface SuitePosition {
  readonly board: Uint8Array;
  readonly racks: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly said: (name: string) => number;
}

function readSuite(name: string): readonly SuitePosition[] {
  const text = readFileSync(new URL(`../../../../fixtures/endgames/${name}`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const parsed = parseCgp(line);
      if (!parsed.ok) throw new Error(`${name}: ${line}`);
      return numbered(parsed.value);
    });
}

function numbered({ board, racks, scores, operations }: CgpPosition): SuitePosition {
  return {
    board: Uint8Array.from(board, (laid) =>
      laid === '' ? 0 : ENGLISH.letters.indexOf(letterOf(laid)) + (isLaidBlank(laid) ? 64 : 0),
    ),
    racks: racks.map((rack) => rack.map((tile) => Math.max(0, ENGLISH.letters.indexOf(tile)))),
    scores,
    said: (name) => Number(operations.find((operation) => operation.name === name)?.text),
  };
}

/** Whatever is neither on the board nor on the rack. */
function unseenIn({ board, racks }: SuitePosition): readonly number[] {
  const left = Array.from(numbers.counts);
  for (const laid of board) if (laid !== 0) left[laid >= 64 ? 0 : laid]!--;
  for (const letter of itemAt(racks, 0)) left[letter]!--;
  return left.flatMap((count, letter) => Array.from({ length: count }, () => letter));
}

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
    for (const [at, position] of readSuite('one-in-bag.cgp').slice(0, MOST_WITH_A_TILE).entries()) {
      const { board, racks, scores, said } = position;
      const { moves, isDecided } = judge.judge(
        {
          board,
          rack: itemAt(racks, 0),
          unseen: unseenIn(position),
          bagSize: 1,
          lead: itemAt(scores, 0) - itemAt(scores, 1),
          idleTurns: 0,
          idleLimit: idleLimitWithBag(ruleset),
        },
        { looks: 9 },
      );
      expect(isDecided, `line ${at + 1}`).toBe(true);
      expect(itemAt(moves, 0), `line ${at + 1}`).toMatchObject({ won: said('won'), tied: said('tied') });
    }
  });
});
