/** A study: its chapters, the one that is open, its versions, and what it is given away as. */

import type { ComponentChild } from 'preact';
import { tellsPlay, type Chapter, type StudyEntry } from '@lexiko/analysis/studies';
import { lazyPart } from '../../page/lazy-screen.tsx';
import { usePage, useStore } from '../../page/page-context.ts';
import { useFailureReporter } from '../use-answer.ts';
import { ChapterSettings } from './chapter/chapter-settings.tsx';
import { ChapterView } from './chapter/chapter-view.tsx';
import { ImportFiles } from './files/import-files.tsx';
import type { OpenStudy } from './store/open-study.ts';
import { sharedStudyText } from './store/shared-study.ts';
import { openStudies } from './store/studies.ts';
import { StudyExports } from './files/study-exports.tsx';
import { StudyVersions } from './study-versions.tsx';
import { studiesTexts } from './studies-texts.ts';

/** In the address, instead of a chapter. */
export const LEAKS = 'leaks';

function ChapterList({
  study,
  chapters,
  current,
}: {
  readonly study: string;
  readonly chapters: readonly Chapter[];
  readonly current: string | undefined;
}) {
  const words = studiesTexts.value;
  if (chapters.length === 0) return <p>{words.noChapters}</p>;
  return (
    <section aria-label={words.chapterList}>
      <ol class="study-chapters">
        {chapters.map(({ id, title }, at) => (
          <li key={id}>
            <a href={`#/learn/studies/${study}/${id}`} aria-current={id === current ? 'page' : undefined}>
              {at + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ShareLive = lazyPart(async () => (await import('./live/share-live.tsx')).ShareLive);

/** What a study has besides, that several people edit together. */
export interface LiveTools {
  readonly panel: ComponentChild;
  /** What can be done with an entry of its history. */
  readonly toolsOf: (entry: StudyEntry) => ComponentChild;
}

/** A shared study becomes one of this device, which can be changed. */
function KeepCopy() {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const { router } = usePage();
  const reportFailure = useFailureReporter();
  const keep = async (): Promise<void> => {
    const id = await studies.addText(sharedStudyText() ?? '');
    if (id !== null) router.go({ screen: 'learn', path: ['studies', id] });
  };
  return (
    <div class="study-form">
      <p class="hint">{words.shared}</p>
      <button type="button" class="primary" onClick={() => void keep().catch(reportFailure)}>
        {words.keepCopy}
      </button>
    </div>
  );
}

export function StudyScreen({
  study,
  chapter: wanted,
  live,
}: {
  readonly study: OpenStudy;
  readonly chapter: string | undefined;
  readonly live?: LiveTools;
}) {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const { title, chapters } = study.state.value;
  const chapter = chapters.find(({ id }) => id === wanted) ?? chapters[0];
  return (
    <>
      <p>
        <a href="#/learn/studies">{words.all}</a>
      </p>
      <h1>{title}</h1>
      {live?.panel}
      {chapters.length !== 1 && <ChapterList study={study.id} chapters={chapters} current={chapter?.id} />}
      {chapter !== undefined && (
        <>
          {(chapters.length > 1 || chapter.title !== title) && <h2>{chapter.title}</h2>}
          <ChapterView key={chapter.id} study={study} chapter={chapter} />
          {!study.isReadOnly && (
            <ChapterSettings key={`${chapter.id} ${chapter.title}`} study={study} chapter={chapter} />
          )}
        </>
      )}
      {chapters.some(tellsPlay) && (
        <p>
          <a href={`#/learn/studies/${study.id}/${LEAKS}`}>{words.leaks}</a>
        </p>
      )}
      {study.isReadOnly && live === undefined && <KeepCopy />}
      {!study.isReadOnly && (
        <div class="study-part">
          <ImportFiles
            onRead={async ({ events, studies: others }) => {
              const before = chapters.length;
              for (const event of events) study.record(event);
              for (const entries of others) await studies.add(entries);
              return study.state.peek().chapters.length - before;
            }}
          />
        </div>
      )}
      {(!study.isReadOnly || live !== undefined) && <StudyVersions study={study} toolsOf={live?.toolsOf} />}
      <StudyExports study={study} />
      {!study.isReadOnly && live === undefined && <ShareLive state={study.state.value} />}
    </>
  );
}
