/**
 * What a side replies in a proof that holds it to a strategy: the play which leaves the other side the fewest plays that
 * no standing way out answers. Looking at those that promise most costs a few nodes, and a reply that leaves none open
 * needs no search at all.
 */

import { gather, makeHeap, sink, bestWayOut, CANDIDATE_BYTES } from './candidates.ts';
import { AT_WORTHS, CANDIDATES_TOP, NODES, STOPPED } from '../memory-map.ts';
import {
  addWork,
  endOf,
  fillLists,
  firstIn,
  layLast,
  liftLast,
  listOf,
  needsOf,
  nextIn,
  pointsFor,
  textOf,
} from './lanes.ts';
import {
  followPlay,
  idleLeft,
  INFINITE,
  LANE_NUMBERS,
  laneSlot,
  outGain,
  rackOf,
  settlement,
  sideOf,
} from './ply.ts';
import { boundOfPass, findStanding, leastPromise, standingAgainst } from './standing.ts';
import { setWord, word } from '../heap.ts';

/** How many plays are looked at. */
const LOOKED_AT = 8;
const LOOK_WORK = 16;

/** The reply, of the one known and those that promise most; 0 if there is none. The side wants at least `aim`. */
export function replyFor(at: i32, known: i32, aim: i32): i32 {
  const top = word(CANDIDATES_TOP);
  let reply = known;
  let fewest = known === 0 ? INFINITE + 1 : openPlays(at, known, aim);
  if (fewest === 0 || word(STOPPED) !== 0) return reply;
  findStanding(at);
  if (word(STOPPED) !== 0) return reply;
  let end = gather(at, top, known, rackOf(at, sideOf(at)), aim - 1);
  makeHeap(top, end);
  for (let looked = 0; looked < LOOKED_AT && end > top && fewest > 0; looked++) {
    const play = word(top + 4);
    end -= CANDIDATE_BYTES;
    if (end > top) sink(top, end, top, word(end), word(end + 4));
    const open = openPlays(at, play, aim);
    if (word(STOPPED) !== 0) break;
    if (open >= fewest) continue;
    fewest = open;
    reply = play;
  }
  return reply;
}

/** How many plays of the other side are open after one's play; infinite if it reaches its aim at once. */
function openPlays(at: i32, play: i32, aim: i32): i32 {
  const next = followPlay(at, play, textOf(play));
  const low = pointsFor(play) - aim;
  setWord(NODES, word(NODES) + 1);
  addWork(LOOK_WORK);
  layLast(next);
  fillLists(next, sideOf(next));
  const open = word(STOPPED) !== 0 ? 0 : countOpen(next, low);
  liftLast(next);
  return open;
}

function countOpen(at: i32, low: i32): i32 {
  const side = sideOf(at);
  const rack = rackOf(at, side);
  const out = bestWayOut(at);
  if (out !== 0 && pointsFor(out) + outGain(at) > low) return INFINITE;
  findStanding(at);
  if (word(STOPPED) !== 0) return 0;
  if (idleLeft(at) <= 1 && settlement(at) > low) return INFINITE;
  const sure = leastPromise(at, low);
  const worths = word(AT_WORTHS) + (side << 14);
  const missing = ~rack;
  let open = boundOfPass(at) > low ? 1 : 0;
  for (let lane = 0; lane < LANE_NUMBERS; lane++) {
    if (word(laneSlot(at, lane)) === 0) continue;
    const list = listOf(at, lane, side);
    const end = endOf(list);
    for (let play = firstIn(list); play < end; play = nextIn(play)) {
      const needs = needsOf(play);
      if ((needs & missing) !== 0 || needs === rack) continue;
      const promise = pointsFor(play) + word(worths + (needs << 2));
      if (promise > sure || promise - standingAgainst(at, lane, textOf(play)) > low) open++;
    }
  }
  return open;
}
