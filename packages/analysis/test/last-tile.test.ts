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
import { expect, test } from 'vitest';
import { KERNELS } from '../../engine/test/support/kernels.ts';
import { english } from '../../words/test/english-files.ts';
import { factsOf } from '../src/explanation/facts.ts';
import { makeLastTileJudge, type GameTurn } from '../src/index.ts';

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

test('the play that wins whatever tile is left, and one that loses to some', () => {
  const turn = turnAt(POSITION);
  const judge = makeLastTileJudge({ ruleset, alphabet, generator, startTurn: () => () => false });
  // 14H L(IMBO), 10D BI(Z).
  const limbo = playAt(turn, 13 * 15 + 8, 'IMBO');
  const biz = playAt(turn, 9 * 15 + 3, 'BI');
  const found = judge(turn, limbo, biz);
  expect(found).toMatchObject({ better: 8, ways: 8 });
  expect(found?.other).toBeLessThan(8);
  expect(judge({ ...turn, bagSize: 2 }, limbo, biz)).toBeNull();
  expect(judge({ ...turn, isRackWhole: false }, limbo, biz)).toBeNull();
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
  const factsWith = (other: number) =>
    factsOf({
      layout: ruleset.layout,
      judgedBy: 'score',
      better: measured,
      other: measured,
      difference: null,
      repliesBefore: null,
      lastTiles: { better: 8, other, ways: 8 },
      lead: 0,
      isAlone: false,
    });
  expect(factsWith(7)).toEqual([{ kind: 'last-tile', better: 8, other: 7, ways: 8 }]);
  expect(factsWith(8)).toEqual([]);
});
