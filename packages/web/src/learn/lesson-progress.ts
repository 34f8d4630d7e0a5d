/** Progress in the lessons: the answered tasks and whether they were correct. Stored in the browser. */

import type { ReadonlySignal } from '@preact/signals';
import type { Page } from '../page/page.ts';
import { openClassWork } from './class-work.ts';
import type { Exercise } from './exercises/exercise.ts';
import { StoredValue, type ValueStorage } from '../page/storage/stored-value.ts';

/** Screens with separate lessons that are counted as done. */
export const LESSON_SCREENS = ['steps', 'guide', 'diagrams', 'clinic'] as const;
export type LessonScreen = (typeof LESSON_SCREENS)[number];

/** What the path notes itself: tasks of short practices, and games (`games/nine`: whether the goal was reached). */
export type PathPart = Exercise | 'games';
export type ProgressPart = LessonScreen | PathPart;

/** By lesson, such as `clinic/herd` or `guide/19`: whether the answer was correct. */
export type LessonProgress = Readonly<Record<string, boolean>>;

const KEY = 'lexiko.lessons';
const STATION_KEY = 'lexiko.lessons.station';

function isProgress(value: unknown): value is LessonProgress {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'boolean')
  );
}

function nameOf(screen: ProgressPart, place: string | number): string {
  return `${screen}/${place}`;
}

/** Whether the lesson's answer was correct; `null` if not done yet. */
export function lessonResult(
  progress: LessonProgress,
  screen: ProgressPart,
  place: string | number,
): boolean | null {
  return progress[nameOf(screen, place)] ?? null;
}

/** How many lessons of a screen are done, and how many of them correctly. */
export function countLessons(
  progress: LessonProgress,
  screen: ProgressPart,
): { readonly done: number; readonly right: number } {
  const own = Object.entries(progress).filter(([name]) => name.startsWith(`${screen}/`));
  return { done: own.length, right: own.filter(([, isRight]) => isRight).length };
}

export class LessonStore {
  readonly #kept: StoredValue<LessonProgress>;
  /** The station of the path that was opened last, where learning goes on; `null`: none yet. */
  readonly station: StoredValue<string | null>;
  readonly #onAnswer: (screen: LessonScreen, place: string, isRight: boolean) => void;

  /** `onAnswer`: called with every answer. */
  constructor(
    storage: ValueStorage,
    onAnswer: (screen: LessonScreen, place: string, isRight: boolean) => void = () => {},
  ) {
    this.#onAnswer = onAnswer;
    this.#kept = new StoredValue(storage, KEY, (stored) => (isProgress(stored) ? stored : {}));
    this.station = new StoredValue(storage, STATION_KEY, (stored) =>
      typeof stored === 'string' ? stored : null,
    );
  }

  get progress(): ReadonlySignal<LessonProgress> {
    return this.#kept.value;
  }

  /** A task solved once stays solved. */
  note(screen: LessonScreen, place: string | number, isRight: boolean): void {
    this.#onAnswer(screen, String(place), isRight);
    this.#keep(nameOf(screen, place), isRight);
  }

  /** The same for what belongs to the path alone, which nobody is assigned. */
  noteOnPath(part: PathPart, place: string | number, isRight: boolean): void {
    this.#keep(nameOf(part, place), isRight);
  }

  #keep(name: string, isRight: boolean): void {
    const before = this.progress.peek();
    this.#kept.set({ ...before, [name]: isRight || before[name] === true });
  }

  /** A count may be wrong as often as need be: the task is done when it is right. */
  noteCount(screen: LessonScreen, place: string | number, isRight: boolean): void {
    if (isRight) this.note(screen, place, true);
    else this.#onAnswer(screen, String(place), false);
  }

  /** Resets the progress of a screen. */
  forget(screen: LessonScreen): void {
    const others = Object.entries(this.progress.peek()).filter(([name]) => !name.startsWith(`${screen}/`));
    this.#kept.set(Object.fromEntries(others));
  }
}

export function openLessons(page: Page): LessonStore {
  return new LessonStore(page.storage, (screen, task, isRight) =>
    page
      .of(openClassWork)
      .note({ kind: 'lesson', parts: [screen], task, tries: 1, wrong: isRight ? 0 : 1, isRight }),
  );
}
