/** Saves missed plays from any screen, so that drills can ask for them. */

import type { MissedPlay } from './drill-card.ts';
import { lexiconOfQuestion } from '../../study/question-lexicon.ts';
import { placeIn } from '../../page/storage/learner.ts';
import { browserStorage } from '../../page/storage/stored-value.ts';
import { DrillStore } from './drill-store.ts';

export type { MissedPlay } from './drill-card.ts';

/**
 * Adds a play to the `missed` deck, or replaces the one with the same id, unless `confirm` resolves to false. `confirm`
 * checks again, usually with more playouts, that the play was better. Resolves to whether the deck has the play now.
 */
export async function rememberMissedPlay(
  play: MissedPlay,
  confirm: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await confirm())) return false;
  const { identity } = lexiconOfQuestion(play);
  const store = await DrillStore.open(identity.id, placeIn(browserStorage()));
  try {
    await store.keepMissed(play);
    return true;
  } finally {
    store.close();
  }
}
