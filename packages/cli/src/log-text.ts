/** What is wrong in the log of a game, in sentences. */

import type { LogProblem } from '@lexiko/rules/notation';
import { textByCode } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { refusalText } from './play/text/refusal-text.ts';

export function logProblemText(texts: TerminalTexts, problem: LogProblem): string {
  const { gameFiles, logProblems } = texts;
  return problem.code === 'BAD_CONFIG'
    ? gameFiles.badOptions(problem.index, refusalText(texts, problem.refusal))
    : textByCode(logProblems, problem);
}
