/** Hooks that ask the study worker and give components its answers. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Cancelled, openStudy } from '../study/study.ts';
import type { Question, Questions } from '../study/questions.ts';
import { chosenLexicon, type WantedLexicon } from '../words/dictionaries.ts';
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

/** The word list of the dictionary chosen on this page. */
export function useChosenLexicon(): WantedLexicon {
  const { settings, lists } = usePage();
  return chosenLexicon(settings.current.value, lists.dictionaries.value);
}

/** Asks again when `asked` or the dictionary changes; `null` asks nothing. Returns `null` until the answer arrives. */
export function useAnswer<Name extends Question>(
  question: Name,
  asked: Questions[Name]['asked'] | null,
  dictionary?: WantedLexicon,
): Questions[Name]['answered'] | null {
  const answer = useSignal<{ readonly key: string; readonly value: Questions[Name]['answered'] } | null>(
    null,
  );
  const reportFailure = useFailureReporter();
  const study = useStore(openStudy);
  const key = JSON.stringify([asked, dictionary?.identity.checksum]);
  useEffect(() => {
    if (asked === null) return undefined;
    const leaving = new AbortController();
    study
      .ask(question, asked, {
        signal: leaving.signal,
        ...(dictionary === undefined ? {} : { dictionary }),
      })
      .then((value) => {
        answer.value = { key, value };
      })
      .catch(reportFailure);
    return () => leaving.abort();
  }, [question, key]);
  // Never returns the answer to an earlier question.
  return answer.value?.key === key ? answer.value.value : null;
}
