/** Studies: `#/learn/studies` lists them; a study is behind it, and one of its chapters behind that. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useStore } from '../../page/page-context.ts';
import { texts } from '../../texts/current.ts';
import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import { useFailureReporter } from '../use-answer.ts';
import { lazyPart } from '../../page/lazy-screen.tsx';
import { JOIN, liveIdOf } from './live/live-address.ts';
import type { LivePlace } from './live/live-screen.tsx';
import { openSharedStudy, SHARED } from './store/shared-study.ts';
import { openStudies } from './store/studies.ts';
import { StudyList } from './study-list.tsx';
import { LEAKS, StudyScreen } from './study-screen.tsx';
import { studiesTexts } from './studies-texts.ts';
import './studies.css';

const LiveScreen = lazyPart<{ readonly place: LivePlace }>(
  async () => (await import('./live/live-screen.tsx')).LiveScreen,
);
const LeaksScreen = lazyPart(async () => (await import('./leaks/leaks-screen.tsx')).LeaksScreen);

function OneStudy({ id, chapter }: { readonly id: string; readonly chapter: string | undefined }) {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const reportFailure = useFailureReporter();
  const isMissing = useSignal(false);
  const shared = useMemo(() => (id === SHARED ? openSharedStudy() : null), [id]);
  useEffect(() => {
    isMissing.value = id === SHARED && shared === null;
    if (id === SHARED) return;
    studies.open(id).then((isThere) => {
      isMissing.value = !isThere;
    }, reportFailure);
  }, [id]);
  const study = shared ?? studies.current.value;
  if (study?.id === id && chapter === LEAKS) return <LeaksScreen study={study} />;
  if (study?.id === id) return <StudyScreen study={study} chapter={chapter} />;
  return (
    <>
      <p>
        <a href="#/learn/studies">{words.all}</a>
      </p>
      <h1>{words.title}</h1>
      <p role="status">{isMissing.value ? words.missing : texts.value.common.opening}</p>
    </>
  );
}

function Place({ id, chapter }: { readonly id: string | undefined; readonly chapter: string | undefined }) {
  if (id === undefined) return <StudyList />;
  if (id === JOIN) return <LiveScreen place={{ kind: 'invitation', inviteKey: chapter ?? '' }} />;
  const live = liveIdOf(id);
  if (live !== null) return <LiveScreen key={live} place={{ kind: 'study', id: live, chapter }} />;
  return <OneStudy id={id} chapter={chapter} />;
}

/** Closed while a game is running whose rules lock such help, as the analysis is. */
export function StudiesScreen({ path: [id, chapter] }: ScreenProps) {
  return (
    <main class="rules-page studies">
      <WordHelpGate topic="tools" title={studiesTexts.value.title}>
        <Place id={id} chapter={chapter} />
      </WordHelpGate>
    </main>
  );
}
