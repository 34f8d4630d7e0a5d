/** From a lesson to sections of the rulebook: those that send people there, and those that an explanation rests on. */

import type { PresetId } from '@lexiko/rules';
import { learnTexts } from '../learn-texts.ts';
import { sectionsOfLesson, type LessonLink } from './lessons.ts';
import { booksOf, isInBook, type SectionId } from './outline.ts';
import { RULEBOOKS } from './rulebooks.ts';
import { language } from '../../texts/current.ts';
import './rulebook.css';

/** The book itself, or one that tells of the section if it does not. */
function bookWith(id: SectionId, book: PresetId): PresetId {
  return isInBook(id, { preset: book }) ? book : (booksOf(id).at(-1) ?? book);
}

/** Sections of the rulebook by their titles; nothing where there are none. */
export function SectionLinks({
  ids,
  book = 'deluxe',
}: {
  readonly ids: readonly SectionId[];
  /** Whose rules are opened. */
  readonly book?: PresetId;
}) {
  if (ids.length === 0) return null;
  return (
    <p class="rule-lessons">
      {learnTexts.value.sections}{' '}
      {ids.map((id) => (
        <a key={id} href={`#/learn/rules/${bookWith(id, book)}/${id}`}>
          {RULEBOOKS[language.value].sections[id].title}
        </a>
      ))}
    </p>
  );
}

export function RuleLinks({ lesson, book }: { readonly lesson: LessonLink; readonly book?: PresetId }) {
  return <SectionLinks ids={sectionsOfLesson(lesson)} {...(book === undefined ? {} : { book })} />;
}
