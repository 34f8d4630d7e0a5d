/** Analyses a game: on all cores where turns are played out, and with what is known so far where somebody interrupts. */

import { setImmediate } from 'node:timers/promises';
import {
  analyseGame,
  analyseTable,
  type AnalysisReport,
  type AnalystTools,
  classicNumbers,
  gameTurns,
  leavesFor,
  makeEndJudge,
  makeLeaves,
  makeNodeTable,
  type PatientJudge,
  positionOfTurn,
  seededNumbers,
  Simulation,
  supposedByLastTurn,
  winTableFor,
} from '@lexiko/engine';
import type { Io } from '../command.ts';
import { openEngineDesk } from '../engine-desk.ts';
import { openLexicon } from '../lexicon-store.ts';
import { goodGraph } from '../moves/position-input.ts';
import { Crew } from '../simulation/crew.ts';
import { openGenerator, type PlayoutRules, type PlayoutWords } from '../simulation/playout-order.ts';
import { runSimulation } from '../simulation/run.ts';
import type { SourceGame } from './game-source.ts';

export interface AnalysisWish {
  readonly lexicon: string;
  readonly depth: 'static' | 'endgame' | 'playouts';
  /** For a turn. */
  readonly seconds: number;
  readonly threads: number;
  /** Moves told of each turn. */
  readonly most: number;
  /** From then on turns are judged at first sight only. */
  readonly isInterrupted: () => boolean;
}

const SEED = 1;
const CONFIDENCE = 0.99;
const MOST_ITERATIONS = 20_000;
const ENDGAME_NODES = 300_000;
/** Draws that luck is measured against; at a table each takes a search. */
export const DRAWS = 100;
export const DRAWS_AT_TABLE = 20;

export async function analyseSource(source: SourceGame, wish: AnalysisWish, io: Io): Promise<AnalysisReport> {
  return source.kind === 'gcg' ? analyseGcg(source, wish, io) : analyseLog(source, wish, io);
}

async function analyseLog(
  { events, players, ruleset }: SourceGame & { readonly kind: 'log' },
  { lexicon, most, isInterrupted }: AnalysisWish,
  io: Io,
): Promise<AnalysisReport> {
  const tools = {
    desk: openEngineDesk(lexicon, io.env),
    random: seededNumbers(SEED),
    draws: DRAWS_AT_TABLE,
    most,
    isInterrupted,
  };
  const show = progressOn(io);
  const steps = analyseTable(tools, events);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    show(step.value.done, step.value.all);
    await setImmediate(); // lets a signal through
  }
  const ended = events.find((event) => event.type === 'ended');
  const scores = ended?.final ?? ruleset.colours.map(() => 0);
  return {
    game: { players, pragmas: [], turns: [] },
    replayed: { turns: [], played: scores, final: scores, board: [], problems: [] },
    analysis: step.value,
  };
}

async function analyseGcg(
  { game, ruleset, replayed }: SourceGame & { readonly kind: 'gcg' },
  wish: AnalysisWish,
  io: Io,
): Promise<AnalysisReport> {
  const lexicon = openLexicon(wish.lexicon, io.env);
  const { alphabet } = lexicon;
  const graph = goodGraph(lexicon, ruleset, io);
  const leaves = leavesFor(ruleset, alphabet) ?? makeLeaves([]);
  const plain = classicNumbers(ruleset, alphabet);
  // Where the rules name no minimum, an exchange still needs a tile to draw.
  const numbers = { ...plain, exchangeBag: Math.max(1, plain.exchangeBag) };
  const words = { graph, nodes: makeNodeTable(graph) };
  const rules = { numbers, leaves, wins: winTableFor(ruleset) };
  const tools: AnalystTools = {
    ruleset,
    alphabet,
    leaves,
    wins: rules.wins,
    generator: openGenerator(words, rules),
    draws: DRAWS,
    most: wish.most,
    random: seededNumbers(SEED),
  };
  const turns = gameTurns(game, replayed, ruleset);
  const show = progressOn(io);
  const judge = judgeOf(tools, words, rules, wish);
  try {
    const analysis = await analyseGame(tools, turns, judge.ask, (done) => show(done, turns.length));
    return { game, replayed, analysis };
  } finally {
    await judge.close();
  }
}

/** Playouts by a crew, ends of games here. */
function judgeOf(
  { ruleset, alphabet, wins }: AnalystTools,
  words: PlayoutWords,
  rules: PlayoutRules,
  wish: AnalysisWish,
): { readonly ask: PatientJudge; close(): Promise<void> } {
  if (wish.depth === 'static') return { ask: () => Promise.resolve(null), close: () => Promise.resolve() };
  const generator = openGenerator(words, rules);
  const crew = wish.depth === 'playouts' ? new Crew(generator, words, rules, wish.threads) : null;
  const startTurn = (): (() => boolean) => {
    const untilMs = performance.now() + 1000 * wish.seconds;
    return () => performance.now() > untilMs || wish.isInterrupted();
  };
  const place = { ruleset, alphabet, generator, seed: SEED };
  const solve = makeEndJudge({ ...place, wins, nodes: ENDGAME_NODES, startTurn });
  return {
    close: async () => crew?.close(),
    async ask(turn, candidates, made) {
      await setImmediate(); // lets a signal through
      if (wish.isInterrupted()) return null;
      if (turn.bagSize === 0) return solve(turn, candidates, made);
      if (crew === null) return null;
      const at = positionOfTurn(place, turn, supposedByLastTurn(place, turn));
      crew.setPosition({ ...at, candidates, seed: SEED + turn.number });
      const simulation = new Simulation({ candidates, iterations: MOST_ITERATIONS, confidence: CONFIDENCE });
      await runSimulation(crew, simulation, {
        untilMs: performance.now() + 1000 * wish.seconds,
        isInterrupted: wish.isInterrupted,
        onRound: () => {},
      });
      const moves = simulation
        .report()
        .filter(({ iterations }) => iterations > 0)
        .map(({ move, spread, win }) => ({ move, equity: spread, win }));
      return moves.length === 0 ? null : { kind: 'simulated', moves };
    },
  };
}

/** A line that is written over, on a terminal only. */
function progressOn({ stdout, stderr }: Io): (done: number, all: number) => void {
  if (stdout.isTTY !== true) return () => {};
  return (done, all) => {
    stderr.write(done < all ? `\r${done} of ${all} turns` : '\r\u001b[K');
  };
}
