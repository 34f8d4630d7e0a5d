/**
 * `npm run bench -- engine --suites`: positions from the end of games that the engine plays, with proven values, written
 * to fixtures/endgames; with `--one` and `--two` those with so many tiles in the bag. A file that is there is carried on from the game after its last one, so that the work can be
 * done in parts; `--seconds N` says how long.
 */

import { existsSync, readFileSync, appendFileSync, mkdirSync } from 'node:fs';
import { itemAt } from '@lexiko/rules/item-at';
import { formatCgp } from '@lexiko/rules/notation';
import { ENGLISH } from '@lexiko/words';
import { endingOf, EndgameSolver, LARGE_ROOM, PreEndgame } from '../src/entries/endgame.ts';
import { tileOf } from '../src/entries/moves.ts';
import { askedAt, type LateTurn, lateTurnsIn, openGenerator, standardRuleset } from './late-games.ts';

const FOLDER = new URL('../../../fixtures/endgames/', import.meta.url);
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

const ruleset = standardRuleset();
const generator = openGenerator(ruleset);

function lineOf(
  { board, racks, scores }: LateTurn,
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
  late: LateTurn,
  game: number,
): string | null {
  const position = { board: late.board, racks: late.racks, idleTurns: 0 };
  const { value, isProven } = solver.solve(position, ending, { nodes: SOLVE_NODES, line: 'left-out' });
  return isProven ? lineOf(late, 'both', { value, game }) : null;
}

function timer(ms: number): () => boolean {
  const started = process.cpuUsage().user;
  return () => process.cpuUsage().user - started > 1000 * ms;
}

/** The most draws that any move wins; `null` if that is not proven in time. */
function judged(judge: PreEndgame, late: LateTurn, game: number): string | null {
  const { moves, isDecided } = judge.judge(askedAt(late, ruleset), {
    wanted: 'wins',
    isInterrupted: timer(JUDGE_MS),
  });
  const best = itemAt(moves, 0);
  return isDecided && best.isProven ? lineOf(late, 'own', { won: best.won, tied: best.tied, game }) : null;
}

/** How many pairs a good play that empties the bag wins; `null` if that is not proven in time. */
function judgedPlay(judge: PreEndgame, late: LateTurn, game: number): string | null {
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
  const ending = endingOf(ruleset);
  const solver = new EndgameSolver(generator, LARGE_ROOM);
  const judge = new PreEndgame(generator, solver, ending);
  const until = performance.now() + 1000 * seconds;
  const wanted = process.argv.includes('--two') ? 'two' : process.argv.includes('--one') ? 'one' : 'none';
  const file = new URL(FILES[wanted], FOLDER);
  const text = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
  const last = Number(/ game (\d+);$/u.exec(text)?.[1] ?? 0);
  for (let game = last + 1; performance.now() < until; game++) {
    for (const late of lateTurnsIn(generator, game)) {
      if (late.bag.length !== SUITES.indexOf(wanted)) continue;
      if (late.racks.some((rack) => rack.length < LEAST_TILES)) continue;
      const line =
        wanted === 'none'
          ? solved(solver, ending, late, game)
          : (wanted === 'one' ? judged : judgedPlay)(judge, late, game);
      if (line !== null) appendFileSync(file, `${line}\n`);
    }
  }
}
