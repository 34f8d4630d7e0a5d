/** What a report says in English. */

import type { Ruleset } from '@lexiko/rules';
import type { PlayerSummary } from '../turns/game-analysis.ts';
import type { RatedMove } from '../turns/turn-analysis.ts';
import type { ReportTexts } from './html-report.ts';
import { numbersIn } from './report-numbers.ts';

const NUMBERS = numbersIn('en');
const { tenths, points, percent, signed } = NUMBERS;

function moveText({ notation, score, leave }: RatedMove): string {
  return `${notation} ${points(score)}${leave.length === 0 ? '' : `, keeps ${leave.join('')}`}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Games on a device call its owner You. */
function winChance(name: string): string {
  return `${name === 'You' ? 'Your' : `${name}’s`} win chance`;
}

function summaryText(
  summary: PlayerSummary,
  { scoring, sides }: Pick<Ruleset, 'scoring' | 'sides'>,
): readonly string[] {
  const { turns, meanScore, bestFound, equityLoss, meanWinLoss, luck, luckTurns, invalid } = summary;
  const chance =
    sides > 1 ? `, and ${tenths(100 * meanWinLoss)} percentage points of winning chance per turn` : '';
  return [
    `${tenths(meanScore)} points a turn in ${counted(turns, 'turn')}; the best move in ${bestFound} of them.`,
    `Skill: gave away ${tenths(equityLoss)} points${chance}.`,
    luckTurns === 0
      ? 'Luck: not known, the letters held are not wholly told.'
      : `Luck: ${signed(luck)} points in ${counted(luckTurns, 'draw')}.`,
    ...(summary.diceTurns === 0
      ? []
      : [
          `Dice: ${signed(summary.diceLuck)} points beyond their mean on ${counted(summary.diceTurns, 'turn')}.`,
        ]),
    `${scoring.kind === 'premiums' ? 'Bingos' : 'Fifties'}: ${summary.bingos} played, ${summary.missedBingos} missed.`,
    ...(invalid === 0 ? [] : [`Plays with a word that the lexicon does not have: ${invalid}.`]),
  ];
}

export const ENGLISH_REPORT: ReportTexts = {
  numbers: NUMBERS,
  language: 'en',
  player: (name, score) => `${name}, ${points(score)} points`,
  summary: summaryText,
  manners: {
    areas:
      'Dice count with their mean wherever moves are compared; what they brought beyond it is told as luck.',
    'moved-letters':
      'What moves letters before or in a play was searched for the turn itself. In the playouts that follow it nobody moves letters any more.',
    alone:
      'Nobody plays against you here, so that there are no chances to win and no replies. Moves are compared by the final score that they lead to: the mean of playouts to the end of the game, each turn the one that looks best.',
  },
  points: 'Points',
  pointsAbout: 'Points after each turn',
  wins: winChance,
  winsAbout: (name) => `${winChance(name)} after each turn`,
  finals: 'Final score to be expected',
  finalsAbout: 'The final score to be expected after each turn',
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
    chance: 'Chance given away (percentage points)',
    luck: 'Luck',
    best: 'Best moves',
  },
  judged: {
    score: 'By score: the letters held are not wholly known.',
    equity: 'By score and letters kept.',
    simulated: 'By playouts.',
    'played-on': 'All letters are known: played on to the end with the best-looking plays.',
    searched: 'By a search to the end.',
    solved: 'Solved to the end.',
  },
  lexicon: (name) => `Word list of the game: ${name}.`,
  note: (text) => `Note: ${text}`,
  finalBoard: 'The board at the end',
  boardAfter: (turn) => `The board after turn ${turn}`,
  withdrawn: 'taken back',
  lost: { challenge: 'turn lost: failed challenge', time: 'turn lost: time ran out' },
  notAWord: 'not in the lexicon',
  missedBingo: (move, scoring) => `missed ${scoring === 'premiums' ? 'bingo' : 'fifty'}: ${moveText(move)}`,
  move: moveText,
  rated: (move, { win, final }) =>
    `${moveText(move)}, worth ${tenths(move.equity)}${win === null ? '' : `, wins ${percent(win)}`}${final === null ? '' : `, final score ${tenths(final)}`}`,
};
