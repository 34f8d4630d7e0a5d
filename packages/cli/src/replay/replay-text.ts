/** What is wrong in a game file, in sentences. */

import type { Refusal } from '@lexiko/rules';
import type { GcgFault, MoveProblem, ReplayFault } from '@lexiko/rules/notation';
import { refusalText } from '../play/text/refusal-text.ts';
import { printable } from '../printable-text.ts';

export function gcgFaultText(fault: GcgFault): string {
  switch (fault.code) {
    case 'NOT_A_LINE':
      return `'${shortened(fault.text)}' is neither a turn (>), nor about the game (#).`;
    case 'BAD_PLAYER':
      return `'${shortened(fault.text)}' does not name the next player with an id of its own.`;
    case 'UNKNOWN_PLAYER':
      return `there is no player '${shortened(fault.id)}'.`;
    case 'BAD_RACK':
      return `'${shortened(fault.text)}' is not a rack.`;
    case 'BAD_MOVE':
      return `'${shortened(fault.text)}' is not a move.`;
    case 'BAD_WORD':
      return `'${shortened(fault.text)}' is not a word.`;
    case 'BAD_NUMBER':
      return `'${shortened(fault.text)}' is not a ${fault.field}.`;
    case 'MISSING':
      return `the ${fault.field} is missing.`;
    case 'TOO_LONG':
      return `this is no game: a GCG file has at most ${fault.most} ${fault.what}.`;
    case 'NO_GAME':
      return 'there is no game in the file.';
  }
}

export function replayFaultText(fault: ReplayFault): string {
  switch (fault.code) {
    case 'BAD_PLACE':
      return moveProblemText(fault.problem);
    case 'ILLEGAL':
      return illegalText(fault.refusal);
    case 'WRONG_SCORE':
      return `the score is written as ${fault.written} but counts ${fault.counted}.`;
    case 'WRONG_TOTAL':
      return `the total is written as ${fault.written} but comes to ${fault.counted}.`;
    case 'TOO_MANY_OF_TILE':
      return `more than ${fault.held} of the tile ${fault.tile} have turned up, and the box holds no more.`;
    case 'NOTHING_TO_WITHDRAW':
      return 'there is no play of this player to withdraw.';
  }
}

/** The rules speak to the player; here somebody else reads. */
function illegalText(refusal: Refusal): string {
  if (refusal.code === 'TILE_NOT_ON_RACK') return `illegal: the rack has no ${refusal.tiles.join(', ')}.`;
  if (refusal.code === 'TOO_MANY_TILES') return `illegal: a rack holds at most ${refusal.maximum} letters.`;
  return `illegal: ${refusalText(refusal)}`;
}

function moveProblemText(problem: MoveProblem): string {
  switch (problem.code) {
    case 'NOT_A_MOVE':
      return `'${shortened(problem.text)}' is not a square and a word.`;
    case 'NOT_A_START':
      return `'${shortened(problem.text)}' is not where a word can begin.`;
    case 'NOT_A_WORD':
      return `'${shortened(problem.text)}' is not a word.`;
    case 'NOT_A_LETTER':
      return `'${problem.letter}' is not a letter of this game.`;
    case 'LEAVES_BOARD':
      return 'the word leaves the board.';
    case 'NOTHING_THERE':
      return `there is no letter on ${problem.square} to run through.`;
    case 'OTHER_LETTER_THERE':
      return `${problem.square} holds ${problem.lies}, not ${problem.said}.`;
    case 'NO_NEW_TILE':
      return 'no letter is new.';
  }
}

const LONGEST = 40;

function shortened(text: string): string {
  const plain = printable(text);
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}
