/** What the games of a player have in common, in English. */

import type { LeakKind } from '@lexiko/analysis/studies';
import { counted } from '../grammar.ts';

export const leaks = {
  title: 'What these games have in common',
  about:
    'Where a player loses points in the games of this study, by kinds of turns. Only turns with a whole rack count: of others nobody knows what could have been played.',
  noGames: 'This study has no games from their beginning. Import some first.',
  player: 'Player',
  playerGames: (name: string, count: number): string => `${name} (${counted(count, 'game')})`,
  look: 'Look for leaks',
  looking: (done: number, of: number): string => `${done} of ${counted(of, 'game')} judged`,
  nothing: (turns: number): string => `No leak in ${counted(turns, 'turn')}.`,
  /** `kind`: one of `kinds`. */
  most: (name: string, kind: string, points: string, margin: string): string =>
    `${name} loses most with ${kind}: ${points} points per game (±${margin}).`,
  unclear: (name: string, kind: string, points: string): string =>
    `${name} loses most with ${kind}, ${points} points per game. Within the margin of error, another kind may cost more.`,
  single: (name: string, kind: string, points: string): string =>
    `In this game ${name} lost most with ${kind}: ${points} points. More games would show whether that is a habit.`,
  judged: (turns: number, games: number): string =>
    `Judged: ${counted(turns, 'turn')} of ${counted(games, 'game')}.`,
  columns: { kind: 'Kind', turns: 'Turns', total: 'Points', perGame: 'Per game' },
  kinds: {
    'early-exchange': 'early exchanges',
    'late-exchange': 'late exchanges',
    'no-exchange': 'plays instead of an exchange',
    pass: 'passes',
    phoney: 'invalid words',
    endgame: 'turns with an empty bag',
    'missed-bingo': 'missed bingos',
    points: 'plays that score too little',
    leave: 'plays that keep the wrong tiles',
  } satisfies Record<LeakKind, string>,
  turn: (title: string, turn: number): string => `${title}, turn ${turn}`,
  instead: (best: string, made: string, points: string): string =>
    `${best} instead of ${made}: ${points} points more`,
  drill: 'Drill these turns',
  drilling: 'Checking…',
  drilled: (kept: number, of: number): string =>
    kept === of
      ? `${counted(kept, 'turn')} added to your drills.`
      : `${kept} of ${counted(of, 'turn')} added to your drills; playouts don’t confirm the others.`,
};

export type LeaksTexts = typeof leaks;
