/**
 * Whole games between two sides that always take the best play by equity, for learning leaves and measuring speed.
 * Nobody challenges, nobody looks ahead. A game ends when a side has played its last tile and the bag is empty, or
 * after six turns without points; then each side loses the value of its tiles, and whoever went out gains it.
 */

import { findBest } from './best/best.ts';
import { layPlay } from './board/board.ts';
import { chance, seedChance } from './chance.ts';
import { byte, clearBytes, multiply, setByte, setWord, word } from './heap.ts';
import { fillLeaves } from './rack/leaves.ts';
import {
  BAG,
  BAG_SIZE,
  BEST_PLAY,
  BOX,
  GAMES_CHECKSUM,
  GAMES_SCORE,
  GAMES_TURNS,
  LETTERS,
  MAX_LETTER,
  RACK,
  RACK_SIZE,
  SIDE_RACKS,
  SIDE_SCORES,
  VALUES,
} from './memory-map.ts';
import {
  BLANK,
  equityOf,
  laneOf,
  planeOf,
  positionOf,
  scoreOf,
  stateLeftBy,
  tileCountOf,
  tileOf,
} from './play.ts';
import { EMPTY_RACK, fillStates, fullRack, stepOf } from './rack/rack.ts';
import { rankRack } from './rack/ranking.ts';
import { clearBoard } from './setup.ts';

const SIDES = 2;
const RACK_BYTES = 64;
/** Turns without points that end a game. */
const IDLE_TURNS = 6;

/** Plays `count` games, the first from `seed`, and totals them in GAMES_TURNS, GAMES_SCORE and GAMES_CHECKSUM. */
export function playGames(seed: i32, count: i32): void {
  setWord(GAMES_TURNS, 0);
  setWord(GAMES_SCORE, 0);
  setWord(GAMES_CHECKSUM, 0);
  for (let game = 0; game < count; game++) {
    startGame(seed + game);
    playGame();
    setWord(GAMES_SCORE, word(GAMES_SCORE) + word(SIDE_SCORES) + word(SIDE_SCORES + 4));
  }
}

function startGame(seed: i32): void {
  seedChance(seed);
  clearBoard();
  fillBag();
  clearBytes(SIDE_RACKS, SIDES * RACK_BYTES);
  for (let side = 0; side < SIDES; side++) {
    setWord(SIDE_SCORES + (side << 2), 0);
    draw(side, word(RACK_SIZE));
  }
}

/** All tiles of the box, shuffled; draws are from the end. */
function fillBag(): void {
  const letters = word(LETTERS);
  let size = 0;
  for (let letter = 0; letter <= letters; letter++) {
    for (let copies = byte(BOX + letter); copies > 0; copies--) setByte(BAG + size++, letter);
  }
  setWord(BAG_SIZE, size);
  for (let at = size - 1; at > 0; at--) swapInBag(at, chance(at + 1));
}

function swapInBag(a: i32, b: i32): void {
  const tile = byte(BAG + a);
  setByte(BAG + a, byte(BAG + b));
  setByte(BAG + b, tile);
}

function rackOf(side: i32): i32 {
  return SIDE_RACKS + side * RACK_BYTES;
}

function draw(side: i32, count: i32): void {
  for (; count > 0 && word(BAG_SIZE) > 0; count--) {
    const size = word(BAG_SIZE) - 1;
    setWord(BAG_SIZE, size);
    addTiles(side, byte(BAG + size), 1);
  }
}

function addTiles(side: i32, letter: i32, count: i32): void {
  const at = rackOf(side) + letter;
  setByte(at, byte(at) + count);
}

function playGame(): void {
  let side = 0;
  for (let idle = 0; idle < IDLE_TURNS; side = 1 - side) {
    findTurn(side);
    const isLastRack = word(BAG_SIZE) === 0;
    takeTurn(side);
    noteTurn();
    idle = scoreOf(BEST_PLAY) === 0 ? idle + 1 : 0;
    if (isLastRack && stateLeftBy(BEST_PLAY) === EMPTY_RACK) {
      settle(1 - side, side);
      return;
    }
  }
  settle(0, 0);
  settle(1, 1);
}

function findTurn(side: i32): void {
  for (let letter = 0; letter <= MAX_LETTER; letter++) setByte(RACK + letter, byte(rackOf(side) + letter));
  fillStates();
  fillLeaves(word(BAG_SIZE), pointsOn(1 - side));
  rankRack();
  findBest();
}

function pointsOn(side: i32): i32 {
  const letters = word(LETTERS);
  let points = 0;
  for (let letter = 1; letter <= letters; letter++)
    points += byte(rackOf(side) + letter) * word(VALUES + (letter << 2));
  return points;
}

/** Carries out the best play. */
function takeTurn(side: i32): void {
  const score = SIDE_SCORES + (side << 2);
  setWord(score, word(score) + scoreOf(BEST_PLAY));
  const count = tileCountOf(BEST_PLAY);
  if (count === 0) {
    exchange(side);
    return;
  }
  for (let i = 0; i < count; i++) {
    const tile = tileOf(BEST_PLAY, i);
    addTiles(side, tile >= BLANK ? 0 : tile, -1);
  }
  layPlay(BEST_PLAY);
  draw(side, count);
}

/** Draws first, so that nobody draws back a tile they have just returned; returned tiles go to random places. */
function exchange(side: i32): void {
  const letters = word(LETTERS);
  const played = fullRack() - stateLeftBy(BEST_PLAY);
  const bagSize = word(BAG_SIZE);
  let returned = 0;
  for (let letter = 0; letter <= letters; letter++) {
    const copies = byte(RACK + letter);
    if (copies === 0) continue;
    const put = ((played / stepOf(letter)) | 0) % (copies + 1);
    addTiles(side, letter, -put);
    // Above the bag for now: draws come from below it.
    for (let i = 0; i < put; i++) setByte(BAG + bagSize + returned++, letter);
  }
  draw(side, returned);
  for (let i = 0; i < returned; i++) {
    const size = word(BAG_SIZE);
    setByte(BAG + size, byte(BAG + bagSize + i));
    setWord(BAG_SIZE, size + 1);
    swapInBag(size, chance(size + 1));
  }
}

/** `loser` loses the value of its tiles; a different `winner` gains it. */
function settle(loser: i32, winner: i32): void {
  const points = pointsOn(loser);
  setWord(SIDE_SCORES + (loser << 2), word(SIDE_SCORES + (loser << 2)) - points);
  if (winner !== loser) setWord(SIDE_SCORES + (winner << 2), word(SIDE_SCORES + (winner << 2)) + points);
}

/** Mixes everything that was decided into the checksum. */
function noteTurn(): void {
  let sum =
    word(GAMES_CHECKSUM) ^ equityOf(BEST_PLAY) ^ (planeOf(BEST_PLAY) << 30) ^ (laneOf(BEST_PLAY) << 25);
  const count = tileCountOf(BEST_PLAY);
  for (let i = 0; i < count; i++) {
    sum = multiply(sum ^ (positionOf(BEST_PLAY, i) << 8) ^ tileOf(BEST_PLAY, i), 0x01000193);
  }
  setWord(GAMES_CHECKSUM, multiply(sum, 0x01000193));
  setWord(GAMES_TURNS, word(GAMES_TURNS) + 1);
}
