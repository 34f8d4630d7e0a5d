/** How far somebody is in the lessons: what was judged or counted, and whether rightly. Kept in the browser. */

import { signal, type Signal } from '@preact/signals';

/** Screens whose lessons are done one by one. */
export const LESSON_SCREENS = ['steps', 'guide', 'diagrams', 'clinic'] as const;
export type LessonScreen = (typeof LESSON_SCREENS)[number];

/** By lesson, such as `clinic/herd` or `guide/19`: whether it was done rightly. */
export type LessonProgress = Readonly<Record<string, boolean>>;

const KEY = 'lexiko.lessons';

function isProgress(value: unknown): value is LessonProgress {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'boolean')
  );
}

function readProgress(): LessonProgress {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isProgress(value) ? value : {};
  } catch {
    // A browser that keeps nothing for us, or something that is not ours.
    return {};
  }
}

export const lessonProgress: Signal<LessonProgress> = signal(readProgress());

function keep(progress: LessonProgress): void {
  lessonProgress.value = progress;
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Nothing is kept then; it holds until the page is closed.
  }
}

function nameOf(screen: LessonScreen, place: string | number): string {
  return `${screen}/${place}`;
}

/** What was done rightly once stays so. */
export function noteLesson(screen: LessonScreen, place: string | number, isRight: boolean): void {
  const name = nameOf(screen, place);
  const before = lessonProgress.peek();
  keep({ ...before, [name]: isRight || before[name] === true });
}

/** `null`: not done yet. */
export function lessonResult(
  progress: LessonProgress,
  screen: LessonScreen,
  place: string | number,
): boolean | null {
  return progress[nameOf(screen, place)] ?? null;
}

/** Everything of a screen is to be done anew. */
export function forgetLessons(screen: LessonScreen): void {
  const others = Object.entries(lessonProgress.peek()).filter(([name]) => !name.startsWith(`${screen}/`));
  keep(Object.fromEntries(others));
}

/** How many lessons of a screen were done, and how many of them rightly. */
export function countLessons(
  progress: LessonProgress,
  screen: LessonScreen,
): { readonly done: number; readonly right: number } {
  const own = Object.entries(progress).filter(([name]) => name.startsWith(`${screen}/`));
  return { done: own.length, right: own.filter(([, isRight]) => isRight).length };
}
