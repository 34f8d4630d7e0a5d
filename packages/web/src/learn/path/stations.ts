/** The stations of the path: what each one practises, where it is done, and what its stars cost. */

import type { PuzzleKind } from '@lexiko/analysis/puzzles';
import type { Exercise } from '../exercises/exercise.ts';
import type { LessonScreen } from '../lesson-progress.ts';
import type { PathGame } from './path-games.ts';

/** Where the work of a station is done. */
export type StationWork =
  /** Tasks of a lesson screen: a point for each that was right. */
  | { readonly kind: 'lessons'; readonly screen: LessonScreen }
  /** Tasks of a short practice: a point for each that was right. */
  | { readonly kind: 'exercise'; readonly of: Exercise }
  /** Easy puzzles: a point for each that was solved. */
  | { readonly kind: 'puzzles'; readonly of: PuzzleKind }
  /** A game against Beginner, or alone for at least so many points: a point at its end, two for the goal. */
  | { readonly kind: 'game'; readonly game: PathGame; readonly goal: 'win' | number };

export interface Station {
  readonly id: StationId;
  readonly group: StationGroup;
  readonly work: StationWork;
  /** The points for the first, second and third star. */
  readonly stars: readonly [number, number, number];
}

export const STATION_GROUPS = ['begin', 'words', 'think', 'endgames', 'variations', 'rulebooks'] as const;
export type StationGroup = (typeof STATION_GROUPS)[number];

interface StationData extends Omit<Station, 'id' | 'stars'> {
  readonly stars?: Station['stars'];
}

const EXERCISE_STARS = [2, 4, 5] as const;
const PUZZLE_STARS = [1, 3, 10] as const;
/** One star at the end, all three for the goal. */
const GAME_STARS = [1, 2, 2] as const;

const DATA = {
  first: { group: 'begin', work: { kind: 'lessons', screen: 'steps' }, stars: [1, 3, 5] },
  legal: { group: 'begin', work: { kind: 'lessons', screen: 'clinic' }, stars: [3, 8, 15] },
  learning: { group: 'begin', work: { kind: 'game', game: 'learning', goal: 'win' } },
  counting: { group: 'begin', work: { kind: 'lessons', screen: 'guide' }, stars: [3, 10, 30] },
  hooks: { group: 'words', work: { kind: 'exercise', of: 'hooks' }, stars: EXERCISE_STARS },
  blanks: { group: 'words', work: { kind: 'exercise', of: 'blanks' }, stars: EXERCISE_STARS },
  bingos: { group: 'words', work: { kind: 'exercise', of: 'bingos' }, stars: EXERCISE_STARS },
  leaves: { group: 'words', work: { kind: 'exercise', of: 'leaves' }, stars: EXERCISE_STARS },
  hookPuzzles: { group: 'think', work: { kind: 'puzzles', of: 'hook' } },
  bingoPuzzles: { group: 'think', work: { kind: 'puzzles', of: 'bingo' } },
  best: { group: 'think', work: { kind: 'puzzles', of: 'best' } },
  out: { group: 'endgames', work: { kind: 'puzzles', of: 'out' } },
  endgame: { group: 'endgames', work: { kind: 'puzzles', of: 'endgame' } },
  finish: { group: 'variations', work: { kind: 'game', game: 'finish', goal: 'win' } },
  nine: { group: 'variations', work: { kind: 'game', game: 'nine', goal: 'win' } },
  opening: { group: 'variations', work: { kind: 'game', game: 'opening', goal: 'win' } },
  rearranging: { group: 'variations', work: { kind: 'game', game: 'rearranging', goal: 'win' } },
  swapping: { group: 'variations', work: { kind: 'game', game: 'swapping', goal: 'win' } },
  pickUp: { group: 'variations', work: { kind: 'game', game: 'pickUp', goal: 'win' } },
  timed: { group: 'variations', work: { kind: 'game', game: 'timed', goal: 'win' } },
  crosses: { group: 'variations', work: { kind: 'lessons', screen: 'diagrams' }, stars: [1, 5, 11] },
  dice: { group: 'variations', work: { kind: 'game', game: 'dice', goal: 'win' } },
  partners: { group: 'variations', work: { kind: 'game', game: 'partners', goal: 'win' } },
  solo: { group: 'variations', work: { kind: 'game', game: 'solo', goal: 400 } },
  twoRacks: { group: 'variations', work: { kind: 'game', game: 'twoRacks', goal: 400 } },
  openPool: { group: 'variations', work: { kind: 'game', game: 'openPool', goal: 600 } },
  deluxe: { group: 'rulebooks', work: { kind: 'game', game: 'deluxe', goal: 'win' } },
  collectible: { group: 'rulebooks', work: { kind: 'game', game: 'collectible', goal: 'win' } },
  teams: { group: 'rulebooks', work: { kind: 'game', game: 'teams', goal: 'win' } },
  four: { group: 'rulebooks', work: { kind: 'game', game: 'four', goal: 'win' } },
} as const satisfies Readonly<Record<string, StationData>>;

export type StationId = keyof typeof DATA;
/** Stations with texts of their own; a game has those of its card on the front page. */
export type TaughtId = {
  [Id in StationId]: (typeof DATA)[Id]['work']['kind'] extends 'game' ? never : Id;
}[StationId];

/** In the order of the path. */
export const STATIONS: readonly Station[] = (Object.keys(DATA) as StationId[]).map((id) => {
  const data: StationData = DATA[id];
  return { stars: data.work.kind === 'game' ? GAME_STARS : PUZZLE_STARS, ...data, id };
});

export const MOST_STARS = 3;

/** The parts of the address under `learn`; `null` for a game, which starts when its card is pressed. */
export function stationPath({ work }: Station, isEnglish: boolean): readonly string[] | null {
  switch (work.kind) {
    case 'lessons':
      return [work.screen];
    case 'exercise':
      return ['exercises', work.of];
    case 'puzzles':
      // The puzzles that come with the page are English; others are made from the chosen dictionary.
      return ['puzzles', isEnglish ? 'set' : 'fresh', work.of, 'easy'];
    case 'game':
      return null;
  }
}

/** The station that is done on this screen; `null`: none. */
export function stationAt([screen, place, of]: readonly string[]): Station | null {
  const found = STATIONS.find(({ work }) => {
    switch (work.kind) {
      case 'lessons':
        return work.screen === screen;
      case 'exercise':
        return screen === 'exercises' && work.of === place;
      case 'puzzles':
        return screen === 'puzzles' && work.of === of;
      case 'game':
        return false;
    }
  });
  return found ?? null;
}
