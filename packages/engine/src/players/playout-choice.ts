/**
 * Chooses a turn by playing it out: the best-looking turns are tried against racks that the others may hold, and the
 * one that wins most is taken. Later turns are plain plays: nobody moves letters on the board, even where the rules
 * allow it.
 */

import { allSeats, type Action, type PlayerView, type Ruleset, type Seat } from '@lexiko/rules';
import { BLANK, HIDDEN } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { hasPlainEnding } from '../endgame/ending.ts';
import { isRace, pointsToGo } from '../judgement/points-to-go.ts';
import { winChance } from '../judgement/win-chance.ts';
import type { MoveGenerator } from '../generation/generator.ts';
import type { Move } from '../generation/play.ts';
import { CrosswordsPlayouts } from '../simulation/crosswords-playouts.ts';
import type { SupposedRack } from '../simulation/draws.ts';
import { inferLeaves } from '../simulation/inference.ts';
import { PlayoutRunner, type SimulatedPosition } from '../simulation/playout-runner.ts';
import { MOST_SIDES, MOST_TILES } from '../simulation/playouts.ts';
import { chanceToBeFirst } from '../simulation/race.ts';
import {
  type PlayoutBatch,
  type PlayoutJob,
  type Simulated,
  Simulation,
  SPREAD_SHARE,
} from '../simulation/simulation.ts';
import { chanceAgainst, type WinJudge } from '../simulation/win-judge.ts';
import { playoutCandidates } from './playout-candidates.ts';
import { boardNumbers, lettersOf } from '../generation/letter-numbers.ts';
import { lastTurnSeen } from './observed-turn.ts';
import type { Search } from './turn-search.ts';
import { unseenTiles } from '../positions/unseen-tiles.ts';

/** Turns after the candidate in a game of two; with more sides, everybody has one. */
const PLIES = 2;
const MOST_ITERATIONS = 4000;
const CONFIDENCE = 0.97;
/** Playout turns that cost as much as searching one position. */
const TURNS_PER_POSITION = 20;
const CROSSWORDS_TURNS_PER_POSITION = 4;
/** The share of the work spent on inferring what the opponent may hold, and how many racks one position pays for. */
const SHARE_OF_INFERENCE = 0.08;
const RACKS_PER_POSITION = 10;
/** With fewer racks than this, inference is not worth starting. */
const FEWEST_RACKS = 40;

/** Whether turns are played out at this table. A game of two with an empty bag is solved instead. */
export function canPlayOut({ ruleset, pool, left }: PlayerView): boolean {
  const sides = left.filter((hasLeft) => !hasLeft).length;
  if (sides < 2 || sides > MOST_SIDES || !canBePlayedOut(ruleset)) return false;
  return pool.length > 0 || sides > 2 || !hasPlainEnding(ruleset);
}

const MOST_BLANKS = { premiums: 2, areas: 4 } as const;

/** More blanks than the box usually has make turns slow to find. */
export function hasUsualBlanks({ scoring, tiles }: Ruleset): boolean {
  return (tiles.counts[BLANK] ?? 0) <= MOST_BLANKS[scoring.kind];
}

/** Whether the game is decided by points at the end, or by who reaches enough of them first. */
function canBePlayedOut(ruleset: Ruleset): boolean {
  return hasUsualBlanks(ruleset) && (ruleset.finishLine.kind === 'off' || isRace(ruleset));
}

/** The turn that wins most; `null` if there is no choice. */
export function turnByPlayouts(search: Search, view: PlayerView): Action | null {
  const { seat, vocabulary, effort } = search;
  const { alphabet } = vocabulary;
  const options = playoutCandidates(search, view);
  const others = othersInTurn(view, seat);
  const toGo = [seat, ...others].flatMap((side) => pointsToGo(view, side) ?? []);
  const [best] = options;
  const [ownToGo] = toGo;
  const isOver = best !== undefined && ownToGo !== undefined && scoreOf(best.move) >= ownToGo;
  if (options.length < 2 || effort.left === 0 || isOver) return best?.action ?? null;
  const unseen = lettersOf(hiddenTiles(view, others), alphabet);
  const rackSizes = others.map((other) => itemAt(view.racks, other).length);
  const isWhole = unseen.every((letter) => letter <= alphabet.size) && unseen.length <= MOST_TILES;
  if (!isWhole || rackSizes.reduce((sum, size) => sum + size, 0) > unseen.length) return null;
  const position: SimulatedPosition = {
    board: boardNumbers(view.board, alphabet),
    rack: lettersOf(itemAt(view.racks, seat), alphabet),
    unseen: { letters: unseen, rackSizes, supposed: supposedRacks(search, view, unseen) },
    scores: [seat, ...others].map((side) => itemAt(view.scores, side)),
    candidates: options.map(({ move }) => move),
    boards: options.map(({ board }) => board),
    extras: options.map(({ extra }) => extra),
    plies: Math.max(PLIES, others.length + 1),
    seed: Math.floor(effort.random() * 2 ** 31),
    ...(toGo.length === 0 ? {} : { toGo }),
  };
  return itemAt(options, simulate(search, view, position)).action;
}

/** Tiles that the others hold or that are in the bag. A partner's visible tiles are dealt again like all others. */
function hiddenTiles(view: PlayerView, others: readonly Seat[]): readonly string[] {
  const shown = others.flatMap((other) => itemAt(view.racks, other)).filter((tile) => tile !== HIDDEN);
  return [...unseenTiles(view), ...shown];
}

/** The index of the best candidate when work or time is used up. */
function simulate(search: Search, view: PlayerView, position: SimulatedPosition): number {
  const { effort, wins } = search;
  const judge: WinJudge = (spread, unseen) => winChance(wins, spread, unseen);
  const { run, turnsPerPosition } = playoutsAt(search, view, position, judge);
  const { candidates, plies, unseen } = position;
  // With one other rack and an empty bag, every playout is the same.
  const isKnown = unseen.rackSizes.length === 1 && unseen.rackSizes[0] === unseen.letters.length;
  const simulation = new Simulation({
    candidates,
    iterations: isKnown ? 1 : MOST_ITERATIONS,
    confidence: CONFIDENCE,
  });
  const best = (): number => (isKnown ? simulation.leader : bestOf(simulation, position, judge));
  for (let jobs = simulation.nextRound(); jobs.length > 0; jobs = simulation.nextRound()) {
    const batches: PlayoutBatch[] = [];
    for (const job of jobs) {
      if (!effort.spend((job.count * plies) / turnsPerPosition)) return best();
      batches.push(run(job));
    }
    simulation.takeRound(batches);
  }
  return best();
}

interface TablePlayouts {
  readonly run: (job: PlayoutJob) => PlayoutBatch;
  readonly turnsPerPosition: number;
}

/** Plays the candidates of a position out at this table. */
export function playoutsAt(
  search: Search,
  view: PlayerView,
  position: SimulatedPosition,
  judge: WinJudge,
): TablePlayouts {
  const { seat, vocabulary } = search;
  if (view.ruleset.scoring.kind === 'premiums') {
    const runner = new PlayoutRunner(generatorFor(search, view, seat), position, judge);
    return { run: (job) => runner.run(job), turnsPerPosition: TURNS_PER_POSITION };
  }
  // Whoever opens decides how the board is oriented.
  const table = { ...view, opener: view.opener ?? seat };
  const seats = [seat, ...othersInTurn(view, seat)];
  const generators = seats.map((side) => generatorFor(search, table, side));
  const { alphabet } = vocabulary;
  const runner = new CrosswordsPlayouts({ table, seats, generators, alphabet }, position, judge);
  return { run: (job) => runner.run(job), turnsPerPosition: CROSSWORDS_TURNS_PER_POSITION };
}

/** For the plays of one side at this table. */
export function generatorFor(
  { vocabulary, generators, leaveOf }: Search,
  table: PlayerView,
  seat: Seat,
): MoveGenerator {
  const { graph, alphabet } = vocabulary;
  return generators.generator({ table, seat, graph, alphabet }, leaveOf);
}

/**
 * The results of few playouts scatter more than static equities differ, so equity counts too: like this many playouts
 * that all had the expected result.
 */
const PLAYOUTS_OF_FIRST_LOOK = 60;
const POINTS_APART = 10;

function bestOf(simulation: Simulation, position: SimulatedPosition, judge: WinJudge): number {
  const active = simulation.report().filter(({ isActive, iterations }) => isActive && iterations > 0);
  if (active.length < 2) return simulation.leader;
  const winWith = chanceWith(position, judge);
  const pointWorth = (winWith(POINTS_APART) - winWith(-POINTS_APART)) / (2 * POINTS_APART) + SPREAD_SHARE;
  const meanOf = (valueOf: (one: Simulated) => number): number =>
    active.reduce((sum, one) => sum + valueOf(one), 0) / active.length;
  const equityOf = ({ move }: Simulated): number => move.equityMilli / 1000;
  const [utility, equity] = [meanOf((one) => one.utility), meanOf(equityOf)];
  const judged = active.map((one) => {
    const expected = utility + pointWorth * (equityOf(one) - equity);
    const weight = one.iterations + PLAYOUTS_OF_FIRST_LOOK;
    return {
      candidate: one.candidate,
      value: (one.utility * one.iterations + expected * PLAYOUTS_OF_FIRST_LOOK) / weight,
    };
  });
  return judged.reduce((best, one) => (one.value > best.value ? one : best)).candidate;
}

/** The chance to win from here with `more` points added. */
function chanceWith({ scores, unseen, toGo }: SimulatedPosition, judge: WinJudge): (more: number) => number {
  if (toGo !== undefined)
    return (more) => chanceToBeFirst(toGo.with(0, Math.max(1, itemAt(toGo, 0) - more)), 0);
  const own = itemAt(scores, 0);
  const others = scores.slice(1);
  return (more) => {
    const rivals = others.map((score) => ({ lead: own + more - score, movesBefore: false }));
    return chanceAgainst(judge, rivals, unseen.letters.length);
  };
}

function scoreOf(move: Move): number {
  return move.type === 'play' ? move.score : 0;
}

/** What the side before this one may have kept. Not in Crosswords, where dice hide how good it thought its play was. */
function supposedRacks(search: Search, view: PlayerView, unseen: readonly number[]): readonly SupposedRack[] {
  const { seat, vocabulary, effort } = search;
  if (view.ruleset.scoring.kind === 'areas') return [];
  const seen = lastTurnSeen(view, seat, vocabulary.alphabet);
  const racks = Math.floor(effort.left * SHARE_OF_INFERENCE * RACKS_PER_POSITION);
  if (seen === null || racks < FEWEST_RACKS) return [];
  const supposed = inferLeaves(
    generatorFor(search, view, seat),
    { ...seen, unseen },
    { racks, random: effort.random, isInterrupted: () => effort.left === 0 },
  );
  effort.spend(racks / RACKS_PER_POSITION);
  return supposed;
}

/** Those still playing, in order of turns from the seat after this one. */
export function othersInTurn({ ruleset, left }: PlayerView, seat: Seat): readonly Seat[] {
  const seats = allSeats(ruleset);
  return seats
    .map((_, step) => itemAt(seats, (seat + step) % seats.length))
    .filter((other) => other !== seat && !left[other]);
}
