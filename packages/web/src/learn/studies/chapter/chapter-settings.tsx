/** The name and the place of a chapter, and its end. */

import { useSignal } from '@preact/signals';
import { LONGEST_TITLE, type Chapter } from '@lexiko/analysis/studies';
import { TextField } from '../../../parts/text-field.tsx';
import { useFeedback, usePage } from '../../../page/page-context.ts';
import type { OpenStudy } from '../store/open-study.ts';
import { studiesTexts } from '../studies-texts.ts';

export function ChapterSettings({
  study,
  chapter,
}: {
  readonly study: OpenStudy;
  readonly chapter: Chapter;
}) {
  const words = studiesTexts.value;
  const { offers } = usePage();
  const { announce } = useFeedback();
  const title = useSignal(chapter.title);
  const { chapters } = study.state.value;
  const at = chapters.findIndex(({ id }) => id === chapter.id);
  const move = (before: number): void => {
    study.record({ type: 'chapter-moved', chapter: chapter.id, before: chapters[before]?.id ?? '' });
  };
  return (
    <details class="study-part">
      <summary>{words.chapter}</summary>
      <form
        class="study-form"
        onSubmit={(event) => {
          event.preventDefault();
          study.record({ type: 'chapter-titled', chapter: chapter.id, title: title.peek().trim() });
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
      </form>
      <div class="practice-buttons">
        <button type="button" disabled={at <= 0} onClick={() => move(at - 1)}>
          {words.up}
        </button>
        <button type="button" disabled={at >= chapters.length - 1} onClick={() => move(at + 2)}>
          {words.down}
        </button>
        <button
          type="button"
          onClick={() => {
            const before = study.entries.peek().length;
            if (study.record({ type: 'chapter-removed', chapter: chapter.id }) !== null) return;
            offers.offerUndo(words.changes['chapter-removed'], () => {
              if (!study.undo(before)) announce(words.othersWentOn);
            });
          }}
        >
          {words.removeChapter}
        </button>
      </div>
    </details>
  );
}
