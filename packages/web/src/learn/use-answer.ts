/** An answer of the study worker as something a component shows: `null` until it is there. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Cancelled, openStudy } from '../study/study.ts';
import type { Question, Questions } from '../study/questions.ts';
import { usePage, useStore } from '../page/page-context.ts';
import type { Page } from '../page/page.ts';

/** Reports an error, unless the request was cancelled. */
export function failureReporter({ failure }: Page): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Cancelled)) failure.show(error);
  };
}

export function useFailureReporter(): (error: unknown) => void {
  return failureReporter(usePage());
}

/** Sent again when its content changes; `null`: nothing to ask. */
export function useAnswer<Name extends Question>(
  question: Name,
  asked: Questions[Name]['asked'] | null,
): Questions[Name]['answered'] | null {
  const answer = useSignal<{ readonly key: string; readonly value: Questions[Name]['answered'] } | null>(
    null,
  );
  const reportFailure = useFailureReporter();
  const study = useStore(openStudy);
  const key = JSON.stringify(asked);
  useEffect(() => {
    if (asked === null) return undefined;
    const leaving = new AbortController();
    study
      .ask(question, asked, { signal: leaving.signal })
      .then((value) => {
        answer.value = { key, value };
      })
      .catch(reportFailure);
    return () => leaving.abort();
  }, [question, key]);
  // The answer to an earlier question is not shown for this one.
  return answer.value?.key === key ? answer.value.value : null;
}
