/**
 * Plays that empty the bag, draw by draw: whichever tiles the bag holds, both sides then know all racks, so each draw is
 * an endgame, and all plays are moves of it (endgame-tree.ts). The search goes over all draws quickly first and then
 * deeper where nothing is proven yet.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { Play } from '../generation/play.ts';
import type { Ending } from './ending.ts';
import type { EndgameTree } from './endgame-tree.ts';
import type { EndgameMove } from './moves.ts';
import type { PreEndgamePosition } from './pre-endgame.ts';
import type { EndgameSolver } from './solver.ts';
import { sampledDraws, type TileDraw } from './tile-draws.ts';

export type DrawResult = 'won' | 'tied' | 'lost';

export interface DrawOutcome {
  readonly result: DrawResult;
  /** Against every defence. */
  readonly isProven: boolean;
}

export interface DrawOutcomes {
  /** What the bag may hold. */
  readonly draws: readonly TileDraw[];
  /** Whether these are all there are. */
  readonly isComplete: boolean;
  /** By play, in the order asked; for each draw. */
  readonly plays: readonly (readonly DrawOutcome[])[];
}

export interface DrawQuestion {
  readonly position: PreEndgamePosition;
  readonly ending: Ending;
  /** Each lays at least as many tiles as the bag holds. */
  readonly plays: readonly Pick<Play, 'type' | 'direction' | 'tiles' | 'score'>[];
}

export interface DrawLimits {
  /** Above so many ways to draw, so many of them by chance. */
  readonly ways: number;
  /** Called between endgames; `true` makes the search answer now. */
  readonly isInterrupted: () => boolean;
}

interface Round {
  readonly nodes: number;
  readonly depth: number;
}

const ROUNDS: readonly Round[] = [
  { nodes: 400, depth: 3 },
  { nodes: 3000, depth: 8 },
  { nodes: 20_000, depth: 20 },
  { nodes: 100_000, depth: 40 },
];

/** Yields between endgames so that the host can handle messages. If it is interrupted, only draws seen for all plays count. */
export function* drawOutcomes(
  solver: EndgameSolver,
  { position, ending, plays }: DrawQuestion,
  { ways, isInterrupted }: DrawLimits,
): Generator<void, DrawOutcomes> {
  const { board, rack, unseen, bagSize, lead } = position;
  if (plays.some(({ tiles }) => tiles.length < bagSize))
    throw new RangeError('a play leaves tiles in the bag');
  const { draws, isComplete } = sampledDraws(unseen, bagSize, ways);
  const tree = solver.tree(ending, isInterrupted);
  const found = draws.map(() => plays.map((): DrawOutcome | null => null));
  for (const round of ROUNDS)
    for (const [at, { drawn, left }] of draws.entries()) {
      const known = itemAt(found, at);
      if (known.every((one) => one?.isProven === true)) continue;
      if (isInterrupted()) return outcomesOf(draws, found, isComplete);
      tree.begin({ board, racks: [[...rack, ...drawn], [...left]], idleTurns: 0 });
      for (const [place, play] of plays.entries()) {
        const before = itemAt(known, place);
        if (before?.isProven !== true) known[place] = outcomeOf(tree, play, -lead, round) ?? before;
        yield;
      }
    }
  return outcomesOf(draws, found, isComplete);
}

function outcomeOf(
  tree: EndgameTree,
  play: EndgameMove,
  target: number,
  { nodes, depth }: Round,
): DrawOutcome | null {
  const searched = tree.outcome(play, { target, nodes, depth }) ?? tree.value(play, 1, nodes);
  if (searched === null) return null;
  const { value, isProven } = searched;
  return { result: value > target ? 'won' : value === target ? 'tied' : 'lost', isProven };
}

function outcomesOf(
  draws: readonly TileDraw[],
  found: readonly (readonly (DrawOutcome | null)[])[],
  isComplete: boolean,
): DrawOutcomes {
  const known = draws.flatMap((draw, at) => {
    const outcomes = itemAt(found, at).flatMap((one) => one ?? []);
    return outcomes.length === itemAt(found, at).length ? [{ draw, outcomes }] : [];
  });
  const [one] = found;
  return {
    draws: known.map(({ draw }) => draw),
    isComplete: isComplete && known.length === draws.length,
    plays: (one ?? []).map((_, place) => known.map(({ outcomes }) => itemAt(outcomes, place))),
  };
}
