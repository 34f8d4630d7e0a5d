/** The engine behind the protocol: thinks about one position at a time, tells what it finds, and can be stopped. */

import { learntTables } from '@lexiko/engine/all-learnt';
import {
  endingOf,
  type EndgameAnswer,
  EndgameSolver,
  LARGE_ROOM,
  PreEndgame,
  type PreEndgameAnswer,
} from '@lexiko/engine/endgame';
import {
  bestMoves,
  type GameNumbers,
  type Leaves,
  type MoveGenerator,
  winTableFor,
} from '@lexiko/engine/moves';
import { type NumberedPosition, positionNumbers } from '@lexiko/engine/positions';
import { Simulation } from '@lexiko/engine/simulation';
import type { Ruleset } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import { UsageError } from '../command.ts';
import type { Scene } from '../endgame/answer-text.ts';
import { runInterruptibly } from '../endgame/interruptible-steps.ts';
import { type LatePosition, latePosition, notLateText } from '../endgame/late-position.ts';
import { setPosition } from '../moves/listing.ts';
import { readPositions } from '../moves/positions.ts';
import { PlayoutWorkers } from '../simulation/playout-workers.ts';
import { openGenerator, type PlayoutRules, type PlayoutWords } from '../simulation/playout-order.ts';
import { runSimulation } from '../simulation/run.ts';
import { startOf } from '../simulation/start.ts';
import { type GoOrder, MOST_ITERATIONS, MOST_NODES, timeOf } from './go-order.ts';
import { lineWords, moveWord } from './move-text.ts';

export interface EngineParts {
  readonly alphabet: Alphabet;
  readonly words: PlayoutWords;
  readonly leaves: Leaves | null;
  readonly rulesetFor: (sides: number) => Ruleset;
  readonly threads: number;
}

/** How the engine hears and speaks while it thinks. */
export interface Talk {
  readonly isStopped: () => boolean;
  readonly info: (text: string) => void;
}

const CONFIDENCE = 0.99;
const INFO_MS = 500;
const SHOWN = 5;

export class UcgiEngine {
  readonly #parts: EngineParts;
  readonly #numbers: GameNumbers;
  readonly #words: PlayoutWords;
  readonly #rules: PlayoutRules;
  readonly #generator: MoveGenerator;
  #workers: PlayoutWorkers | null = null;
  #solver: { readonly generator: MoveGenerator; readonly solver: EndgameSolver } | null = null;
  #at: NumberedPosition | null = null;

  constructor(parts: EngineParts) {
    const ruleset = parts.rulesetFor(2);
    this.#parts = parts;
    this.#numbers = positionNumbers(ruleset, parts.alphabet);
    this.#words = parts.words;
    this.#rules = {
      numbers: this.#numbers,
      leaves: parts.leaves,
      wins: winTableFor(learntTables(parts.alphabet.id), ruleset),
    };
    this.#generator = openGenerator(this.#words, this.#rules);
  }

  /** Throws a `UsageError` where the position cannot be read. */
  setPosition(cgp: string): void {
    this.#at = readPositions(cgp, this.#parts.alphabet, this.#numbers)[0] ?? null;
  }

  /** Answers with the best move. */
  async think(order: GoOrder, talk: Talk): Promise<string> {
    const at = this.#at;
    if (at === null) throw new UsageError('there is no position to look at.');
    const ruleset = this.#parts.rulesetFor(Math.max(2, at.cgp.racks.length));
    const late = latePosition(at, ruleset);
    const way = order.way ?? (typeof late === 'string' ? 'sim' : 'endgame');
    switch (way) {
      case 'static':
        return this.#look(at, order, talk);
      case 'sim':
        return this.#simulate(at, order, talk);
      case 'endgame':
        if (typeof late === 'string') throw new UsageError((texts) => `${notLateText(texts, late)}.`);
        return this.#solve(at, late, ruleset, order, talk);
    }
  }

  async close(): Promise<void> {
    await this.#workers?.close();
  }

  #scene({ cgp }: NumberedPosition): Scene {
    const { alphabet, rulesetFor } = this.#parts;
    return { board: cgp.board, alphabet, layout: rulesetFor(2).layout };
  }

  #look(at: NumberedPosition, { candidates }: GoOrder, { info }: Talk): string {
    const scene = this.#scene(at);
    setPosition(this.#generator, at);
    const moves = bestMoves(this.#generator, 'equity', candidates);
    for (const move of moves)
      info(
        `move ${moveWord(move, scene)} score ${move.type === 'play' ? move.score : 0} equity ${move.equityMilli / 1000}`,
      );
    const [best] = moves;
    return best === undefined ? 'pass' : moveWord(best, scene);
  }

  async #simulate(at: NumberedPosition, order: GoOrder, { info, isStopped }: Talk): Promise<string> {
    const scene = this.#scene(at);
    const { plies } = order;
    const iterations = order.iterations ?? MOST_ITERATIONS;
    setPosition(this.#generator, at);
    const candidates = bestMoves(this.#generator, 'equity', order.candidates);
    const start = startOf(at, this.#numbers, this.#parts.rulesetFor(Math.max(2, at.cgp.racks.length)));
    const simulation = new Simulation({ candidates, iterations, confidence: CONFIDENCE });
    this.#workers ??= new PlayoutWorkers(this.#generator, this.#words, this.#rules, this.#parts.threads);
    await this.#workers.ready();
    this.#workers.setPosition({ ...start, candidates, plies, seed: 1 });
    const report = (): void => {
      for (const { move, win, spread, iterations: done } of simulation.report().slice(0, SHOWN))
        info(
          `move ${moveWord(move, scene)} win ${win.toFixed(4)} spread ${spread.toFixed(2)} iterations ${done}`,
        );
    };
    let infoMs = performance.now();
    await runSimulation(this.#workers, simulation, {
      untilMs: performance.now() + timeOf(order, order.iterations),
      isInterrupted: isStopped,
      onRound: () => {
        if (performance.now() - infoMs < INFO_MS) return;
        infoMs = performance.now();
        report();
      },
    });
    report();
    const [best] = simulation.report();
    return best === undefined ? 'pass' : moveWord(best.move, scene);
  }

  async #solve(
    at: NumberedPosition,
    late: LatePosition,
    ruleset: Ruleset,
    order: GoOrder,
    { info, isStopped }: Talk,
  ): Promise<string> {
    const scene = this.#scene(at);
    const { generator, solver } = this.#openSolver();
    const nodes = order.nodes ?? MOST_NODES;
    const untilMs = performance.now() + timeOf(order, late.kind === 'endgame' ? order.nodes : null);
    const isInterrupted = (): boolean => isStopped() || performance.now() > untilMs;
    if (late.kind === 'endgame') {
      const onDepth = (answer: EndgameAnswer): void => info(endgameInfo(answer, scene));
      const answer = await runInterruptibly(
        solver.steps(late.position, endingOf(ruleset), { nodes, isInterrupted, onDepth }),
      );
      info(endgameInfo(answer, scene));
      return moveWord(answer.best, scene);
    }
    const onLook = (answer: PreEndgameAnswer): void => {
      for (const text of preEndgameInfo(answer, scene)) info(text);
    };
    const preEndgame = new PreEndgame(generator, solver, endingOf(ruleset));
    const { moves } = await runInterruptibly(preEndgame.steps(late.position, { isInterrupted, onLook }));
    const [best] = moves;
    return best === undefined ? 'pass' : moveWord(best.move, scene);
  }

  /** Opened when it is first needed: it takes more memory than all the rest. */
  #openSolver(): { readonly generator: MoveGenerator; readonly solver: EndgameSolver } {
    if (this.#solver === null) {
      const generator = openGenerator(this.#words, this.#rules);
      this.#solver = { generator, solver: new EndgameSolver(generator, LARGE_ROOM) };
    }
    return this.#solver;
  }
}

function endgameInfo(
  { depth, nodes, value, isProven, lower, upper, line }: EndgameAnswer,
  scene: Scene,
): string {
  const bounds = [
    ...(Number.isFinite(lower) ? [`lower ${lower}`] : []),
    ...(Number.isFinite(upper) ? [`upper ${upper}`] : []),
  ];
  const sure = isProven ? ['proven'] : bounds;
  return ['depth', depth, 'nodes', nodes, 'value', value, ...sure, 'pv', lineWords(line, scene)].join(' ');
}

function preEndgameInfo({ moves }: PreEndgameAnswer, scene: Scene): readonly string[] {
  return moves
    .filter(({ look }) => look > 0)
    .slice(0, SHOWN)
    .map(({ move, win, tie, spread, draws, look }) => {
      const shares = `win ${win.toFixed(4)} tie ${tie.toFixed(4)} spread ${spread.toFixed(2)}`;
      return `move ${moveWord(move, scene)} ${shares} draws ${draws} look ${look}`;
    });
}
