/** What a session asks about, and where its answers go: the drills, a deck, or free practice. */

import type { ReadonlySignal } from '@preact/signals';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import type { Checked } from './answer-check.ts';
import type { CardAnswer, CardSubject, Grade, Memory, MissedPlay } from './drill-card.ts';

/** The result of the check, and the right answer; `null` for a missed play. */
export interface Shown {
  readonly checked: Checked;
  readonly answer: CardAnswer | null;
}

export interface Quiz {
  readonly dictionary: WantedLexicon;
  /** `null`: the card is new. */
  memoryOf(subject: CardSubject): Memory | null;
  /** `null`: the card is not a missed play. */
  missedOf(subject: CardSubject): MissedPlay | null;
  /** Keeps an answer. Returns the card's new memory; `null`: practice leaves the schedule alone. */
  give(subject: CardSubject, grade: Grade, nowMs: number, shown: Shown): Memory | null;
  /** Whether answers are still being saved. */
  readonly isKeeping: ReadonlySignal<boolean>;
  /** Free practice: nothing is graded. */
  readonly isFree: boolean;
  /** Further cards when there are few left; `null`: there are no others. */
  readonly more: (() => Promise<readonly CardSubject[]>) | null;
  /** When time is up; `null`: never. */
  readonly endMs: number | null;
}
