/** How a score comes about, in a line. */

import type { Ruleset, Score } from '@lexiko/rules';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';

/** `HORN: 14 points`, `HORN 14 + OX 9 + bonus 50 = 73`. */
export function scoreText({ game }: TerminalTexts, score: Score, ruleset: Ruleset): string {
  if (ruleset.scoring.kind === 'premiums') return game.preview(score.words, score.bonus, score.total);
  const words = score.words.map(({ word }) => word).join(', ');
  return `${game.crosswordsPreview(words, score.letters, score.fifty, 0)} = ${score.total}`;
}
