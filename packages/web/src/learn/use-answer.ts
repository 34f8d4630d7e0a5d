/** An answer of the study worker as something a component shows: `null` until it is there. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, Cancelled } from '../study/ask.ts';
import type { Question, Questions } from '../study/questions.ts';
import { showFailure } from '../page/failure.ts';

export function reportFailure(error: unknown): void {
  if (error instanceof Cancelled) return;
  showFailure(error);
}

/** Asked anew when the content is another; `null`: nothing is to be asked. */
export function useAnswer<Name extends Question>(
  question: Name,
  asked: Questions[Name]['asked'] | null,
): Questions[Name]['answered'] | null {
  const answer = useSignal<{ readonly key: string; readonly value: Questions[Name]['answered'] } | null>(
    null,
  );
  const key = JSON.stringify(asked);
  useEffect(() => {
    if (asked === null) return undefined;
    const leaving = new AbortController();
    ask(question, asked, { signal: leaving.signal })
      .then((value) => {
        answer.value = { key, value };
      })
      .catch(reportFailure);
    return () => leaving.abort();
  }, [question, key]);
  // What was answered to an earlier question is not shown for this one.
  return answer.value?.key === key ? answer.value.value : null;
}
