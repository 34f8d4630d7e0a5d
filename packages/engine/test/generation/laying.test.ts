import { itemAt } from '@lexiko/rules/item-at';
import { buildGraph } from '@lexiko/words';
import { expect, test } from 'vitest';
import { makeNodeTable, MoveGenerator, type Play } from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';
import { type PositionKind, randomPosition, seededRandom } from '../support/random-position.ts';

const KIND: PositionKind = {
  columns: 9,
  rows: 9,
  letters: 5,
  words: 150,
  longestWord: 6,
  rackSize: 7,
  blanks: 1,
  blocked: 3,
  openingDown: true,
};

function everything(generator: MoveGenerator): Play[] {
  return Array.from({ length: generator.listPlacements() }, (_, index) => generator.placementAt(index));
}

test.each(KERNELS)(
  '%s: a play laid is as good as a board set up anew, and can be taken back',
  (_, makeKernel) => {
    for (let seed = 0; seed < 40; seed++) {
      const random = seededRandom(seed);
      const { numbers, words, board, rack } = randomPosition(KIND, random);
      const graph = buildGraph(words);
      const tables = { nodes: makeNodeTable(graph), wordMapOf: graph };
      const laying = new MoveGenerator(makeKernel(), tables, numbers);
      const fresh = new MoveGenerator(makeKernel(), tables, numbers);
      const inPlay = { letters: rack, bagSize: 9, otherPoints: 0 };
      const tiles = Array.from(board);
      laying.setBoard(board);
      const states: { mark: ReturnType<MoveGenerator['mark']>; plays: Play[]; best: unknown }[] = [];
      for (let turn = 0; turn < 5; turn++) {
        laying.setRack(inPlay);
        const plays = everything(laying);
        const best = laying.best();
        fresh.setBoard(tiles);
        fresh.setRack(inPlay);
        expect(everything(fresh), `seed ${seed}, turn ${turn}`).toEqual(plays);
        expect(fresh.best(), `seed ${seed}, turn ${turn}`).toEqual(best);
        states.push({ mark: laying.mark(), plays, best });
        if (plays.length === 0) break;
        const play = itemAt(plays, random(plays.length));
        laying.lay(play);
        for (const { square, letter, isBlank } of play.tiles) tiles[square] = isBlank ? letter + 64 : letter;
      }
      for (const { mark, plays, best } of states.reverse()) {
        laying.takeBack(mark);
        laying.setRack(inPlay);
        expect(everything(laying), `seed ${seed}`).toEqual(plays);
        expect(laying.best(), `seed ${seed}`).toEqual(best);
      }
    }
  },
);
