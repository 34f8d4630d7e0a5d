/**
 * `npm run bench -- engine --last-tiles`: how far the search of pre-endgames comes in a second and in five of processor
 * time, on positions with one to seven tiles in the bag from games of best plays with fixed seeds. Rows go to a file in
 * .cache/last-tiles, named by `--into NAME`, which is carried on where it ends; `--each N` positions by tiles in the bag.
 * `--against OTHER` compares the choices after five seconds with those of another file: where they differ, both are followed
 * over all draws for ten seconds.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { itemAt } from '@lexiko/rules/item-at';
import {
  endingOf,
  EndgameSolver,
  LARGE_ROOM,
  LARGEST_PRE_ENDGAME_BAG,
  PreEndgame,
  type PreEndgameMove,
} from '../src/entries/endgame.ts';
import type { PreEndgameAnswer, Standing } from '../src/endgame/pre-endgame-answer.ts';
import { askedAt, type LateTurn, lateTurnsIn, openGenerator, standardRuleset } from './late-games.ts';

const FOLDER = new URL('../../../.cache/last-tiles/', import.meta.url);
/** Apart from the games of fixtures/endgames. */
const FIRST_GAME = 20_001;
const MOST_GAMES = 2000;
const LEAST_TILES = 4;
/** Closer than this, or a game is not open. */
const OPEN = 60;
const NOTHING: Standing = { confidence: 0, rivals: Infinity, shortfall: 1 };
const SURE = 0.95;
const NEAR = 0.05;
const SECONDS = [1, 5] as const;
const COMPARED_SECONDS = 10;

type TurnsOf = (game: number) => readonly LateTurn[];

/** What is known after some seconds. */
interface Reached {
  readonly seconds: number;
  readonly isDecided: boolean;
  readonly isComplete: boolean;
  readonly won: number;
  readonly ways: number;
  readonly margin: number;
  readonly settled: number;
  /** As found, and whatever unsolved endgames hold. */
  readonly standing: Standing;
  readonly strict: Standing;
  readonly isProven: boolean;
  readonly best: string;
  readonly look: number;
}

interface Row {
  readonly bag: number;
  readonly game: number;
  readonly lead: number;
  readonly reached: readonly Reached[];
}

function secondsUsed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function reachedIn(seconds: number, answer: PreEndgameAnswer | null): Reached {
  const best = answer?.moves[0];
  return {
    seconds,
    isDecided: answer?.isDecided ?? false,
    isComplete: answer?.isComplete ?? false,
    won: (best?.won ?? 0) + (best?.tied ?? 0) / 2,
    ways: best?.ways ?? 0,
    margin: best?.margin ?? 1,
    settled: best?.settled ?? 0,
    standing: answer?.found ?? NOTHING,
    strict: answer?.settled ?? NOTHING,
    isProven: best?.isProven ?? false,
    best: best === undefined ? '' : JSON.stringify(best.move),
    look: best?.look ?? 0,
  };
}

/** The first positions with so many tiles in the bag, one of a game. */
function positionsWith(
  bag: number,
  count: number,
  turnsOf: TurnsOf,
): readonly { readonly game: number; readonly late: LateTurn }[] {
  const found: { readonly game: number; readonly late: LateTurn }[] = [];
  for (let game = FIRST_GAME; found.length < count && game < FIRST_GAME + MOST_GAMES; game++) {
    const late = turnsOf(game).find(
      ({ bag: tiles, racks, scores }) =>
        tiles.length === bag &&
        racks.every((rack) => rack.length >= LEAST_TILES) &&
        Math.abs(scores[0] - scores[1]) <= OPEN,
    );
    if (late !== undefined) found.push({ game, late });
  }
  return found;
}

function optionOf(name: string, usual: string): string {
  const at = process.argv.indexOf(name);
  return at === -1 ? usual : itemAt(process.argv, at + 1);
}

function rowsIn(name: string): { readonly file: URL; readonly rows: Row[] } {
  const file = new URL(`${name}.jsonl`, FOLDER);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return { file, rows: lines.map((line): Row => JSON.parse(line) as Row) };
}

/** How much more often choices win than others, as a share of all draws. */
function compare(rows: readonly Row[], others: readonly Row[], judge: PreEndgame, turnsOf: TurnsOf): void {
  for (let bag = 1; bag <= LARGEST_PRE_ENDGAME_BAG; bag++) {
    const gains = rows
      .filter((row) => row.bag === bag)
      .flatMap((row) => {
        const other = others.find(({ bag: tiles, game }) => tiles === bag && game === row.game);
        const late = turnsOf(row.game).find(({ bag: tiles }) => tiles.length === bag);
        if (other === undefined || late === undefined) return [];
        const [mine, theirs] = [row, other].map(
          ({ reached }) => JSON.parse(itemAt(reached, reached.length - 1).best) as PreEndgameMove,
        );
        if (JSON.stringify(mine) === JSON.stringify(theirs)) return [0];
        if (mine?.type !== 'play' || theirs?.type !== 'play') return [];
        const until = secondsUsed() + COMPARED_SECONDS;
        const { moves } = judge.judge(askedAt(late, standardRuleset()), {
          only: [mine, theirs],
          isInterrupted: () => secondsUsed() > until,
        });
        const shareOf = (wanted: PreEndgameMove): number => {
          const found = moves.find(({ move }) => JSON.stringify(move) === JSON.stringify(wanted));
          return found === undefined ? 0 : found.win + found.tie / 2;
        };
        return [shareOf(mine) - shareOf(theirs)];
      });
    if (gains.length === 0) continue;
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const scatter = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
    process.stdout.write(
      `bag ${bag}: ${gains.length} positions, ${gains.filter((gain) => gain !== 0).length} with a difference, ` +
        `wins ${percent(mean)} ± ${percent(1.96 * Math.sqrt(scatter / gains.length))} more draws\n`,
    );
  }
}

export function measureLastTiles(): void {
  mkdirSync(FOLDER, { recursive: true });
  const { file, rows } = rowsIn(optionOf('--into', 'rows'));
  const each = Number(optionOf('--each', '6'));
  const ruleset = standardRuleset();
  const generator = openGenerator(ruleset);
  const judge = new PreEndgame(generator, new EndgameSolver(generator, LARGE_ROOM), endingOf(ruleset));
  const games = new Map<number, readonly LateTurn[]>();
  const turnsOf: TurnsOf = (game) => {
    const known = games.get(game) ?? lateTurnsIn(generator, game);
    games.set(game, known);
    return known;
  };
  if (process.argv.includes('--against')) {
    compare(rows, rowsIn(optionOf('--against', '')).rows, judge, turnsOf);
    return;
  }
  for (let bag = 1; bag <= LARGEST_PRE_ENDGAME_BAG; bag++)
    for (const { game, late } of positionsWith(bag, each, turnsOf)) {
      if (rows.some((row) => row.bag === bag && row.game === game)) continue;
      const reached = SECONDS.map((seconds): Reached => {
        const until = secondsUsed() + seconds;
        const started = secondsUsed();
        const isInterrupted = (): boolean => secondsUsed() > until;
        const answer = judge.judge(askedAt(late, ruleset), { wanted: 'wins', isInterrupted });
        return { ...reachedIn(seconds, answer), seconds: secondsUsed() - started };
      });
      const row: Row = { bag, game, lead: late.scores[0] - late.scores[1], reached };
      rows.push(row);
      appendFileSync(file, `${JSON.stringify(row)}\n`);
    }
  print(rows);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function print(rows: readonly Row[]): void {
  for (let bag = 1; bag <= LARGEST_PRE_ENDGAME_BAG; bag++)
    for (const [at, seconds] of SECONDS.entries()) {
      const reached = rows.filter((row) => row.bag === bag).map((row) => itemAt(row.reached, at));
      if (reached.length === 0) continue;
      const count = (is: (one: Reached) => boolean): number => reached.filter(is).length;
      process.stdout.write(
        `bag ${bag}, ${seconds} s, ${reached.length} positions: decided ${count(({ isDecided }) => isDecided)}, ` +
          `95 % sure ${count(({ standing }) => standing.confidence >= SURE)} (all solved ` +
          `${count(({ strict }) => strict.confidence >= SURE)}), ` +
          `within ${100 * NEAR} points of the best ${count(({ standing }) => standing.shortfall <= NEAR)}, ` +
          `shortfall ${percent(median(reached.map(({ standing }) => standing.shortfall)))}, ` +
          `rivals ${median(reached.map(({ standing }) => standing.rivals))}, ` +
          `margin ${percent(median(reached.map(({ margin }) => margin)))}, ` +
          `draws ${median(reached.map(({ ways }) => ways))}\n`,
      );
    }
}
