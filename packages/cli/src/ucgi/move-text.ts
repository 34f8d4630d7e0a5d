/** Moves as the engine protocol writes them, one word each: `8D.HORN`, `ex.QV`, `pass`. Blanks in lower case. */

import type { EndgameMove, PreEndgameMove } from '@lexiko/engine/endgame';
import { laidTiles, type Move } from '@lexiko/engine/moves';
import { withLaid } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import { type Scene, tilesOf } from '../endgame/answer-text.ts';
import { describeWord } from '../moves/listing.ts';

export function moveWord(move: Move | PreEndgameMove, scene: Scene): string {
  if (move.type === 'pass') return 'pass';
  if (move.type === 'exchange') {
    const tiles = tilesOf(move.letters, scene.alphabet);
    return tiles.length === 0 ? 'pass' : `ex.${joinTiles(tiles)}`;
  }
  const { at, word } = describeWord(move, scene);
  return `${at}.${word}`;
}

/** A line of play, each move on the board that it is made on. */
export function lineWords(line: readonly EndgameMove[], scene: Scene): string {
  let { board } = scene;
  return line
    .map((move) => {
      const word = moveWord(move, { ...scene, board });
      if (move.type === 'play') board = withLaid(board, laidTiles(move, scene.alphabet));
      return word;
    })
    .join(' ');
}
