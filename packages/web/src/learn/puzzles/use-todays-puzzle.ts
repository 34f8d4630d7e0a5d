/** The puzzle of the day for whoever plays in the chosen language. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PuzzleLanguage } from '@lexiko/analysis/puzzles';
import { useStore } from '../../page/page-context.ts';
import { useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import { dayOf } from './puzzle-day.ts';
import { puzzleLanguage } from './puzzle-files.ts';
import { openPuzzleHistory, recordOfDay, streakOf, type PuzzleRecord } from './puzzle-history.ts';
import { openPuzzleSet, type NamedPuzzle } from './puzzle-set.ts';

export interface TodaysPuzzle {
  /** Fixed on mount: midnight doesn't replace the puzzle. */
  readonly today: string;
  readonly named: NamedPuzzle;
  readonly language: PuzzleLanguage;
  /** Whether it is in the language that its player has chosen; there may be none. */
  readonly isAsChosen: boolean;
  /** `null`: not finished. */
  readonly record: PuzzleRecord | null;
  readonly streak: number;
}

/** `null` while it loads. */
export function useTodaysPuzzle(): TodaysPuzzle | null {
  const reportFailure = useFailureReporter();
  const set = useStore(openPuzzleSet);
  const records = useStore(openPuzzleHistory).records.value;
  const chosen = useChosenLexicon().language;
  const language = puzzleLanguage(chosen);
  const { value: today } = useSignal(dayOf(new Date()));
  const found = useSignal<{ readonly language: PuzzleLanguage; readonly named: NamedPuzzle } | null>(null);
  useEffect(() => {
    let isWanted = true;
    set.ofDay(today, language).then((named) => {
      if (isWanted) found.value = { language, named };
    }, reportFailure);
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (found.value === null) return null;
  const { named, language: shown } = found.value;
  return {
    today,
    named,
    language: shown,
    isAsChosen: shown === chosen,
    record: recordOfDay(records, today, named),
    streak: streakOf(records, today),
  };
}
