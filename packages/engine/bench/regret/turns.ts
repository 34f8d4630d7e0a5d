/**
 * Turns from the engine's own games, for measuring how well playouts choose: each with the turn before it, so that what
 * its player kept can be inferred, and is known.
 */

import { readFileSync } from 'node:fs';
import {
  apply,
  configure,
  createFromPosition,
  replay,
  viewFor,
  type Action,
  type GameState,
  type PlayerView,
  type Ruleset,
  type Seat,
  type World,
} from '@lexiko/rules';
import { allTiles, liftedTile, type Laid, type Placement, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { formatCgp, parseCgp } from '@lexiko/rules/notation';
import { authorityFor, ENGLISH } from '@lexiko/words';
import { seededChance } from '../../../rules/test/support/seeded.ts';
import { english } from '../../../words/test/english-files.ts';
import { lettersOf } from '../../src/generation/letter-numbers.ts';
import {
  compileKernel,
  Effort,
  Library,
  makeEngineContext,
  makePlayer,
  makeWasmKernel,
  PERSONALITIES,
  playThrough,
  seededNumbers,
  wordLayersOf,
  type EngineContext,
} from '../../src/index.ts';
import { leaveJudgeFor } from '../../src/judgement/leave-model.ts';
import { ENGLISH_TABLES } from '../../src/judgement/learnt/english/tables.ts';
import { winTableFor } from '../../src/judgement/learnt-tables.ts';
import { asStarted } from '../../src/players/player.ts';
import type { Search } from '../../src/players/turn-search.ts';

const CONFIG = {
  preset: 'standard-2007',
  sides: 2,
  options: {
    'dictionary.id': english().identity.id,
    'firstDraw.method': 'manual',
    'end.zeroTurns': '3×sides',
  },
} as const;
const SIDE = 15;
/** With one tile in the bag the Champion searches the draws instead. */
const SMALLEST_BAG = 2;
/** Positions that each side of such a game searches: more than it needs. */
const POSITIONS_IN_GAMES = 100;

/** A turn to be chosen. The side before it sits at 0, whoever chooses at 1. */
export interface Turn {
  /** The game, and the number of the turn in it. */
  readonly name: string;
  readonly view: PlayerView;
  /** What the other side kept after its last turn: letters by number, ascending; `null` on the first turn. */
  readonly kept: readonly number[] | null;
}

const kernel = compileKernel(readFileSync(new URL('../../dist/kernel.wasm', import.meta.url)));
const engine: EngineContext = makeEngineContext(new Library(english(), ENGLISH_TABLES), () =>
  makeWasmKernel(kernel),
);
const ruleset = standardRuleset();
const world: Omit<World, 'chance'> = {
  nowMs: 0,
  words: authorityFor(engine.library.lexicon, wordLayersOf(ruleset)),
  dictionary: engine.library.lexicon.identity,
};

function standardRuleset(): Ruleset {
  const configured = configure(CONFIG);
  if (!configured.ok) throw new Error(configured.error.code);
  return configured.value;
}

/** What a Champion decides with, for as much work. */
export function searchOf(view: PlayerView, seed: number, positions: number): Search {
  const vocabulary = engine.library.vocabulary(view.ruleset, null, 'any');
  return {
    personality: PERSONALITIES.champion,
    vocabulary,
    leaveOf: leaveJudgeFor(engine.library.learnt, view.ruleset, vocabulary.alphabet),
    wins: winTableFor(engine.library.learnt, view.ruleset),
    finder: engine.finder,
    generators: engine.generators,
    effort: new Effort({ random: seededNumbers(seed), nowMs: 0, positions, isInterrupted: () => false }),
    seat: itemAt(
      [view.viewer].filter((viewer): viewer is Seat => typeof viewer === 'number'),
      0,
    ),
  };
}

/** A line for each turn of a game between two Experts, while the bag has tiles enough. */
export function linesOfGame(game: number): readonly string[] {
  const expert = makePlayer(PERSONALITIES.expert, engine);
  const taken: { readonly before: GameState; readonly action: Action }[] = [];
  playThrough({
    config: CONFIG,
    players: [expert, expert],
    world: { ...world, chance: seededChance(game) },
    random: seededNumbers(game),
    positions: POSITIONS_IN_GAMES,
    starter: 0,
    watch: ({ before, action }) => {
      if (action.type === 'play' || action.type === 'exchange' || action.type === 'pass')
        taken.push({ before, action });
    },
  });
  return taken.flatMap(({ before }, number) => {
    const last = taken[number - 1];
    if (before.pool.length - (before.window?.owed ?? 0) < SMALLEST_BAG) return [];
    if (last === undefined) return [lineOf(before, 'none', { game, number })];
    const said = lastText(last.action);
    return said === null ? [] : [lineOf(last.before, said, { game, number })];
  });
}

function lastText(action: Action): string | null {
  if (action.type === 'play') return action.tiles.map(([square, laid]) => `${square}${laid}`).join('.');
  return action.type === 'exchange' ? `-${action.tiles.join('')}` : null;
}

/** The position before the last turn, and that turn. */
function lineOf(
  { board, racks, scores, turn }: GameState,
  last: string,
  { game, number }: { readonly game: number; readonly number: number },
): string {
  const order = turn === 1 ? [1, 0] : [0, 1];
  return formatCgp({
    board,
    width: SIDE,
    height: SIDE,
    racks: order.map((seat) => [...itemAt(racks, seat)].sort()),
    scores: order.map((seat) => itemAt(scores, seat)),
    zeroTurns: 0,
    operations: [
      { name: 'last', text: last },
      { name: 'game', text: `${game}` },
      { name: 'turn', text: `${number}` },
    ],
  });
}

export function turnOf(line: string): Turn {
  const cgp = parseCgp(line);
  if (!cgp.ok) throw new Error(`${cgp.error.code} in ${line}`);
  const { board, racks, scores, operations } = cgp.value;
  const said = (name: string): string => operations.find((one) => one.name === name)?.text ?? '';
  const last = said('last');
  const isFirst = last === 'none';
  const created = createFromPosition(
    CONFIG,
    { board, racks, scores, pool: poolOf(board, racks), turn: 0, passes: 0, zones: null, levels: null },
    0,
  );
  if (!created.ok) throw new Error(created.error.code);
  const before = replay(created.value);
  const name = `${said('game')}.${said('turn')}`;
  if (isFirst) return { name, view: viewFor(before, 0), kept: null };
  const { action, used } = lastAction(last);
  const applied = apply(before, action, { ...world, chance: seededChance(1) });
  if (!applied.ok) throw new Error(`${applied.error.code} in ${line}`);
  const kept = [...itemAt(racks, 0)];
  for (const tile of used) kept.splice(kept.indexOf(tile), 1);
  const letters = lettersOf(kept, ENGLISH).toSorted((a, b) => a - b);
  return { name, view: asStarted(viewFor(applied.value.state, 1)), kept: letters };
}

function poolOf(board: readonly Laid[], racks: readonly (readonly Tile[])[]): readonly Tile[] {
  const pool = [...allTiles(ruleset.tiles)];
  for (const tile of [...racks.flat(), ...board.filter((laid) => laid !== '').map(liftedTile)])
    pool.splice(pool.indexOf(tile), 1);
  return pool;
}

function lastAction(text: string): { readonly action: Action; readonly used: readonly Tile[] } {
  if (text.startsWith('-')) {
    const tiles = Array.from(text.slice(1));
    return { action: { type: 'exchange', seat: 0, tiles }, used: tiles };
  }
  const tiles = text.split('.').map((one): Placement => [Number.parseInt(one, 10), one.slice(-1)]);
  return { action: { type: 'play', seat: 0, tiles }, used: tiles.map(([, laid]) => liftedTile(laid)) };
}
