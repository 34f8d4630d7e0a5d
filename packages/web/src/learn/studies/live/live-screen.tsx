/** A shared study on the screen, and the invitation to one: both need a session, the study only its device. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RequestFailure } from '../../../online/connection/requests.ts';
import { createOnline, OnlineContext, useOnline } from '../../../online/online-context.ts';
import { accountTexts } from '../../../online/online-texts.ts';
import { NameForm } from '../../../online/people/name-question.tsx';
import { lazyPart } from '../../../page/lazy-screen.tsx';
import { usePage, useStore } from '../../../page/page-context.ts';
import { texts } from '../../../texts/current.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { openChapterPlaces } from '../chapter/chapter-state.ts';
import type { OpenStudy } from '../store/open-study.ts';
import { openStudies } from '../store/studies.ts';
import { LEAKS, StudyScreen } from '../study-screen.tsx';
import { studiesTexts } from '../studies-texts.ts';
import { liveName } from './live-address.ts';
import { LivePanel } from './live-panel.tsx';
import { LiveReport } from './live-report.tsx';
import { openLiveStudies } from './live-studies.ts';
import type { LiveStudy } from './live-study.ts';
import { liveTexts } from './live-texts.ts';
import './live.css';

function Heading() {
  const words = studiesTexts.value;
  return (
    <>
      <p>
        <a href="#/learn/studies">{words.all}</a>
      </p>
      <h1>{words.title}</h1>
    </>
  );
}

function Joining({ inviteKey: key }: { readonly inviteKey: string }) {
  const { session, requests } = useOnline();
  const { router } = usePage();
  const fault = useSignal<RequestFailure | null>(null);
  const reportFailure = useFailureReporter();
  const join = async (): Promise<void> => {
    fault.value = null;
    const answer = (await session.comeIn()) ? await requests.request('joinStudy', { key }) : null;
    if (answer?.ok === true)
      return router.go({ screen: 'learn', path: ['studies', liveName(answer.value.id)] }, 'replace');
    fault.value = answer === null ? 'UNREACHABLE' : answer.error;
  };
  useEffect(() => void join().catch(reportFailure), [key]);
  if (fault.value === null) return <p role="status">{texts.value.common.opening}</p>;
  const isOver = fault.value === 'NOT_FOUND' || fault.value === 'UNREADABLE';
  return (
    <>
      <p class="fault" role="alert">
        {isOver ? liveTexts.value.noInvitation : accountTexts.value.failures[fault.value]}
      </p>
      {!isOver && (
        <button type="button" onClick={() => void join().catch(reportFailure)}>
          {liveTexts.value.again}
        </button>
      )}
    </>
  );
}

const LeaksScreen = lazyPart<{ readonly study: OpenStudy }>(
  async () => (await import('../leaks/leaks-screen.tsx')).LeaksScreen,
);

function OpenLive({
  live,
  chapter: wanted,
}: {
  readonly live: LiveStudy;
  readonly chapter: string | undefined;
}) {
  const places = useStore(openChapterPlaces);
  const { title, chapters } = live.state.value;
  const chapter = chapters.find(({ id }) => id === wanted) ?? chapters[0];
  const node = chapter === undefined ? '' : places.of(chapter.id).value;
  useEffect(() => live.presence.look(chapter?.id ?? '', node), [live, chapter?.id, node]);
  if (title === '' && chapters.length === 0 && live.link.value === 'away')
    return (
      <>
        <Heading />
        <p role="status">{texts.value.common.opening}</p>
      </>
    );
  if (wanted === LEAKS) return <LeaksScreen study={live} />;
  return (
    <StudyScreen
      study={live}
      chapter={wanted}
      live={{
        panel: <LivePanel live={live} />,
        toolsOf: (entry) => <LiveReport live={live} entry={entry} />,
      }}
    />
  );
}

function OneLive({ id, chapter }: { readonly id: string; readonly chapter: string | undefined }) {
  const online = useOnline();
  const studies = useStore(openStudies);
  const lives = useStore(openLiveStudies);
  const reportFailure = useFailureReporter();
  const live = useSignal<LiveStudy | null>(null);
  useEffect(() => {
    let isLeft = false;
    const open = async (): Promise<void> => {
      const opened = await lives.open(id, online, studies);
      if (isLeft) opened.close();
      else live.value = opened;
    };
    open().catch(reportFailure);
    const flush = (): void => live.peek()?.flush();
    addEventListener('pagehide', flush);
    return () => {
      isLeft = true;
      removeEventListener('pagehide', flush);
      live.peek()?.close();
      live.value = null;
    };
  }, [id]);
  if (live.value !== null) return <OpenLive live={live.value} chapter={chapter} />;
  return (
    <>
      <Heading />
      <p role="status">{texts.value.common.opening}</p>
    </>
  );
}

export type LivePlace =
  | { readonly kind: 'study'; readonly id: string; readonly chapter: string | undefined }
  | { readonly kind: 'invitation'; readonly inviteKey: string };

function Place({ place }: { readonly place: LivePlace }) {
  const { connection, session } = useOnline();
  useEffect(() => connection.hold(), []);
  if (session.asksName.value || session.isOnlooker.value)
    return (
      <>
        <Heading />
        <p>{liveTexts.value.invited}</p>
        <NameForm />
      </>
    );
  if (place.kind === 'study') return <OneLive id={place.id} chapter={place.chapter} />;
  return (
    <>
      <Heading />
      <Joining inviteKey={place.inviteKey} />
    </>
  );
}

export function LiveScreen({ place }: { readonly place: LivePlace }) {
  return (
    <OnlineContext.Provider value={useStore(createOnline)}>
      <Place place={place} />
    </OnlineContext.Provider>
  );
}
