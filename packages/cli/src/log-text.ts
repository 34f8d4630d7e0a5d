/** What is wrong in the log of a game, in sentences. */

import type { JsonExpectation, LogProblem } from '@lexiko/rules/notation';
import { refusalText } from './play/text/refusal-text.ts';

export function logProblemText(problem: LogProblem): string {
  switch (problem.code) {
    case 'NOT_JSON':
      return `it is not JSON: ${problem.reason}.`;
    case 'TOO_LONG':
      return `it is longer than any game: a log has at most ${problem.most} characters.`;
    case 'NOT_A_LOG':
      return 'it is not the log of a game.';
    case 'UNKNOWN_VERSION':
      return `it is of version ${JSON.stringify(problem.version)}, which this Lexiko does not know.`;
    case 'BAD_FIELD':
      return `${problem.path} ${expectationText(problem.expected)}.`;
    case 'BAD_CONFIG':
      return `events[${problem.index}] has impossible options: ${refusalText(problem.refusal)}`;
    case 'IMPOSSIBLE':
      return `events[${problem.index}] (${problem.type}) cannot have happened.`;
  }
}

/** Follows the name of a place in the file. */
export function expectationText(expected: JsonExpectation): string {
  switch (expected.code) {
    case 'OBJECT':
      return 'must be an object';
    case 'LIST':
      return 'must be a list';
    case 'TEXT':
      return 'must be a text';
    case 'BOOLEAN':
      return 'must be true or false';
    case 'NUMBER':
      return 'must be a number';
    case 'WHOLE_NUMBER':
      return expected.high === Number.MAX_SAFE_INTEGER
        ? 'must be a whole number'
        : `must be a whole number from ${expected.low} to ${expected.high}`;
    case 'ONE_OF':
      return `must be one of ${expected.values.join(', ')}`;
    case 'LENGTH':
      return `must have ${expected.length} entries`;
    case 'PRESENT':
      return 'is missing';
    case 'ABSENT':
      return 'does not belong there';
    case 'TILE':
      return 'must be a tile of the game';
    case 'LAID_TILE':
      return 'must be a letter as it lies on the board';
    case 'TILES':
      return 'must be tiles in a row';
    case 'SQUARE':
      return 'must be a square of the board';
  }
}
