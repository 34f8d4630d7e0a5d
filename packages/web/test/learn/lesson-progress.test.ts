/** How far somebody is in the lessons. */

import { describe, expect, it } from 'vitest';
import { countLessons, LessonStore, lessonResult } from '../../src/learn/lesson-progress.ts';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';

describe('the progress in lessons', () => {
  it('counts what was done, and what of it rightly', () => {
    const lessons = new LessonStore(memoryStorage());
    lessons.note('clinic', 'herd', true);
    lessons.note('clinic', 'horn', false);
    lessons.note('guide', 19, true);
    expect(countLessons(lessons.progress.peek(), 'clinic')).toEqual({ done: 2, right: 1 });
    expect(lessonResult(lessons.progress.peek(), 'guide', 20)).toBeNull();
  });

  it('keeps what was right once, whatever is answered later', () => {
    const lessons = new LessonStore(memoryStorage());
    lessons.note('clinic', 'herd', false);
    expect(lessonResult(lessons.progress.peek(), 'clinic', 'herd')).toBe(false);
    lessons.note('clinic', 'herd', true);
    lessons.note('clinic', 'herd', false);
    expect(lessonResult(lessons.progress.peek(), 'clinic', 'herd')).toBe(true);
  });

  it('is there for the next visit, and on one screen can be begun anew', () => {
    const storage = memoryStorage();
    const lessons = new LessonStore(storage);
    lessons.note('steps', 1, true);
    lessons.note('guide', 1, true);
    lessons.forget('steps');
    const later = new LessonStore(storage).progress.peek();
    expect(countLessons(later, 'steps').done).toBe(0);
    expect(countLessons(later, 'guide').done).toBe(1);
  });

  it('begins anew where something else was kept in its place', () => {
    const storage = memoryStorage();
    storage.setItem('lexiko.lessons', '{"clinic/herd":"yes"}');
    expect(new LessonStore(storage).progress.peek()).toEqual({});
  });
});
