/** What can be assigned: the lessons, decks and puzzles of the page, by their names, and where each begins. */

import { PUZZLE_KINDS } from '@lexiko/analysis/puzzles';
import type { Assignment, AssignmentKind } from '@lexiko/protocol';
import { LESSON_SCREENS } from '../../learn/lesson-progress.ts';
import { learnTexts } from '../../learn/learn-texts.ts';
import { drillsTexts } from '../../learn/drills/drills-texts.ts';
import { puzzlesTexts } from '../../learn/puzzles/puzzles-texts.ts';
import { schoolTexts } from '../online-texts.ts';

const DECKS = ['twos', 'threes', 'q', 'hooks2', 'hooks3', 'sevens', 'eights', 'stems', 'young'] as const;

/** The parts of a kind with their names, those for beginners first. */
export function partsOf(kind: AssignmentKind): readonly (readonly [part: string, name: string])[] {
  const words = schoolTexts.value;
  switch (kind) {
    case 'lesson':
      return LESSON_SCREENS.map((screen) => [screen, learnTexts.value.screens[screen].title]);
    case 'drill':
      return DECKS.map((deck) => [deck, drillsTexts.value.deck[deck].name]);
    case 'puzzle':
      return [
        ['daily', words.daily],
        ['any', words.any],
        ...PUZZLE_KINDS.map((puzzle): [string, string] => [puzzle, puzzlesTexts.value.kinds[puzzle]]),
      ];
    case 'game':
      return [['any', words.any]];
  }
}

export function partName({ kind, part }: Pick<Assignment, 'kind' | 'part'>): string {
  return partsOf(kind).find(([id]) => id === part)?.[1] ?? part;
}

/** Where a pupil begins; a game begins at a table of the class. */
export function addressOf({ kind, part }: Pick<Assignment, 'kind' | 'part'>, classroom: string): string {
  switch (kind) {
    case 'lesson':
      return `#/learn/${part}`;
    case 'drill':
      return `#/learn/drills/${part}`;
    case 'puzzle':
      return part === 'daily' ? '#/learn/puzzles/daily' : `#/learn/puzzles/set/${part}/any`;
    case 'game':
      return `#/online/class/${classroom}`;
  }
}
