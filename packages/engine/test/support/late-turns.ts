/**
 * `npm run late-turns` runs this: games of the Champion, and in each the turns with one to seven tiles in the bag. Every such
 * turn is chosen twice, following plays over the draws and by playouts alone. Where the choices differ the game is played
 * on from both with the same tiles and the same players. A line of the file is a turn, so that the work can be stopped at
 * any time and carried on; amounts of work are positions, so that a busy machine changes nothing.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import {
  apply,
  configure,
  createGame,
  replay,
  viewFor,
  type Action,
  type Chance,
  type GameState,
  type Seat,
  type World,
} from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { authorityFor } from '@lexiko/words';
import { english } from '../../../words/test/english-files.ts';
import {
  Library,
  makeEngineContext,
  makePlayer,
  PERSONALITIES,
  wordLayersOf,
  type Player,
} from '../../src/index.ts';
import { ENGLISH_TABLES } from '../../src/judgement/learnt/english/tables.ts';
import { seededNumbers } from '../../src/judgement/seeded-numbers.ts';
import { KERNELS } from './kernels.ts';
import { lateTurnsReport, type LateTurn } from './late-turns-report.ts';

const MOST_TILES = 7;
/** What players may think, in positions: before the turns that count, at these, and after them. */
const THINKING = { before: 8, choice: 400, after: 20 } as const;
const MOST_ACTIONS = 400;

// Only scripts/trials/late-turns.mjs starts this, with just these data.
const { file, first, games } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly file: string;
  readonly first: number;
  readonly games: number;
};

const lexicon = english();
const config = {
  preset: 'standard-2007',
  sides: 2,
  options: { 'dictionary.id': lexicon.identity.id },
} as const;
const configured = configure(config);
if (!configured.ok) throw new Error('the standard preset is broken');
const words = authorityFor(lexicon, wordLayersOf(configured.value));
const [, makeKernel] = KERNELS[1];
const engine = makeEngineContext(new Library(lexicon, ENGLISH_TABLES), makeKernel);
const withSearch = makePlayer({ ...PERSONALITIES.champion, searchedBag: MOST_TILES }, engine);
const without = makePlayer({ ...PERSONALITIES.champion, searchedBag: 0 }, engine);

/** Tiles in an order that the seed settles. */
function orderedTiles(seed: number): Chance {
  const random = seededNumbers(seed);
  let order: Tile[] = [];
  return {
    draw(pool, count) {
      if (order.toSorted().join() !== pool.toSorted().join()) order = shuffled(pool.toSorted(), random);
      return order.splice(0, count);
    },
    roll: (dice) => Array.from({ length: dice }, () => 1),
    pick: (limit) => Math.floor(random() * limit),
    secret: null,
  };
}

function shuffled(tiles: readonly Tile[], random: () => number): Tile[] {
  const rest = [...tiles];
  return tiles.map(() => itemAt(rest.splice(Math.floor(random() * rest.length), 1), 0));
}

function worldOf(seed: number): World {
  return {
    nowMs: 0,
    chance: orderedTiles(seed),
    words,
    dictionary: lexicon.identity,
  };
}

function chosen(
  player: Player,
  state: GameState,
  seat: Seat,
  positions: number,
  seed: number,
): Action | null {
  const random = seededNumbers(seed);
  return player.choose(viewFor(state, seat), { random, nowMs: 0, positions, isInterrupted: () => false });
}

function after(state: GameState, action: Action, world: World): GameState {
  const applied = apply(state, action, world);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${applied.error.code}`);
  return applied.value.state;
}

/** The next state if everybody plays by playouts and solved endgames. */
function next(state: GameState, world: World, positions: number, seed: number): GameState {
  for (const seat of [0, 1]) {
    if (seat === state.turn) continue;
    const answer = chosen(without, state, seat, 1, seed);
    if (answer !== null) return after(state, answer, world);
  }
  const seat = state.turn;
  if (seat === null) throw new Error('nobody is on turn');
  return after(state, chosen(without, state, seat, positions, seed) ?? { type: 'pass', seat }, world);
}

/** What a side ends with if the game goes on after an action. */
function end(state: GameState, action: Action, seat: Seat, seed: number): { win: number; spread: number } {
  const world = worldOf(seed);
  let at = after(state, action, world);
  for (let actions = 0; at.phase !== 'over'; actions++) {
    if (actions > MOST_ACTIONS) throw new Error(`game ${seed} does not end`);
    at = next(at, world, THINKING.after, seed + actions);
  }
  const { outcome } = at;
  if (outcome === null) throw new Error('a game that is over has an outcome');
  const spread = itemAt(outcome.final, seat) - itemAt(outcome.final, 1 - seat);
  return { win: (Math.sign(spread) + 1) / 2, spread };
}

function turnsOf(game: number): readonly LateTurn[] {
  const created = createGame(config, null);
  if (!created.ok) throw new Error(created.error.code);
  const world = worldOf(game);
  let state = replay([created.value]);
  for (const seat of [0, 1]) state = after(state, { type: 'confirm', seat, nonce: '' }, world);
  state = after(state, { type: 'begin', starter: 0 }, world);
  const turns: LateTurn[] = [];
  for (let actions = 0; state.phase !== 'over' && actions < MOST_ACTIONS; actions++) {
    const bag = bagOf(state);
    if (bag === 0) break;
    if (state.turn !== null && bag <= MOST_TILES) turns.push(comparedTurn(state, game, actions));
    state = next(state, world, THINKING.before, game * MOST_ACTIONS + actions);
  }
  return turns;
}

/** The tiles in the bag once whoever played last has drawn. */
function bagOf({ pool, window }: GameState): number {
  return pool.length - Math.min(pool.length, window?.owed ?? 0);
}

function comparedTurn(state: GameState, game: number, actions: number): LateTurn {
  const { turn: seat, scores } = state;
  if (seat === null) throw new Error('nobody is on turn');
  const seed = game * MOST_ACTIONS + actions;
  const [one, other] = [withSearch, without].map((player) => {
    const startMs = process.cpuUsage().user / 1000;
    const action = chosen(player, state, seat, THINKING.choice, seed) ?? ({ type: 'pass', seat } as const);
    return { action, ms: Math.round(process.cpuUsage().user / 1000 - startMs) };
  });
  if (one === undefined || other === undefined) throw new Error('two players choose');
  const isSame = JSON.stringify(one.action) === JSON.stringify(other.action);
  const [a, b] = isSame
    ? [null, null]
    : [end(state, one.action, seat, seed), end(state, other.action, seat, seed)];
  return {
    game,
    bag: bagOf(state),
    lead: itemAt(scores, seat) - itemAt(scores, 1 - seat),
    isSame,
    win: a === null ? 0 : a.win - b.win,
    spread: a === null ? 0 : a.spread - b.spread,
    ms: [one.ms, other.ms],
  };
}

function readTurns(): readonly LateTurn[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
  return text === '' ? [] : text.split('\n').flatMap((line) => JSON.parse(line) as readonly LateTurn[]);
}

const known = new Set(readTurns().map(({ game }) => game));
const begin = Math.max(first, ...[...known].map((game) => game + 1));
for (let game = begin; game < begin + games; game++) {
  const turns = turnsOf(game);
  // A whole game a line: nothing of a game that was interrupted stays.
  if (turns.length > 0) appendFileSync(file, `${JSON.stringify(turns)}\n`);
}
process.stdout.write(lateTurnsReport(readTurns()));
