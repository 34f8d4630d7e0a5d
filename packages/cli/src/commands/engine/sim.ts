/** `lexiko sim`: which move of a position wins most, by playing the candidates out against the same draws. */

import { availableParallelism } from 'node:os';
import { learntTables } from '@lexiko/engine/all-learnt';
import { bestMoves, winTableFor } from '@lexiko/engine/moves';
import { MOST_PLIES, type SimulatedPosition, Simulation } from '@lexiko/engine/simulation';
import { parseArguments, UsageError, type Command, type OptionTable, type Io } from '../../command.ts';
import { listenForInterruption } from '../../interruption.ts';
import { describeMove, setPosition } from '../../moves/listing.ts';
import {
  CLASSIC_PRESETS,
  POSITION_ARGUMENTS,
  readAsked,
  rulesetOf,
  textValue,
  type Values,
  wholeValue,
} from '../../moves/position-input.ts';
import { PlayoutWorkers } from '../../simulation/playout-workers.ts';
import { openGenerator } from '../../simulation/playout-order.ts';
import { reported, type ReportedCandidate, reportText } from '../../simulation/report.ts';
import { runSimulation, type SimulationEnd } from '../../simulation/run.ts';
import { startOf } from '../../simulation/start.ts';
import { progressLine, type ProgressLine } from '../../progress-line.ts';
import { playoutWords } from '../../words/table-cache.ts';

const DEFAULT_CANDIDATES = 15;
const DEFAULT_PLIES = 2;
const DEFAULT_SECONDS = 10;
const DEFAULT_CONFIDENCE = 0.99;
const MOST_ITERATIONS = 1_000_000;
const MOST_CANDIDATES = 200;
const MOST_THREADS = 256;

const OPTIONS = {
  ...POSITION_ARGUMENTS,
  leaves: { type: 'string' },
  candidates: { type: 'string', usual: DEFAULT_CANDIDATES },
  plies: { type: 'string', usual: DEFAULT_PLIES },
  seconds: { type: 'string', usual: DEFAULT_SECONDS },
  iterations: { type: 'string' },
  confidence: { type: 'string', usual: DEFAULT_CONFIDENCE },
  threads: { type: 'string' },
  seed: { type: 'string', usual: 1 },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

export const sim: Command = {
  options: OPTIONS,
  async run(args, io) {
    const parsed = parseArguments(args, OPTIONS);
    const { values } = parsed;
    const wish = readWish(values);
    const asked = await readAsked(parsed, io, CLASSIC_PRESETS);
    const { config, ruleset, alphabet, numbers, leaves, positions } = asked;
    const words = playoutWords(asked.words, io.env);
    const rules = { numbers, leaves, wins: winTableFor(learntTables(alphabet.id), ruleset) };
    const generator = openGenerator(words, rules);
    const workers = new PlayoutWorkers(generator, words, rules, wish.threads);
    const { isInterrupted, release } = listenForInterruption();
    try {
      await workers.ready();
      for (const [index, at] of positions.entries()) {
        const position = index + 1;
        if (isInterrupted()) break;
        setPosition(generator, at);
        const candidates = bestMoves(generator, 'equity', wish.candidates);
        const { seed, iterations, confidence } = wish;
        const sides = Math.max(2, at.cgp.racks.length);
        const start = startOf(at, numbers, rulesetOf({ ...config, sides }));
        const plies = pliesOf(wish, start);
        const simulation = new Simulation({ candidates, iterations, confidence });
        workers.setPosition({ ...start, candidates, plies, seed });
        const progress = progressLine(io);
        const stopped = await runSimulation(workers, simulation, {
          untilMs: performance.now() + wish.milliseconds,
          isInterrupted,
          onRound: progressOn(io, progress, wish),
        });
        progress.clear();
        const place = { position, alphabet, layout: ruleset.layout, at };
        const report = simulation.report().map((one) => reported(describeMove(one.move, place), one));
        if (values['json'] === true) {
          for (const candidate of report) io.stdout.write(`${JSON.stringify(candidate)}\n`);
          io.stdout.write(`${JSON.stringify(summaryOf(position, simulation.iterations, stopped, report))}\n`);
        } else {
          if (positions.length > 1) io.stdout.write(`${position}:\n`);
          io.stdout.write(reportText(io.texts, report));
          io.stdout.write(`${io.texts.positions.simulation.ends[stopped](simulation.iterations)}\n`);
        }
      }
    } finally {
      release();
      await workers.close();
    }
    return 0;
  },
};

/** In a race everybody plays once, and then it is judged who is likely to arrive first. */
function pliesOf({ plies }: Wish, { toGo }: Pick<SimulatedPosition, 'toGo'>): number {
  if (toGo === undefined) return plies ?? DEFAULT_PLIES;
  if (plies !== null && plies !== toGo.length)
    throw new UsageError(({ positions }) => positions.simulation.racePlies(toGo.length));
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
  if (!(seconds > 0)) throw new UsageError(({ commandLine }) => commandLine.positive('--seconds'));
  const confidence = Number(textValue(values, 'confidence') ?? DEFAULT_CONFIDENCE);
  if (!(confidence > 0 && confidence < 1))
    throw new UsageError(({ commandLine }) => commandLine.share('--confidence'));
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

/** Tells how far a simulation is, and how long it may still take: it ends sooner once it is decided. */
function progressOn(
  { texts }: Io,
  line: ProgressLine,
  { milliseconds, iterations }: Wish,
): (simulation: Simulation) => void {
  const startMs = performance.now();
  return (simulation) => {
    const text = texts.positions.simulation.progress(simulation.iterations, simulation.nextRound().length);
    const done = Math.max(simulation.iterations / iterations, (performance.now() - startMs) / milliseconds);
    line.tell(text, done, 1);
  };
}
