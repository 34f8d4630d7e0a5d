/**
 * Actions as JSON, as people and programs send them: squares by name (`"H8"`), tiles of a play as square → tile
 * (`{"F8":"H","G8":"o"}`), tiles of a rack as one text (`"QVV"`). Whether something is an action can be told without a
 * board; which squares it means cannot. A square outside the board is left for the rules to refuse.
 */

import { DIRECTIONS, type Placement } from '../board.ts';
import type { Action, ActionType, Seat, TeamVoice } from '../game/action.ts';
import { formatSquare, isSquareName, parseSquare, type Layout, type Square } from '../layout.ts';
import { MAX_SIDES } from '../options/option-record.ts';
import { err, ok, type Result } from '../result.ts';
import { BLANK, type Laid } from '../tile.ts';
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

/** Tiles by the names of their squares. */
export type PlacementsJson = Readonly<Record<string, Laid>>;

/** The fields that JSON writes differently. */
interface WrittenFields {
  readonly play: { readonly tiles: PlacementsJson };
  readonly rearrange: {
    readonly from: readonly string[];
    readonly at: string;
    readonly word: string;
    readonly rack: readonly string[];
  };
  readonly exchange: { readonly tiles: string };
  readonly recycle: { readonly square: string };
  readonly retrieve: { readonly square: string };
  readonly expire: { readonly draft?: PlacementsJson };
}

type Written<T extends ActionType> = T extends keyof WrittenFields ? WrittenFields[T] : object;

type RequestFields<T extends ActionType> = Omit<ActionOf<T>, 'type' | 'seat' | 'team' | keyof Written<T>> &
  Written<T>;

/** Asked for by whoever leads the table, not by a side. */
const FOR_ALL = ['configure', 'begin', 'pause', 'resume'] as const;
type ForAll = (typeof FOR_ALL)[number];
type SeatField<T extends ActionType> = T extends ForAll ? object : { readonly seat?: Seat };

type RequestOf<T extends ActionType> = { readonly type: T } & RequestFields<T> & SeatField<T>;

/** An action as somebody sends it. `seat` may be left out where it is known whose message it is. */
export type ActionRequest = { readonly [T in ActionType]: RequestOf<T> }[ActionType];

export function isForAll<A extends { readonly type: ActionType }>(
  asked: A,
): asked is Extract<A, { readonly type: ForAll }> {
  return FOR_ALL.some((type) => type === asked.type);
}

const readSeat = readWhole(0, MAX_SIDES - 1);
const readMember = readWhole(0);

const readTeam: Reader<TeamVoice> = readObject<
  Pick<TeamVoice, 'member'>,
  Pick<TeamVoice, 'approvals' | 'present'>
>({ member: readMember }, { approvals: readList(readMember), present: readList(readMember) });

const readSquare: Reader<string> = (value, path) =>
  typeof value === 'string' && isSquareName(value) ? ok(value) : wrong(path, { code: 'SQUARE' });

const readTile: Reader<string> = (value, path) =>
  typeof value === 'string' && (value === BLANK || isLetters(value))
    ? ok(value)
    : wrong(path, { code: 'TILE' });

/** Tiles in a row. */
const readTiles: Reader<string> = (value, path) => {
  const tiles = typeof value === 'string' ? splitTiles(value) : null;
  return tiles !== null && tiles.every((tile) => tile === BLANK || isLetters(tile))
    ? ok(value as string) // or there were no tiles in it
    : wrong(path, { code: 'TILES' });
};

export const readPlacements: Reader<PlacementsJson> = (value, path) => {
  if (!isJsonObject(value)) return wrong(path, { code: 'OBJECT' });
  for (const [name, laid] of Object.entries(value)) {
    const at = readSquare(name, `${path}.${name}`);
    if (!at.ok) return at;
    const tile = readTile(laid, `${path}.${name}`);
    if (!tile.ok) return tile;
  }
  return ok(value as PlacementsJson); // each of its tiles has been read
};

const plain = readObject<object>({});

const FIELD_READERS: { readonly [T in ActionType]: Reader<RequestFields<T>> } = {
  configure: readObject<RequestFields<'configure'>>({ config: readConfig }),
  confirm: readObject<RequestFields<'confirm'>>({ nonce: readText }),
  begin: readObject<object, RequestFields<'begin'>>({}, { starter: readSeat }),
  play: readObject<Pick<RequestFields<'play'>, 'tiles'>, Pick<RequestFields<'play'>, 'announced'>>(
    { tiles: readPlacements },
    { announced: readNumber },
  ),
  rearrange: readObject<RequestFields<'rearrange'>>({
    from: readList(readSquare),
    at: readSquare,
    direction: readOneOf(DIRECTIONS),
    word: readTiles,
    rack: readList(readSquare),
  }),
  exchange: readObject<RequestFields<'exchange'>>({ tiles: readTiles }),
  drawToExchange: readObject<RequestFields<'drawToExchange'>>({ count: readWhole(0) }),
  pass: plain,
  start: plain,
  accept: plain,
  challenge: readObject<object, RequestFields<'challenge'>>({}, { word: readText }),
  rule: readObject<RequestFields<'rule'>>({ stands: readBoolean }),
  recycle: readObject<RequestFields<'recycle'>>({ square: readSquare, tile: readTile }),
  retrieve: readObject<RequestFields<'retrieve'>>({ square: readSquare, tile: readTile }),
  expire: readObject<object, RequestFields<'expire'>>({}, { draft: readPlacements }),
  resign: plain,
  agree: plain,
  decline: plain,
  abort: plain,
  pause: plain,
  resume: plain,
  confirmScores: plain,
  takeBack: plain,
};

const readType = readOneOf(Object.keys(FIELD_READERS) as ActionType[]); // its keys are the action types

/** Reads what somebody asks for. Who speaks for a team is never theirs to say, so `team` is refused. */
export const readActionRequest: Reader<ActionRequest> = (json, path) => {
  if (!isJsonObject(json)) return wrong(path, { code: 'OBJECT' });
  const within = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const type = readType(json['type'], within('type'));
  if (!type.ok) return type;
  const { type: _, ...rest } = json;
  if (isForAll({ type: type.value }) || !Object.hasOwn(rest, 'seat')) return fieldsOf(type.value, rest, path);
  const { seat, ...fields } = rest;
  const read = readSeat(seat, within('seat'));
  return read.ok ? fieldsOf(type.value, fields, path, { seat: read.value }) : read;
};

function fieldsOf(
  type: ActionType,
  json: unknown,
  path: string,
  seat: { readonly seat?: Seat } = {},
): Result<ActionRequest, JsonProblem> {
  const read = FIELD_READERS[type](json, path);
  // The fields were read by the reader of this very type.
  return read.ok ? ok({ type, ...seat, ...read.value } as ActionRequest) : read;
}

/** A whole action: its seat is there, and who of a team asks may be. */
export function parseAction(json: unknown, size: Size): Result<Action, JsonProblem> {
  if (!isJsonObject(json) || !Object.hasOwn(json, 'team')) return parseOfOne(json, size);
  const { team, ...rest } = json;
  const action = parseOfOne(rest, size);
  if (!action.ok) return action;
  if (isForAll(action.value)) return wrong('team', { code: 'ABSENT' });
  const read = readTeam(team, 'team');
  return read.ok ? ok({ ...action.value, team: read.value }) : read;
}

function parseOfOne(json: unknown, size: Size): Result<Action, JsonProblem> {
  const read = readActionRequest(json, '');
  if (!read.ok) return err(read.error);
  if (isForAll(read.value)) return ok(read.value);
  const { seat } = read.value;
  return seat === undefined ? wrong('seat', { code: 'PRESENT' }) : ok(actionBy(read.value, seat, size));
}

/** No board has this square. */
const OUTSIDE: Square = -1;

function squareOn(size: Size, name: string): Square {
  return parseSquare(size, name) ?? OUTSIDE;
}

export function placementsOn(size: Size, tiles: PlacementsJson): readonly Placement[] {
  return Object.entries(tiles).map(([name, laid]) => [squareOn(size, name), laid]);
}

export function formatPlacements(size: Size, tiles: readonly Placement[]): PlacementsJson {
  return Object.fromEntries(tiles.map(([at, laid]) => [formatSquare(size, at), laid]));
}

/** What was asked for, as the action of this seat on a board of this size. */
export function actionBy(
  asked: Exclude<ActionRequest, { readonly type: ForAll }>,
  seat: Seat,
  size: Size,
): Action {
  const square = (name: string): Square => squareOn(size, name);
  switch (asked.type) {
    case 'play':
      return { ...asked, seat, tiles: placementsOn(size, asked.tiles) };
    case 'exchange':
      return { ...asked, seat, tiles: tilesIn(asked.tiles) };
    case 'rearrange':
      return {
        ...asked,
        seat,
        from: asked.from.map(square),
        at: square(asked.at),
        word: tilesIn(asked.word),
        rack: asked.rack.map(square),
      };
    case 'recycle':
    case 'retrieve':
      return { ...asked, seat, square: square(asked.square) };
    case 'expire': {
      const { draft, ...plainly } = asked;
      return draft === undefined
        ? { ...plainly, seat }
        : { ...plainly, seat, draft: placementsOn(size, draft) };
    }
    default:
      return { ...asked, seat };
  }
}

function tilesIn(text: string): readonly string[] {
  const tiles = splitTiles(text);
  if (tiles === null) throw new Error(`${JSON.stringify(text)} was not read before.`);
  return tiles;
}

/** What `parseAction` reads as this action. */
export function formatAction(action: Action, size: Size): ActionRequest {
  const square = (at: Square): string => formatSquare(size, at);
  switch (action.type) {
    case 'play':
      return { ...action, tiles: formatPlacements(size, action.tiles) };
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
    case 'expire': {
      const { draft, ...plainly } = action;
      return draft === undefined ? plainly : { ...plainly, draft: formatPlacements(size, draft) };
    }
    default:
      return { ...action };
  }
}
