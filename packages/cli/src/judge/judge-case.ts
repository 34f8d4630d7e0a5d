/** A case for the judge: a configuration, a position, actions, read strictly from JSON. The format is docs/judge.md. */

import { type Arm, ARMS, emptyBoard, type Tile } from '@lexiko/rules/board';
import { parseAction } from '@lexiko/rules/notation';
import { FINISH_LINE_LEVELS, type FinishLineLevel } from '@lexiko/rules/options';
import {
  configureNew,
  PRESET_IDS,
  type Action,
  type ActionType,
  type GameConfig,
  type Position,
  type Ruleset,
} from '@lexiko/rules';
import { textByCode } from '@lexiko/texts';
// Programs read these answers, whatever the language of the terminal.
import { terminal as english } from '@lexiko/texts/en/terminal';
import { refusalText } from '../play/text/refusal-text.ts';

/** Something in a case that cannot be read; the message says what. */
export class MalformedCase extends Error {
  override readonly name = 'MalformedCase';
}

export interface JudgeCase {
  readonly id: string;
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
  /** The only good words, every word, or the default lexicon. */
  readonly words: readonly string[] | '*' | null;
  readonly position: Position;
  /** Readings of the dice to come. */
  readonly dice: readonly number[];
  readonly actions: readonly Action[];
  readonly expect: unknown;
}

export type Json = Readonly<Record<string, unknown>>;

const MOST_TILES = 1000;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readCase(json: unknown): JudgeCase {
  if (!isObject(json)) throw new MalformedCase('a case is an object');
  if (typeof json['id'] !== 'string') throw new MalformedCase('id must be a text');
  const config = readConfig(json);
  const configured = configureNew(config);
  if (!configured.ok)
    throw new MalformedCase(`${configured.error.code}: ${refusalText(english, configured.error)}`);
  const ruleset = configured.value;
  const setup = json['setup'] ?? {};
  if (!isObject(setup)) throw new MalformedCase('setup must be an object');
  return {
    id: json['id'],
    config,
    ruleset,
    words: readWords(json['words']),
    position: readPosition(setup, ruleset),
    dice: readList(setup['dice'] ?? [], 'setup.dice', (value, path) => readWhole(value, path, [1, 1000])),
    actions: readList(json['actions'] ?? [], 'actions', (value, path) => readAction(value, path, ruleset)),
    expect: json['expect'],
  };
}

function readConfig(json: Json): GameConfig {
  const preset = PRESET_IDS.find((id) => id === json['preset']);
  if (preset === undefined) throw new MalformedCase(`preset must be one of ${PRESET_IDS.join(', ')}`);
  const options = json['options'] ?? {};
  if (!isObject(options)) throw new MalformedCase('options must be an object');
  const { sides } = json;
  if (sides === undefined) return { preset, options };
  return { preset, options, sides: readWhole(sides, 'sides', [1, 4]) };
}

function readWords(words: unknown): JudgeCase['words'] {
  if (words === undefined) return null;
  return words === '*' ? '*' : readList(words, 'words', readText);
}

function readPosition(setup: Json, ruleset: Ruleset): Position {
  const { sides, layout } = ruleset;
  const seats = Array.from({ length: sides }, (_, seat) => seat);
  const perSeat = <T>(key: string, initial: T, read: (value: unknown, path: string) => T): readonly T[] => {
    const value = setup[key];
    if (value === undefined) return seats.map(() => initial);
    const list = readList(value, `setup.${key}`, read);
    if (list.length !== sides)
      throw new MalformedCase(`setup.${key} must have an entry for each of the ${sides} sides`);
    return list;
  };
  const board = setup['board'];
  return {
    board: board === undefined ? emptyBoard(layout) : readBoard(board, ruleset),
    racks: perSeat<readonly Tile[]>('racks', [], (value, path) => readTiles(value, path)),
    pool: readTiles(setup['pool'] ?? '', 'setup.pool'),
    scores: perSeat('scores', 0, (value, path) => readWhole(value, path, [-1_000_000, 1_000_000])),
    turn: readWhole(setup['turn'] ?? 0, 'setup.turn', [0, sides - 1]),
    passes: readWhole(setup['passes'] ?? 0, 'setup.passes', [0, 1000]),
    zones: ruleset.colours.length > 0 ? readZones(setup, ruleset) : refuseZones(setup),
    levels: setup['levels'] === undefined ? null : perSeat('levels', 'intermediate', readLevel),
  };
}

function readBoard(value: unknown, { layout }: Ruleset): Position['board'] {
  const rows = readList(value, 'setup.board', readText);
  const fits =
    rows.length === layout.height &&
    rows.every((row) => new RegExp(`^[A-Za-z.]{${layout.width}}$`).test(row));
  if (!fits) {
    throw new MalformedCase(
      `setup.board must be ${layout.height} rows of ${layout.width} characters: . or a letter`,
    );
  }
  return [...rows.join('')].map((mark) => (mark === '.' ? '' : mark));
}

function refuseZones(setup: Json): null {
  if (setup['zones'] !== undefined) throw new MalformedCase('setup.zones belongs to crosswords');
  return null;
}

/** Where nobody says otherwise, two sides sit opposite each other, more go clockwise from the bottom. */
function defaultZones({ sides, colours }: Ruleset): readonly (readonly Arm[])[] {
  if (colours[0]?.length === 2) {
    return [
      ['S', 'N'],
      ['W', 'E'],
    ];
  }
  const arms: readonly Arm[] = sides === 2 ? ['S', 'N'] : ['S', 'W', 'N', 'E'];
  return arms.slice(0, sides).map((arm) => [arm]);
}

function readZones(setup: Json, ruleset: Ruleset): readonly (readonly Arm[])[] {
  const { sides } = ruleset;
  const value = setup['zones'];
  if (value === undefined) return defaultZones(ruleset);
  const zones = readList(value, 'setup.zones', (zone, path) =>
    readList(zone, path, (arm, at): Arm => {
      const known = ARMS.find((candidate) => candidate === arm);
      if (known === undefined) throw new MalformedCase(`${at} must be one of ${ARMS.join(', ')}`);
      return known;
    }),
  );
  if (zones.length !== sides)
    throw new MalformedCase(`setup.zones must have an entry for each of the ${sides} sides`);
  return zones;
}

function readLevel(value: unknown, path: string): FinishLineLevel {
  const level = FINISH_LINE_LEVELS.find((candidate) => candidate === value);
  if (level === undefined) throw new MalformedCase(`${path} must be one of ${FINISH_LINE_LEVELS.join(', ')}`);
  return level;
}

function readList<T>(value: unknown, path: string, read: (value: unknown, path: string) => T): readonly T[] {
  if (!Array.isArray(value)) throw new MalformedCase(`${path} must be a list`);
  return value.map((entry, at) => read(entry, `${path}[${at}]`));
}

function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new MalformedCase(`${path} must be a text`);
  return value;
}

function readWhole(value: unknown, path: string, [low, high]: readonly [number, number]): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
    throw new MalformedCase(`${path} must be a whole number from ${low} to ${high}`);
  }
  return value;
}

function readTiles(value: unknown, path: string): readonly Tile[] {
  const text = readText(value, path);
  if (!/^[A-Z?]*$/.test(text)) throw new MalformedCase(`${path} must hold the letters A to Z and ? only`);
  if (text.length > MOST_TILES)
    throw new MalformedCase(`${path} has ${text.length} tiles, at most ${MOST_TILES} are possible`);
  return [...text];
}

/** What a case may try and the fields that belong to it; the rest is for games that are set up and run by people. */
const JUDGED_FIELDS: Partial<Readonly<Record<ActionType, readonly string[]>>> = {
  play: ['tiles'],
  exchange: ['tiles'],
  pass: [],
  accept: [],
  start: [],
  expire: [],
  resign: [],
  challenge: ['word'],
  recycle: ['square', 'tile'],
  retrieve: ['square', 'tile'],
  rearrange: ['from', 'at', 'direction', 'word', 'rack'],
};

function readAction(value: unknown, path: string, { layout, sides }: Ruleset): Action {
  if (!isObject(value)) throw new MalformedCase(`${path} must be an object`);
  const { type } = value;
  const names = isJudged(type) ? JUDGED_FIELDS[type] : undefined;
  if (names === undefined) throw new MalformedCase(`${path}.type is none of the actions`);
  readWhole(value['seat'], `${path}.seat`, [0, sides - 1]);
  const fields = Object.entries(value).filter(([name]) => ['type', 'seat', ...names].includes(name));
  const action = parseAction(Object.fromEntries(fields), layout);
  if (!action.ok) {
    const { path: place, expected } = action.error;
    throw new MalformedCase(`${path}.${place} ${textByCode(english.expectations, expected)}`);
  }
  const odd = tilesOf(action.value).find((tile) => !/^[A-Za-z?]$/.test(tile));
  if (odd !== undefined) throw new MalformedCase(`${path}: '${odd}' is no tile of this game`);
  return action.value;
}

function isJudged(type: unknown): type is keyof typeof JUDGED_FIELDS {
  return typeof type === 'string' && Object.hasOwn(JUDGED_FIELDS, type);
}

/** Every tile that an action names. */
function tilesOf(action: Action): readonly string[] {
  switch (action.type) {
    case 'play':
      return action.tiles.map(([, laid]) => laid);
    case 'exchange':
      return action.tiles;
    case 'recycle':
    case 'retrieve':
      return [action.tile];
    case 'rearrange':
      return action.word;
    default:
      return [];
  }
}
