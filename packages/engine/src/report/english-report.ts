/** What a report says in English, but for sums and numbers, which each host writes in its own way. */

import type { RatedMove } from '../analysis/turn-analysis.ts';
import type { ReportTexts } from './html-report.ts';

function moveText({ notation, score, leave }: RatedMove): string {
  return `${notation} ${score}${leave.length === 0 ? '' : `, keeps ${leave.join('')}`}`;
}

export const ENGLISH_REPORT: Omit<
  ReportTexts,
  'summary' | 'rated' | 'tenths' | 'percent' | 'wholePercent' | 'signed'
> = {
  language: 'en',
  player: (name, points) => `${name}, ${points} points`,
  points: 'Points',
  pointsAbout: 'Points after each turn',
  wins: (name) => `Chance that ${name} wins`,
  winsAbout: (name) => `Chance that ${name} wins, after each turn`,
  given: 'Points given away',
  givenAbout: 'Points given away on each turn',
  luck: 'Luck of the draw',
  luckAbout: 'Luck of each draw, in points',
  asTable: 'As a table',
  turns: 'Turn by turn',
  columns: {
    turn: 'Turn',
    player: 'Player',
    rack: 'Letters',
    move: 'Move',
    score: 'Score',
    given: 'Points given away',
    chance: 'Chance given away',
    luck: 'Luck',
    best: 'Best moves',
  },
  judged: {
    score: 'By score: the letters held are not wholly known.',
    equity: 'By score and letters kept.',
    simulated: 'By playouts.',
    searched: 'By a search to the end.',
    solved: 'Solved to the end.',
  },
  withdrawn: 'taken back',
  notAWord: 'not in the lexicon',
  missedBingo: (move) => `missed bingo: ${moveText(move)}`,
  move: moveText,
};
