/**
 * Playouts: a candidate is laid, and from there every side takes its best play by equity for some plies, again and
 * again with other tiles. Which tiles come is given (a deal for each playout), so that all candidates meet the same
 * ones. The mover draws from the end of the deal and the others from its start: how many tiles one side plays does not
 * shift what the other side draws.
 *
 *     a deal, DEAL_BYTES:       a byte a tile; first the tiles of the other racks, seat after seat, then the bag
 *     a playout, PLAYOUT_BYTES: 0 points gained by side   16 worth of what each side kept last, in thousandths
 *                               32 tiles in the bag   36 1 if the game ended
 *     a ply, PLAYOUT_PLY_BYTES:         0 how often it was played   4 sum of scores   8 sum of their squares   12 bonuses
 *
 * The candidate is a play whose equity says only what it keeps is worth.
 */

import { findBest } from './best/best.ts';
import { layPlay, mark, takeBack } from './board/board.ts';
import { chance, seedChance } from './chance.ts';
import { byte, clearBytes, setByte, setWord, word } from './heap.ts';
import { fillLeaves } from './rack/leaves.ts';
import {
  BAG,
  BAG_SIZE,
  BEST_PLAY,
  BONUS,
  CANDIDATE_KEPT,
  CANDIDATE_PLAY,
  CANDIDATE_RETURNED,
  DEALS,
  DEAL_BYTES,
  DEAL_RACKS,
  DEAL_SIZE,
  LETTERS,
  MAX_LETTER,
  PLAYOUT_BYTES,
  PLAYOUT_LOW,
  PLAYOUT_SEED,
  PLAYOUT_SIDES,
  PLAYOUTS,
  PLIES,
  PLAYOUT_PLY_BYTES,
  RACK,
  SIDE_RACKS,
  VALUES,
} from './memory-map.ts';
import { BLANK, equityOf, scoreOf, stateLeftBy, tileCountOf, tileOf } from './play.ts';
import { fillStates, fullRack, leaveOf, stepOf } from './rack/rack.ts';
import { rankRack } from './rack/ranking.ts';

const RACK_BYTES = 64;
const MOVER = 0;

/**
 * Plays the candidate out `count` times, once for each deal. A playout has `plies` turns after the candidate; with
 * `toEnd`, as many more as the game lasts once the bag is empty. The board is restored afterwards.
 */
export function playOut(count: i32, plies: i32, toEnd: i32): void {
  clearBytes(PLIES, (plies + 1) * PLAYOUT_PLY_BYTES);
  const start = mark();
  if (tileCountOf(CANDIDATE_PLAY) > 0) layPlay(CANDIDATE_PLAY);
  const laid = mark();
  for (let at = 0; at < count; at++) {
    const playout = PLAYOUTS + at * PLAYOUT_BYTES;
    startPlayout(playout, at);
    playOn(playout, plies, toEnd);
    setWord(playout + 32, word(BAG_SIZE));
    takeBack(laid);
  }
  takeBack(start);
}

/** Deals the racks, gives the mover the candidate's score, and lets it draw. */
function startPlayout(playout: i32, at: i32): void {
  seedChance(word(PLAYOUT_SEED) + at);
  clearBytes(playout, PLAYOUT_BYTES);
  const size = word(DEAL_SIZE);
  const deal = DEALS + at * DEAL_BYTES;
  for (let i = 0; i < size; i++) setByte(BAG + i, byte(deal + i));
  setWord(PLAYOUT_LOW, 0);
  setWord(BAG_SIZE, size);
  const sides = word(PLAYOUT_SIDES);
  clearBytes(SIDE_RACKS, sides * RACK_BYTES);
  for (let side = 1; side < sides; side++) draw(side, byte(DEAL_RACKS + side));
  for (let letter = 0; letter <= MAX_LETTER; letter++)
    setByte(rackOf(MOVER) + letter, byte(CANDIDATE_KEPT + letter));
  setWord(playout, scoreOf(CANDIDATE_PLAY));
  setWord(playout + 16, equityOf(CANDIDATE_PLAY));
  const returned = returnedTiles();
  draw(MOVER, returned > 0 ? returned : tileCountOf(CANDIDATE_PLAY));
  for (let letter = 0; letter <= MAX_LETTER; letter++)
    giveBack(MOVER, letter, byte(CANDIDATE_RETURNED + letter));
}

function returnedTiles(): i32 {
  let count = 0;
  for (let letter = 0; letter <= MAX_LETTER; letter++) count += byte(CANDIDATE_RETURNED + letter);
  return count;
}

function playOn(playout: i32, plies: i32, toEnd: i32): void {
  const sides = word(PLAYOUT_SIDES);
  if (isOut(MOVER)) {
    settle(playout, MOVER);
    return;
  }
  let side = MOVER;
  let idle = 0;
  for (let ply = 1; ply <= plies || goesOn(toEnd); ply++) {
    side = side + 1 === sides ? 0 : side + 1;
    findTurn(side);
    const isLast = ply >= plies && (toEnd === 0 || word(BAG_SIZE) > tileCountOf(BEST_PLAY));
    note(playout, side, ply < plies ? ply : plies);
    idle = scoreOf(BEST_PLAY) === 0 ? idle + 1 : 0;
    // The last play need not be laid: nobody looks at the board any more.
    takeTurn(side, !isLast);
    if (isOut(side)) {
      settle(playout, side);
      return;
    }
    // Nobody has a play and nobody will draw another tile.
    if (idle >= sides && word(BAG_SIZE) === 0) {
      settle(playout, -1);
      return;
    }
  }
}

/** Whether play continues beyond the plies asked for. */
function goesOn(toEnd: i32): boolean {
  return toEnd !== 0 && word(BAG_SIZE) === 0;
}

function rackOf(side: i32): i32 {
  return SIDE_RACKS + side * RACK_BYTES;
}

function findTurn(side: i32): void {
  const rack = rackOf(side);
  for (let letter = 0; letter <= MAX_LETTER; letter += 4) setWord(RACK + letter, word(rack + letter));
  fillStates();
  fillLeaves(word(BAG_SIZE), word(BAG_SIZE) === 0 ? pointsBeside(side) : 0);
  rankRack();
  findBest();
}

/** The points on all racks but one. */
function pointsBeside(side: i32): i32 {
  const sides = word(PLAYOUT_SIDES);
  let points = 0;
  for (let other = 0; other < sides; other++) if (other !== side) points += pointsOn(other);
  return points;
}

function pointsOn(side: i32): i32 {
  const letters = word(LETTERS);
  const rack = rackOf(side);
  let points = 0;
  for (let letter = 1; letter <= letters; letter++)
    points += byte(rack + letter) * word(VALUES + (letter << 2));
  return points;
}

/** Records the score of the best play, for the playout and for the ply. */
function note(playout: i32, side: i32, ply: i32): void {
  const score = scoreOf(BEST_PLAY);
  const gained = playout + (side << 2);
  setWord(gained, word(gained) + score);
  setWord(gained + 16, word(BAG_SIZE) === 0 ? 0 : leaveOf(stateLeftBy(BEST_PLAY)));
  const at = PLIES + ply * PLAYOUT_PLY_BYTES;
  setWord(at, word(at) + 1);
  setWord(at + 4, word(at + 4) + score);
  setWord(at + 8, word(at + 8) + score * score);
  if (word(BONUS + (tileCountOf(BEST_PLAY) << 2)) > 0) setWord(at + 12, word(at + 12) + 1);
}

/** Carries out the best play; if it is not laid, only the rack changes. */
function takeTurn(side: i32, isLaid: boolean): void {
  const count = tileCountOf(BEST_PLAY);
  if (count === 0) {
    exchange(side);
    return;
  }
  for (let i = 0; i < count; i++) {
    const tile = tileOf(BEST_PLAY, i);
    addTiles(side, tile >= BLANK ? 0 : tile, -1);
  }
  if (isLaid) layPlay(BEST_PLAY);
  draw(side, count);
}

function addTiles(side: i32, letter: i32, count: i32): void {
  const at = rackOf(side) + letter;
  setByte(at, byte(at) + count);
}

/** The mover draws from the end, the others from the start. */
function draw(side: i32, count: i32): void {
  for (; count > 0 && word(BAG_SIZE) > 0; count--) {
    const size = word(BAG_SIZE) - 1;
    const low = word(PLAYOUT_LOW);
    setWord(BAG_SIZE, size);
    if (side === MOVER) {
      addTiles(side, byte(BAG + low + size), 1);
    } else {
      addTiles(side, byte(BAG + low), 1);
      setWord(PLAYOUT_LOW, low + 1);
    }
  }
}

/** Draws first; then returns the tiles, read off the rack for which the turn was found. */
function exchange(side: i32): void {
  const letters = word(LETTERS);
  const played = fullRack() - stateLeftBy(BEST_PLAY);
  if (played === 0) return;
  let returned = 0;
  for (let letter = 0; letter <= letters; letter++) returned += exchangedOf(letter, played);
  draw(side, returned);
  for (let letter = 0; letter <= letters; letter++) {
    const put = exchangedOf(letter, played);
    addTiles(side, letter, -put);
    giveBack(side, letter, put);
  }
}

function exchangedOf(letter: i32, played: i32): i32 {
  const copies = byte(RACK + letter);
  return copies === 0 ? 0 : ((played / stepOf(letter)) | 0) % (copies + 1);
}

/** Puts tiles at random places of the bag, where the side has just drawn as many. */
function giveBack(side: i32, letter: i32, count: i32): void {
  for (; count > 0; count--) {
    const size = word(BAG_SIZE);
    let low = word(PLAYOUT_LOW);
    setWord(BAG_SIZE, size + 1);
    let place = BAG + low + size;
    if (side !== MOVER) {
      setWord(PLAYOUT_LOW, --low);
      place = BAG + low;
    }
    const other = BAG + low + chance(size + 1);
    setByte(place, byte(other));
    setByte(other, letter);
  }
}

function isOut(side: i32): boolean {
  if (word(BAG_SIZE) > 0) return false;
  const rack = rackOf(side);
  for (let letter = 0; letter <= MAX_LETTER; letter += 4) if (word(rack + letter) !== 0) return false;
  return true;
}

/**
 * The end: each side loses the value of its tiles, and whoever went out (-1: nobody) gains it. Leaves no longer
 * count.
 */
function settle(playout: i32, out: i32): void {
  const sides = word(PLAYOUT_SIDES);
  for (let side = 0; side < sides; side++) {
    const gained = playout + (side << 2);
    const points = side === out ? -pointsBeside(side) : pointsOn(side);
    setWord(gained, word(gained) - points);
    setWord(gained + 16, 0);
  }
  setWord(playout + 36, 1);
}
