import { configure } from '@lexiko/rules';
import { allTiles, liftedTile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { parseCgp } from '@lexiko/rules/notation';
import {
  boardNumbers,
  classicNumbers,
  generatorTables,
  lettersOf,
  MoveGenerator,
  type Play,
} from '@lexiko/engine/moves';
import { describe, expect, test } from 'vitest';
import { KERNELS } from '../../engine/test/support/kernels.ts';
import { english } from '../../words/test/english-files.ts';
import { factsOf } from '../src/explanation/facts.ts';
import { makeLastDrawsJudge, type GameTurn, type LastDraws } from '../src/index.ts';

const POSITION =
  'M1GLANCErS5/O1O6HERRY1/N1O1QUADRAT4/YUP12/1R13/DO3JAW7/EL2LADEN6/BI1WAGON7/1tAE11/SH3Z1U5V1/E4O1N5E1/' +
  'D4R1FIFTIES1/AGENTIVE4XI1/T6L5C1/E6T5A1 BEIMOPR/ 408/387 0';

const [, makeKernel] = KERNELS[1];
const { alphabet, graph } = english();
const configured = configure({ preset: 'standard-2007' });
if (!configured.ok) throw new Error('the standard preset is broken');
const ruleset = configured.value;
const generator = new MoveGenerator(
  makeKernel(),
  generatorTables(graph, null),
  classicNumbers(ruleset, alphabet),
);

function turnAt(cgp: string): GameTurn {
  const parsed = parseCgp(cgp);
  if (!parsed.ok) throw new Error(cgp);
  const { board, racks, scores } = parsed.value;
  const rack = itemAt(racks, 0);
  const unseen = [...allTiles(ruleset.tiles)];
  for (const tile of [...rack, ...board.filter((laid) => laid !== '').map(liftedTile)])
    unseen.splice(unseen.indexOf(tile), 1);
  return {
    number: 1,
    player: 0,
    notation: '-',
    act: { kind: 'pass' },
    score: 0,
    isWithdrawn: false,
    board,
    scores,
    rack,
    isRackWhole: true,
    kept: null,
    unseen,
    bagSize: 1,
  };
}

/** The play that lays these letters from that square on. */
function playAt(turn: GameTurn, first: number, letters: string): Play {
  generator.setBoard(boardNumbers(turn.board, alphabet));
  generator.setRack({ letters: lettersOf(turn.rack, alphabet), bagSize: 1, otherPoints: 0 });
  const count = generator.listPlacements();
  for (let index = 0; index < count; index++) {
    const play = generator.placementAt(index);
    const laid = play.tiles.map(({ letter }) => alphabet.letters[letter]).join('');
    if (laid === letters && play.tiles[0]?.square === first) return play;
  }
  throw new Error(`${letters} cannot be played`);
}

/** Of the position that is set up. */
function singleTile(): Play {
  const count = generator.listPlacements();
  for (let index = 0; index < count; index++) {
    const play = generator.placementAt(index);
    if (play.tiles.length === 1) return play;
  }
  throw new Error('a single tile can be played');
}

type Asked = readonly { readonly move: Play; readonly notation: string }[];

function drawsOf(turn: GameTurn, moves: Asked, isInterrupted = () => false): LastDraws | null {
  const steps = makeLastDrawsJudge({ ruleset, alphabet, generator })(turn, moves, isInterrupted);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

describe('one tile in the bag', () => {
  const turn = turnAt(POSITION);
  // 14H L(IMBO), 10D BI(Z).
  const limbo = { move: playAt(turn, 13 * 15 + 8, 'IMBO'), notation: '14H L(IMBO)' };
  const biz = { move: playAt(turn, 9 * 15 + 3, 'BI'), notation: '10D BI(Z)' };

  test('one play wins whatever it is, the other loses to some tiles, which are named', () => {
    const found = drawsOf(turn, [limbo, biz]);
    const [first, second] = found?.moves ?? [];
    expect(found).toMatchObject({ bagSize: 1, isComplete: true });
    expect(first).toMatchObject({ notation: '14H L(IMBO)', won: 8, tied: 0, ways: 8, isProven: true });
    expect(first?.results?.every((result) => result === 'won')).toBe(true);
    expect(second?.won).toBeLessThan(8);
    expect(second?.results).toContain('lost');
    // Every unseen tile may be the last, as often as it is unseen.
    const tiles = found?.draws.flatMap(({ tiles: bag, ways }) => Array.from({ length: ways }, () => bag[0]));
    expect(tiles?.sort()).toEqual([...turn.unseen].sort());
    const won = found?.draws.reduce(
      (sum, { ways }, at) => sum + (second?.results?.[at] === 'won' ? ways : 0),
      0,
    );
    expect(won).toBe(second?.won);
  });

  test('is no question where the rack is not known, or the bag is empty or full', () => {
    expect(drawsOf({ ...turn, isRackWhole: false }, [limbo])).toBeNull();
    expect(drawsOf({ ...turn, bagSize: 0 }, [limbo])).toBeNull();
    expect(drawsOf({ ...turn, bagSize: 8 }, [limbo])).toBeNull();
    expect(drawsOf(turn, [])).toBeNull();
  });

  test('an interruption leaves what was seen until then', () => {
    let asked = 0;
    const found = drawsOf(turn, [limbo], () => ++asked > 3);
    expect(found?.isComplete).toBe(false);
    expect(found?.draws.length).toBeLessThan(8);
  });
});

test('with two tiles in the bag, a play of one tile is counted over all draws, without naming them', () => {
  const late = turnAt(POSITION);
  const turn = {
    ...late,
    bagSize: 2,
    rack: late.rack.slice(0, 6),
    unseen: [...late.unseen, ...late.rack.slice(6)],
  };
  const both = { move: playAt(turn, 9 * 15 + 3, 'BI'), notation: '10D BI(Z)' };
  const single = { move: singleTile(), notation: 'a single tile' };
  let asked = 0;
  const found = drawsOf(turn, [single, both], () => ++asked > 200);
  expect(found?.bagSize).toBe(2);
  expect(found?.draws.length).toBeGreaterThan(1);
  expect(found?.draws.every(({ tiles }) => tiles.length === 2)).toBe(true);
  expect(found?.moves[0]?.results).toHaveLength(found?.draws.length ?? 0);
  expect(found?.moves.slice(1).every(({ results, ways }) => results === null && ways > 0)).toBe(true);
});

test('is told where it differs', () => {
  const rated = {
    move: { type: 'exchange', letters: [], equityMilli: 0 },
    notation: '-',
    score: 0,
    leave: [],
  } as const;
  const measured = {
    rated: { ...rated, equity: 0, win: 0, isBingo: false },
    isValid: true,
    keptWorth: null,
    replies: null,
    next: null,
  };
  const factsWith = (other: number, { bagSize = 1, isComplete = true, isProven = true } = {}) =>
    factsOf({
      layout: ruleset.layout,
      judgedBy: 'score',
      better: { ...measured, rated: { ...measured.rated, notation: '8F HORN' } },
      other: measured,
      difference: null,
      repliesBefore: null,
      lastDraws: {
        bagSize,
        draws: [],
        isComplete,
        moves: [
          { notation: '8F HORN', won: 8, tied: 0, ways: 8, isProven: true, results: [] },
          { notation: '-', won: other, tied: 0, ways: 8, isProven, results: [] },
        ],
      },
      lead: 0,
      isAlone: false,
    });
  expect(factsWith(7)).toEqual([{ kind: 'last-tile', better: 8, other: 7, ways: 8 }]);
  expect(factsWith(8)).toEqual([]);
  expect(factsWith(7, { bagSize: 2 })).toEqual([
    { kind: 'last-draws', better: 8, other: 7, ways: 8, tiles: 2 },
  ]);
  // A sample, or what is not proven, is no fact.
  expect(factsWith(7, { isComplete: false })).toEqual([]);
  expect(factsWith(7, { isProven: false })).toEqual([]);
});
