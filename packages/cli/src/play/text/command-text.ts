/** What is wrong with something typed for a turn, in a sentence. */

import { letterOf, type CommandProblem } from '@lexiko/rules';

export function commandProblemText(problem: CommandProblem): string {
  switch (problem.code) {
    case 'NOT_A_MOVE':
    case 'NOT_A_START':
      return `'${problem.text}' is neither a play such as 8F HORN nor a command; help lists them.`;
    case 'NOT_A_WORD':
      return `'${problem.text}' is not a word: letters, dots and brackets only.`;
    case 'NOT_A_LETTER':
      return `There is no letter ${letterOf(problem.letter)} in this game. [C-03]`;
    case 'LEAVES_BOARD':
      return 'That word leaves the board. [C-02]';
    case 'NOTHING_THERE':
      return `There is no letter on ${problem.square} to play through.`;
    case 'OTHER_LETTER_THERE':
      return `${problem.square} holds ${letterOf(problem.lies)}, not ${letterOf(problem.said)}. [S-11]`;
    case 'NO_NEW_TILE':
      return 'That word lies there already. [S-11]';
    case 'WHICH_BLANK':
      return `Which ${problem.letter} is the blank (${problem.squares.join(' or ')})? Write the blank as a small letter, all others as capitals. [S-20]`;
    case 'NOT_TILES':
      return 'Write the letters to exchange, ? for a blank: exchange QVV.';
    case 'DRAW_FIRST':
      return 'Draw first (draw 2), then exchange the letters to return. [W-16]';
    case 'NOT_A_STEP':
      return `Write a square and a letter: ${problem.step} F8 C.`;
    case 'NOT_A_REARRANGEMENT':
      return 'Write where and what: rearrange 8F PASTES. [V-02]';
    case 'NO_WORD_THERE':
      return 'There is no word there to rearrange. [V-02]';
  }
}
