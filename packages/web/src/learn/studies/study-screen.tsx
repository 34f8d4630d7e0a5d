/** A study: its chapters, the one that is open, its versions, and what it is given away as. */

import type { Chapter } from '@lexiko/analysis/studies';
import { useStore } from '../../page/page-context.ts';
import { ChapterSettings } from './chapter-settings.tsx';
import { ChapterView } from './chapter-view.tsx';
import { ImportFiles } from './import-files.tsx';
import type { OpenStudy } from './open-study.ts';
import { openStudies } from './studies.ts';
import { StudyExports } from './study-exports.tsx';
import { StudyVersions } from './study-versions.tsx';
import { studiesTexts } from './studies-texts.ts';

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
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#/learn/studies/${study}/${id}`} aria-current={id === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function StudyScreen({
  study,
  chapter: wanted,
}: {
  readonly study: OpenStudy;
  readonly chapter: string | undefined;
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
      {chapters.length !== 1 && <ChapterList study={study.id} chapters={chapters} current={chapter?.id} />}
      {chapter !== undefined && (
        <>
          {(chapters.length > 1 || chapter.title !== title) && <h2>{chapter.title}</h2>}
          <ChapterView key={chapter.id} study={study} chapter={chapter} />
          <ChapterSettings key={`${chapter.id} ${chapter.title}`} study={study} chapter={chapter} />
        </>
      )}
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
      <StudyVersions study={study} />
      <StudyExports study={study} />
    </>
  );
}
