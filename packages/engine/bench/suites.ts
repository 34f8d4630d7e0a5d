/**
 * `npm run bench -- engine --suites`: positions from the end of games that the engine plays, with proven values, written
 * to fixtures/endgames; with `--one` and `--two` those with so many tiles in the bag. A file that is there is carried on from the game after its last one, so that the work can be
 * done in parts; `--seconds N` says how long.
 */

import { existsSync, readFileSync, appendFileSync, mkdirSync } from 'node:fs';
import { configure, type Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { formatCgp } from '@lexiko/rules/notation';
import { ENGLISH } from '@lexiko/words';
import {
  endingOf,
  EndgameSolver,
  idleLimitWithBag,
  LARGE_ROOM,
  PreEndgame,
  type PreEndgamePosition,
} from '../src/entries/endgame.ts';
import { leavesFor, tileOf } from '../src/entries/moves.ts';
import { ENGLISH_TABLES } from '../src/judgement/learnt/english/tables.ts';
import { seededNumbers } from '../src/judgement/seeded-numbers.ts';
import { buildGenerator } from './bench-generator.ts';

const FOLDER = new URL('../../../fixtures/endgames/', import.meta.url);
const BOX_RACK = 7;
const SIDE = 15;
/** Of a rack that makes an endgame worth keeping. */
const LEAST_TILES = 3;
const SOLVE_NODES = 15_000;
/** Processor time for each position with tiles in the bag, and of it for finding the play that is proven. */
const JUDGE_MS = 4000;
const FIND_MS = 2000;
/** By tiles in the bag. */
const SUITES = ['none', 'one', 'two'] as const;
type Suite = (typeof SUITES)[number];
const FILES: Readonly<Record<Suite, string>> = {
  none: 'empty-bag.cgp',
  one: 'one-in-bag.cgp',
  two: 'two-in-bag.cgp',
};

interface Late {
  readonly board: readonly number[];
  /** Of the side to move, and of the other. */
  readonly racks: readonly [readonly number[], readonly number[]];
  readonly bag: readonly number[];
  readonly scores: readonly [number, number];
}

const generator = openGenerator();

function openGenerator(): ReturnType<typeof buildGenerator> {
  const ruleset = standardRuleset();
  const leaves = leavesFor(ENGLISH_TABLES, ruleset, ENGLISH);
  return buildGenerator({ kind: 'wasm', search: 'word-map', ...(leaves === null ? {} : { leaves }) });
}

function standardRuleset(): Ruleset {
  const ruleset = configure({ preset: 'standard-2007' });
  if (!ruleset.ok) throw new Error('the standard preset is broken');
  return ruleset.value;
}

/** The positions of a game of best plays with two tiles in the bag, with one, and with none. */
function lateIn(seed: number): Readonly<Record<Suite, readonly Late[]>> {
  const random = seededNumbers(seed);
  const bag = Array.from(generator.numbers.counts).flatMap((count, letter) =>
    Array.from({ length: count }, () => letter),
  );
  for (let at = bag.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [bag[at], bag[other]] = [itemAt(bag, other), itemAt(bag, at)];
  }
  const racks = [bag.splice(0, BOX_RACK), bag.splice(0, BOX_RACK)] as const;
  const scores: [number, number] = [0, 0];
  const board = Array.from({ length: SIDE * SIDE }, () => 0);
  const found: Record<Suite, Late[]> = { none: [], one: [], two: [] };
  for (let turn = 0; turn < 60; turn++) {
    const side = turn % 2;
    const [rack, other] = side === 0 ? racks : [racks[1], racks[0]];
    const now: Late = {
      board: [...board],
      racks: [[...rack], [...other]],
      bag: [...bag],
      scores: [itemAt(scores, side), itemAt(scores, 1 - side)],
    };
    const suite = SUITES[bag.length];
    if (suite !== undefined) found[suite].push(now);
    generator.setBoard(board);
    generator.setRack({ letters: rack, bagSize: bag.length, otherPoints: pointsIf(bag.length === 0, other) });
    const best = generator.best();
    if (best.type === 'exchange') {
      if (best.letters.length === 0) break;
      for (const letter of best.letters) rack.splice(rack.indexOf(letter), 1);
      rack.push(...bag.splice(0, best.letters.length));
      bag.push(...best.letters);
      continue;
    }
    for (const { square, letter, isBlank } of best.tiles) {
      board[square] = letter + (isBlank ? 64 : 0);
      rack.splice(rack.indexOf(isBlank ? 0 : letter), 1);
    }
    rack.push(...bag.splice(0, best.tiles.length));
    scores[side] = itemAt(scores, side) + best.score;
    if (rack.length === 0) break;
  }
  return found;
}

function pointsIf(counts: boolean, rack: readonly number[]): number {
  return counts ? rack.reduce((sum, letter) => sum + itemAt(generator.numbers.values, letter), 0) : 0;
}

function lineOf(
  { board, racks, scores }: Late,
  shown: 'both' | 'own',
  said: Record<string, number | string>,
): string {
  const tilesOf = (rack: readonly number[]): readonly string[] =>
    rack.toSorted((a, b) => a - b).map((letter) => tileOf(letter, ENGLISH));
  return formatCgp({
    board: board.map((laid) =>
      laid === 0
        ? ''
        : laid >= 64
          ? itemAt(ENGLISH.letters, laid - 64).toLowerCase()
          : itemAt(ENGLISH.letters, laid),
    ),
    width: SIDE,
    height: SIDE,
    racks: [tilesOf(racks[0]), shown === 'both' ? tilesOf(racks[1]) : []],
    scores: [...scores],
    zeroTurns: 0,
    operations: Object.entries(said).map(([name, number]) => ({ name, text: String(number) })),
  });
}

/** `null` if it takes too long. */
function solved(
  solver: EndgameSolver,
  ending: ReturnType<typeof endingOf>,
  late: Late,
  game: number,
): string | null {
  const position = { board: late.board, racks: late.racks, idleTurns: 0 };
  const { value, isProven } = solver.solve(position, ending, { nodes: SOLVE_NODES, line: 'left-out' });
  return isProven ? lineOf(late, 'both', { value, game }) : null;
}

function askedAt({ board, racks, bag, scores }: Late, ruleset: Ruleset): PreEndgamePosition {
  return {
    board,
    rack: racks[0],
    unseen: [...racks[1], ...bag],
    bagSize: bag.length,
    lead: scores[0] - scores[1],
    idleTurns: 0,
    idleLimit: idleLimitWithBag(ruleset),
  };
}

function timer(ms: number): () => boolean {
  const started = process.cpuUsage().user;
  return () => process.cpuUsage().user - started > 1000 * ms;
}

/** The most draws that any move wins; `null` if that is not proven in time. */
function judged(judge: PreEndgame, ruleset: Ruleset, late: Late, game: number): string | null {
  const { moves, isDecided } = judge.judge(askedAt(late, ruleset), {
    wanted: 'wins',
    isInterrupted: timer(JUDGE_MS),
  });
  const best = itemAt(moves, 0);
  return isDecided && best.isProven ? lineOf(late, 'own', { won: best.won, tied: best.tied, game }) : null;
}

/** How many pairs a good play that empties the bag wins; `null` if that is not proven in time. */
function judgedPlay(judge: PreEndgame, ruleset: Ruleset, late: Late, game: number): string | null {
  const { moves } = judge.judge(askedAt(late, ruleset), {
    looks: 3,
    wanted: 'wins',
    isInterrupted: timer(FIND_MS),
  });
  const best = moves.find(({ move }) => move.type === 'play' && move.tiles.length >= late.bag.length);
  if (best?.move.type !== 'play') return null;
  const limits = { only: [best.move], isInterrupted: timer(JUDGE_MS) };
  const proven = itemAt(judge.judge(askedAt(late, ruleset), limits).moves, 0);
  if (!proven.isProven) return null;
  const tiles = best.move.tiles.map(
    ({ square, letter, isBlank }) => `${square}:${isBlank ? -letter : letter}`,
  );
  return lineOf(late, 'own', { won: proven.won, tied: proven.tied, tiles: tiles.join(','), game });
}

export function writeSuites(seconds: number): void {
  mkdirSync(FOLDER, { recursive: true });
  const ruleset = standardRuleset();
  const ending = endingOf(ruleset);
  const solver = new EndgameSolver(generator, LARGE_ROOM);
  const judge = new PreEndgame(generator, solver, ending);
  const until = performance.now() + 1000 * seconds;
  const wanted = process.argv.includes('--two') ? 'two' : process.argv.includes('--one') ? 'one' : 'none';
  const file = new URL(FILES[wanted], FOLDER);
  const text = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
  const last = Number(/ game (\d+);$/u.exec(text)?.[1] ?? 0);
  for (let game = last + 1; performance.now() < until; game++) {
    for (const late of lateIn(game)[wanted]) {
      if (late.racks.some((rack) => rack.length < LEAST_TILES)) continue;
      const line =
        wanted === 'none'
          ? solved(solver, ending, late, game)
          : (wanted === 'one' ? judged : judgedPlay)(judge, ruleset, late, game);
      if (line !== null) appendFileSync(file, `${line}\n`);
    }
  }
}
