/** Links from lessons and explanations to the rulebook sections they belong to. */

import type { PresetId } from '@lexiko/rules';
import { learnTexts } from '../learn-texts.ts';
import { sectionsOfLesson, type LessonLink } from './lessons.ts';
import { booksOf, isInBook, type SectionId } from './outline.ts';
import { rulebookTexts } from './rulebook-texts.ts';
import './rulebook.css';

/** `book` if it has the section, else a rulebook that does. */
function bookWith(id: SectionId, book: PresetId): PresetId {
  return isInBook(id, { preset: book }) ? book : (booksOf(id).at(-1) ?? book);
}

/** Links to rulebook sections by title; renders nothing without sections. */
export function SectionLinks({
  ids,
  book = 'deluxe',
}: {
  readonly ids: readonly SectionId[];
  /** The rulebook to open, if it has the section. */
  readonly book?: PresetId;
}) {
  if (ids.length === 0) return null;
  return (
    <p class="rule-lessons">
      {learnTexts.value.sections}{' '}
      {ids.map((id) => (
        <a key={id} href={`#/learn/rules/${bookWith(id, book)}/${id}`}>
          {rulebookTexts.value.sections[id].title}
        </a>
      ))}
    </p>
  );
}

export function RuleLinks({ lesson, book }: { readonly lesson: LessonLink; readonly book?: PresetId }) {
  return <SectionLinks ids={sectionsOfLesson(lesson)} {...(book === undefined ? {} : { book })} />;
}
