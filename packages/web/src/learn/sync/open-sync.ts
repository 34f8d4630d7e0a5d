/** The one place of the page that synchronises, with everything that it does so with. */

import { openRequests } from '../../online/connection/requests.ts';
import type { Page } from '../../page/page.ts';
import { openLearner } from '../../page/storage/learner.ts';
import { openDecks } from '../decks/decks-state.ts';
import { openLessons } from '../lesson-progress.ts';
import { openPuzzleHistory } from '../puzzles/puzzle-history.ts';
import { DeckMatter } from './deck-matter.ts';
import { drillMatter } from './drill-matter.ts';
import { lessonMatter, puzzleMatter } from './lesson-matter.ts';
import { ProgressSync } from './progress-sync.ts';

export function openProgressSync(page: Page): ProgressSync {
  const learner = page.of(openLearner);
  const sync = new ProgressSync({
    asks: page.of(openRequests).beside(),
    learner,
    matters: (place, decks) => [
      lessonMatter(page.of(openLessons)),
      puzzleMatter(page.of(openPuzzleHistory)),
      drillMatter(place),
      new DeckMatter(page.of(openDecks), decks),
    ],
    nowMs: Date.now,
  });
  sync.start();
  return sync;
}
