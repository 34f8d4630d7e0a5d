/** The button that makes a shared study of one of this device: the server gets it as it is now. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { StudyState } from '@lexiko/analysis/studies';
import { accountTexts } from '../../../online/online-texts.ts';
import { createOnline, OnlineContext, useOnline } from '../../../online/online-context.ts';
import type { RequestFailure } from '../../../online/connection/requests.ts';
import { NameForm } from '../../../online/people/name-question.tsx';
import { usePage, useStore } from '../../../page/page-context.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { liveName } from './live-address.ts';
import { openLiveStudies } from './live-studies.ts';
import { liveTexts } from './live-texts.ts';
import './live.css';

function Sharing({ state }: { readonly state: StudyState }) {
  const words = liveTexts.value;
  const { session, requests } = useOnline();
  const { router } = usePage();
  const live = useStore(openLiveStudies);
  const reportFailure = useFailureReporter();
  const fault = useSignal<RequestFailure | null>(null);
  const isAsking = useSignal(false);
  /** Whoever has only watched so far says their name before others see them write. */
  const wantsName = useSignal(false);
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      isLeft.current = true;
    },
    [],
  );
  const share = async (): Promise<void> => {
    isAsking.value = true;
    const isIn = await session.comeIn();
    if (isLeft.current) return; // the name was given elsewhere, much later
    if (isIn && session.isOnlooker.peek()) {
      [isAsking.value, wantsName.value] = [false, true];
      return;
    }
    const answer = isIn ? await requests.request('shareStudy', { title: state.title }) : null;
    isAsking.value = false;
    fault.value = answer === null ? 'UNREACHABLE' : answer.ok ? null : answer.error;
    if (answer === null || !answer.ok) return;
    await live.begin(answer.value, state);
    router.go({ screen: 'learn', path: ['studies', liveName(answer.value.id)] });
  };
  return (
    <section class="live-share" aria-label={words.together}>
      <h2>{words.together}</h2>
      <p class="hint">{words.shareAbout}</p>
      {session.asksName.value || (wantsName.value && session.isOnlooker.value) ? (
        <NameForm />
      ) : (
        <button type="button" disabled={isAsking.value} onClick={() => void share().catch(reportFailure)}>
          {words.share}
        </button>
      )}
      <p class="fault" role="alert">
        {fault.value === null ? '' : accountTexts.value.failures[fault.value]}
      </p>
    </section>
  );
}

/** Not for pupils with cards: a link leads out of the class. */
export function ShareLive({ state }: { readonly state: StudyState }) {
  const online = useStore(createOnline);
  if (usePage().pupilOf.value.value !== null) return null;
  return (
    <OnlineContext.Provider value={online}>
      <Sharing state={state} />
    </OnlineContext.Provider>
  );
}
