/** The coach on the turn just made: as good as any, as good as can be told, or what was better. */

import { begun, type StudiedTurn } from '@lexiko/engine';
import { moveName } from '../learn/analysis/fact-texts.ts';
import type { Language } from '../settings.ts';
import type { CoachTexts } from './coach-catalogue.ts';

/** A loss that nobody could have seen. */
const SMALLEST_LOSS = 0.05;

export type LastTurnVerdict = 'best' | 'even' | 'worse';

/** Playouts that cannot tell two moves apart have not shown that one is better. */
export function verdictOn({ analysis, facts }: Pick<StudiedTurn, 'analysis' | 'facts'>): LastTurnVerdict {
  if (analysis.equityLoss < SMALLEST_LOSS) return 'best';
  return facts.some(({ kind }) => kind === 'even' || kind === 'even-scores') ? 'even' : 'worse';
}

export function verdictText(words: CoachTexts, language: Language, studied: StudiedTurn): string {
  const { analysis, better } = studied;
  const made = begun(moveName(language, analysis.made.notation));
  const name = moveName(language, better.notation);
  switch (verdictOn(studied)) {
    case 'best':
      return words.well(made);
    case 'even':
      return words.even(made, name);
    case 'worse':
      return words.better(name, better.move.type === 'play' ? better.score : null);
  }
}
