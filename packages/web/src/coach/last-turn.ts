/** The coach on the last turn: the best move, one within the margin of error, or what was better. */

import { costOf, type StudiedTurn } from '@lexiko/analysis';
import { capitalized } from '@lexiko/texts';
import type { CoachTexts } from '@lexiko/texts/en/analysis/coach';
import type { FactTexts } from '@lexiko/texts/en/analysis/facts';

export function verdictText(words: CoachTexts, { moveName }: FactTexts, studied: StudiedTurn): string {
  const { analysis, better } = studied;
  const made = capitalized(moveName(analysis.made.notation));
  const name = moveName(better.notation);
  switch (costOf(analysis)) {
    case 'lost':
    case 'best':
      return words.well(made);
    case 'even':
      return words.even(made, name);
    case 'points':
    case 'worse':
      return words.better(name, better.move.type === 'play' ? better.score : null);
  }
}
