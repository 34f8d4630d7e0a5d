/** Progress in the lessons: the answered tasks and whether they were correct. Stored in the learner's place. */

import type { ReadonlySignal } from '@preact/signals';
import type { Page } from '../page/page.ts';
import { openClassWork } from './class-work.ts';
import type { Exercise } from './exercises/exercise.ts';
import { openLearner } from '../page/storage/learner.ts';
import { StoredValue, type ValueStorage } from '../page/storage/stored-value.ts';

/** Screens with separate lessons that are counted as done. */
export const LESSON_SCREENS = ['steps', 'guide', 'diagrams', 'clinic'] as const;
export type LessonScreen = (typeof LESSON_SCREENS)[number];

/** What the path notes itself: tasks of short practices, and games (`games/nine`: whether the goal was reached). */
export type PathPart = Exercise | 'games';
export type ProgressPart = LessonScreen | PathPart;

/** By lesson, such as `clinic/herd` or `guide/19`: whether the answer was correct. */
export type LessonProgress = Readonly<Record<string, boolean>>;

/** A station of the path, and when it was opened; 0: by an earlier version, which did not note it. */
export interface OpenedStation {
  readonly id: string;
  readonly atMs: number;
}

/** Everything that is kept of the lessons. */
export interface WholeLessons {
  readonly progress: LessonProgress;
  /** How often the progress of a screen was reset: what was done before that counts no more, on no device. */
  readonly resets: Readonly<Record<string, number>>;
  readonly station: OpenedStation | null;
}

const KEY = 'lexiko.lessons';
const RESETS_KEY = 'lexiko.lessons.resets';
const STATION_KEY = 'lexiko.lessons.station';

function isProgress(value: unknown): value is LessonProgress {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'boolean')
  );
}

function isResets(value: unknown): value is WholeLessons['resets'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => Number.isSafeInteger(one) && Number(one) >= 0)
  );
}

function readStation(value: unknown): OpenedStation | null {
  if (typeof value === 'string') return { id: value, atMs: 0 };
  if (typeof value !== 'object' || value === null) return null;
  const { id, atMs } = value as Partial<Record<keyof OpenedStation, unknown>>;
  return typeof id === 'string' && typeof atMs === 'number' ? { id, atMs } : null;
}

/** `null`: it is not what a page stores. */
export function readLessons(value: unknown): WholeLessons | null {
  if (typeof value !== 'object' || value === null) return null;
  const { progress, resets, station } = value as Partial<Record<keyof WholeLessons, unknown>>;
  return isProgress(progress) && isResets(resets)
    ? { progress, resets, station: readStation(station) }
    : null;
}

function screenOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

/** What two devices have done of the lessons. A task solved on either is solved, unless the screen was reset since. */
export function mergedLessons(one: WholeLessons, other: WholeLessons): WholeLessons {
  const resets: Record<string, number> = { ...one.resets };
  for (const [screen, count] of Object.entries(other.resets))
    resets[screen] = Math.max(count, resets[screen] ?? 0);
  const progress: Record<string, boolean> = {};
  for (const { progress: done, resets: before } of [one, other])
    for (const [name, isRight] of Object.entries(done)) {
      const screen = screenOf(name);
      if ((before[screen] ?? 0) === (resets[screen] ?? 0))
        progress[name] = isRight || progress[name] === true;
    }
  return { progress, resets, station: laterStation(one.station, other.station) };
}

function laterStation(one: OpenedStation | null, other: OpenedStation | null): OpenedStation | null {
  if (one === null || other === null) return one ?? other;
  const isLater = one.atMs > other.atMs || (one.atMs === other.atMs && one.id > other.id);
  return isLater ? one : other;
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
  readonly #resets: StoredValue<WholeLessons['resets']>;
  /** The station of the path that was opened last, where learning goes on; `null`: none yet. */
  readonly #station: StoredValue<OpenedStation | null>;
  readonly #onAnswer: (screen: LessonScreen, place: string, isRight: boolean) => void;

  /** `onAnswer`: called with every answer. */
  constructor(
    storage: ValueStorage,
    onAnswer: (screen: LessonScreen, place: string, isRight: boolean) => void = () => {},
  ) {
    this.#onAnswer = onAnswer;
    this.#kept = new StoredValue(storage, KEY, (stored) => (isProgress(stored) ? stored : {}));
    this.#resets = new StoredValue(storage, RESETS_KEY, (stored) => (isResets(stored) ? stored : {}));
    this.#station = new StoredValue(storage, STATION_KEY, readStation);
  }

  get progress(): ReadonlySignal<LessonProgress> {
    return this.#kept.value;
  }

  get station(): ReadonlySignal<OpenedStation | null> {
    return this.#station.value;
  }

  openStation(id: string, atMs: number): void {
    if (this.station.peek()?.id !== id) this.#station.set({ id, atMs });
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
    // Another tab may have kept more.
    this.#kept.refresh();
    const before = this.progress.peek();
    if (Object.hasOwn(before, name) && (before[name] === true || !isRight)) return;
    this.#kept.set({ ...before, [name]: isRight });
  }

  /** A count may be wrong as often as need be: the task is done when it is right. */
  noteCount(screen: LessonScreen, place: string | number, isRight: boolean): void {
    if (isRight) this.note(screen, place, true);
    else this.#onAnswer(screen, String(place), false);
  }

  /** Resets the progress of a screen. */
  forget(screen: LessonScreen): void {
    this.refresh();
    const resets = this.#resets.value.peek();
    const others = Object.entries(this.progress.peek()).filter(([name]) => screenOf(name) !== screen);
    this.#resets.set({ ...resets, [screen]: (resets[screen] ?? 0) + 1 });
    this.#kept.set(Object.fromEntries(others));
  }

  whole(): WholeLessons {
    this.refresh();
    return {
      progress: this.progress.peek(),
      resets: this.#resets.value.peek(),
      station: this.station.peek(),
    };
  }

  /** Adds what another device has done. */
  take(other: WholeLessons): void {
    const { progress, resets, station } = mergedLessons(this.whole(), other);
    this.#resets.set(resets);
    this.#kept.set(progress);
    this.#station.set(station);
  }

  /** Reads everything again: it may have become other. */
  refresh(): void {
    this.#kept.refresh();
    this.#resets.refresh();
    this.#station.refresh();
  }
}

export function openLessons(page: Page): LessonStore {
  const learner = page.of(openLearner);
  const lessons = new LessonStore(learner.storage, (screen, task, isRight) =>
    page
      .of(openClassWork)
      .note({ kind: 'lesson', parts: [screen], task, tries: 1, wrong: isRight ? 0 : 1, isRight }),
  );
  learner.listen(() => lessons.refresh());
  return lessons;
}
