/** The analysis of games in English. */

import { ENGLISH_REPORT, englishName } from '@lexiko/analysis';
import type { AnalysisTexts } from './analysis-catalogue.ts';

/** Games on a device call its owner You. */
function verb(name: string, stem: string): string {
  return name === 'You' ? stem : `${stem}s`;
}

export const ENGLISH_ANALYSIS: AnalysisTexts = {
  title: 'Game analysis',
  about:
    'Every turn of a finished game: what was best, what another move cost, and why. Everything is worked out on this device.',
  games: 'Your finished games',
  noGames: 'There is no finished game on this device yet.',
  imported: 'Games from files',
  forget: (title) => `Delete ${title}`,
  serverGames: 'Your finished games at the server',
  paste: 'A game in GCG',
  pasteAbout: 'Paste the text here, or choose a file: GCG, a log saved by Lexiko, or a saved analysis.',
  file: 'From a file',
  rules: 'Played by the rules of',
  analyse: 'Analyse',
  problems: {
    unreadable: 'That is not a game, or not all of it can be read. Nothing of the text is lost.',
    'other-game': 'There are no files of this kind for a game by these rules.',
    'open-letters':
      'With all letters open there are no turns to judge one by one. The workbench shows what more could be made of them.',
    'no-turns': 'Nobody has played in this game.',
  },
  moreLines: (count) => (count === 1 ? 'One more line.' : `${count} more lines.`),
  missing: 'That game is not to be found here.',
  others: 'Another game',
  firstSight: (done, of) => `At first sight: ${done} of ${of} turns`,
  looking: (done, of) => `Looking deeper: ${done} of ${of} turns`,
  halted: (done, of) => `Stopped after ${done} of ${of} turns`,
  looked: (of) => (of === 1 ? '1 turn analysed' : `${of} turns analysed`),
  stop: 'Stop',
  goOn: 'Go on',
  judgedByOwn: 'This analysis judges words by Lexiko English.',
  mistakes: (count) =>
    count === 1 ? '1 line of the file breaks the rules.' : `${count} lines of the file break the rules.`,
  mistakesAbout: 'The analysis counts as the rules do.',
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  didPlay: (name, move, score) => `${name} ${verb(name, 'play')} ${move} for ${score}.`,
  didExchange: (name, tiles) => `${name} ${verb(name, 'exchange')} ${tiles}.`,
  didExchangeSome: (name, count) =>
    `${name} ${verb(name, 'exchange')} ${count} ${count === 1 ? 'letter' : 'letters'}.`,
  didPass: (name) => `${name} ${name === 'You' ? 'pass' : 'passes'}.`,
  didLose: {
    challenge: (name) => `${name} ${verb(name, 'lose')} this turn: the challenge before it failed.`,
    time: (name) => `${name} ${verb(name, 'lose')} this turn: time ran out.`,
  },
  holds: (rack, isWhole) => (isWhole ? `Letters: ${rack}` : `Letters known: ${rack}`),
  best: 'Nothing better was found.',
  lost: (points, chance) => {
    const given = [
      ...(points === null ? [] : [`${points} points`]),
      ...(chance === null ? [] : [`${chance} percentage points of winning chance`]),
    ];
    return `It gives away ${given.join(' and ')}.`;
  },
  close: (points) =>
    `It is as good as the best, as far as playouts can tell: ${points} points less on average, within the margin of error.`,
  fewer: (points) =>
    `It wins as often as the best, as far as playouts can tell, and brings ${points} points less on average.`,
  withdrawn: 'The play came off the board again, so that it counts as a pass.',
  notAWord: 'It makes a word that the lexicon does not have.',
  missedBingo: (move) => `Missed bingo: ${move}.`,
  missedFifty: (move) => `Missed fifty: ${move}.`,
  luck: (points) => `Luck of the draw: ${points} points.`,
  dice: (points) => `Luck of the dice: ${points} beyond their mean.`,
  margin: (loss, margin) => `${loss} (±${margin})`,
  why: 'Why',
  moves: 'Best moves',
  columns: {
    move: 'Move',
    score: 'Score',
    keeps: 'Keeps',
    worth: 'Worth',
    win: 'Wins',
    final: 'Final score',
  },
  made: 'made',
  tried: 'tried',
  named: (notation) => (notation === '-' ? 'Pass' : notation.replace(/^-/u, 'Exchange ')),
  subject: englishName,
  show: (move) => `Show ${move} on the board`,
  longer: 'Think longer',
  remember: 'Ask me again in the drills',
  remembered: 'It will come again in the drills.',
  notConfirmed: 'A longer look does not confirm that another play was better: no card.',
  thinking: (playouts) => `${playouts} playouts of each move…`,
  heat: 'Where replies lie',
  heatAbout: (replies, mean) =>
    `${replies} replies from random letters, ${mean} points on average. Where most lie:`,
  heatSquare: (square, share, mean) => `${square}: ${share} of replies, ${mean} points on average`,
  heatLater: 'Replies come with the deeper look at this turn.',
  heatAlone: 'Nobody replies in a game alone, so that there is no map of replies.',
  heatNone:
    'Replies are not known for this turn: the letters held are not wholly told, the bag is empty, or the play makes a word that the lexicon does not have.',
  meanings: 'What these words mean',
  unseen: 'What the unseen letters were worth',
  unseenAbout: (tiles, mean) =>
    `${tiles} letters were unseen. Beside those kept, one of them was worth ${mean} points on average.`,
  tile: 'Letter',
  count: 'Unseen',
  worth: 'Worth',
  attempt: 'Try another play',
  attemptAbout:
    'Lay letters on the board, by hand or by typing, and have the play judged; or exchange, or pass.',
  judge: 'Judge it',
  judging: 'Playing it out…',
  leave: 'Back to the game',
  undoubted: (move, worth) =>
    `${move} makes a word that the lexicon does not have. It would be worth ${worth}, as long as nobody doubts it.`,
  attempted: (move, worth, chance) => `${move} is worth ${worth} and wins ${chance}.`,
  attemptedAlone: (move, final) => `${move} leads to a final score of ${final}.`,
  diceShow: 'What the dice show',
  diceMean: 'their mean',
  diceGame: (reading) => `${reading}, as in the game`,
  diceScore: (reading, score) => `With ${reading} on the dice it scores ${score}.`,
  charts: 'The game in charts',
  players: 'Luck and skill',
  playersAbout:
    'Skill is what the moves gave away against the best found, luck what the letters drawn brought beyond an average draw.',
  allTurns: 'All turns',
  saveHtml: 'Save as a page',
  saveJson: 'Save as data',
  print: 'Print',
  report: ENGLISH_REPORT,
};
