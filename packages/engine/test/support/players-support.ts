/** What the tests of computer players share: a small English lexicon, an engine, one player for each level, positions. */

import { ENGLISH_TABLES } from '../../src/judgement/learnt/english/tables.ts';
import {
  apply,
  configure,
  createFromPosition,
  replay,
  viewFor,
  type Action,
  type GameConfig,
  type GameEvent,
  type GameState,
  type PlayerView,
  type Ruleset,
  type Seat,
  type WordAuthority,
} from '@lexiko/rules';
import { allTiles, liftedTile, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { allWords, authorityFor, buildGraph, Lexicon } from '@lexiko/words';
import { english } from '../../../words/test/english-files.ts';
import {
  type EngineContext,
  type Level,
  LEVELS,
  Library,
  makeEngineContext,
  makePlayer,
  PERSONALITIES,
  type Player,
  wordLayersOf,
} from '../../src/index.ts';
import type { Thinking } from '../../src/players/thinking.ts';
import { testWorld } from '../../../rules/test/support/worlds.ts';
import { KERNELS } from './kernels.ts';

const SHORT = 5;
const COMMON = 35;
const LONGEST = 9;

/** Short words and common ones: every level knows another share of it, and its graphs are built in no time. */
function smallEnglish(): Lexicon {
  const whole = english();
  const { columns } = whole;
  const words: Uint8Array[] = [];
  const ranks: number[] = [];
  let rank = 0;
  for (const { letters, length } of allWords(whole.graph)) {
    const common =
      itemAt(columns.levels, rank) > 0 && itemAt(columns.levels, rank) <= COMMON && length <= LONGEST;
    if (length <= SHORT || common) {
      words.push(letters.slice(0, length));
      ranks.push(rank);
    }
    rank++;
  }
  const chosen = (column: Uint8Array): Uint8Array => Uint8Array.from(ranks, (at) => itemAt(column, at));
  return new Lexicon({
    identity: { id: 'test', name: 'Test', version: '1', checksum: '0' },
    alphabet: whole.alphabet,
    graph: buildGraph(words),
    loadColumns: () => ({
      numberClasses: chosen(columns.numberClasses),
      levels: chosen(columns.levels),
      frequencies: chosen(columns.frequencies),
      labels: chosen(columns.labels),
    }),
    loadForms: () => null,
  });
}

export const lexicon: Lexicon = smallEnglish();

const [, makeKernel] = KERNELS[1];

export const engine: EngineContext = makeEngineContext(new Library(lexicon, ENGLISH_TABLES), makeKernel);

export const PLAYERS: Readonly<Record<Level, Player>> = Object.fromEntries(
  // Whoever thinks long thinks briefly here: what is tested is that it may do what it does.
  LEVELS.map((level) => [level, makePlayer({ ...PERSONALITIES[level], patience: 0.25 }, engine)]),
) as Record<Level, Player>; // one for each level

const authorities = new Map<string, WordAuthority>();

/** The dictionary of a game, opened once for each set of layers. */
export function authorityOf(ruleset: Ruleset): WordAuthority {
  const layers = wordLayersOf(ruleset);
  const key = JSON.stringify(layers);
  let authority = authorities.get(key);
  if (authority === undefined) authorities.set(key, (authority = authorityFor(lexicon, layers)));
  return authority;
}

/** Side by side where each is one character. */
export type Tiles = string | readonly Tile[];

/** A position in the making; whatever is not said is empty or 0. */
export interface Setting {
  readonly preset?: GameConfig['preset'];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Words and where they lie: `H8 across`, squares as in notation, blanks lower case. */
  readonly words?: readonly (readonly [at: string, direction: 'across' | 'down', word: Tiles])[];
  /** By seat. */
  readonly racks: readonly Tiles[];
  /** Absent: all tiles that are left over. */
  readonly pool?: string;
  readonly scores?: readonly number[];
  readonly turn?: Seat;
}

export function stateOf(setting: Setting): GameState {
  return replay(beginningOf(setting));
}

/** The first events of a game from this position. */
export function beginningOf(setting: Setting): readonly GameEvent[] {
  const { preset = 'standard-2007', options = {}, words = [], turn = 0 } = setting;
  const racks = setting.racks.map((rack) => [...rack]);
  const config = { preset, sides: racks.length, options: { 'dictionary.id': 'test', ...options } };
  const configured = configure(config);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const { layout, tiles } = configured.value;
  const board: string[] = Array.from({ length: layout.width * layout.height }, () => '');
  for (const [name, direction, word] of words) {
    const at = (Number(name.slice(1)) - 1) * layout.width + name.charCodeAt(0) - 65;
    for (const [index, letter] of [...word].entries())
      board[at + index * (direction === 'across' ? 1 : layout.width)] = letter;
  }
  const rest: Tile[] = [...allTiles(tiles)];
  for (const tile of [...racks.flat(), ...board.filter((laid) => laid !== '').map(liftedTile)]) {
    if (!rest.includes(tile)) throw new Error(`the box holds no more ${tile}`);
    rest.splice(rest.indexOf(tile), 1);
  }
  const created = createFromPosition(
    config,
    {
      board,
      racks,
      pool: setting.pool === undefined ? rest : [...setting.pool],
      scores: setting.scores ?? racks.map(() => 0),
      turn,
      passes: 0,
      zones: null,
      levels: null,
    },
    0,
  );
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

export function viewOf(setting: Setting, seat: Seat = setting.turn ?? 0): PlayerView {
  return viewFor(stateOf(setting), seat);
}

/** Enough to think about any position; numbers always the same. */
export function calmly(random: () => number = () => 0.5): Thinking {
  return { random, nowMs: 0, positions: 300, isInterrupted: () => false };
}

/** The state after an action that the rules allow. */
export function after(state: GameState, action: Action): GameState {
  const applied = apply(state, action, testWorld({ words: authorityOf(state.ruleset) }));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.state;
}
