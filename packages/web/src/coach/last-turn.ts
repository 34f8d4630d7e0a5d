/** The coach on the turn just made: as good as any, as good as can be told, or what was better. */

import { begun, costOf, type StudiedTurn } from '@lexiko/analysis';
import type { CoachTexts } from '@lexiko/texts/en/coach';
import { moveName } from '../learn/analysis/fact-texts.ts';
import type { Language } from '../settings.ts';

export function verdictText(words: CoachTexts, language: Language, studied: StudiedTurn): string {
  const { analysis, better } = studied;
  const made = begun(moveName(language, analysis.made.notation));
  const name = moveName(language, better.notation);
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
