/**
 * Endgames of fixtures/positions/bench.cgp, in two groups: three to six tiles on the mover's rack, solved out if the nodes suffice, and seven,
 * four moves ahead. Counted is the time of the process, which others on the machine disturb least.
 */

import { configure } from '@lexiko/rules';
import { endingOf, EndgameSolver, LARGE_ROOM, PreEndgame } from '../src/entries/endgame.ts';
import type { KernelKind } from '../src/generation/kernel.ts';
import {
  preEndgameOf,
  readSuite,
  type SuiteName,
  type SuitePosition,
} from '../test/support/endgame-suites.ts';
import { buildGenerator } from './bench-generator.ts';
import { readEndgames } from './endgame-positions.ts';

const GROUPS = [
  { name: 'endgames, 3-6 tiles', least: 3, most: 6, limits: { nodes: 50_000 } },
  { name: 'endgames, 7 tiles, 4 ahead', least: 7, most: 7, limits: { nodes: 50_000, depth: 4 } },
] as const;
/** Of the larger group. */
const POSITIONS = 12;
const SUITES: readonly SuiteName[] = ['empty-bag.cgp', 'one-in-bag.cgp', 'two-in-bag.cgp'];
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

/** How many positions of each suite of fixtures/endgames a benchmark looks at. */
const SUITE_POSITIONS = 40;
/** For each, in processor time; what takes longer counts as not proven. */
const SUITE_MS = 5000;
const MOST_NODES = 1_000_000_000;

/** The suites with proven values: how long it takes to prove them again, the median first. */
export function suiteRows(): (readonly [name: string, cells: readonly string[]])[] {
  const ruleset = configure({ preset: 'standard-2007' });
  if (!ruleset.ok) throw new Error('the standard preset is broken');
  const ending = endingOf(ruleset.value);
  const generator = buildGenerator({ kind: 'wasm', search: 'graph' });
  const solver = new EndgameSolver(generator, LARGE_ROOM);
  const judge = new PreEndgame(generator, solver, ending);
  const isLate = (): (() => boolean) => {
    const started = process.cpuUsage().user;
    return () => process.cpuUsage().user - started > 1000 * SUITE_MS;
  };
  const proves: Readonly<Record<SuiteName, (position: SuitePosition) => boolean>> = {
    'empty-bag.cgp': ({ board, racks, said }) => {
      const position = { board, racks, idleTurns: 0 };
      const limits = { nodes: MOST_NODES, isInterrupted: isLate(), line: 'left-out' } as const;
      const { isProven, value } = solver.solve(position, ending, limits);
      return isProven && value === said('value');
    },
    'one-in-bag.cgp': (position) => {
      const asked = preEndgameOf(position, 1, ruleset.value);
      const { moves, isDecided } = judge.judge(asked, { wanted: 'wins', isInterrupted: isLate() });
      return isDecided && moves[0]?.won === position.said('won');
    },
    'two-in-bag.cgp': (position) => {
      const asked = preEndgameOf(position, 2, ruleset.value);
      const [proven] = judge.judge(asked, { only: [position], isInterrupted: isLate() }).moves;
      return proven?.isProven === true && proven.won === position.said('won');
    },
  };
  return SUITES.map((name) => {
    const positions = readSuite(name).slice(0, SUITE_POSITIONS);
    let proven = 0;
    const times = positions.map((position) => {
      const started = process.cpuUsage().user;
      if (proves[name](position)) proven++;
      return (process.cpuUsage().user - started) / 1000;
    });
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): string => `${Math.round(sorted[Math.floor(share * sorted.length)] ?? 0)} ms`;
    return [`suite ${name}`, [`median ${at(0.5)}, 9 of 10 within ${at(0.9)}, ${proven}/${positions.length}`]];
  });
}
