/** `lexiko sim`: which move of a position wins most, by playing the candidates out against the same draws. */

import { availableParallelism } from 'node:os';
import { bestMoves, makeNodeTable, winTableFor } from '@lexiko/engine/moves';
import { MOST_PLIES, type SimulatedPosition, Simulation } from '@lexiko/engine/simulation';
import { parseArguments, UsageError, type Command, type Io } from '../command.ts';
import { listenForInterruption } from '../interruption.ts';
import { DEFAULT_LEXICON } from '../lexicon-store.ts';
import { describeMove, setPosition } from '../moves/listing.ts';
import {
  CLASSIC_PRESETS,
  POSITION_ARGUMENTS,
  readAsked,
  rulesetOf,
  textValue,
  type Values,
  wholeValue,
} from '../moves/position-input.ts';
import { PlayoutWorkers } from '../simulation/playout-workers.ts';
import { openGenerator } from '../simulation/playout-order.ts';
import { reported, type ReportedCandidate, reportText } from '../simulation/report.ts';
import { runSimulation, type SimulationEnd } from '../simulation/run.ts';
import { startOf } from '../simulation/start.ts';

const DEFAULT_CANDIDATES = 15;
const DEFAULT_PLIES = 2;
const DEFAULT_SECONDS = 10;
const DEFAULT_CONFIDENCE = 0.99;
const MOST_ITERATIONS = 1_000_000;
const MOST_CANDIDATES = 200;
const MOST_THREADS = 256;
const CLEAR_LINE = '\r\u001b[K';
const REDRAW_MS = 250;

const HELP = `Usage: lexiko sim [--cgp 'POSITION' | FILE | -] [OPTIONS]

Plays the best-looking moves of the side to move out against racks that the others may hold, the same for every move, and
tells how often each wins. FILE (or standard input, -) has one position in CGP a line. A rack that the position shows of
the other side is taken as known; of several other sides only that of the last. Ctrl-C ends a simulation with what is
known so far. In a Finish Line game (--option finishLine.enabled=on) winning is to reach the target first.

Options:
  --candidates N    so many moves, the best by equity (default: ${DEFAULT_CANDIDATES})
  --plies N         turns after the move, 1 to ${MOST_PLIES} (default: ${DEFAULT_PLIES}); with an empty bag the game is played to its end
  --seconds S       for each position, at most (default: ${DEFAULT_SECONDS}; without limit where --iterations is given)
  --iterations N    playouts of each move, at most
  --confidence C    moves drop out that are worse with this chance, and the last one left wins (default: ${DEFAULT_CONFIDENCE})
  --threads N       threads (default: all cores); they do not change what comes out of a number of iterations
  --seed N          other draws (default: 1)
  --lexicon ID      the dictionary (default: ${DEFAULT_LEXICON})
  --leaves FILE     values of leaves in the KLV2 format, or 'none'; without it those that Lexiko has learnt
  --ruleset PRESET  ${CLASSIC_PRESETS.join(', ')} (default: standard-2007)
  --option KEY=VAL  a rule that differs, such as rack.size=9; may be given several times
  --json            one object a line: each candidate as in 'lexiko moves', with win, winMargin, spread, spreadMargin,
                    iterations, isActive and plies; then {"position":0,"stopped":"decided","iterations":512,"playouts":…}

Margins are half of the interval that holds the truth with 95 %, whenever the simulation ends. × marks moves that have
dropped out. For each ply: the mean score and how many turns earn the bonus. Where letters may move on the board, plays
without that are compared.
`;

export const sim: Command = {
  help: HELP,
  async run(args, io) {
    const parsed = parseArguments(args, {
      ...POSITION_ARGUMENTS,
      leaves: { type: 'string' },
      candidates: { type: 'string' },
      plies: { type: 'string' },
      seconds: { type: 'string' },
      iterations: { type: 'string' },
      confidence: { type: 'string' },
      threads: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    });
    const { values } = parsed;
    const wish = readWish(values);
    const asked = await readAsked(parsed, io, CLASSIC_PRESETS);
    const { config, ruleset, alphabet, graph, numbers, leaves, positions } = asked;
    const words = { graph, nodes: makeNodeTable(graph) };
    const rules = { numbers, leaves, wins: winTableFor(ruleset) };
    const generator = openGenerator(words, rules);
    const workers = new PlayoutWorkers(generator, words, rules, wish.threads);
    const { isInterrupted, release } = listenForInterruption();
    try {
      await workers.ready();
      for (const [position, at] of positions.entries()) {
        if (isInterrupted()) break;
        setPosition(generator, at);
        const candidates = bestMoves(generator, 'equity', wish.candidates);
        const { seed, iterations, confidence } = wish;
        const sides = Math.max(2, at.cgp.racks.length);
        const start = startOf(at, numbers, rulesetOf({ ...config, sides }));
        const plies = pliesOf(wish, start);
        const simulation = new Simulation({ candidates, iterations, confidence });
        workers.setPosition({ ...start, candidates, plies, seed });
        const stopped = await runSimulation(workers, simulation, {
          untilMs: performance.now() + wish.milliseconds,
          isInterrupted,
          onRound: progressOn(io),
        });
        const place = { position, alphabet, layout: ruleset.layout, at };
        const report = simulation.report().map((one) => reported(describeMove(one.move, place), one));
        if (values['json'] === true) {
          for (const candidate of report) io.stdout.write(`${JSON.stringify(candidate)}\n`);
          io.stdout.write(`${JSON.stringify(summaryOf(position, simulation.iterations, stopped, report))}\n`);
        } else {
          if (positions.length > 1) io.stdout.write(`${position}:\n`);
          io.stdout.write(reportText(report));
          io.stdout.write(`${ENDS[stopped]} after ${simulation.iterations} playouts of the best.\n`);
        }
      }
    } finally {
      release();
      await workers.close();
    }
    return 0;
  },
};

const ENDS: Readonly<Record<SimulationEnd, string>> = {
  decided: 'Decided',
  iterations: 'Ended as wished',
  time: 'Time was up',
  interrupted: 'Interrupted',
};

/** In a race everybody plays once, and then it is judged who is likely to arrive first. */
function pliesOf({ plies }: Wish, { toGo }: Pick<SimulatedPosition, 'toGo'>): number {
  if (toGo === undefined) return plies ?? DEFAULT_PLIES;
  if (plies !== null && plies !== toGo.length)
    throw new UsageError(
      `a Finish Line game is played out for one turn of each side: --plies ${toGo.length}.`,
    );
  return toGo.length;
}

function summaryOf(
  position: number,
  iterations: number,
  stopped: SimulationEnd,
  report: readonly ReportedCandidate[],
): object {
  const playouts = report.reduce((sum, candidate) => sum + candidate.iterations, 0);
  return { position, stopped, iterations, playouts };
}

interface Wish {
  readonly candidates: number;
  /** `null`: whatever suits the game. */
  readonly plies: number | null;
  readonly milliseconds: number;
  readonly iterations: number;
  readonly confidence: number;
  readonly threads: number;
  readonly seed: number;
}

function readWish(values: Values): Wish {
  const whole = (name: string, initial: number, least: number, most: number): number =>
    wholeValue(values, name, { initial, least, most });
  const seconds = Number(
    textValue(values, 'seconds') ?? (values['iterations'] === undefined ? DEFAULT_SECONDS : Infinity),
  );
  if (!(seconds > 0)) throw new UsageError('--seconds takes a number above 0.');
  const confidence = Number(textValue(values, 'confidence') ?? DEFAULT_CONFIDENCE);
  if (!(confidence > 0 && confidence < 1))
    throw new UsageError('--confidence takes a number between 0 and 1.');
  return {
    candidates: whole('candidates', DEFAULT_CANDIDATES, 1, MOST_CANDIDATES),
    plies: values['plies'] === undefined ? null : whole('plies', DEFAULT_PLIES, 1, MOST_PLIES),
    milliseconds: seconds * 1000,
    iterations: whole('iterations', MOST_ITERATIONS, 1, MOST_ITERATIONS),
    confidence,
    threads: whole('threads', availableParallelism(), 1, MOST_THREADS),
    seed: whole('seed', 1, 0, MOST_ITERATIONS),
  };
}

/** A line that is written over, on a terminal only. */
function progressOn({ stderr, stdout }: Io): (simulation: Simulation) => void {
  if (stdout.isTTY !== true) return () => {};
  let drawnMs = 0;
  return (simulation) => {
    if (simulation.stopped !== null) stderr.write(CLEAR_LINE);
    else if (performance.now() - drawnMs > REDRAW_MS) {
      drawnMs = performance.now();
      const left = simulation.nextRound().length;
      stderr.write(`${CLEAR_LINE}${simulation.iterations} playouts each, ${left} moves still in`);
    }
  };
}
