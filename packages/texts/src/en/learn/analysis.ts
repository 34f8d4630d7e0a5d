/** The analysis of games in English. */

import type { JudgeKind } from '@lexiko/analysis';
import type { TurnLoss } from '@lexiko/rules/notation';
import type { Person } from '../../person.ts';
import { counted, does, list, tiles } from '../grammar.ts';

export const analysis = {
  title: 'Game analysis',
  about:
    'Every turn of a finished game: the best move, what another move cost, and why. Your device does all the work.',
  games: 'Your finished games',
  noGames: 'No finished game on this device yet.',
  /** Games that came as a text and are kept with their analysis. */
  imported: 'Imported games',
  forget: (title: string): string => `Delete ${title}`,
  serverGames: 'Your finished online games',
  paste: 'Import a game',
  pasteAbout: 'Paste a GCG text, or choose a file: GCG, a log saved by Lexiko, or a saved analysis.',
  file: 'Choose file',
  rules: 'Played by the rules of',
  analyse: 'Analyse',
  problems: {
    unreadable: 'Can’t read this as a game. The lines below show why.',
    'other-game': 'Files of this kind can’t hold games with these rules.',
    'open-letters':
      'With all tiles open there is nothing to judge turn by turn. The workbench shows how to score more.',
    'no-turns': 'Nobody has played in this game.',
  },
  /** Further lines that cannot be read. */
  moreLines: (count: number): string => `And ${counted(count, 'more line', 'more lines')}.`,
  missing: 'This game isn’t on this device.',
  others: 'Another game',
  firstSight: (done: number, of: number): string => `First look: ${done} of ${counted(of, 'turn')}`,
  looking: (done: number, of: number): string => `Closer look: ${done} of ${counted(of, 'turn')}`,
  halted: (done: number, of: number): string => `Stopped after ${done} of ${counted(of, 'turn')}`,
  looked: (count: number): string => `${counted(count, 'turn')} analysed`,
  stop: 'Stop',
  goOn: 'Continue',
  /** `name`: of the dictionary. */
  judgedBy: (name: string) => `This analysis uses ${name}.`,
  mistakes: (count: number): string =>
    count === 1 ? '1 line of the file breaks the rules.' : `${count} lines of the file break the rules.`,
  mistakesAbout: 'The analysis counts by the rules.',
  turn: (turn: number, of: number): string => `Turn ${turn} of ${of}`,
  didPlay: (person: Person, move: string, score: number): string =>
    `${does(person, 'play')} ${move} for ${score}.`,
  didExchange: (person: Person, rack: string): string => `${does(person, 'exchange')} ${rack}.`,
  /** Which tiles is not known. */
  didExchangeSome: (person: Person, count: number): string => `${does(person, 'exchange')} ${tiles(count)}.`,
  didPass: (person: Person): string => `${does(person, 'pass', 'passes')}.`,
  didLose: {
    challenge: (person: Person): string => `${does(person, 'lose')} this turn after a failed challenge.`,
    time: (person: Person): string => `${does(person, 'lose')} this turn: time ran out.`,
  } satisfies Record<TurnLoss, unknown>,
  holds: (rack: string, isWhole: boolean): string => (isWhole ? `Rack: ${rack}` : `Known tiles: ${rack}`),
  best: 'No better move was found.',
  /** Points, and percentage points of win chance; `null`: none of these. */
  lost: (loss: string | null, chance: string | null): string =>
    `This move gives away ${list([
      ...(loss === null ? [] : [`${loss} points`]),
      ...(chance === null ? [] : [`${chance} percentage points of win chance`]),
    ])}.`,
  close: (loss: string): string =>
    `About as good as the best move: ${loss} points less on average, within the margin of error.`,
  fewer: (loss: string): string =>
    `Wins about as often as the best move, but scores ${loss} points less on average.`,
  withdrawn: 'The play was removed and counts as a pass.',
  notAWord: 'It makes a word that isn’t in the dictionary.',
  missedBingo: (move: string): string => `Missed bingo: ${move}.`,
  /** Crosswords has fifty for other plays (W-30). */
  missedFifty: (move: string): string => `Missed 50-point bonus: ${move}.`,
  luck: (value: string): string => `Luck of the draw: ${value} points.`,
  dice: (value: string): string => `Luck of the dice: ${value} points compared with their average.`,
  /** What is given away, with half of its 95 % interval. */
  margin: (loss: string, margin: string): string => `${loss} (±${margin})`,
  why: 'Why',
  moves: 'Best moves',
  columns: {
    move: 'Move',
    score: 'Score',
    keeps: 'Leave',
    worth: 'Value',
    win: 'Wins',
    final: 'Final score',
  },
  /** Marks in the list of moves: what was done in the game, and what somebody tries. */
  made: 'played',
  tried: 'tried',
  show: (move: string): string => `Show ${move} on the board`,
  lineStart: 'The board before this line.',
  nextMistake: 'Next mistake',
  worstFirst: 'Worst first',
  /** Mistakes, by the order in which they are gone through. */
  mistake: (place: number, of: number): string => `Mistake ${place} of ${of}`,
  noMistakes: 'No mistakes found.',
  /** What the column of values means, by how the turn was judged. */
  worthMeaning: 'What Value means',
  worthMeans: {
    score: 'The points of the play alone.',
    equity: 'The points of the play, plus what its leave brings on average in later turns.',
    simulated:
      'How many points the lead grows by the end of the playouts, on average; the tiles that both sides then keep count too.',
    'played-on': 'How many points the lead grows by the end of the game.',
    searched: 'How many points the lead grows by the end of the game.',
    solved: 'How many points the lead grows by the end of the game.',
  } satisfies Record<JudgeKind, string>,
  longer: 'Think longer',
  /** How a longer look at a turn is made. */
  lookSettings: 'Analysis settings',
  /** For all turns at once. */
  gameSettings: 'Settings for the whole game',
  turnTime: 'Time per turn, at most',
  analyseAgain: 'Analyse again',
  analyseAgainAbout: 'This starts the whole game again with these settings.',
  lookPlayouts: 'Playouts of each move, at most',
  lookTime: 'Time, at most',
  noLimit: 'no limit',
  seconds: (count: number): string => counted(count, 'second'),
  plies: 'Turns after the move',
  rivalRack: 'Opponent’s rack',
  rivalRacks: { 'by-last-turn': 'as the last move suggests', any: 'any unseen tiles', known: 'known tiles' },
  knownTiles: 'Known tiles of the opponent',
  notUnseen: 'These tiles aren’t all among the unseen ones, or are too many for a rack.',
  alsoCompare: 'Also compare',
  compareHint: 'A play like 8F HORN, or -QV to exchange.',
  addMove: 'Add',
  unreadableMove: (text: string): string => `Can’t read “${text}”. Try 8F HORN or -QV.`,
  notCompared: (move: string): string =>
    `${move} can’t be compared: it isn’t a legal move here, or its words aren’t in the dictionary.`,
  removeMove: (move: string): string => `Remove ${move}`,
  playOn: 'Play on from here',
  remember: 'Add to drills',
  remembered: 'Added to your drills.',
  notConfirmed: 'Not added: more playouts don’t show that another play was better.',
  thinking: (playouts: number): string => `${counted(playouts, 'playout')} of each move…`,
  heat: 'Map of replies',
  heatAbout: (replies: number, value: string): string =>
    `${counted(replies, 'reply', 'replies')} from random racks, ${value} points on average. Most replies use:`,
  heatSquare: (square: string, share: string, value: string): string =>
    `${square}: ${share} of replies, ${value} points on average`,
  /** The turn has not been looked into yet. */
  heatLater: 'The map appears after the closer look at this turn.',
  heatAlone: 'Solitaire has no replies.',
  heatNone:
    'No map for this turn: the rack isn’t fully known, the bag is empty, or the play makes a word that isn’t in the dictionary.',
  meanings: 'Definitions of these words',
  unseen: 'Value of the unseen tiles',
  unseenAbout: (count: number, value: string): string =>
    `${tiles(count)} unseen. Added to the leave, one of them was worth ${value} points on average.`,
  tile: 'Tile',
  count: 'Unseen',
  worth: 'Value',
  attempt: 'Try another move',
  attemptAbout: 'Place tiles on the board or type a play, then press Judge. You can also exchange or pass.',
  judge: 'Judge',
  judging: 'Playing out…',
  leave: 'Back to the game',
  attempted: (move: string, value: string, chance: string): string =>
    `${move} is worth ${value} and wins ${chance} of games.`,
  attemptedAlone: (move: string, final: string): string => `${move} leads to a final score of ${final}.`,
  /** Crosswords: which roll a tried play is counted with. */
  diceShow: 'The dice show',
  diceMean: 'average',
  diceGame: (reading: number): string => `${reading}, as in the game`,
  diceScore: (reading: number, score: number): string => `With ${reading} on the dice it scores ${score}.`,
  /** Of a play with a word that does not exist. */
  undoubted: (move: string, value: string): string =>
    `${move} makes a word that isn’t in the dictionary. Unchallenged, it would be worth ${value}.`,
  charts: 'Charts',
  players: 'Luck and skill',
  playersAbout:
    'Skill: what your moves gave away compared with the best. Luck: what your tiles brought compared with an average draw.',
  allTurns: 'All turns',
  saveHtml: 'Save as web page',
  saveJson: 'Save as data',
  print: 'Print',
};

export type AnalysisTexts = typeof analysis;
