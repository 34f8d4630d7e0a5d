/**
 * The end of a game with an empty bag, where every side knows all tiles: negamax with alpha-beta and a table of known
 * positions. A line that reaches the depth limit is played out greedily; a value that depends on no such line is
 * proven, and marked so. Going out needs no look-ahead, so it is tried first, and never laid.
 *
 * All values are what the team of the side on turn gains from there to the end, after the final adjustment.
 */

import {
  AT_CANDIDATES,
  CANDIDATES_TOP,
  DROPPED,
  GUESSED,
  HELD,
  NODES,
  NODE_LIMIT,
  PASS_RULE,
  REPLY,
  ROOT,
  SEARCH,
  SIDES,
  STOPPED,
  WORK,
  WORK_LIMIT,
} from '../memory-map.ts';
import { bestWayOut, CANDIDATE_BYTES, gather, makeHeap, mostPromising, sink } from './candidates.ts';
import {
  addWork,
  clearLists,
  enterLanes,
  fillLists,
  layLast,
  liftLast,
  needsOf,
  OUT_OF_NODES,
  pointsFor,
  textOf,
} from './lanes.ts';
import {
  followPass,
  followPlay,
  hasJustPassed,
  idleLeft,
  INFINITE,
  isAllied,
  keyFirstPly,
  keyOf,
  otherKeyOf,
  outGain,
  PASS_FREELY,
  PASS_WHEN_UNABLE,
  plyAt,
  PLY_BYTES,
  rackOf,
  settlement,
  sideOf,
  weightOf,
} from './ply.ts';
import { replyFor } from './strategy.ts';
import { boundOfPass, findStanding, forgetStanding } from './standing.ts';
import {
  AT_LEAST,
  AT_MOST,
  EXACT,
  knownDepth,
  knownKind,
  knownOf,
  knownPlay,
  knownValue,
  PROVEN,
  remember,
} from './table.ts';
import { multiply, setWord, word } from '../heap.ts';

export const NOBODY = 0;
export const SIDE_ZERO = 1;
export const THE_OTHERS = 2;
/** Positions of a proof are stored apart from those of the search. */
const PROOF_KEY = 0x5bd1e995;
/** The work of a node, where a generated play counts as one. */
const NODE_WORK = 8;

/** A pass, as a play. */
export const PASS = 1;

/** Takes board and first ply as they are set, and clears what was known. */
export function startEndgame(): void {
  setWord(SEARCH, word(SEARCH) + 1);
  clearLists();
  setWord(STOPPED, 0);
  setWord(CANDIDATES_TOP, word(AT_CANDIDATES));
  setWord(ROOT, plyAt(0));
  keyFirstPly();
  enterLanes(plyAt(0));
}

/** Lists every play of the current ply, by promise, from AT_CANDIDATES on; returns their number. */
export function listCandidates(): i32 {
  const at = word(ROOT);
  setWord(CANDIDATES_TOP, word(AT_CANDIDATES));
  fillLists(at, sideOf(at));
  forgetStanding();
  const end = gather(at, word(AT_CANDIDATES), 0, -1, -INFINITE);
  setWord(CANDIDATES_TOP, end);
  return ((end - word(AT_CANDIDATES)) / CANDIDATE_BYTES) | 0;
}

/** The value of a candidate (or PASS): exact between `alpha` and `beta`, else a bound. */
export function searchCandidate(play: i32, depth: i32, alpha: i32, beta: i32): i32 {
  const at = word(ROOT);
  setWord(GUESSED, 0);
  if (play === PASS) return valueOfPass(at, depth, alpha, beta, true);
  if (needsOf(play) === rackOf(at, sideOf(at))) return weightOf(sideOf(at)) * pointsFor(play) + outGain(at);
  return valueOfPlay(at, play, depth, alpha, beta, true);
}

/** Whether the current side may pass; `canPlay` says whether it has plays. */
export function mayPass(canPlay: i32): i32 {
  return passIsAllowed(word(ROOT), canPlay !== 0) ? 1 : 0;
}

/** Searches the current position and returns the best play: PASS, or 0 if the search was stopped. */
export function bestReply(depth: i32, alpha: i32, beta: i32): i32 {
  const at = word(ROOT);
  setWord(CANDIDATES_TOP, word(AT_CANDIDATES));
  const known = knownOf(searchKey(at), otherKeyOf(at));
  fillLists(at, sideOf(at));
  setWord(REPLY, 0);
  searchHere(at, depth, alpha, beta, known === 0 ? 0 : knownPlay(known));
  return word(STOPPED) !== 0 ? 0 : word(REPLY);
}

/** Moves on to the position after a candidate that does not end the game. */
export function descend(play: i32): void {
  const at = word(ROOT);
  const next = play === PASS ? followPass(at) : followPlay(at, play, textOf(play));
  layLast(next);
  setWord(ROOT, next);
}

/** Returns to where `startEndgame` began. */
export function ascend(): void {
  for (let at = word(ROOT); at > plyAt(0); at -= PLY_BYTES) liftLast(at);
  setWord(ROOT, plyAt(0));
}

function searchKey(at: i32): i32 {
  return keyOf(at) ^ multiply(word(HELD), PROOF_KEY);
}

/** Whether the side on turn may only follow its strategy. */
function isHeld(at: i32): boolean {
  return (word(HELD) & 3) === (sideOf(at) === 0 ? SIDE_ZERO : THE_OTHERS);
}

function search(at: i32, depth: i32, alpha: i32, beta: i32): i32 {
  const nodes = word(NODES) + 1;
  setWord(NODES, nodes);
  addWork(NODE_WORK);
  if (nodes > word(NODE_LIMIT) || word(WORK) > word(WORK_LIMIT)) {
    if (word(STOPPED) === 0) setWord(STOPPED, OUT_OF_NODES);
  }
  if (word(STOPPED) !== 0) return 0;
  let known = knownOf(searchKey(at), otherKeyOf(at));
  if (known !== 0 && settles(known, depth, alpha, beta)) return knownValue(known);
  if (known === 0 && word(HELD) !== NOBODY) {
    // What is proven about the game itself also holds for a side that follows a strategy.
    known = knownOf(keyOf(at), otherKeyOf(at));
    if (known !== 0 && settles(known, PROVEN, alpha, beta)) return knownValue(known);
  }
  const first = known === 0 ? 0 : knownPlay(known);
  const guessedBefore = word(GUESSED);
  setWord(GUESSED, 0);
  layLast(at);
  fillLists(at, sideOf(at));
  const value = word(STOPPED) !== 0 ? 0 : searchHere(at, depth, alpha, beta, first);
  liftLast(at);
  setWord(GUESSED, word(GUESSED) | guessedBefore);
  return value;
}

/** Whether what is known answers the question. */
function settles(known: i32, depth: i32, alpha: i32, beta: i32): boolean {
  if (knownDepth(known) < depth) return false;
  const value = knownValue(known);
  const kind = knownKind(known);
  if (kind === AT_LEAST ? value < beta : kind === AT_MOST && value > alpha) return false;
  if (knownDepth(known) !== PROVEN) setWord(GUESSED, 1);
  return true;
}

/** The ply's tiles are laid and its lists are filled; `first` is tried before all others. */
function searchHere(at: i32, depth: i32, alpha: i32, beta: i32, first: i32): i32 {
  let best = -INFINITE;
  let bestPlay = 0;
  const out = bestWayOut(at);
  if (out !== 0) {
    best = weightOf(sideOf(at)) * pointsFor(out) + outGain(at);
    bestPlay = out;
    if (best >= beta) return conclude(at, best, depth, AT_LEAST, out);
  }
  if (depth === 0) {
    const value = playOut(at);
    setWord(GUESSED, 1);
    if (value > best) return conclude(at, value, 0, EXACT, 0);
    return conclude(at, best, 0, EXACT, bestPlay);
  }
  const top = word(CANDIDATES_TOP);
  const held = isHeld(at);
  let guessed = 0;
  let low = best > alpha ? best : alpha;
  let end = 0;
  let hasPlays = false;
  /** More than this a pass cannot be worth. */
  let passBound = INFINITE;
  let isFirst = out === 0;
  let play = first > PASS && first !== out ? first : 0;
  if (held) {
    play = strategyOf(at, out, beta);
    end = top;
  }
  for (;;) {
    if (play !== 0) {
      setWord(GUESSED, 0);
      const value = valueOfPlay(at, play, depth, low, beta, isFirst);
      if (word(STOPPED) !== 0) break;
      if (value > best) {
        best = value;
        bestPlay = play;
        if (value >= beta) {
          setWord(CANDIDATES_TOP, top);
          return conclude(at, value, depth, AT_LEAST, play);
        }
        if (value > low) low = value;
      }
      guessed |= word(GUESSED);
      isFirst = false;
      hasPlays = true;
    }
    if (end === 0) {
      findStanding(at);
      if (word(STOPPED) !== 0) break;
      passBound = boundOfPass(at);
      end = gather(at, top, play, rackOf(at, sideOf(at)), low);
      if (word(DROPPED) > -INFINITE) {
        // Proven to be no better than `low`, but plays all the same.
        hasPlays = true;
        if (word(DROPPED) > best) best = word(DROPPED);
      }
      setWord(CANDIDATES_TOP, end);
      makeHeap(top, end);
    }
    if (end === top) break;
    play = word(top + 4);
    end -= CANDIDATE_BYTES;
    if (end > top) sink(top, end, top, word(end), word(end + 4));
  }
  setWord(CANDIDATES_TOP, top);
  if (word(STOPPED) !== 0) return 0;
  if (out !== 0) hasPlays = true;
  if (passBound <= low) {
    if (passBound > best) best = passBound;
  } else if (held ? !hasPlays && bestPlay === 0 : passIsAllowed(at, hasPlays)) {
    setWord(GUESSED, 0);
    // A forced pass costs no depth.
    const value = valueOfPass(at, hasPlays ? depth : depth + 1, low, beta, isFirst);
    if (word(STOPPED) !== 0) return 0;
    if (value > best) {
      best = value;
      bestPlay = PASS;
      if (value >= beta) return conclude(at, value, depth, AT_LEAST, PASS);
    }
    guessed |= word(GUESSED);
  }
  setWord(GUESSED, guessed);
  return conclude(at, best, depth, best <= alpha ? AT_MOST : EXACT, bestPlay);
}

/**
 * What a side follows as its strategy: what the search found best, what looks best, or what leaves the other side least,
 * where it is known what the side must reach. It may always go out as well; 0 if it cannot play but to go out.
 */
function strategyOf(at: i32, out: i32, aim: i32): i32 {
  const entry = knownOf(keyOf(at), otherKeyOf(at));
  const found = entry !== 0 && knownPlay(entry) !== 0 ? knownPlay(entry) : mostPromising(at);
  const known = found > PASS && found !== out ? found : 0;
  return aim > INFINITE >> 1 || word(SIDES) !== 2 ? known : replyFor(at, known, aim);
}

/** Stores the result; GUESSED says whether it is proven. */
function conclude(at: i32, value: i32, depth: i32, kind: i32, play: i32): i32 {
  setWord(REPLY, play);
  remember(searchKey(at), otherKeyOf(at), value, word(GUESSED) === 0 ? PROVEN : depth, kind, play);
  return value;
}

function valueOfPlay(at: i32, play: i32, depth: i32, low: i32, beta: i32, isFirst: boolean): i32 {
  const gain = weightOf(sideOf(at)) * pointsFor(play);
  return valueBeyond(at, followPlay(at, play, textOf(play)), gain, depth, low, beta, isFirst);
}

function valueOfPass(at: i32, depth: i32, low: i32, beta: i32, isFirst: boolean): i32 {
  if (idleLeft(at) <= 1) return settlement(at);
  return valueBeyond(at, followPass(at), 0, depth, low, beta, isFirst);
}

/** After the first candidate, a null window is enough to show that the others are no better. */
function valueBeyond(at: i32, next: i32, gain: i32, depth: i32, low: i32, beta: i32, isFirst: boolean): i32 {
  const allied = isAllied(sideOf(at), sideOf(next));
  if (!isFirst && low + 1 < beta) {
    const value = allied
      ? gain + search(next, depth - 1, low - gain, low + 1 - gain)
      : gain - search(next, depth - 1, gain - low - 1, gain - low);
    if (value <= low || value >= beta || word(STOPPED) !== 0) return value;
  }
  return allied
    ? gain + search(next, depth - 1, low - gain, beta - gain)
    : gain - search(next, depth - 1, gain - beta, gain - low);
}

function passIsAllowed(at: i32, canPlay: boolean): boolean {
  if (!canPlay || word(PASS_RULE) === PASS_FREELY) return true;
  return word(PASS_RULE) !== PASS_WHEN_UNABLE && !hasJustPassed(at, sideOf(at));
}

/** The value of the rest if every side takes the play that looks best. */
function playOut(at: i32): i32 {
  const side = sideOf(at);
  const play = mostPromising(at);
  if (play === 0 && idleLeft(at) <= 1) return settlement(at);
  const gain = play === 0 ? 0 : weightOf(side) * pointsFor(play);
  if (play !== 0 && needsOf(play) === rackOf(at, side)) return gain + outGain(at);
  const next = play === 0 ? followPass(at) : followPlay(at, play, textOf(play));
  addWork(NODE_WORK);
  layLast(next);
  fillLists(next, sideOf(next));
  const beyond = word(STOPPED) !== 0 ? 0 : playOut(next);
  liftLast(next);
  return isAllied(side, sideOf(next)) ? gain + beyond : gain - beyond;
}
