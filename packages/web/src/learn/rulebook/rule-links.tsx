/** From a lesson to sections of the rulebook: those that send people there, and those that an explanation rests on. */

import { settings } from '../../settings.ts';
import { learnTexts } from '../learn-texts.ts';
import { sectionsOfLesson, type LessonLink } from './lessons.ts';
import type { SectionId } from './outline.ts';
import { RULEBOOKS } from './rulebooks.ts';

/** Sections of the rulebook by their titles; nothing where there are none. */
export function SectionLinks({
  ids,
  book = 'deluxe',
}: {
  readonly ids: readonly SectionId[];
  /** Whose rules are opened. */
  readonly book?: string;
}) {
  if (ids.length === 0) return null;
  return (
    <p class="rule-lessons">
      {learnTexts.value.told}{' '}
      {ids.map((id) => (
        <a key={id} href={`#/learn/rules/${book}/${id}`}>
          {RULEBOOKS[settings.value.language].sections[id].title}
        </a>
      ))}
    </p>
  );
}

export function RuleLinks({ lesson, book }: { readonly lesson: LessonLink; readonly book?: string }) {
  return <SectionLinks ids={sectionsOfLesson(lesson)} {...(book === undefined ? {} : { book })} />;
}
