/**
 * The plays of an endgame, kept by lane. What can be played in a lane depends on the lane's own cells alone, and plays
 * elsewhere leave most lanes as they are: so every state of a lane that the search meets is an entry in a table, with
 * the plays that a side has there. A node then finds its plays by going through the lists of its lanes and dropping
 * those that its rack cannot make. A list is generated for the rack that first asks for it, since most are asked for
 * but once, late in a line and by few tiles; if a rack asks that has more, for the side's whole first rack.
 *
 *     an entry, 32 bytes:  0 key (two words)   8 lists of the sides (0: not generated)   24 the search it belongs to
 *     a list:              0 count | most tiles << 16   4 the rack it was generated for   8 the plays
 *     a play, 8 bytes:     0 tiles needed (see endgame/ply.ts) | score << 16   4 its text
 *     a text:              0 lane (counted through both planes), number of tiles (bytes)   4 for each tile two bytes:
 *                          position, letter (plus BLANK)
 */

import { laneCount, laneLength, layPlay, mark, takeBack } from '../board/board.ts';
import {
  allowedAt,
  CELL,
  cellAt,
  flagsAt,
  isTile,
  letterAt,
  pointsAt,
  sidePointsAt,
} from '../board/cells.ts';
import { groupOf, LANE_NUMBERS, laneSlot, placedAt, playBefore, plyAt, rackOf } from './ply.ts';
import { bitCount, byte, clearBytes, multiply, setByte, setWord, word } from '../heap.ts';
import {
  AT_ENTRIES,
  AT_LISTS,
  AT_MOVES,
  CHANGED_LANES,
  DRAFT_PLAY,
  ENTRIES_USED,
  ENTRY_CAPACITY,
  LETTERS,
  LISTS_END,
  LISTS_TOP,
  MAX_SIDE,
  MOVE_CAPACITY,
  MOVE_COUNT,
  RACK,
  SEARCH,
  STATES_RACK,
  STOPPED,
  TILES_ON_BOARD,
  TRAIL_END,
  TRAIL_TOP,
  WIDE,
  WORK,
} from '../memory-map.ts';
import { BLANK, setLaneOf, setTileCountOf, setTileOf } from '../play.ts';
import { walkLane } from '../listing/plays.ts';
import { fillStates } from '../rack/rack.ts';
import { blanksOf } from '../listing/record.ts';
import { cellOf, clearTrail, entryBefore, tileLaid } from '../listing/trail.ts';

export const OUT_OF_NODES = 1;
/** The lists are full: the host may clear them all and start again. */
export const OUT_OF_ROOM = 2;
/** The kernel's list of plays is too short for one lane: the host must lengthen it. */
export const LANE_TOO_LONG = 3;

const ENTRY_BYTES = 32;
const LIST_HEAD_BYTES = 8;
const LISTED_BYTES = 8;
const ALL_RACKS = 0xffff;
/** The work of a lane, where a play found counts as one. */
const LANE_WORK = 8;
/** Of twelve tiles. */
const LONGEST_TEXT = 28;

export function addWork(work: i32): void {
  setWord(WORK, word(WORK) + work);
}

export function needsOf(play: i32): i32 {
  return word(play) & 0xffff;
}

export function pointsFor(play: i32): i32 {
  return word(play) >> 16;
}

export function textOf(play: i32): i32 {
  return word(play + 4);
}

export function listOf(at: i32, lane: i32, side: i32): i32 {
  return word(word(laneSlot(at, lane)) + 8 + (side << 2));
}

export function firstIn(list: i32): i32 {
  return list + LIST_HEAD_BYTES;
}

export function endOf(list: i32): i32 {
  return list + LIST_HEAD_BYTES + (word(list) & 0xffff) * LISTED_BYTES;
}

export function nextIn(play: i32): i32 {
  return play + LISTED_BYTES;
}

/** The tiles of the longest play. */
export function mostTilesIn(list: i32): i32 {
  return word(list) >> 16;
}

/** Clears all lists: entries of earlier searches count as free. */
export function clearLists(): void {
  setWord(ENTRIES_USED, 0);
  // The first list is the empty one.
  setWord(word(AT_LISTS), 0);
  setWord(word(AT_LISTS) + 4, ALL_RACKS);
  setWord(LISTS_TOP, word(AT_LISTS) + LIST_HEAD_BYTES);
  setWord(STATES_RACK, 0);
}

/** Finds the entries of the first ply's lanes. */
export function enterLanes(at: i32): void {
  for (let plane = 0; plane < 2; plane++) {
    const lanes = laneCount(plane);
    for (let lane = 0; lane < lanes; lane++) enterLane(at, plane, lane);
  }
  clearBytes(CHANGED_LANES, LANE_NUMBERS);
}

/** Lays the play that led to the ply, and finds the entries of the lanes it changes. */
export function layLast(at: i32): void {
  const play = playBefore(at);
  if (play === 0) return;
  const text = textOf(play);
  const lane = word(text) & 255;
  const count = (word(text) >>> 8) & 255;
  setLaneOf(DRAFT_PLAY, lane < MAX_SIDE ? 0 : 1, lane < MAX_SIDE ? lane : lane - MAX_SIDE);
  setTileCountOf(DRAFT_PLAY, count);
  for (let i = 0; i < count; i++) {
    const placed = placedAt(text, i);
    setTileOf(DRAFT_PLAY, i, placed & 255, placed >> 8);
  }
  setWord(at + 24, mark());
  layPlay(DRAFT_PLAY);
  for (let plane = 0; plane < 2; plane++) {
    const lanes = laneCount(plane);
    for (let changed = 0; changed < lanes; changed++) {
      const flag = CHANGED_LANES + plane * MAX_SIDE + changed;
      if (byte(flag) === 0) continue;
      setByte(flag, 0);
      enterLane(at, plane, changed);
    }
  }
}

/** Undoes it. */
export function liftLast(at: i32): void {
  if (word(at + 24) === 0) return;
  takeBack(word(at + 24));
  clearBytes(CHANGED_LANES, LANE_NUMBERS);
  setWord(at + 24, 0);
}

/** Finds or creates the entry for a lane in its current state. */
function enterLane(at: i32, plane: i32, lane: i32): void {
  const first = cellAt(plane, lane, 0);
  const end = first + laneLength(plane) * CELL;
  const wide = word(WIDE);
  const number = plane * MAX_SIDE + lane;
  // On an empty board plays may start anywhere, later only beside tiles.
  let key = word(TILES_ON_BOARD) === 0 ? number + 1 + LANE_NUMBERS : number + 1;
  let other = multiply(number + 1, 0x9e3779b1 | 0);
  for (let cell = first; cell < end; cell += CELL) {
    // What generation reads: a tile's letter and points, else the letters allowed and the points beside.
    const hasTile = isTile(cell);
    const what = hasTile ? 1 | (letterAt(cell) << 1) | (pointsAt(cell) << 8) : allowedAt(cell, 0);
    const beside = hasTile ? 0 : (sidePointsAt(cell) << 2) | flagsAt(cell);
    key = multiply(key ^ what, 0x85ebca6b | 0);
    key = multiply((key ^ (key >>> 15)) + beside, 0x27d4eb2f);
    if (wide !== 0 && !hasTile) key = multiply(key ^ allowedAt(cell, 1), 0x165667b1);
    other = multiply((other ^ (other >>> 13)) + key, 0xc2b2ae35 | 0) ^ what;
  }
  const capacity = word(ENTRY_CAPACITY);
  const entries = word(AT_ENTRIES);
  const search = word(SEARCH);
  let entry = 0;
  for (let index = (key ^ (key >>> 16)) & (capacity - 1); ; index = (index + 1) & (capacity - 1)) {
    entry = entries + index * ENTRY_BYTES;
    if (word(entry + 24) !== search) break;
    if (word(entry) === key && word(entry + 4) === other) break;
  }
  setWord(laneSlot(at, number), entry);
  if (word(entry + 24) === search) return;
  setWord(entry, key);
  setWord(entry + 4, other);
  for (let i = 8; i < 24; i += 4) setWord(entry + i, 0);
  setWord(entry + 24, search);
  const used = word(ENTRIES_USED) + 1;
  setWord(ENTRIES_USED, used);
  if (used > capacity - (capacity >> 2)) setWord(STOPPED, OUT_OF_ROOM);
}

/** Generates the lists that a side lacks; afterwards every lane of the ply has one. */
export function fillLists(at: i32, side: i32): void {
  const rack = rackOf(at, side);
  for (let plane = 0; plane < 2; plane++) {
    const lanes = laneCount(plane);
    for (let lane = 0; lane < lanes; lane++) {
      const slot = word(laneSlot(at, plane * MAX_SIDE + lane)) + 8 + (side << 2);
      const list = word(slot);
      if (list === 0) setWord(slot, generate(plane, lane, side, rack));
      else if ((rack & ~word(list + 4)) !== 0) {
        setWord(slot, generate(plane, lane, side, rackOf(plyAt(0), side)));
      }
    }
  }
}

/** Makes this the rack to generate for. */
function takeRack(side: i32, rack: i32): void {
  if (word(STATES_RACK) === (rack | (side << 16))) return;
  const letters = word(LETTERS);
  for (let letter = 0; letter <= letters; letter++) {
    setByte(RACK + letter, bitCount(rack & groupOf(side, letter)));
  }
  fillStates();
  setWord(STATES_RACK, rack | (side << 16));
}

function generate(plane: i32, lane: i32, side: i32, rack: i32): i32 {
  takeRack(side, rack);
  setWord(MOVE_COUNT, 0);
  clearTrail();
  walkLane(plane, lane);
  const count = word(MOVE_COUNT);
  const list = word(LISTS_TOP);
  addWork(LANE_WORK + count);
  if (count > word(MOVE_CAPACITY) || count > 0xffff || word(TRAIL_TOP) > word(TRAIL_END)) {
    setWord(STOPPED, LANE_TOO_LONG);
    return word(AT_LISTS);
  }
  let text = list + LIST_HEAD_BYTES + count * LISTED_BYTES;
  if (text + count * LONGEST_TEXT > word(LISTS_END)) {
    setWord(STOPPED, OUT_OF_ROOM);
    return word(AT_LISTS);
  }
  let mostTiles = 0;
  for (let i = 0; i < count; i++) {
    const move = word(AT_MOVES) + (i << 4);
    const play = list + LIST_HEAD_BYTES + i * LISTED_BYTES;
    const first = cellAt(plane, lane, 0);
    let needs = 0;
    let tiles = 0;
    let blanks = blanksOf(move);
    for (let entry = word(move + 4); entry !== 0; entry = entryBefore(entry)) {
      const tile = tileLaid(entry, blanks);
      blanks >>= 1;
      const free = groupOf(side, tile >= BLANK ? 0 : tile) & ~needs;
      needs |= free & -free;
      setByte(text + 4 + (tiles << 1), ((cellOf(entry) - first) / CELL) | 0);
      setByte(text + 5 + (tiles << 1), tile);
      tiles++;
    }
    setWord(text, (plane * MAX_SIDE + lane) | (tiles << 8));
    setWord(play, needs | (word(move + 8) << 16));
    setWord(play + 4, text);
    if (tiles > mostTiles) mostTiles = tiles;
    text += 4 + (((tiles + 1) >> 1) << 2);
  }
  setWord(list, count | (mostTiles << 16));
  setWord(list + 4, rack);
  setWord(LISTS_TOP, text);
  return list;
}
