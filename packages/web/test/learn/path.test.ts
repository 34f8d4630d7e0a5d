/** The path through the lessons: its stars, where it goes on, and what finished games count. */

import { describe, expect, it } from 'vitest';
import { configure } from '@lexiko/rules';
import { LEXICA } from '@lexiko/words';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import { LessonStore, LESSON_SCREENS } from '../../src/learn/lesson-progress.ts';
import {
  noteGames,
  pointsAt,
  starsAt,
  stationAfter,
  stationToResume,
  type PathRecord,
} from '../../src/learn/path/path-progress.ts';
import { gameOf, pathGame, TAUGHT_GAMES, type PathGame } from '../../src/learn/path/path-games.ts';
import { stationAt, stationPath, STATIONS, type Station } from '../../src/learn/path/stations.ts';
import type { PuzzleRecord } from '../../src/learn/puzzles/puzzle-history.ts';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';
import { QUICK_GAMES } from '../../src/setup/quick-games.ts';
import type { GameSummary } from '../../src/table/worker-messages.ts';
import { titledOptions } from '../../src/words/game-title-options.ts';

const NOTHING: PathRecord = { lessons: {}, puzzles: [] };

function station(id: string): Station {
  const found = STATIONS.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`no station ${id}`);
  return found;
}

/** A finished game as the device lists it. */
function finished(game: PathGame, change: Partial<GameSummary> = {}): GameSummary {
  const [dictionary] = LEXICA;
  if (dictionary === undefined) throw new Error('there is a dictionary');
  const { config, seats } = pathGame(ENGLISH, game, 'beginner', { dictionary, checking: 'reject' });
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  return {
    id: game,
    preset: config.preset,
    seats,
    titled: { options: titledOptions(configured.value.config) },
    scores: seats.map(() => 100),
    changedMs: 0,
    isOver: true,
    ...change,
  };
}

function solved(puzzle: string, outcome: PuzzleRecord['outcome'] = 'solved'): PuzzleRecord {
  return { puzzle, kind: 'hook', difficulty: 'easy', outcome, tries: 1, atMs: 0, day: null };
}

describe('the path', () => {
  it('has every lesson screen, every game of the front page and those of its own once', () => {
    const lessons = STATIONS.flatMap(({ work }) => (work.kind === 'lessons' ? [work.screen] : []));
    const games = STATIONS.flatMap(({ work }) => (work.kind === 'game' ? [work.game] : []));
    expect([...lessons].sort()).toEqual([...LESSON_SCREENS].sort());
    expect([...games].sort()).toEqual([...QUICK_GAMES, ...TAUGHT_GAMES].sort());
  });

  it('knows the station of the screen that it leads to', () => {
    for (const one of STATIONS) {
      const path = stationPath(one, true);
      if (path !== null) expect(stationAt(path), one.id).toBe(one);
    }
    expect(stationAt(['rules'])).toBeNull();
  });

  it('asks more for each further star', () => {
    for (const { id, stars } of STATIONS)
      expect(
        [...stars].sort((a, b) => a - b),
        id,
      ).toEqual(stars);
  });

  it('gives stars for tasks that were right, not for wrong ones', () => {
    const lessons = new LessonStore(memoryStorage());
    lessons.note('steps', 1, true);
    lessons.note('steps', 2, false);
    const record = { ...NOTHING, lessons: lessons.progress.peek() };
    expect(starsAt(station('first'), record)).toBe(1);
    expect(starsAt(station('counting'), record)).toBe(0);
  });

  it('counts a puzzle once, and not when its answer was shown', () => {
    const puzzles = [solved('a'), solved('a'), solved('b', 'helped'), solved('c', 'shown')];
    expect(pointsAt(station('hookPuzzles'), { ...NOTHING, puzzles })).toBe(2);
    expect(pointsAt(station('bingoPuzzles'), { ...NOTHING, puzzles })).toBe(0);
  });
});

describe('going on', () => {
  it('begins with the first word', () => {
    expect(stationToResume(null, NOTHING)?.id).toBe('first');
  });

  it('returns to the lesson opened last until it has all its stars', () => {
    const five = Object.fromEntries([1, 2, 3, 4, 5].map((turn) => [`steps/${turn}`, true]));
    expect(stationToResume('first', { ...NOTHING, lessons: { 'steps/1': true } })?.id).toBe('first');
    expect(stationToResume('first', { ...NOTHING, lessons: five })?.id).toBe('legal');
    expect(stationToResume('a station that is gone', NOTHING)?.id).toBe('first');
  });

  it('comes back to lessons that were passed over', () => {
    expect(stationAfter(station('four'), NOTHING)?.id).toBe('first');
  });
});

describe('games on the path', () => {
  it('are known by their rules', () => {
    for (const game of [...QUICK_GAMES, ...TAUGHT_GAMES]) expect(gameOf(finished(game)), game).toBe(game);
  });

  it('of several people are none of it', () => {
    const { seats } = finished('nine');
    expect(
      gameOf(finished('nine', { seats: seats.map(() => ({ kind: 'person', name: 'Ann' })) })),
    ).toBeNull();
  });

  it('give one star at the end and three for a win, which a later loss leaves', () => {
    const starsAfter = (...games: readonly GameSummary[]): number => {
      const lessons = new LessonStore(memoryStorage());
      for (const game of games) noteGames(lessons, [game], 0);
      return starsAt(station('nine'), { ...NOTHING, lessons: lessons.progress.peek() });
    };
    const lost = finished('nine', { winners: [1] });
    const won = finished('nine', { winners: [0] });
    expect(starsAfter(finished('nine', { isOver: false, winners: [0] }))).toBe(0);
    expect(starsAfter(lost)).toBe(1);
    expect(starsAfter(finished('nine', { winners: [0, 1] }))).toBe(1);
    expect(starsAfter(lost, won)).toBe(3);
    expect(starsAfter(won, lost)).toBe(3);
  });

  it('are won with a partner, and not against them', () => {
    const result = (winners: readonly number[]): boolean | undefined => {
      const lessons = new LessonStore(memoryStorage());
      noteGames(lessons, [finished('partners', { winners })], 0);
      return lessons.progress.peek()['games/partners'];
    };
    expect([result([0, 2]), result([1, 3]), result([0, 1, 2, 3])]).toEqual([true, false, false]);
  });

  it('alone reach their goal by points', () => {
    const lessons = new LessonStore(memoryStorage());
    noteGames(lessons, [finished('solo', { scores: [399] })], 0);
    expect(lessons.progress.peek()).toEqual({ 'games/solo': false });
    noteGames(lessons, [finished('solo', { scores: [400] })], 0);
    expect(lessons.progress.peek()).toEqual({ 'games/solo': true });
  });
});
