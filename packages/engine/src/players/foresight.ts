/**
 * A turn chosen by playing it out: the best-looking plays and exchanges are tried against racks that the others may
 * hold, and the one that wins most is taken. For games that the kernel can play by itself.
 */

import {
  allSeats,
  BLANK,
  isLaidBlank,
  letterOf,
  type Action,
  type Placement as LaidTile,
  type PlayerView,
  type Ruleset,
  type Seat,
} from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import { winTableFor } from '../judgement/learnt-wins.ts';
import { isRace, pointsToGo } from '../judgement/points-to-go.ts';
import { winChance } from '../judgement/win-chance.ts';
import type { MoveGenerator } from '../generator.ts';
import type { Move } from '../play.ts';
import type { SupposedRack } from '../simulation/draws.ts';
import { inferLeaves } from '../simulation/inference.ts';
import { PlayoutDesk, type SimulatedPosition } from '../simulation/playout-desk.ts';
import { MOST_SIDES, MOST_TILES } from '../simulation/playouts.ts';
import { chanceToBeFirst } from '../simulation/race.ts';
import { type PlayoutBatch, type Simulated, Simulation, SPREAD_SHARE } from '../simulation/simulation.ts';
import type { WinJudge } from '../simulation/win-judge.ts';
import { exchangesByValue, mayExchangeAtWill, mostExchanged } from './exchange-choice.ts';
import { boardNumbers, lettersOf } from './letter-numbers.ts';
import { lastTurnSeen } from './observed-turn.ts';
import { noticedPlays, type Search, type ValuedPlay } from './turn-search.ts';
import { unseenTiles } from './unseen-tiles.ts';

/** A turn that may be chosen: as the rules say it, and as the kernel does. */
interface Option {
  readonly action: Action;
  readonly move: Move;
}

const MOST_PLAYS = 14;
const MOST_EXCHANGES = 3;
/** Plays that look so many points worse than the best are not tried. */
const HOPELESS = 16;
/** Turns after the candidate. */
const PLIES = 2;
const MOST_ITERATIONS = 4000;
const CONFIDENCE = 0.97;
/** Playouts, and racks tried for inference, for each position that might be searched instead. */
const PLAYOUTS_PER_POSITION = 10;
/** Share of the work that goes into what the opponent may hold. */
const SHARE_OF_INFERENCE = 0.08;
/** Racks for which inference is not worth starting. */
const FEWEST_RACKS = 40;

/**
 * Whether the kernel's turns are the game's: letters stay where they are, and points decide at the end, or who is first
 * to have enough of them.
 */
export function canForesee({ ruleset, pool, left }: PlayerView): boolean {
  const sides = left.filter((hasLeft) => !hasLeft).length;
  return hasPlainTurns(ruleset) && pool.length > 0 && sides > 1 && sides <= MOST_SIDES;
}

/** More blanks than this on one rack make turns slow to find. */
const MOST_BLANKS = 2;

function hasPlainTurns(ruleset: Ruleset): boolean {
  const { game, options, tiles } = ruleset;
  const keys = ['shift.anagram', 'shift.recycle', 'blank.retrieve'] as const;
  const isQuick = (tiles.counts[BLANK] ?? 0) <= MOST_BLANKS;
  const isPlain = options['finishLine.enabled'] === 'off' || isRace(ruleset);
  return game === 'classic' && isQuick && isPlain && keys.every((key) => options[key] === 'off');
}

/** The turn that wins most; `null` where there is nothing to choose from. */
export function foreseenTurn(search: Search, view: PlayerView): Action | null {
  const { seat, vocabulary, effort } = search;
  const { alphabet } = vocabulary;
  const options = optionsFor(search, view);
  const others = othersInTurn(view, seat);
  const toGo = [seat, ...others].flatMap((side) => pointsToGo(view, side) ?? []);
  const isOver = options.length > 0 && toGo.length > 0 && scoreOf(options[0].move) >= toGo[0];
  if (options.length < 2 || effort.left === 0 || isOver) return options[0]?.action ?? null;
  const generator = search.forecast.generator(
    { table: view, seat, graph: vocabulary.graph, alphabet },
    search.leaveOf,
  );
  const unseen = lettersOf(unseenTiles(view), alphabet);
  const rackSizes = others.map((other) => view.racks[other].length);
  const isWhole = unseen.every((letter) => letter <= alphabet.size) && unseen.length <= MOST_TILES;
  if (!isWhole || rackSizes.reduce((sum, size) => sum + size, 0) > unseen.length) return null;
  const supposed = supposedRacks(search, view, generator, unseen);
  const position: SimulatedPosition = {
    board: boardNumbers(view.board, alphabet),
    rack: lettersOf(view.racks[seat], alphabet),
    unseen: { letters: unseen, rackSizes, supposed },
    scores: [seat, ...others].map((side) => view.scores[side]),
    candidates: options.map(({ move }) => move),
    plies: toGo.length === 0 ? PLIES : toGo.length,
    seed: Math.floor(effort.random() * 2 ** 31),
    ...(toGo.length === 0 ? {} : { toGo }),
  };
  return options[simulate(search, view, generator, position)].action;
}

/** The number of the best candidate when the work or the time is used up. */
function simulate(
  { effort }: Search,
  { ruleset }: PlayerView,
  generator: MoveGenerator,
  position: SimulatedPosition,
): number {
  const wins = winTableFor(ruleset);
  const judge: WinJudge = (spread, unseen) => winChance(wins, spread, unseen);
  const desk = new PlayoutDesk(generator, position, judge);
  const { candidates } = position;
  const simulation = new Simulation({ candidates, iterations: MOST_ITERATIONS, confidence: CONFIDENCE });
  for (let jobs = simulation.nextRound(); jobs.length > 0; jobs = simulation.nextRound()) {
    const batches: PlayoutBatch[] = [];
    for (const job of jobs) {
      if (!effort.spend(job.count / PLAYOUTS_PER_POSITION)) return bestOf(simulation, position, judge);
      batches.push(desk.run(job));
    }
    simulation.takeRound(batches);
  }
  return bestOf(simulation, position, judge);
}

/**
 * Few playouts scatter more than plays differ at first sight, so the first look has a say: as if it were so many
 * playouts more, that all came out as it expects.
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

/** The chance to win with so many points more, as things stand. */
function chanceWith({ scores, unseen, toGo }: SimulatedPosition, judge: WinJudge): (more: number) => number {
  if (toGo !== undefined) return (more) => chanceToBeFirst(toGo.with(0, Math.max(1, toGo[0] - more)), 0);
  const lead = scores[0] - Math.max(...scores.slice(1));
  return (more) => judge(lead + more, unseen.letters.length);
}

function scoreOf(move: Move): number {
  return move.type === 'play' ? move.score : 0;
}

/** What the side before this one may have kept. */
function supposedRacks(
  { seat, vocabulary, effort }: Search,
  view: PlayerView,
  generator: MoveGenerator,
  unseen: readonly number[],
): readonly SupposedRack[] {
  const seen = lastTurnSeen(view, seat, vocabulary.alphabet);
  const racks = Math.floor(effort.left * SHARE_OF_INFERENCE * PLAYOUTS_PER_POSITION);
  if (seen === null || racks < FEWEST_RACKS) return [];
  const supposed = inferLeaves(
    generator,
    { ...seen, unseen },
    { racks, random: effort.random, isInterrupted: () => effort.left === 0 },
  );
  effort.spend(racks / PLAYOUTS_PER_POSITION);
  return supposed;
}

/** Those who play on, in order of turns from the seat after this one. */
function othersInTurn({ ruleset, left }: PlayerView, seat: Seat): readonly Seat[] {
  const seats = allSeats(ruleset);
  return seats
    .map((_, step) => seats[(seat + step) % seats.length])
    .filter((other) => other !== seat && !left[other]);
}

/** Plays and exchanges worth trying, the best-looking first. */
function optionsFor(search: Search, view: PlayerView): readonly Option[] {
  const { personality, vocabulary, seat } = search;
  const { alphabet } = vocabulary;
  const plays = noticedPlays(search, { table: view, graph: vocabulary.graph, sight: personality.sight });
  const isQuiz = view.ruleset.options['score.announce'] === 'quiz';
  const options = plays
    .slice(0, MOST_PLAYS)
    .filter(({ value }) => value > plays[0].value - HOPELESS)
    .map((play): Option => {
      const { tiles, score } = play;
      return {
        action: { type: 'play', seat, tiles, ...(isQuiz ? { announced: score } : {}) },
        move: moveOf(play, alphabet),
      };
    });
  if (!mayExchangeAtWill(view)) return options;
  const least = (plays[0]?.value ?? -Infinity) - HOPELESS;
  const exchanges = exchangesByValue(search, view, mostExchanged(view, seat))
    .slice(0, MOST_EXCHANGES)
    .filter(({ value }) => value > least)
    .map(({ tiles, value }): Option => ({
      action: { type: 'exchange', seat, tiles },
      move: { type: 'exchange', letters: rising(lettersOf(tiles, alphabet)), equityMilli: milli(value) },
    }));
  return [...options, ...exchanges];
}

function moveOf({ tiles, score, value, play }: ValuedPlay, alphabet: Alphabet): Move {
  const letters = lettersOf(
    tiles.map(([, laid]) => letterOf(laid)),
    alphabet,
  );
  return {
    type: 'play',
    direction: play.runs[0].direction,
    tiles: tiles
      .map(([square, laid]: LaidTile, at) => ({ square, letter: letters[at], isBlank: isLaidBlank(laid) }))
      .sort((a, b) => a.square - b.square),
    score,
    equityMilli: milli(value),
  };
}

function milli(points: number): number {
  return Math.round(points * 1000);
}

function rising(letters: readonly number[]): readonly number[] {
  return letters.toSorted((a, b) => a - b);
}
