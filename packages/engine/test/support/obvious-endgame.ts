/** The obvious endgame: tries every line of play to its end, with the obvious generator. Slow, and from the rules alone. */

import { itemAt } from '@lexiko/rules/item-at';
import type { Ending } from '../../src/endgame/ending.ts';
import type { EndgamePosition } from '../../src/entries/endgame.ts';
import { obviousPlays, type Position } from './obvious-generator.ts';

interface Node {
  readonly board: Uint8Array;
  readonly racks: readonly (readonly number[])[];
  readonly side: number;
  readonly idle: number;
  /** Whose last turn was a pass. */
  readonly passed: readonly boolean[];
}

/** What side 0 gains on the others, summed, if all others play to keep that low. */
export function exhaustiveValue(game: Position, position: EndgamePosition, ending: Ending): number {
  const { racks, idleTurns } = position;
  const known = new Map<string, number>();
  const passed = racks.map((_, side) => racks.length - side <= idleTurns);
  const leads = (points: readonly number[]): number =>
    points.reduce((sum, other) => sum + itemAt(points, 0) - other, 0);
  const settled = (held: Node['racks'], out: number | null): number => {
    const left = held.map((rack) =>
      rack.reduce((sum, letter) => sum + itemAt(game.numbers.values, letter), 0),
    );
    const all = left.reduce((sum, points) => sum + points, 0);
    return leads(left.map((points, side) => (side === out ? all : 0) - points));
  };

  const valueOf = (node: Node): number => {
    const key = JSON.stringify([[...node.board], node.racks, node.side, node.idle, node.passed]);
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = search(node)));
    return value;
  };

  const search = ({ board, racks: held, side, idle, passed: before }: Node): number => {
    const next = (side + 1) % held.length;
    const marked = (isPass: boolean): boolean[] => before.map((was, at) => (at === side ? isPass : was));
    const plays = obviousPlays({ ...game, board, rack: itemAt(held, side) });
    const values = plays.map((text) => {
      const [placed = '', score] = text.split(' = ');
      const after = Uint8Array.from(board);
      const rack = [...itemAt(held, side)];
      for (const part of placed.split(' ').slice(1)) {
        const [square = 0, tile = 0] = part.split(':').map(Number);
        after[square] = tile;
        rack.splice(rack.indexOf(tile >= 64 ? 0 : tile), 1);
      }
      const racksAfter = held.map((other, at) => (at === side ? rack : other));
      const gain = leads(held.map((_, at) => (at === side ? Number(score) : 0)));
      if (rack.length === 0) return gain + settled(racksAfter, side);
      return gain + valueOf({ board: after, racks: racksAfter, side: next, idle: 0, passed: marked(false) });
    });
    const mayPass =
      plays.length === 0 || ending.passing === 'free' || (ending.passing === 'once' && !before[side]);
    if (mayPass) {
      const isOver = idle + 1 >= ending.idleTurns;
      values.push(
        isOver
          ? settled(held, null)
          : valueOf({ board, racks: held, side: next, idle: idle + 1, passed: marked(true) }),
      );
    }
    return side === 0 ? Math.max(...values) : Math.min(...values);
  };

  return valueOf({ board: Uint8Array.from(position.board), racks, side: 0, idle: idleTurns, passed });
}
