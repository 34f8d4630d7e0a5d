/**
 * Endgames of fixtures/positions/bench.cgp, in two groups: three to six tiles on the mover's rack, solved out if the nodes suffice, and seven,
 * four moves ahead. Counted is the time of the process, which others on the machine disturb least.
 */

import { EndgameSolver, LARGE_ROOM } from '../src/entries/endgame.ts';
import type { KernelKind } from '../src/generation/kernel.ts';
import { buildGenerator } from './bench-generator.ts';
import { readEndgames } from './endgame-positions.ts';

const GROUPS = [
  { name: 'endgames, 3-6 tiles', least: 3, most: 6, limits: { nodes: 50_000 } },
  { name: 'endgames, 7 tiles, 4 ahead', least: 7, most: 7, limits: { nodes: 50_000, depth: 4 } },
] as const;
/** Of the larger group. */
const POSITIONS = 12;
const ENDING = { idleTurns: 2, passing: 'free' } as const;

/** A row for each group, a cell for each kind of kernel. */
export function endgameRows(
  kinds: readonly KernelKind[],
): (readonly [name: string, cells: readonly string[]])[] {
  const positions = readEndgames();
  const solvers = kinds.map(
    (kind) => new EndgameSolver(buildGenerator({ kind, search: 'graph' }), LARGE_ROOM),
  );
  return GROUPS.map(({ name, least, most, limits }) => {
    const chosen = positions
      .filter(({ racks: [rack = []] }) => rack.length >= least && rack.length <= most)
      .slice(0, POSITIONS);
    const cells = solvers.map((solver) => {
      const started = process.cpuUsage();
      const answers = chosen.map((position) => solver.solve(position, ENDING, limits));
      const { user, system } = process.cpuUsage(started);
      const seconds = (user + system) / 1e6;
      const nodes = answers.reduce((sum, answer) => sum + answer.nodes, 0);
      const proven = answers.filter(({ isProven }) => isProven).length;
      const rate = Math.round(nodes / seconds / 1000).toLocaleString('en');
      return `${rate} k nodes/s, ${((1000 * seconds) / chosen.length).toFixed(0)} ms, ${proven}/${chosen.length} proven`;
    });
    return [name, cells] as const;
  });
}
