/** Ways through an analysed game: the keys from turn to turn and from mistake to mistake, and the same as buttons. */

import { useLayoutEffect } from 'preact/hooks';
import { mistakeBeside } from '@lexiko/analysis';
import { analysisTexts } from '../analysis-texts.ts';
import type { Session } from '../session.ts';

function goToMistake(session: Session, way: 'next' | 'previous'): void {
  const target = mistakeBeside(session.mistakes.peek(), session.at.peek(), {
    order: session.order.peek(),
    way,
  });
  if (target !== null) session.at.value = target;
}

/** Arrow keys go from turn to turn, with Shift from mistake to mistake, unless the focused element uses them itself. */
export function useTurnKeys(session: Session, isOff: boolean): void {
  // Before the turn is painted: whoever sees it can leave it by a key.
  useLayoutEffect(() => {
    if (isOff) return;
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest('dialog, input, select, textarea, [role="region"]') !== null) return;
      const last = session.source.turns.length - 1;
      const now = session.at.peek();
      const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[key];
      if (next === undefined) return;
      event.preventDefault();
      if (event.shiftKey && key === 'ArrowRight') goToMistake(session, 'next');
      else if (event.shiftKey && key === 'ArrowLeft') goToMistake(session, 'previous');
      else session.at.value = Math.max(0, Math.min(last, next));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session, isOff]);
}

/** Which of the mistakes the turn is: "Mistake 2 of 5"; `null` if it is none. */
export function mistakeText({ mistakes }: Session, at: number): string | null {
  const place = mistakes.value.indexOf(at);
  return place < 0 ? null : analysisTexts.value.mistake(place + 1, mistakes.value.length);
}

export function MistakeSteps({ session }: { readonly session: Session }) {
  const words = analysisTexts.value;
  const { mistakes, order, at } = session;
  const isWorstFirst = order.value === 'worst-first';
  return (
    <div class="choices mistake-steps">
      <button
        type="button"
        aria-keyshortcuts="Shift+ArrowRight"
        title="Shift + →"
        disabled={mistakes.value.length === 0}
        onClick={() => goToMistake(session, 'next')}
      >
        {words.nextMistake}
      </button>
      <button
        type="button"
        aria-pressed={isWorstFirst}
        onClick={() => {
          order.value = isWorstFirst ? 'as-played' : 'worst-first';
        }}
      >
        {words.worstFirst}
      </button>
      <span class="hint">
        {mistakes.value.length === 0
          ? session.progress.value === 'done' && words.noMistakes
          : mistakeText(session, at.value)}
      </span>
    </div>
  );
}
