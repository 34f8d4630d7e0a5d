/** The report of an analysed game in English. */

import type { GameSettings, PlayerSummary, PlayoutSettings, RatedMove } from '@lexiko/analysis';
import type { ReportTexts } from '@lexiko/analysis/report';
import type { Ruleset } from '@lexiko/rules';
import { joinTiles } from '@lexiko/rules/notation';
import { named } from '../../person.ts';
import { numbersIn } from '../../report-numbers.ts';
import { isYou } from '../../your-names.ts';
import { counted, whose } from '../grammar.ts';

const NUMBERS = numbersIn('en');
const { tenths, points, percent, signed } = NUMBERS;

function moveText({ notation, score, leave }: RatedMove): string {
  return `${notation} ${points(score)}${leave.length === 0 ? '' : `, leave ${joinTiles(leave)}`}`;
}

/** Games on a device call its owner You. */
function winChance(name: string): string {
  return `${whose(isYou(name) ? 'you' : named(name))} win chance`;
}

function summaryText(
  summary: PlayerSummary,
  { scoring, sides }: Pick<Ruleset, 'scoring' | 'sides'>,
): readonly string[] {
  const { turns, meanScore, bestFound, equityLoss, meanWinLoss, luck, luckTurns, invalid } = summary;
  const chance = sides > 1 ? `; ${tenths(100 * meanWinLoss)} percentage points of win chance per turn` : '';
  return [
    `${tenths(meanScore)} points per turn in ${counted(turns, 'turn')}; the best move in ${bestFound} of them.`,
    `Skill: gave away ${tenths(equityLoss)} points${chance}.`,
    luckTurns === 0
      ? 'Luck: unknown, because the racks are not fully known.'
      : `Luck: ${signed(luck)} points in ${counted(luckTurns, 'draw')}.`,
    ...(summary.diceTurns === 0
      ? []
      : [
          `Dice: ${signed(summary.diceLuck)} points compared with their average, in ${counted(summary.diceTurns, 'turn')}.`,
        ]),
    `${scoring.kind === 'premiums' ? 'Bingos' : '50-point bonuses'}: ${summary.bingos} played, ${summary.missedBingos} missed.`,
    ...(invalid === 0 ? [] : [`Plays with a word that isn’t in the dictionary: ${invalid}.`]),
  ];
}

/** Alone there is no opponent, and playouts go on to the end. */
function settingsText({ playouts, plies, rivalRack, added }: PlayoutSettings): string {
  const reach = plies === null ? 'to the end of the game' : `${counted(plies, 'turn')} ahead`;
  const rival =
    rivalRack === 'any'
      ? 'the opponent’s rack is unknown'
      : rivalRack === 'by-last-turn'
        ? 'the opponent’s rack as the last move suggests'
        : `the opponent holds ${joinTiles(rivalRack)}`;
  return `${[
    `${counted(playouts, 'playout')} of each move at most`,
    reach,
    ...(plies === null ? [] : [rival]),
    ...(added.length === 0 ? [] : [`added: ${added.join(', ')}`]),
  ].join(', ')}.`;
}

function gameSettingsText({ playouts, seconds, plies, inference, dictionary }: GameSettings): string {
  return `Settings: ${[
    playouts === 0 ? 'score and leave' : `${counted(playouts, 'playout')} of each move at most`,
    ...(plies === null ? [] : [`${counted(plies, 'turn')} ahead`]),
    ...(inference === null
      ? []
      : [
          inference === 'on'
            ? 'the opponent’s rack as the last move suggests'
            : 'the opponent’s rack is unknown',
        ]),
    ...(seconds === null
      ? []
      : [`${points(seconds)} ${seconds === 1 ? 'second' : 'seconds'} per turn at most`]),
    `dictionary ${dictionary.name}`,
  ].join(', ')}.`;
}

export const report: ReportTexts = {
  numbers: NUMBERS,
  language: 'en',
  player: (name, score) => `${name}, ${points(score)} ${score === 1 ? 'point' : 'points'}`,
  summary: summaryText,
  manners: {
    areas: 'Moves are compared with average dice. What the dice brought beyond that is shown as luck.',
    'moved-letters':
      'Moving tiles on the board was searched for each turn itself. In the playouts that follow, nobody moves tiles on the board.',
    alone:
      'You play alone here, so there are no win chances and no replies. Moves are compared by the final score they lead to: the average of playouts to the end of the game, each turn the best-looking one.',
  },
  points: 'Points',
  pointsAbout: 'Points after each turn',
  wins: winChance,
  winsAbout: (name) => `${winChance(name)} after each turn`,
  finals: 'Expected final score',
  finalsAbout: 'Expected final score after each turn',
  given: 'Points given away',
  givenAbout: 'Points given away on each turn',
  luck: 'Luck of the draw',
  luckAbout: 'Luck of each draw, in points',
  asTable: 'Show as table',
  turns: 'Turn by turn',
  columns: {
    turn: 'Turn',
    player: 'Player',
    rack: 'Rack',
    move: 'Move',
    score: 'Score',
    given: 'Points given away',
    chance: 'Win chance given away (percentage points)',
    luck: 'Luck',
    best: 'Best moves',
  },
  judged: {
    score: 'By score: the rack isn’t fully known.',
    equity: 'By score and leave.',
    simulated: 'By playouts.',
    'played-on': 'All tiles are known: played on to the end with the best-looking plays.',
    searched: 'By a search to the end of the game.',
    solved: 'Solved to the end of the game.',
  },
  settings: settingsText,
  gameSettings: gameSettingsText,
  lines: 'Lines to the end of the game',
  end: (final, isProven) => `The game ends ${final}${isProven ? ', proven' : ', as far as the search went'}.`,
  lastDraws: 'Draws of the last tiles',
  drawn: (move, { won, tied, ways }, bagSize) =>
    bagSize === 1
      ? `${move} wins for ${won} of ${ways} possible last tiles${tied === 0 ? '' : `, ties for ${tied}`}.`
      : `${move} wins for ${won} of ${ways} ways to draw the last ${bagSize} tiles${tied === 0 ? '' : `, ties for ${tied}`}.`,
  drawResults: {
    won: (drawn) => `Wins: ${drawn}.`,
    tied: (drawn) => `Ties: ${drawn}.`,
    lost: (drawn) => `Loses: ${drawn}.`,
  },
  drawsProven: 'Proven.',
  drawsUnproven: 'Not all of it is proven.',
  drawsPlayedOn: (margin) =>
    `Both sides are taken to play the highest equity until the bag is empty${margin === null ? '' : `; over all draws give or take ${tenths(margin)} percentage points (95% confidence)`}.`,
  drawsSampled: 'Only a sample of the draws was followed.',
  lexicon: (name) => `Dictionary of the game: ${name}.`,
  note: (text) => `Note: ${text}`,
  finalBoard: 'The board at the end',
  boardAfter: (turn) => `The board after turn ${turn}`,
  withdrawn: 'removed',
  lost: { challenge: 'turn lost: failed challenge', time: 'turn lost: time ran out' },
  notAWord: 'not in the dictionary',
  missedBingo: (move, scoring) =>
    `missed ${scoring === 'premiums' ? 'bingo' : '50-point bonus'}: ${moveText(move)}`,
  move: moveText,
  rated: (move, { win, final }) =>
    `${moveText(move)}, value ${tenths(move.equity)}${win === null ? '' : `, wins ${percent(win)}`}${final === null ? '' : `, final score ${tenths(final)}`}`,
};
