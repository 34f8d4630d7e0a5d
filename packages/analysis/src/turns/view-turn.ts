/** The turn that a side is about to take, from its own view: it contains nothing that the side cannot see. */

import { unseenTiles } from '@lexiko/engine/internals';
import type { PlayerView, Seat } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { GameTurn, TurnAct } from './game-turns.ts';

/** The act; a pass until the side acts. */
export interface TakenTurn {
  readonly act: TurnAct;
  readonly notation: string;
  readonly score: number;
}

const NOT_YET: TakenTurn = { act: { kind: 'pass' }, notation: '-', score: 0 };

export function turnOfView(view: PlayerView, seat: Seat, taken: TakenTurn = NOT_YET): GameTurn {
  const { ruleset, board, scores, racks, turnsTaken } = view;
  const unseen = unseenTiles(view);
  // Whoever played last may not have drawn yet: while the bag lasts, the others will hold full racks.
  const others = ruleset.rack.size * (ruleset.sides - 1);
  return {
    ...taken,
    number: turnsTaken.reduce((sum, turns) => sum + turns, 1),
    player: seat,
    isWithdrawn: false,
    board,
    scores,
    rack: itemAt(racks, seat),
    isRackWhole: true,
    kept: null,
    unseen,
    bagSize: Math.max(0, unseen.length - others),
  };
}
