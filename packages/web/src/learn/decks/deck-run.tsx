/** A session with a deck: `today`, or `practice/CARDS/MINUTES`. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePage, useStore } from '../../page/page-context.ts';
import { Session } from '../drills/session.tsx';
import { useFailureReporter } from '../use-answer.ts';
import {
  PRACTICE_CARDS,
  PRACTICE_MINUTES,
  practiceSession,
  todaysSession,
  type DeckSession,
} from './deck-quiz.ts';
import { openDecks, type DeckNow } from './decks-state.ts';
import { decksTexts } from './decks-texts.ts';

export function DeckRun({
  now: { deck, today },
  path: [part, wanted, time],
}: {
  readonly now: DeckNow;
  readonly path: readonly string[];
}) {
  const words = decksTexts.value;
  const decks = useStore(openDecks);
  const { router } = usePage();
  const reportFailure = useFailureReporter();
  const session = useSignal<DeckSession | null>(null);
  const back = (): void => router.go({ screen: 'learn', path: ['decks', deck.id] });
  // The cards are chosen once, when the session begins.
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const store = await decks.store();
      const cards = PRACTICE_CARDS.find((one) => one === wanted) ?? 'all';
      const minutes = PRACTICE_MINUTES.find((one) => String(one) === time) ?? 0;
      session.value =
        part === 'practice'
          ? await practiceSession(deck, { cards, minutes, nowMs: Date.now() }, store)
          : todaysSession(deck, today, store, reportFailure);
    };
    begin().catch(reportFailure);
  }, []);
  if (session.value === null) return <p role="status">{words.opening}</p>;
  const { quiz, first } = session.value;
  if (first.length > 0) return <Session quiz={quiz} first={first} onDone={back} />;
  return (
    <section class="drill-card">
      <p>{part === 'practice' ? words.nothingToPractise : words.nothingDue}</p>
      <button type="button" class="primary" onClick={back}>
        {words.back}
      </button>
    </section>
  );
}
