/** What tiles laid out would count. Arithmetic only: whether the words are good is not looked at (D-04). */

import type { Ruleset } from '@lexiko/rules';
import type { Preview } from '@lexiko/table/draft';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { scoreText } from './score-text.ts';
import { refusalText } from './refusal-text.ts';

export function previewText(
  texts: TerminalTexts,
  ruleset: Ruleset,
  preview: Preview | null,
): readonly string[] {
  const { terminalTable } = texts;
  if (preview === null) return [];
  if (!preview.ok) return [terminalTable.notYet(refusalText(texts, preview.error))];
  const { play, score } = preview.value;
  // Whoever counts the score as a quiz must not read it off the preview.
  if (ruleset.scorekeeping.announce === 'quiz') return [terminalTable.makes(play.words.join(', '))];
  const crosses = play.placed.filter((square) => ruleset.layout.crosses.includes(square)).length;
  const sum = scoreText(texts, score, ruleset);
  const hasDice = ruleset.dice.kind === 'rolled' && crosses > 0;
  return [hasDice ? terminalTable.scoresAndDice(sum) : terminalTable.scores(sum)];
}
