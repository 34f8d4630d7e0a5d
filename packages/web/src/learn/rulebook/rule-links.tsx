/** From a lesson back to the sections of the rulebook that send people there. */

import { settings } from '../../settings.ts';
import { learnTexts } from '../learn-texts.ts';
import { sectionsOfLesson, type LessonLink } from './lessons.ts';
import { RULEBOOKS } from './rulebooks.ts';

export function RuleLinks({
  lesson,
  book = 'deluxe',
}: {
  readonly lesson: LessonLink;
  /** Whose rules are opened. */
  readonly book?: string;
}) {
  const ids = sectionsOfLesson(lesson);
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
