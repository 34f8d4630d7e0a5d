/** Runs one simulation to its end: decided, as many playouts as wished, out of time, or interrupted. */

import type { Simulation } from '@lexiko/engine/simulation';
import type { PlayoutWorkers } from './playout-workers.ts';

export interface SimulationLimits {
  /** By the clock of `performance.now()`. */
  readonly untilMs: number;
  readonly isInterrupted: () => boolean;
  /** Told after each round. */
  readonly onRound: (simulation: Simulation) => void;
}

export type SimulationEnd = 'decided' | 'iterations' | 'time' | 'interrupted';

/** A round that is cut short does not count; time cuts none short before the first is done, so that there is an answer. */
export async function runSimulation(
  workers: PlayoutWorkers,
  simulation: Simulation,
  { untilMs, isInterrupted, onRound }: SimulationLimits,
): Promise<SimulationEnd> {
  const mustStop = (): boolean =>
    isInterrupted() || (simulation.iterations > 0 && performance.now() > untilMs);
  for (;;) {
    const { stopped } = simulation;
    if (stopped !== null) return stopped;
    const batches = await workers.run(simulation.nextRound(), mustStop);
    if (batches === null) return isInterrupted() ? 'interrupted' : 'time';
    simulation.takeRound(batches);
    onRound(simulation);
  }
}
