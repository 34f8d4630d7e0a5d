/** Links between rulebook sections and the lessons that practise them (C-14). */

import { CLINIC_CASES, type ClinicCaseId } from '../clinic/clinic-cases.ts';
import { DIAGRAMS, type DiagramId } from '../diagrams/diagram-games.ts';
import { TIPS, type Tip } from '@lexiko/analysis';
import type { SectionId } from './outline.ts';

export type LessonLink =
  | { readonly screen: 'steps' | 'guide' | 'tips' | 'drills' }
  | { readonly screen: 'clinic'; readonly place: ClinicCaseId }
  | { readonly screen: 'diagrams'; readonly place: DiagramId }
  | { readonly screen: 'tips'; readonly place: Tip };

const STEPS: LessonLink = { screen: 'steps' };
const GUIDE: LessonLink = { screen: 'guide' };

function clinic(place: ClinicCaseId): LessonLink {
  return { screen: 'clinic', place };
}

function diagram(place: DiagramId): LessonLink {
  return { screen: 'diagrams', place };
}

function tip(place: Tip): LessonLink {
  return { screen: 'tips', place };
}

const LESSONS: Partial<Readonly<Record<SectionId, readonly LessonLink[]>>> = {
  aim: [STEPS, GUIDE],
  dictionary: [{ screen: 'drills' }],
  forms: [clinic('boats')],
  opening: [STEPS, clinic('star')],
  placing: [STEPS, clinic('gap')],
  blanks: [clinic('blank')],
  score: [STEPS, clinic('farms'), tip('choice')],
  premiums: [STEPS, tip('premiums')],
  fifty: [clinic('bingo'), tip('bingos')],
  ending: [GUIDE],
  settling: [GUIDE],
  dosAndDonts: [clinic('herd'), clinic('gate')],
  tips: [{ screen: 'tips' }, ...TIPS.map(tip)],
  cwAim: [diagram('first')],
  cwOpening: [diagram('first'), clinic('bar')],
  cwPlaying: [diagram('second'), diagram('third'), clinic('base')],
  cwScore: [diagram('second')],
  cwWords: [clinic('cwApples'), clinic('cwBoats')],
};

export function lessonsOf(section: SectionId): readonly LessonLink[] {
  return LESSONS[section] ?? [];
}

/** The sections that link to a lesson. */
export function sectionsOfLesson(lesson: LessonLink): readonly SectionId[] {
  const address = lessonAddress(lesson);
  return (Object.keys(LESSONS) as SectionId[]).filter((id) =>
    lessonsOf(id).some((link) => lessonAddress(link) === address),
  );
}

/** The number of the lesson on its screen, from 1; `null` if the link opens the screen itself. */
export function lessonNumber(link: LessonLink): number | null {
  if (!('place' in link)) return null;
  switch (link.screen) {
    case 'clinic':
      return CLINIC_CASES.indexOf(link.place) + 1;
    case 'diagrams':
      return DIAGRAMS.indexOf(link.place) + 1;
    case 'tips':
      return TIPS.indexOf(link.place) + 1;
  }
}

export function lessonAddress(link: LessonLink): string {
  return ['#', 'learn', link.screen, ...('place' in link ? [link.place] : [])].join('/');
}
