/** All studies of this device: new ones, imported ones, and what can be done with each. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LONGEST_TITLE, MOST_CHAPTERS, type StudyEvent } from '@lexiko/analysis/studies';
import { TextField } from '../../parts/text-field.tsx';
import { lazyPart } from '../../page/lazy-screen.tsx';
import { usePage, useStore } from '../../page/page-context.ts';
import { saveFile } from '../../page/storage/save-file.ts';
import { locale, texts } from '../../texts/current.ts';
import { useFailureReporter } from '../use-answer.ts';
import { useReadingPlace } from '../reading-place.ts';
import { GuideStudyCard } from './files/guide-study-card.tsx';
import { ImportFiles } from './files/import-files.tsx';
import { openStudies } from './store/studies.ts';
import { fileName } from './files/study-gcg.ts';
import { studiesTexts } from './studies-texts.ts';
import type { StudySummary } from './store/study-store.ts';

const LiveList = lazyPart(async () => (await import('./live/live-list.tsx')).LiveList);

type RowState = 'shown' | 'renaming' | 'removing';

function Rename({ study, onDone }: { readonly study: StudySummary; readonly onDone: () => void }) {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const reportFailure = useFailureReporter();
  const title = useSignal(study.title);
  return (
    <form
      class="study-form"
      onSubmit={(event) => {
        event.preventDefault();
        studies.rename(study.id, title.peek().trim()).then(onDone, reportFailure);
      }}
    >
      <TextField
        label={words.name}
        value={title.value}
        maxLength={LONGEST_TITLE}
        required
        onValue={(value) => {
          title.value = value;
        }}
      />
      <button type="submit">{words.save}</button>
      <button type="button" class="quiet" onClick={onDone}>
        {words.cancel}
      </button>
    </form>
  );
}

function Removing({ study, onDone }: { readonly study: StudySummary; readonly onDone: () => void }) {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const { offers } = usePage();
  const reportFailure = useFailureReporter();
  const remove = async (): Promise<void> => {
    const restore = await studies.remove(study.id);
    onDone();
    offers.offerUndo(texts.peek().front.removed(study.title), () => void restore().catch(reportFailure));
  };
  return (
    <div class="study-form" role="group" aria-label={words.removeSure(study.title)}>
      <p>{words.removeSure(study.title)}</p>
      <button type="button" onClick={() => void remove().catch(reportFailure)}>
        {words.remove}
      </button>
      <button type="button" class="quiet" onClick={onDone}>
        {words.cancel}
      </button>
    </div>
  );
}

function StudyRow({ study }: { readonly study: StudySummary }) {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const reportFailure = useFailureReporter();
  const state = useSignal<RowState>('shown');
  const link = useReadingPlace<HTMLAnchorElement>(state.value);
  const { id, title, chapters, changedMs } = study;
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(changedMs);
  const show = (next: RowState) => (): void => {
    state.value = next;
  };
  const save = async (): Promise<void> => {
    const text = await studies.textOf(id, 'all');
    saveFile(`${fileName(title)}.json`, new Blob([text], { type: 'application/json' }));
  };
  return (
    <li class="study-row">
      <a ref={link} class="button study-link" href={`#/learn/studies/${id}`}>
        <b>{title}</b>
        <span class="hint">
          {words.chapters(chapters)}, {date}
        </span>
      </a>
      {state.value === 'shown' && (
        <div class="practice-buttons">
          <button
            type="button"
            aria-label={`${words.rename}${texts.value.colon}${title}`}
            onClick={show('renaming')}
          >
            {words.rename}
          </button>
          <button
            type="button"
            aria-label={`${words.saveStudy}${texts.value.colon}${title}`}
            onClick={() => void save().catch(reportFailure)}
          >
            {words.saveStudy}
          </button>
          <button
            type="button"
            aria-label={`${words.remove}${texts.value.colon}${title}`}
            onClick={show('removing')}
          >
            {words.remove}
          </button>
        </div>
      )}
      {state.value === 'renaming' && <Rename study={study} onDone={show('shown')} />}
      {state.value === 'removing' && <Removing study={study} onDone={show('shown')} />}
    </li>
  );
}

/** A study of one chapter is called as that is. */
function titleFor(chapters: readonly StudyEvent[], usual: string): string {
  const [only, ...more] = chapters;
  const isChapter = only?.type === 'chapter-added' || only?.type === 'log-chapter-added';
  return isChapter && more.length === 0 ? only.title : usual;
}

export function StudyList() {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const { router } = usePage();
  const reportFailure = useFailureReporter();
  const title = useSignal('');
  const list = studies.list.value;
  useEffect(() => void studies.refresh().catch(reportFailure), []);
  const show = (id: string): void => router.go({ screen: 'learn', path: ['studies', id] });
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <form
        class="study-form"
        onSubmit={(event) => {
          event.preventDefault();
          const named = title.peek().trim();
          studies.create(named === '' ? words.untitled : named, []).then(show, reportFailure);
        }}
      >
        <TextField
          label={words.name}
          value={title.value}
          maxLength={LONGEST_TITLE}
          onValue={(value) => {
            title.value = value;
          }}
        />
        <button type="submit" class="primary">
          {words.create}
        </button>
      </form>
      <ImportFiles
        onRead={async ({ events, studies: others }) => {
          const ids: string[] = [];
          for (const entries of others) ids.push(await studies.add(entries));
          const chapters = events.filter(
            ({ type }) => type === 'chapter-added' || type === 'log-chapter-added',
          );
          if (events.length > 0) ids.push(await studies.create(titleFor(chapters, words.untitled), events));
          const [only, ...more] = ids;
          if (only !== undefined && more.length === 0) show(only);
          return Math.min(MOST_CHAPTERS, chapters.length);
        }}
      />
      {list?.length === 0 && <p class="hint">{words.none}</p>}
      <ul class="study-list" aria-busy={list === null}>
        {list?.map((study) => (
          <StudyRow key={study.id} study={study} />
        ))}
      </ul>
      <LiveList />
      <GuideStudyCard />
    </>
  );
}
