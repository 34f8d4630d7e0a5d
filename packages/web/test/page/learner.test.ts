/** Whose progress a device shows: at a shared tablet each sees their own, and nothing that was there is lost. */

import { describe, expect, it } from 'vitest';
import { LessonStore } from '../../src/learn/lesson-progress.ts';
import { PuzzleHistory } from '../../src/learn/puzzles/puzzle-history.ts';
import { Learner, placeIn, signOutLearner } from '../../src/page/storage/learner.ts';
import { memoryStorage, type ValueStorage } from '../../src/page/storage/stored-value.ts';

const account = { login: 'ann', hasPassword: true, passkeys: [], createdMs: 1 };
const person = (id: string) => ({ id, name: id });
const pupil = (id: string) => ({ person: person(id), account: null, pupilOf: '7b' });
const owner = (id: string) => ({ person: person(id), account });
const guest = { person: person('guest'), account: null };

function lessonsAt(storage: ValueStorage, learner: Learner = new Learner(storage)): LessonStore {
  const lessons = new LessonStore(learner.storage);
  learner.listen(() => lessons.refresh());
  return lessons;
}

describe('at a shared tablet', () => {
  it('the next pupil sees none of the ticks of the last, and finds their own again', () => {
    const storage = memoryStorage();
    const learner = new Learner(storage);
    const lessons = lessonsAt(storage, learner);
    learner.arrive(pupil('ann'));
    lessons.note('steps', 1, true);
    learner.arrive(pupil('ben'));
    expect(lessons.progress.peek()).toEqual({});
    lessons.note('guide', 2, true);
    learner.arrive(pupil('ann'));
    expect(lessons.progress.peek()).toEqual({ 'steps/1': true });
    signOutLearner(storage);
    expect(lessonsAt(storage).progress.peek()).toEqual({});
  });

  it('what was learnt without an account stays, and a pupil’s is not mixed into it', () => {
    const storage = memoryStorage();
    storage.setItem('lexiko.lessons', '{"clinic/herd":true}');
    const learner = new Learner(storage);
    const lessons = lessonsAt(storage, learner);
    learner.arrive(pupil('ann'));
    lessons.note('steps', 1, true);
    expect(JSON.parse(storage.getItem('lexiko.lessons') ?? '')).toEqual({ 'clinic/herd': true });
    learner.arrive(guest);
    expect(lessons.progress.peek()).toEqual({ 'clinic/herd': true });
  });

  it('games that ended before a pupil came are not theirs', () => {
    const storage = memoryStorage();
    const learner = new Learner(storage, () => 5000);
    expect(learner.sinceMs).toBe(0);
    learner.arrive(pupil('ann'));
    expect(learner.sinceMs).toBe(5000);
    expect(new Learner(storage).sinceMs).toBe(5000);
  });
});

describe('the first account of a device', () => {
  it('has what was learnt there before, and it is still there when it signs out', () => {
    const storage = memoryStorage();
    storage.setItem('lexiko.lessons', '{"clinic/herd":true}');
    const learner = new Learner(storage);
    learner.arrive(owner('ann'));
    expect(lessonsAt(storage, learner).progress.peek()).toEqual({ 'clinic/herd': true });
    expect(learner.account.peek()).toBe('ann');
    signOutLearner(storage);
    const later = new Learner(storage);
    expect(later.account.peek()).toBeNull();
    expect(lessonsAt(storage, later).progress.peek()).toEqual({ 'clinic/herd': true });
  });

  it('shares it with no other account', () => {
    const storage = memoryStorage();
    const learner = new Learner(storage);
    learner.arrive(owner('ann'));
    lessonsAt(storage, learner).note('steps', 1, true);
    signOutLearner(storage);
    const next = new Learner(storage);
    next.arrive(owner('ben'));
    expect(lessonsAt(storage, next).progress.peek()).toEqual({});
    expect(placeIn(storage)).toBe('ben');
    signOutLearner(storage);
    expect(placeIn(storage)).toBeNull();
  });

  it('synchronises what is learnt while it is signed out too, and nobody else’s', () => {
    const storage = memoryStorage();
    const learner = new Learner(storage);
    learner.arrive(owner('ann'));
    expect(learner.isSynchronised(null)).toBe(false);
    learner.setForm('ann', 'sealed');
    expect(learner.form.peek()).toBe('sealed');
    signOutLearner(storage);
    const later = new Learner(storage);
    expect(later.form.peek()).toBeNull();
    expect(later.isSynchronised(null)).toBe(true);
    expect(later.isSynchronised('ben')).toBe(false);
  });
});

it('two tabs that learn at the same time keep both', () => {
  const storage = memoryStorage();
  const [one, other] = [lessonsAt(storage), lessonsAt(storage)];
  one.note('steps', 1, true);
  other.note('steps', 2, true);
  expect(lessonsAt(storage).progress.peek()).toEqual({ 'steps/1': true, 'steps/2': true });
  const [first, second] = [new PuzzleHistory(storage), new PuzzleHistory(storage)];
  const record = { kind: 'best', difficulty: 'easy', outcome: 'solved', tries: 1, day: null } as const;
  first.remember({ ...record, puzzle: 'a', atMs: 1 });
  second.remember({ ...record, puzzle: 'b', atMs: 2 });
  expect(second.records.peek().map(({ puzzle }) => puzzle)).toEqual(['a', 'b']);
});
