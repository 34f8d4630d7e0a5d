/** Given, when, then: a table in some state, what somebody does, and what comes of it. Chance is scripted. */

import {
  apply,
  createFromPosition,
  createGame,
  listAuthority,
  replay,
  type Action,
  type Chance,
  type GameConfig,
  type GameEvent,
  type GameState,
  type Position,
  type World,
} from '@lexiko/rules';
import { emptyBoard, formatSquare, parseSquare, type Placement } from '@lexiko/rules/board';
import { testWorld } from './worlds.ts';

/**
 * Tiles leave the pool in its order, except where `draws` says which; dice and lots as given, in order. A draw for first
 * play needs a script: in order all sides would tie for ever.
 */
export function scriptedChance(
  script: {
    readonly draws?: readonly string[];
    readonly rolls?: readonly (readonly number[])[];
    readonly picks?: readonly number[];
  } = {},
): Chance {
  const draws = [...(script.draws ?? [])];
  const rolls = [...(script.rolls ?? [])];
  const picks = [...(script.picks ?? [])];
  return {
    draw: (pool, count) => [...(draws.shift() ?? pool.slice(0, count))],
    roll: (dice) => rolls.shift() ?? Array.from({ length: dice }, () => 1),
    pick: () => picks.shift() ?? 0,
    secret: null,
  };
}

const DICTIONARY = { 'dictionary.id': 'test' };

/** A game that nobody has confirmed yet. */
export function lobbyOf(config: Partial<GameConfig> = {}): GameState {
  const created = createGame(
    { preset: 'standard-2007', ...config, options: { ...DICTIONARY, ...config.options } },
    null,
  );
  if (!created.ok) throw new Error(`${created.error.code}: ${JSON.stringify(created.error)}`);
  return replay([created.value]);
}

/** HORN on the middle row, two racks, seat 0 on turn, unless said otherwise. */
export function standing(
  config: Partial<GameConfig> = {},
  given: Partial<Omit<Position, 'racks' | 'pool'>> & {
    readonly racks?: readonly string[];
    readonly pool?: string;
  } = {},
): GameState {
  const whole: GameConfig = {
    preset: 'standard-2007',
    ...config,
    options: { ...DICTIONARY, ...config.options },
  };
  const sides = config.sides ?? 2;
  const { racks, pool = '', ...rest } = given;
  const position: Position = {
    board: horn(),
    scores: Array.from({ length: sides }, () => 0),
    turn: 0,
    passes: 0,
    zones: null,
    levels: null,
    ...rest,
    racks: Array.from({ length: sides }, (_, seat) => [...(racks?.[seat] ?? 'SAEINRT')]),
    pool: [...pool],
  };
  const created = createFromPosition(whole, position, 0);
  if (!created.ok) throw new Error(`${created.error.code}: ${JSON.stringify(created.error)}`);
  return replay(created.value);
}

export function horn(): readonly string[] {
  const board = [...emptyBoard({ width: 15, height: 15 })];
  board.splice(7 * 15 + 5, 4, 'H', 'O', 'R', 'N');
  return board;
}

/** `{ J8: 'S' }` as a play takes it. */
export function tiles(squares: Readonly<Record<string, string>>): readonly Placement[] {
  return Object.entries(squares).map(([name, tile]) => {
    const square = parseSquare({ width: 15, height: 15 }, name);
    if (square === null) throw new Error(`${name} is no square.`);
    return [square, tile];
  });
}

export const play = (seat: number, squares: Readonly<Record<string, string>>): Action => ({
  type: 'play',
  seat,
  tiles: tiles(squares),
});

/** Only these words are good. */
export function world(given: Partial<World> & { readonly good?: readonly string[] } = {}): World {
  const { good, ...rest } = given;
  return testWorld({
    chance: scriptedChance(),
    ...(good === undefined ? {} : { words: listAuthority(good) }),
    ...rest,
  });
}

/** The events of an action, or the code of its refusal. */
export function told(state: GameState, action: Action, at: World = world()): readonly GameEvent[] | string {
  const applied = apply(state, action, at);
  return applied.ok ? applied.value.events : applied.error.code;
}

/** The state after actions that must all be accepted. */
export function after(state: GameState, actions: readonly Action[], at: World = world()): GameState {
  return actions.reduce((before, action) => {
    const applied = apply(before, action, at);
    if (!applied.ok) throw new Error(`${action.type} was refused: ${applied.error.code}`);
    return applied.value.state;
  }, state);
}

export function confirmations(state: GameState): readonly Action[] {
  return state.racks.map((_, seat) => ({ type: 'confirm', seat, nonce: '' }));
}

/** What lies on the board, as `F8H G8O`. */
export function laidOut({ board, ruleset }: GameState): string {
  return board
    .flatMap((laid, square) => (laid === '' ? [] : [`${formatSquare(ruleset.layout, square)}${laid}`]))
    .join(' ');
}
