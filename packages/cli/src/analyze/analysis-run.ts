/** Analyses a game: on all cores where threads can play out, and with what is known so far where somebody interrupts. */

import { setImmediate } from 'node:timers/promises';
import {
  asGame,
  type Depth,
  type GameSettings,
  type GameWish,
  gameTurns,
  lookOfSettings,
  settingsOfGame,
  makeEndJudge,
  makeLastDrawsJudge,
  type StudiedTurn,
  studyOfTable,
  studyOfTurn,
  tableTurns,
  type TurnStudy,
} from '@lexiko/analysis';
import type { AnalysisReport } from '@lexiko/analysis/report';
import { reasonsOf } from '@lexiko/texts';
import { learntTables } from '@lexiko/engine/all-learnt';
import { seededNumbers } from '@lexiko/engine';
import { classicNumbers, leavesFor, makeLeaves, winTableFor } from '@lexiko/engine/moves';
import type { Ruleset } from '@lexiko/rules';
import type { Lexicon } from '@lexiko/words';
import type { Io } from '../command.ts';
import { contextOf } from '../engine-context.ts';
import { goodWords } from '../lexicon-store.ts';
import { PlayoutWorkers } from '../simulation/playout-workers.ts';
import { openGenerator, type PlayoutRules, type PlayoutWords } from '../simulation/playout-order.ts';
import { playoutWords } from '../words/table-cache.ts';
import type { SourceGame } from './game-source.ts';
import { progressLine } from '../progress-line.ts';

/** With no playouts, only endgames are looked into, if the depth says so. */
export interface AnalysisWish extends GameWish {
  readonly lexicon: Lexicon;
  readonly depth: 'static' | 'endgame' | 'playouts';
  readonly threads: number;
  /** Moves told of each turn. */
  readonly most: number;
  /** From then on turns are judged at first sight only. */
  readonly isInterrupted: () => boolean;
}

const SEED = 1;
const ENDGAME_NODES = 300_000;
/** Racks from which moves are answered, where they are played out. */
const REPLIES = 250;
/** Draws that luck is measured against; at a table each takes a search. */
const DRAWS = 100;
const DRAWS_AT_TABLE = 20;

/** A turn to be looked into. */
interface Matter {
  readonly bagSize: number;
  /** `iterations`: playouts of a move at most, 0 for none. */
  readonly study: (depth: Pick<Depth, 'iterations' | 'replies'>) => TurnStudy;
}

export async function analyseSource(source: SourceGame, wish: AnalysisWish, io: Io): Promise<AnalysisReport> {
  const { ruleset } = source;
  const settings = settingsOfGame(ruleset, wish, wish.lexicon.identity);
  // What threads play out is the classic game with an opponent.
  const hasWorkers = wish.depth === 'playouts' && ruleset.scoring.kind === 'premiums' && ruleset.sides > 1;
  const classic = source.kind === 'gcg' || hasWorkers ? wordsFor(wish, ruleset, io) : null;
  const matters =
    source.kind === 'log'
      ? ofLog(source, wish, io)
      : classic === null
        ? []
        : ofGcg(source, classic, wish, settings);
  const workers =
    hasWorkers && classic !== null
      ? new PlayoutWorkers(
          openGenerator(classic.words, classic.rules),
          classic.words,
          classic.rules,
          wish.threads,
        )
      : null;
  try {
    const studied = await lookInto(matters, workers, wish, io);
    const turns = studied.map(({ analysis }) => analysis);
    const reasons = studied.map((one) => reasonsOf(io.texts.facts, one, ruleset.layout));
    return { ...gameOf(source), ruleset, analysis: asGame(turns, ruleset.sides), reasons, settings };
  } finally {
    await workers?.close();
  }
}

function gameOf(source: SourceGame): Pick<AnalysisReport, 'game' | 'replayed'> {
  if (source.kind === 'gcg') return { game: source.game, replayed: source.replayed };
  const { events, players, ruleset } = source;
  const ended = events.find((event) => event.type === 'ended');
  const scores = ended?.final ?? Array.from({ length: ruleset.sides }, () => 0);
  return {
    game: { players, pragmas: [], turns: [] },
    replayed: { turns: [], played: scores, final: scores, board: [], problems: [] },
  };
}

/** The words and numbers with which turns of the classic game are judged and played out. */
interface ClassicWords {
  readonly words: PlayoutWords;
  readonly rules: PlayoutRules;
}

function wordsFor(wish: AnalysisWish, ruleset: Ruleset, io: Io): ClassicWords {
  const { lexicon } = wish;
  const plain = classicNumbers(ruleset, lexicon.alphabet);
  // Where the rules name no minimum, an exchange still needs a tile to draw.
  const numbers = { ...plain, exchangeBag: Math.max(1, plain.exchangeBag) };
  const learnt = learntTables(lexicon.alphabet.id);
  const leaves = leavesFor(learnt, ruleset, lexicon.alphabet) ?? makeLeaves([]);
  return {
    words: playoutWords(goodWords(lexicon, ruleset, io.env), io.env),
    rules: { numbers, leaves, wins: winTableFor(learnt, ruleset) },
  };
}

function ofGcg(
  { game, ruleset, replayed }: SourceGame & { readonly kind: 'gcg' },
  { words, rules }: ClassicWords,
  wish: AnalysisWish,
  settings: GameSettings,
): readonly Matter[] {
  const { alphabet } = wish.lexicon;
  const generator = openGenerator(words, rules);
  const startTurn = (): (() => boolean) => untilTime(wish);
  const { wins } = rules;
  const tools = {
    ruleset,
    alphabet,
    leaves: rules.leaves ?? makeLeaves([]),
    wins,
    generator,
    draws: DRAWS,
    most: wish.most,
    random: seededNumbers(SEED),
    seed: SEED,
    endJudge: makeEndJudge({ ruleset, alphabet, generator, wins, nodes: ENDGAME_NODES, startTurn }),
    lastDrawsJudge: makeLastDrawsJudge({ ruleset, alphabet, generator }),
    startDraws: startTurn,
  };
  return gameTurns(game, replayed, ruleset).map((turn) => ({
    bagSize: turn.bagSize,
    study: (depth) => studyOfTurn({ ...tools, ...depth, ...lookOfSettings(settings) }, turn),
  }));
}

function ofLog(
  { events }: SourceGame & { readonly kind: 'log' },
  { lexicon, most }: AnalysisWish,
  io: Io,
): readonly Matter[] {
  const engine = contextOf(lexicon, io.env);
  const tools = { engine, random: seededNumbers(SEED), draws: DRAWS_AT_TABLE, most, seed: SEED };
  return tableTurns(events).map((at) => ({
    bagSize: at.turn.bagSize,
    study: (depth) => studyOfTable({ ...tools, ...depth }, at),
  }));
}

/** Answers whether the time of a turn that starts now is over. */
function untilTime({ seconds, isInterrupted }: AnalysisWish): () => boolean {
  const untilMs = performance.now() + 1000 * (seconds ?? Infinity);
  return () => performance.now() > untilMs || isInterrupted();
}

async function lookInto(
  matters: readonly Matter[],
  workers: PlayoutWorkers | null,
  wish: AnalysisWish,
  io: Io,
): Promise<readonly StudiedTurn[]> {
  const progress = progressLine(io);
  const studied: StudiedTurn[] = [];
  for (const { bagSize, study } of matters) {
    await setImmediate(); // lets a signal through
    const isWanted = wish.depth === 'playouts' || (wish.depth === 'endgame' && bagSize === 0);
    const isDeep = isWanted && !wish.isInterrupted();
    // An endgame is searched if there may be playouts at all.
    const iterations = isDeep ? Math.max(1, wish.playouts) : 0;
    const one = study({ iterations, replies: isDeep ? REPLIES : 0 });
    await work(one, workers, wish);
    studied.push(one.result());
    const [done, all] = [studied.length, matters.length];
    progress.tell(io.texts.games.analysis.progress(done, all), done, all);
  }
  progress.clear();
  return studied;
}

/** Until there is no more to do, or no more time; the first round is played whatever it takes, but for interruption. */
async function work(study: TurnStudy, workers: PlayoutWorkers | null, wish: AnalysisWish): Promise<void> {
  const { position } = study;
  const isOver = untilTime(wish);
  const mustStop = (): boolean => wish.isInterrupted() || (study.iterations > 0 && isOver());
  if (workers === null || position === null) {
    while (!mustStop() && study.step()) await setImmediate(); // lets a signal through
    return;
  }
  workers.setPosition(position);
  for (let jobs = study.wanted(); jobs.length > 0; jobs = study.wanted()) {
    const batches = await workers.run(jobs, mustStop);
    if (batches === null) return;
    study.take(batches);
  }
  // The draws of the last tiles have time of their own.
  while (!wish.isInterrupted() && study.step()) await setImmediate();
}
