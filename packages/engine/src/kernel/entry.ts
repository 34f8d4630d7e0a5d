/** What the host calls. The WASM module exports exactly these. */

import { layPlay, layTile, mark, renewBoard, takeBack } from './board/board.ts';
import { findBest } from './best/best.ts';
import {
  ascend,
  bestReply,
  descend,
  listCandidates,
  mayPass,
  searchCandidate,
  startEndgame,
} from './endgame/search.ts';
import { setWord } from './heap.ts';
import { fillLeaves } from './rack/leaves.ts';
import { BAG_SIZE, MOVE_COUNT } from './memory-map.ts';
import { playOut } from './playout.ts';
import { walkBoard } from './listing/plays.ts';
import { fillStates } from './rack/rack.ts';
import { rankRack } from './rack/ranking.ts';
import { playGames } from './self-play.ts';
import { clearBoard } from './setup.ts';
import { clearTrail } from './listing/trail.ts';

export { clearBoard, layPlay, layTile, mark, playGames, playOut, renewBoard, takeBack };
export { ascend, bestReply, descend, listCandidates, mayPass, searchCandidate, startEndgame };

/** Takes the rack whose counts are in RACK; `otherPoints` is the value of the other racks. */
export function prepareRack(bagSize: i32, otherPoints: i32): void {
  setWord(BAG_SIZE, bagSize);
  fillStates();
  fillLeaves(bagSize, otherPoints);
}

/** Leaves the best play of the rack in BEST_PLAY. */
export function findBestPlay(): void {
  rankRack();
  findBest();
}

/** Lists every placement of the rack in the states. MOVE_COUNT is their number, even if not all fitted. */
export function listPlays(): void {
  setWord(MOVE_COUNT, 0);
  clearTrail();
  walkBoard();
}
