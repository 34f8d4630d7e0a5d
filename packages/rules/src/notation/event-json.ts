/** Reads events from unknown JSON, checking each field against the rules of its game. */

import type { Placement } from '../board.ts';
import { ARMS, isOnBoard, type Square } from '../layout.ts';
import { FINISH_LINE_LEVELS } from '../options/option-values.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { err, ok } from '../result.ts';
import { BLANK, HIDDEN, letterOf, type Laid, type Tile } from '../tile.ts';
import { WORD_FAULTS } from '../words.ts';
import {
  END_REASONS,
  type Adjustment,
  type DictionaryIdentity,
  type EventType,
  type GameEvent,
  type Position,
  type Roll,
  type Score,
  type ScoredWord,
  type WindowTerms,
} from '../game/event.ts';
import { readConfig } from './config-json.ts';
import {
  isJsonObject,
  orNull,
  readBoolean,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readPair,
  readTable,
  readText,
  readWhole,
  wrong,
  type Reader,
} from './json-reader.ts';

/** `firstWord.min` is at most 5 before it is lowered. */
const LARGEST_MINIMUM = 4;

type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
type Fields<T extends EventType> = Omit<EventOf<T>, 'type'>;

/** A reader of the events of one game. */
export function eventReader(ruleset: Ruleset): Reader<GameEvent> {
  return readerOf(fieldReaders(ruleset, partsOf(ruleset, 'known')));
}

/** A reader of events as a viewer sees them: `_` is a tile that they must not know. */
export function seenEventReader(ruleset: Ruleset): Reader<GameEvent> {
  return readerOf(fieldReaders(ruleset, partsOf(ruleset, 'seen')));
}

type FieldReaders = { readonly [T in EventType]: Reader<Fields<T>> };

function readerOf(readers: FieldReaders): Reader<GameEvent> {
  const readType = readOneOf(Object.keys(readers) as EventType[]); // its keys are the event types
  return (value, path) => {
    if (!isJsonObject(value)) return wrong(path, { code: 'OBJECT' });
    const { type, ...fields } = value;
    const known = readType(type, `${path}.type`);
    if (!known.ok) return known;
    const read = readers[known.value](fields, path);
    // The fields were read by the reader of this very type.
    return read.ok ? ok({ type: known.value, ...read.value } as GameEvent) : err(read.error);
  };
}

/** The first event of a game, before its rules are known. */
export const readCreated: Reader<EventOf<'created'>> = readObject<EventOf<'created'>>({
  type: readOneOf(['created']),
  config: readConfig,
  commitment: orNull(readText),
});

interface Parts {
  readonly seat: Reader<number>;
  readonly square: Reader<Square>;
  readonly tile: Reader<Tile>;
  readonly tiles: Reader<readonly Tile[]>;
  /** `''` is an empty square. */
  readonly laid: Reader<Laid>;
  readonly changes: Reader<readonly Placement[]>;
  readonly bySeat: <T>(reader: Reader<T>) => Reader<readonly T[]>;
}

function partsOf({ layout, tiles: { counts }, sides }: Ruleset, tiles: 'known' | 'seen'): Parts {
  const square: Reader<Square> = (value, path) =>
    typeof value === 'number' && isOnBoard(layout, value) ? ok(value) : wrong(path, { code: 'SQUARE' });
  const tile: Reader<Tile> = (value, path) =>
    typeof value === 'string' &&
    (Object.hasOwn(counts, value) || value === BLANK || (tiles === 'seen' && value === HIDDEN))
      ? ok(value)
      : wrong(path, { code: 'TILE' });
  const laid: Reader<Laid> = (value, path) => {
    const fits =
      typeof value === 'string' &&
      (value === '' || (value !== BLANK && Object.hasOwn(counts, letterOf(value))));
    return fits ? ok(value) : wrong(path, { code: 'LAID_TILE' });
  };
  return {
    seat: readWhole(0, sides - 1),
    square,
    tile,
    tiles: readList(tile),
    laid,
    changes: readList(readPair(square, laid)),
    bySeat: (reader) => readList(reader, sides),
  };
}

const readDictionary: Reader<DictionaryIdentity> = readObject<DictionaryIdentity>({
  id: readText,
  name: readText,
  version: readText,
  checksum: readText,
});

const readWindow: Reader<WindowTerms | null> = orNull(
  readObject<WindowTerms>({
    openedMs: readNumber,
    graceUntilMs: readNumber,
    ending: orNull(readOneOf(END_REASONS)),
  }),
);

const readPoints = readWhole();

const readScore: Reader<Score> = readObject<Score>({
  total: readPoints,
  words: readList(readObject<ScoredWord>({ word: readText, points: readPoints })),
  bonus: readPoints,
  letters: readPoints,
  dice: readPoints,
  fifty: readPoints,
});

const readDie = readWhole(1, 6);

function readPosition({ seat, tiles, laid, bySeat }: Parts, { layout }: Ruleset): Reader<Position> {
  return readObject<Position>({
    board: readList(laid, layout.width * layout.height),
    racks: bySeat(tiles),
    pool: tiles,
    scores: bySeat(readPoints),
    turn: seat,
    passes: readWhole(0, 1000),
    zones: orNull(bySeat(readList(readOneOf(ARMS)))),
    levels: orNull(bySeat(readOneOf(FINISH_LINE_LEVELS))),
  });
}

function fieldReaders(ruleset: Ruleset, parts: Parts): FieldReaders {
  const { seat, square, tile, tiles, laid, changes, bySeat } = parts;
  const bySeatOnly = readObject<{ readonly seat: number }>({ seat });
  return {
    created: readObject<Fields<'created'>>({ config: readConfig, commitment: orNull(readText) }),
    configured: readObject<Fields<'configured'>>({ config: readConfig }),
    confirmed: readObject<Fields<'confirmed'>>({ seat, nonce: readText }),
    'set-up': readObject<Fields<'set-up'>>({ position: readPosition(parts, ruleset), atMs: readNumber }),
    began: readObject<Fields<'began'>>({ dictionary: orNull(readDictionary) }),
    'drew-for-start': readObject<Fields<'drew-for-start'>>({ seats: readList(seat), tiles }),
    'rolled-for-start': readObject<Fields<'rolled-for-start'>>({
      seats: readList(seat),
      rolls: readList(readList(readDie)),
    }),
    'starter-chosen': readObject<Fields<'starter-chosen'>>({
      seat,
      how: readOneOf(['draw', 'dice', 'lot', 'agreed', 'alone']),
    }),
    dealt: readObject<Fields<'dealt'>>({ racks: bySeat(tiles), atMs: readNumber }),
    redealt: readObject<Fields<'redealt'>>({ racks: bySeat(tiles) }),
    'minimum-lowered': readObject<Fields<'minimum-lowered'>>({ to: readWhole(2, LARGEST_MINIMUM) }),
    'turn-started': bySeatOnly,
    retrieved: readObject<Fields<'retrieved'>>({ seat, square, tile }),
    recycled: readObject<Fields<'recycled'>>({
      seat,
      square,
      tile: laid,
      taken: tile,
      words: readList(readText),
    }),
    played: readObject<Fields<'played'>>({
      seat,
      changes,
      used: tiles,
      rearranged: readBoolean,
      score: readScore,
      rolls: readList(readObject<Roll>({ squares: readList(square), dice: readList(readDie) })),
      announced: orNull(readNumber),
      window: readWindow,
      owed: readWhole(0, ruleset.rack.size),
    }),
    drew: readObject<Fields<'drew'>>({ seat, tiles }),
    'drew-to-exchange': readObject<Fields<'drew-to-exchange'>>({ seat, tiles }),
    exchanged: readObject<Fields<'exchanged'>>({ seat, tiles, window: readWindow }),
    passed: readObject<Fields<'passed'>>({
      seat,
      cause: readOneOf(['chosen', 'none-exchanged', 'time']),
      window: readWindow,
    }),
    'time-warned': readObject<Fields<'time-warned'>>({ seat, atMs: readNumber }),
    accepted: bySeatOnly,
    challenged: readObject<Fields<'challenged'>>({ seat, word: orNull(readText), atMs: readNumber }),
    voted: readObject<Fields<'voted'>>({ seat, stands: readBoolean }),
    ruled: readObject<Fields<'ruled'>>({
      challenger: seat,
      words: readList(readText),
      stands: readBoolean,
      bad: readList(readText),
      faults: readTable(readOneOf(WORD_FAULTS)),
      atMs: readNumber,
    }),
    withdrew: readObject<Fields<'withdrew'>>({
      seat,
      changes,
      rack: tiles,
      returned: tiles,
      reclaimed: tiles,
      points: readPoints,
    }),
    'window-closed': readObject<Fields<'window-closed'>>({ decided: readBoolean }),
    scored: readObject<Fields<'scored'>>({
      seat,
      points: readPoints,
      cause: readOneOf(['challenge', 'overtime']),
    }),
    'turn-forfeited': bySeatOnly,
    'turn-lost': bySeatOnly,
    'turn-passed': readObject<Fields<'turn-passed'>>({ to: seat, resumeAt: orNull(seat), atMs: readNumber }),
    resigned: readObject<Fields<'resigned'>>({ seat, tiles, aside: readBoolean }),
    agreed: bySeatOnly,
    declined: bySeatOnly,
    paused: readObject<Fields<'paused'>>({ atMs: readNumber }),
    resumed: readObject<Fields<'resumed'>>({ atMs: readNumber }),
    'scores-confirmed': readObject<Fields<'scores-confirmed'>>({ seat, scores: bySeat(readPoints) }),
    'took-back': readObject<Fields<'took-back'>>({ seat, changes, tiles, points: readPoints }),
    ended: readObject<Fields<'ended'>>({
      reason: readOneOf(END_REASONS),
      racks: bySeat(tiles),
      pool: tiles,
      adjustments: readList(
        readObject<Adjustment>({ seat, points: readPoints, tiles, kind: readOneOf(['left', 'out']) }),
      ),
      final: bySeat(readPoints),
      winners: readList(seat),
    }),
    revealed: readObject<Fields<'revealed'>>({ secret: readText }),
  };
}
