/**
 * Recycling with look-ahead (V-03): letters are replaced one after the other, several steps ahead, towards the most
 * valuable turn. Only the most promising continuations are followed.
 */

import type { PlayerView } from '@lexiko/rules';
import { rackValue } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from '../generation/generator.ts';
import { pointsToGo } from '../judgement/points-to-go.ts';
import { recyclings, type Recycling } from '../variations/recycle.ts';
import { boardNumbers, lettersOf } from '../generation/letter-numbers.ts';
import type { Search } from './turn-search.ts';
import { unseenTiles } from '../positions/unseen-tiles.ts';
import { WINS_AT_ONCE } from './valuation.ts';

/** What a recycled letter must gain, in points: every step shows the others what the side holds. */
export const RECYCLE_MARGIN = 2;

/** Tables that cost as much as searching one position, and the share of the work spent on them. */
const TABLES_PER_POSITION = 5;
const SHARE = 0.3;
/** How many lines are kept: those with the best moves, and of the rest those with the best racks. */
const BEST_MOVES = 8;
const BEST_RACKS = 4;

/** Some steps, and the value of the best move after them, minus the cost of the steps. */
interface Way {
  readonly first: Recycling | null;
  readonly table: PlayerView;
  readonly worth: number;
}

/** The first of at most `most` steps to the best turn; `null` if no step gains anything. */
export function bestRecycling(search: Search, view: PlayerView, most: number): Recycling | null {
  const { seat, vocabulary, leaveOf, generators, effort } = search;
  const { graph, alphabet } = vocabulary;
  const generator = generators.generator({ table: view, seat, graph, alphabet }, leaveOf);
  const worthOf = moveJudge(generator, search, view);
  const isKnown = (word: string): boolean => vocabulary.opinionOf(word) === 'known';
  const seen = new Set([keyOf(view, seat)]);
  let left = Math.floor(SHARE * effort.left * TABLES_PER_POSITION);
  let best: Way = { first: null, table: view, worth: worthOf(view) };
  let ways: readonly Way[] = [best];
  for (let step = 1; step <= most && ways.length > 0; step++) {
    const found: Way[] = [];
    for (const way of ways) {
      for (const recycling of recyclings(way.table, seat, isKnown)) {
        const { table } = recycling;
        const key = keyOf(table, seat);
        if (seen.has(key) || --left < 0 || !effort.spend(1 / TABLES_PER_POSITION)) continue;
        seen.add(key);
        const worth = worthOf(table) - step * RECYCLE_MARGIN;
        found.push({ first: way.first ?? recycling, table, worth });
      }
    }
    found.sort((a, b) => b.worth - a.worth);
    const [top] = found;
    if (top !== undefined && top.worth > best.worth) best = top;
    const others = found
      .slice(BEST_MOVES)
      .map((way) => ({ way, rack: leaveOf(lettersOf(itemAt(way.table.racks, seat), alphabet)) }))
      .sort((a, b) => b.rack - a.rack)
      .slice(0, BEST_RACKS);
    ways = [...found.slice(0, BEST_MOVES), ...others.map(({ way }) => way)];
  }
  return best.first;
}

/** What the best move is worth at a table that differs from `view` by some recycled letters. */
function moveJudge(
  generator: MoveGenerator,
  { seat, vocabulary }: Search,
  view: PlayerView,
): (table: PlayerView) => number {
  const { alphabet } = vocabulary;
  const bagSize = view.pool.length;
  const toGo = pointsToGo(view, seat);
  const otherPoints = bagSize > 0 ? 0 : rackValue(view.ruleset.tiles, unseenTiles(view));
  return ({ board, racks }) => {
    generator.setBoard(boardNumbers(board, alphabet));
    generator.setRack({ letters: lettersOf(itemAt(racks, seat), alphabet), bagSize, otherPoints });
    const move = generator.best();
    const wins = move.type === 'play' && toGo !== null && move.score >= toGo;
    return move.equityMilli / 1000 + (wins ? WINS_AT_ONCE : 0);
  };
}

function keyOf({ board, racks }: PlayerView, seat: number): string {
  return `${board.join()} ${itemAt(racks, seat).toSorted().join()}`;
}
