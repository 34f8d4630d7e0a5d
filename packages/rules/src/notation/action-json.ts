/**
 * Actions as JSON, as people and programs send them: squares by name (`"H8"`), tiles of a play as square → tile
 * (`{"F8":"H","G8":"o"}`), tiles of a rack as one text (`"QVV"`). A square outside the board is left for the rules to
 * refuse; everything else that is not an action is refused here.
 */

import { DIRECTIONS, type Placement } from '../board.ts';
import type { Action, ActionType, TeamVoice } from '../game/action.ts';
import { formatSquare, parseSquare, type Layout, type Square } from '../layout.ts';
import { MAX_SIDES } from '../options/option-record.ts';
import { err, ok, type Result } from '../result.ts';
import { BLANK } from '../tile.ts';
import { readConfig } from './config-json.ts';
import {
  isJsonObject,
  readBoolean,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  readWhole,
  wrong,
  type JsonProblem,
  type Reader,
} from './json-reader.ts';
import { isLetters, joinTiles, splitTiles } from './tile-text.ts';

type Size = Pick<Layout, 'width' | 'height'>;
type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;
type Fields<T extends ActionType> = Omit<ActionOf<T>, 'type'>;

/** No board has this square: where a well-named square lies outside. */
const OUTSIDE: Square = -1;

export function parseAction(json: unknown, size: Size): Result<Action, JsonProblem> {
  if (!isJsonObject(json)) return wrong('', { code: 'OBJECT' });
  const { type, ...fields } = json;
  const readers = fieldReaders(size);
  const known = readOneOf(Object.keys(readers) as ActionType[])(type, 'type'); // its keys are the action types
  if (!known.ok) return known;
  const read = readers[known.value](fields, '');
  // The fields were read by the reader of this very type.
  return read.ok ? ok({ type: known.value, ...read.value } as Action) : err(read.error);
}

const readTile: Reader<string> = (value, path) =>
  typeof value === 'string' && (value === BLANK || isLetters(value))
    ? ok(value)
    : wrong(path, { code: 'TILE' });

/** Tiles in a row. */
const readTiles: Reader<readonly string[]> = (value, path) => {
  const tiles = typeof value === 'string' ? splitTiles(value) : null;
  return tiles !== null && tiles.every((tile) => tile === BLANK || isLetters(tile))
    ? ok(tiles)
    : wrong(path, { code: 'TILES' });
};

const readSeat = readWhole(0, MAX_SIDES - 1);
const readMember = readWhole(0);

const readTeam: Reader<TeamVoice> = readObject<
  Pick<TeamVoice, 'member'>,
  Pick<TeamVoice, 'approvals' | 'present'>
>({ member: readMember }, { approvals: readList(readMember), present: readList(readMember) });

interface Voice {
  readonly team?: TeamVoice;
}

function fieldReaders(size: Size): { readonly [T in ActionType]: Reader<Fields<T>> } {
  const square: Reader<Square> = (value, path) => {
    const named = typeof value === 'string' ? parseSquare(size, value) : null;
    return named === null ? wrong(path, { code: 'SQUARE' }) : ok(named < 0 ? OUTSIDE : named);
  };
  const placements: Reader<readonly Placement[]> = (value, path) => {
    if (!isJsonObject(value)) return wrong(path, { code: 'OBJECT' });
    const list: Placement[] = [];
    for (const [name, laid] of Object.entries(value)) {
      const at = square(name, `${path}.${name}`);
      if (!at.ok) return at;
      const tile = readTile(laid, `${path}.${name}`);
      if (!tile.ok) return tile;
      list.push([at.value, tile.value]);
    }
    return ok(list);
  };
  const team = { team: readTeam };
  const seat = { seat: readSeat };
  const plain = readObject<{ readonly seat: number }, Voice>(seat, team);
  return {
    configure: readObject<Fields<'configure'>>({ config: readConfig }),
    confirm: readObject<Pick<ActionOf<'confirm'>, 'seat' | 'nonce'>, Voice>(
      { ...seat, nonce: readText },
      team,
    ),
    begin: readObject<object, Fields<'begin'>>({}, { starter: readSeat }),
    play: readObject<Pick<ActionOf<'play'>, 'seat' | 'tiles'>, Voice & Pick<ActionOf<'play'>, 'announced'>>(
      { ...seat, tiles: placements },
      { announced: readNumber, ...team },
    ),
    rearrange: readObject<Omit<Fields<'rearrange'>, 'team'>, Voice>(
      {
        ...seat,
        from: readList(square),
        at: square,
        direction: readOneOf(DIRECTIONS),
        word: readTiles,
        rack: readList(square),
      },
      team,
    ),
    exchange: readObject<Pick<ActionOf<'exchange'>, 'seat' | 'tiles'>, Voice>(
      { ...seat, tiles: readTiles },
      team,
    ),
    drawToExchange: readObject<Pick<ActionOf<'drawToExchange'>, 'seat' | 'count'>, Voice>(
      { ...seat, count: readWhole(0) },
      team,
    ),
    pass: plain,
    start: plain,
    accept: plain,
    challenge: readObject<{ readonly seat: number }, Voice & Pick<ActionOf<'challenge'>, 'word'>>(seat, {
      word: readText,
      ...team,
    }),
    rule: readObject<Pick<ActionOf<'rule'>, 'seat' | 'stands'>, Voice>(
      { ...seat, stands: readBoolean },
      team,
    ),
    recycle: readObject<Pick<ActionOf<'recycle'>, 'seat' | 'square' | 'tile'>, Voice>(
      { ...seat, square, tile: readTile },
      team,
    ),
    retrieve: readObject<Pick<ActionOf<'retrieve'>, 'seat' | 'square' | 'tile'>, Voice>(
      { ...seat, square, tile: readTile },
      team,
    ),
    expire: readObject<{ readonly seat: number }, Voice & Pick<ActionOf<'expire'>, 'draft'>>(seat, {
      draft: placements,
      ...team,
    }),
    resign: plain,
    agree: plain,
    decline: plain,
    abort: plain,
    pause: readObject<object>({}),
    resume: readObject<object>({}),
    confirmScores: plain,
    takeBack: plain,
  };
}

/** What `parseAction` reads as this action. */
export function formatAction(action: Action, size: Size): Readonly<Record<string, unknown>> {
  const square = (at: Square): string => formatSquare(size, at);
  const placed = (tiles: readonly Placement[]): Readonly<Record<string, string>> =>
    Object.fromEntries(tiles.map(([at, laid]) => [square(at), laid]));
  switch (action.type) {
    case 'play':
      return { ...action, tiles: placed(action.tiles) };
    case 'exchange':
      return { ...action, tiles: joinTiles(action.tiles) };
    case 'rearrange':
      return {
        ...action,
        from: action.from.map(square),
        at: square(action.at),
        word: joinTiles(action.word),
        rack: action.rack.map(square),
      };
    case 'recycle':
    case 'retrieve':
      return { ...action, square: square(action.square) };
    case 'expire':
      return action.draft === undefined ? { ...action } : { ...action, draft: placed(action.draft) };
    default:
      return { ...action };
  }
}
