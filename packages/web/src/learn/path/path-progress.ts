/** How far the learner is on the path: points and stars of each station, and where to go on. */

import type { GameSummary } from '../../table/worker-messages.ts';
import { countLessons, lessonResult, type LessonProgress, type LessonStore } from '../lesson-progress.ts';
import type { PuzzleRecord } from '../puzzles/puzzle-history.ts';
import { gameOf } from './path-games.ts';
import { MOST_STARS, STATIONS, type Station } from './stations.ts';

/** What is known of the learner's work. */
export interface PathRecord {
  readonly lessons: LessonProgress;
  readonly puzzles: readonly PuzzleRecord[];
}

export function pointsAt({ work }: Station, { lessons, puzzles }: PathRecord): number {
  switch (work.kind) {
    case 'lessons':
      return countLessons(lessons, work.screen).right;
    case 'exercise':
      return countLessons(lessons, work.of).right;
    case 'puzzles': {
      const solved = puzzles.filter(({ kind, outcome }) => kind === work.of && outcome !== 'shown');
      return new Set(solved.map(({ puzzle }) => puzzle)).size;
    }
    case 'game': {
      const isWon = lessonResult(lessons, 'games', work.game);
      return isWon === null ? 0 : isWon ? 2 : 1;
    }
  }
}

export function starsAt(station: Station, record: PathRecord): number {
  const points = pointsAt(station, record);
  return station.stars.filter((needed) => points >= needed).length;
}

/** The points that the next star costs; `null`: there are no more. */
export function nextStar(station: Station, record: PathRecord): number | null {
  const points = pointsAt(station, record);
  return station.stars.find((needed) => points < needed) ?? null;
}

/** The first station after this one that has no star yet, else one that lacks stars; `null`: nothing is left. */
export function stationAfter(station: Station | null, record: PathRecord): Station | null {
  const at = station === null ? 0 : STATIONS.indexOf(station) + 1;
  const others = [...STATIONS.slice(at), ...STATIONS.slice(0, at)].filter((one) => one !== station);
  return (
    others.find((one) => starsAt(one, record) === 0) ??
    others.find((one) => starsAt(one, record) < MOST_STARS) ??
    null
  );
}

/** The station that was opened last while it lacks stars, else the next one. */
export function stationToResume(last: string | null, record: PathRecord): Station | null {
  const station = STATIONS.find(({ id }) => id === last) ?? null;
  const isOpen = station !== null && starsAt(station, record) < MOST_STARS;
  return isOpen ? station : stationAfter(station, record);
}

function reachesGoal(game: GameSummary, goal: 'win' | number): boolean {
  const { seats, scores, winners } = game;
  const own = seats.findIndex(({ kind }) => kind === 'person');
  if (goal === 'win') {
    const side = gameOf(game) === 'partners' ? [own, (own + 2) % seats.length] : [own];
    return winners?.length === side.length && side.every((seat) => winners.includes(seat));
  }
  return scores.reduce((sum, score) => sum + score, 0) >= goal;
}

/**
 * Notes the finished games of this device, so that their stars stay when the games are removed. Games that ended before
 * `sinceMs` were somebody else's.
 */
export function noteGames(lessons: LessonStore, games: readonly GameSummary[], sinceMs: number): void {
  for (const game of games.filter(({ isOver, changedMs }) => isOver && changedMs >= sinceMs)) {
    const played = gameOf(game);
    const work = STATIONS.map((station) => station.work).find(
      (one) => one.kind === 'game' && one.game === played,
    );
    if (work?.kind !== 'game') continue;
    const isReached = reachesGoal(game, work.goal);
    const before = lessonResult(lessons.progress.peek(), 'games', work.game);
    if (before === null || (isReached && !before)) lessons.noteOnPath('games', work.game, isReached);
  }
}
