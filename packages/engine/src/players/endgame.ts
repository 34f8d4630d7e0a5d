/**
 * A player's endgame: with an empty bag, all unseen tiles must be on the other rack, so the rest of a game of two can
 * be solved. With more sides each rack is unknown, and the player goes by static value.
 */

import type { PlayerView, Seat } from '@lexiko/rules';
import { BLANK } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet, WordGraph } from '@lexiko/words';
import { endingOf, hasPlainEnding, idleTurnsOf } from '../endgame/ending.ts';
import type { EndgameAnswer } from '../endgame/solver.ts';
import { boardNumbers, lettersOf } from '../generation/letter-numbers.ts';
import type { PlayFinder } from '../positions/play-finder.ts';
import type { Effort } from './thinking.ts';
import { rackByElimination } from '../positions/unseen-tiles.ts';

export interface EndgameAtTable {
  readonly table: PlayerView;
  readonly seat: Seat;
  readonly finder: PlayFinder;
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
  readonly effort: Effort;
}

/** About as much work as searching one position for its plays. */
const NODES_PER_POSITION = 50;
/** More blanks make more plays than there is room for. */
const MOST_BLANKS = 2;
/** Beyond this the answer hardly ever changes. */
const MOST_NODES = 1_000_000;

/** The solver's answer within the effort that is left; `null` where there is no such endgame. */
export function solveAtTable(at: EndgameAtTable): EndgameAnswer | null {
  const { table, seat, finder, graph, alphabet, effort } = at;
  const { ruleset, board, racks, passRun, zeroRun } = table;
  if (!hasPlainEnding(ruleset)) return null;
  const otherRack = rackByElimination(table, seat);
  if (otherRack === null || otherRack.length === 0 || itemAt(racks, seat).length === 0) return null;
  if ([...otherRack, ...itemAt(racks, seat)].filter((tile) => tile === BLANK).length > MOST_BLANKS)
    return null;
  const answer = finder.solver({ table, seat, graph, alphabet }).solve(
    {
      board: boardNumbers(board, alphabet),
      racks: [lettersOf(itemAt(racks, seat), alphabet), lettersOf(otherRack, alphabet)],
      idleTurns: idleTurnsOf(
        ruleset,
        passRun.reduce((sum, run) => sum + run, 0),
        zeroRun,
      ),
    },
    endingOf(ruleset),
    {
      nodes: Math.min(MOST_NODES, NODES_PER_POSITION * (effort.left + 1)),
      isInterrupted: () => effort.left === 0,
    },
  );
  effort.spend(Math.ceil(answer.nodes / NODES_PER_POSITION));
  return answer;
}
