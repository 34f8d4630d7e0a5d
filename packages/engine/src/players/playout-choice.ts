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
import { PlayoutRunner, type SimulatedPosition } from '../simulation/playout-runner.ts';
import { MOST_SIDES, MOST_TILES } from '../simulation/playouts.ts';
import type { PlayoutBatch, PlayoutJob } from '../simulation/simulation.ts';
import type { WinJudge } from '../simulation/win-judge.ts';
import { type PlayoutCandidate, playoutCandidates } from './playout-candidates.ts';
import { bestByPlayouts, PLAYOUT_SETTINGS } from './playout-search.ts';
import { boardNumbers, lettersOf } from '../generation/letter-numbers.ts';
import type { Search } from './turn-search.ts';
import { unseenTiles } from '../positions/unseen-tiles.ts';

/** Turns after the candidate in a game of two; with more sides, everybody has one. */
const PLIES = 2;
/** Near the end of such a game, where leaves and tables of chances say little (decision 18). */
const LATE = { mostInBag: 14, plies: 4 };
/** Playout turns that cost as much as searching one position. */
const TURNS_PER_POSITION = 20;
const CROSSWORDS_TURNS_PER_POSITION = 4;
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
  const { seat, effort } = search;
  const options = playoutCandidates(search, view);
  const others = othersInTurn(view, seat);
  const toGo = [seat, ...others].flatMap((side) => pointsToGo(view, side) ?? []);
  const [best] = options;
  const [ownToGo] = toGo;
  const isOver = best !== undefined && ownToGo !== undefined && scoreOf(best.move) >= ownToGo;
  if (options.length < 2 || effort.left === 0 || isOver) return best?.action ?? null;
  const start = playoutStart(search, view);
  if (start === null) return null;
  const position: SimulatedPosition = {
    ...start,
    ...candidatesOf(options),
    seed: Math.floor(effort.random() * 2 ** 31),
    ...(toGo.length === 0 ? {} : { toGo }),
  };
  return itemAt(options, simulate(search, view, position)).action;
}

/** The table as playouts start from it; `null` if they cannot. */
export function playoutStart(
  { seat, vocabulary }: Search,
  view: PlayerView,
): Pick<SimulatedPosition, 'board' | 'rack' | 'unseen' | 'scores' | 'plies'> | null {
  const { alphabet } = vocabulary;
  const others = othersInTurn(view, seat);
  const letters = lettersOf(hiddenTiles(view, others), alphabet);
  const rackSizes = others.map((other) => itemAt(view.racks, other).length);
  const isWhole = letters.every((letter) => letter <= alphabet.size) && letters.length <= MOST_TILES;
  if (!isWhole || rackSizes.reduce((sum, size) => sum + size, 0) > letters.length) return null;
  const isLate = others.length === 1 && view.pool.length <= LATE.mostInBag;
  const isPlain = view.ruleset.scoring.kind === 'premiums' && view.ruleset.finishLine.kind === 'off';
  return {
    board: boardNumbers(view.board, alphabet),
    rack: lettersOf(itemAt(view.racks, seat), alphabet),
    unseen: { letters, rackSizes },
    scores: [seat, ...others].map((side) => itemAt(view.scores, side)),
    plies: isLate && isPlain ? LATE.plies : Math.max(PLIES, others.length + 1),
  };
}

export function candidatesOf(
  options: readonly PlayoutCandidate[],
): Pick<SimulatedPosition, 'candidates' | 'boards' | 'extras'> {
  return {
    candidates: options.map(({ move }) => move),
    boards: options.map(({ board }) => board),
    extras: options.map(({ extra }) => extra),
  };
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
  return bestByPlayouts({
    position,
    judge,
    settings: PLAYOUT_SETTINGS,
    run,
    spend: (turns) => effort.spend(turns / turnsPerPosition),
  });
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

function scoreOf(move: Move): number {
  return move.type === 'play' ? move.score : 0;
}

/** Those still playing, in order of turns from the seat after this one. */
export function othersInTurn({ ruleset, left }: PlayerView, seat: Seat): readonly Seat[] {
  const seats = allSeats(ruleset);
  return seats
    .map((_, step) => itemAt(seats, (seat + step) % seats.length))
    .filter((other) => other !== seat && !left[other]);
}
