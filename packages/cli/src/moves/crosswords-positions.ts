/** The moves of Crosswords positions, with what the dice show. */

import {
  crosswordsMoves,
  makeNodeTable,
  type Move,
  MoveGenerator,
  numbersKey,
  tableNumbers,
} from '@lexiko/engine/moves';
import { kernelMaker } from '../engine-kernel.ts';
import type { AskedPositions } from './position-input.ts';
import { MOVER, tableOf } from './position-table.ts';
import type { NumberedPosition } from '@lexiko/engine/positions';

/** Answers with the moves of a position. `reading`: what the dice show at every cross; `null`: their mean. */
export function crosswordsMover(
  asked: AskedPositions,
  reading: number | null,
): (at: NumberedPosition) => readonly Move[] {
  const { alphabet, leaves } = asked;
  const makeKernel = kernelMaker();
  const nodes = makeNodeTable(asked.words.graph);
  const generators = new Map<string, MoveGenerator>();
  return (at) => {
    const table = tableOf(asked, at);
    const key = numbersKey(table, MOVER);
    let generator = generators.get(key);
    if (generator === undefined) {
      generator = new MoveGenerator(makeKernel(), { nodes }, tableNumbers(table, MOVER, alphabet));
      generators.set(key, generator);
    }
    return crosswordsMoves(generator, { table, seat: MOVER, alphabet, leaves, reading });
  };
}
