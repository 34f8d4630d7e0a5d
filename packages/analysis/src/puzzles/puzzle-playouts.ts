/** Moves of a puzzle's position, played out against random racks. */

import { itemAt } from '@lexiko/rules/item-at';
import { boardNumbers, lettersOf, type Move, winChance } from '@lexiko/engine/moves';
import { SPREAD_SHARE, PlayoutRunner, type Simulated, Simulation } from '@lexiko/engine/simulation';
import { pairedMean } from '../turns/turn-simulation.ts';
import { type PuzzlePlay, type PuzzlePosition, unseenTiles } from './puzzle.ts';
import type { PuzzleTools } from './puzzle-tools.ts';

export interface PlayoutEffort {
  /** The most playouts of a candidate: with only a few hundred, chance still hides which is best. */
  readonly iterations: number;
  readonly seed: number;
}

const CONFIDENCE = 0.99;
const PLIES = 2;
/** Playouts at once. */
const BATCH = 64;

/** The candidates after playouts, which end as soon as chance no longer explains the differences. */
export function playedOut(
  tools: PuzzleTools,
  position: PuzzlePosition,
  candidates: readonly Move[],
  effort: PlayoutEffort,
): readonly Simulated[] {
  const runner = runnerFor(tools, position, candidates, effort);
  const { iterations } = effort;
  const simulation = new Simulation({ candidates, iterations, confidence: CONFIDENCE });
  for (let jobs = simulation.nextRound(); jobs.length > 0; jobs = simulation.nextRound())
    simulation.takeRound(jobs.map((job) => runner.run(job)));
  return simulation.report();
}

/** Whether `move` wins more often than `other`, or as often with more points, by more than chance explains. */
export function isClearlyBetter(
  tools: PuzzleTools,
  position: PuzzlePosition,
  [move, other]: readonly [move: Move, other: Move],
  effort: PlayoutEffort,
): boolean {
  const runner = runnerFor(tools, position, [move, other], effort);
  const valuesOf = (candidate: number): readonly number[] => {
    const values: number[] = [];
    while (values.length < effort.iterations) {
      const count = Math.min(BATCH, effort.iterations - values.length);
      const { wins, spreads } = runner.run({ candidate, from: values.length, count });
      values.push(...Array.from(wins, (win, at) => win + SPREAD_SHARE * itemAt(spreads, at)));
    }
    return values;
  };
  const { mean, margin } = pairedMean(valuesOf(0), valuesOf(1));
  return mean > margin;
}

function runnerFor(
  { generator, lexicon, ruleset, wins }: PuzzleTools,
  position: PuzzlePosition,
  candidates: readonly Move[],
  { seed }: Pick<PlayoutEffort, 'seed'>,
): PlayoutRunner {
  const { alphabet } = lexicon;
  const unseen = lettersOf(unseenTiles(ruleset, position), alphabet);
  return new PlayoutRunner(
    generator,
    {
      board: boardNumbers(position.board, alphabet),
      rack: lettersOf(position.rack, alphabet),
      unseen: { letters: unseen, rackSizes: [Math.min(unseen.length, ruleset.rack.size)] },
      scores: position.scores,
      candidates,
      plies: PLIES,
      seed,
    },
    (spread, left) => winChance(wins, spread, left),
  );
}

export function moveOf(
  { lexicon, ruleset }: PuzzleTools,
  { placed, score }: Pick<PuzzlePlay, 'placed' | 'score'>,
): Move {
  const { alphabet } = lexicon;
  const squares = placed.map(([square]) => square);
  const isDown =
    squares.length > 1 && squares.every((at) => (at - itemAt(squares, 0)) % ruleset.layout.width === 0);
  return {
    type: 'play',
    direction: isDown ? 'down' : 'across',
    tiles: placed.map(([square, laid]) => {
      const letter = itemAt(lettersOf([laid.toUpperCase()], alphabet), 0);
      return { square, letter, isBlank: laid !== laid.toUpperCase() };
    }),
    score,
    equityMilli: 0,
  };
}
