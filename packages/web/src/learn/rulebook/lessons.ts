/** Which lessons show what a section of the rulebook tells (C-14): addresses inside the part that teaches. */

import { CLINIC_CASES, type ClinicCaseId } from '../clinic/clinic-cases.ts';
import { DIAGRAMS, type DiagramId } from '../diagrams/diagram-games.ts';
import { TIPS, type Tip } from '@lexiko/analysis';
import type { SectionId } from './outline.ts';

export type LessonLink =
  | { readonly room: 'steps' | 'guide' | 'tips' | 'drills' }
  | { readonly room: 'clinic'; readonly place: ClinicCaseId }
  | { readonly room: 'diagrams'; readonly place: DiagramId }
  | { readonly room: 'tips'; readonly place: Tip };

const STEPS: LessonLink = { room: 'steps' };
const GUIDE: LessonLink = { room: 'guide' };

function clinic(place: ClinicCaseId): LessonLink {
  return { room: 'clinic', place };
}

function diagram(place: DiagramId): LessonLink {
  return { room: 'diagrams', place };
}

function tip(place: Tip): LessonLink {
  return { room: 'tips', place };
}

const LESSONS: Partial<Readonly<Record<SectionId, readonly LessonLink[]>>> = {
  aim: [STEPS, GUIDE],
  dictionary: [{ room: 'drills' }],
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
  tips: [{ room: 'tips' }, ...TIPS.map(tip)],
  cwAim: [diagram('first')],
  cwOpening: [diagram('first'), clinic('bar')],
  cwPlaying: [diagram('second'), diagram('third'), clinic('base')],
  cwScore: [diagram('second')],
  cwWords: [clinic('cwApples'), clinic('cwBoats')],
};

export function lessonsOf(section: SectionId): readonly LessonLink[] {
  return LESSONS[section] ?? [];
}

/** The way back: the sections that send people to a lesson. */
export function sectionsOfLesson(lesson: LessonLink): readonly SectionId[] {
  const address = lessonAddress(lesson);
  return (Object.keys(LESSONS) as SectionId[]).filter((id) =>
    lessonsOf(id).some((link) => lessonAddress(link) === address),
  );
}

/** Which of its room the lesson is, from 1; `null`: the room itself. */
export function lessonNumber(link: LessonLink): number | null {
  if (!('place' in link)) return null;
  switch (link.room) {
    case 'clinic':
      return CLINIC_CASES.indexOf(link.place) + 1;
    case 'diagrams':
      return DIAGRAMS.indexOf(link.place) + 1;
    case 'tips':
      return TIPS.indexOf(link.place) + 1;
  }
}

export function lessonAddress(link: LessonLink): string {
  return ['#', 'learn', link.room, ...('place' in link ? [link.place] : [])].join('/');
}
