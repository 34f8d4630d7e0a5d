/** The puzzles in English. */

import { counted, points } from '../grammar.ts';

/** How a solved puzzle is explained. */
export interface SolvedFacts {
  readonly play: string;
  readonly score: number;
  readonly worth: number;
  readonly margin: number;
  readonly answers: number;
  /** Of an endgame: points ahead at its end; below 0 behind. */
  readonly lead: number;
}

const TENTHS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const puzzles = {
  title: 'Puzzles',
  about:
    'Positions from games the engine played. In endgames, the scores are set so that one play decides the game. Every answer is checked twice.',
  daily: 'Puzzle of the day',
  dailyAbout: (day: string, kind: string, difficulty: string): string =>
    `${day}: ${kind}, ${difficulty}. Everyone gets the same puzzle today.`,
  solveDaily: 'Solve',
  lookAgain: 'View again',
  streak: (days: number): string => `${counted(days, 'day')} in a row`,
  choose: 'Choose a puzzle',
  kind: 'Kind',
  difficulty: 'Difficulty',
  any: 'any',
  next: 'Next puzzle',
  fresh: 'Create a new puzzle',
  freshAbout: 'The engine plays games until it finds one. Rare kinds take a while.',
  noneHere: 'No puzzle here: no play stands out clearly from the others.',
  edit: 'Edit position',
  making: 'Looking for a puzzle…',
  noneFound: 'No puzzle found in sixty games. Try again, or choose another kind.',
  own: 'From my games',
  ownAbout: 'What you missed in the games on this device.',
  looking: (looked: number, of: number): string => `${looked} of ${counted(of, 'game')} searched…`,
  noOwn: 'No puzzle found in the finished games on this device.',
  kinds: {
    bingo: 'Find the bingo',
    best: 'The best play',
    hook: 'The hook',
    out: 'The out-play',
    endgame: 'The endgame',
  },
  themes: { parallel: 'Parallel plays', fishing: 'Fishing' },
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
  outcomes: { solved: 'solved', helped: 'solved with a hint', shown: 'answer shown' },
  history: 'Your puzzles',
  noHistory: 'None yet. Start with the puzzle of the day.',
  solvedShare: 'Solved without help, by kind',
  ratings: 'Your ratings',
  rating: 'Rating',
  count: 'Puzzles',
  ratingsLater: 'After five puzzles of a kind you see your rating for it.',
  ratingsAbout:
    'An easy puzzle counts as an opponent rated 1200, a medium one 1500, a hard one 1800. A hint or a second try counts as a draw.',
  when: 'Date',
  outcome: 'Outcome',
  tries: 'Tries',
  question: {
    bingo: ({ count }: { readonly count: number; readonly square: string }): string =>
      count === 1
        ? 'One play uses all seven tiles. Find it.'
        : `${count} plays use all seven tiles. Find one of them.`,
    best: (): string => 'One play is clearly best, counting score and leave. Which one?',
    hook: ({ square }: { readonly count: number; readonly square: string }): string =>
      `A word can be extended on ${square}. Find the highest-scoring play over that square.`,
    out: (): string => 'The bag is empty. Play all your tiles at once.',
    endgame: (): string =>
      'The bag is empty and all tiles are known. One play wins, every other loses. Which one wins?',
  },
  scores: (own: number, other: number): string => `You have ${points(own)}, your opponent has ${other}.`,
  otherRack: 'Opponent’s rack',
  idle: 'Place your answer on the board.',
  submit: 'Answer',
  hint: 'Hint',
  hints: {
    line: (line: string): string => `It lies in ${line}.`,
    start: (tiles: number, square: string): string =>
      `It uses ${counted(tiles, 'tile')}; the first goes on ${square}.`,
    tiles: (tiles: string): string => `Use ${tiles}.`,
  },
  row: (row: number): string => `row ${row}`,
  column: (column: string): string => `column ${column}`,
  show: 'Show answer',
  right: 'Right!',
  answer: 'The answer',
  notWords: (words: string): string => `Not in the dictionary: ${words}.`,
  wrong: {
    bingo: (score: number): string => `${points(score)}, but not with all seven tiles.`,
    best: (score: number): string => `${points(score)}, but another play has a better score or leave.`,
    hook: (score: number): string => `${points(score)}. Another play over that square scores more.`,
    out: (): string => 'Some tiles stay on your rack.',
    endgame: (score: number): string => `${points(score)} now, but you lose the game.`,
  },
  because: {
    bingo: ({ play, score, answers }: SolvedFacts): string =>
      answers === 1 ? `${play} scores ${score}.` : `The best bingo is ${play} for ${points(score)}.`,
    best: ({ play, worth, margin }: SolvedFacts): string =>
      `${play} is worth ${TENTHS.format(worth)} counting score and leave, ${TENTHS.format(margin)} more than any other play. Playouts agree.`,
    hook: ({ play, score, margin }: SolvedFacts): string =>
      `${play} scores ${score}, ${TENTHS.format(margin)} more than any other play over that square.`,
    out: ({ play, score }: SolvedFacts): string =>
      `${play} scores ${score} and ends the game. You also get points for your opponent’s tiles.`,
    endgame: ({ play, margin, lead }: SolvedFacts): string =>
      `${play} wins by ${points(lead)}. The next best play loses by ${points(margin - lead)}. Both are proven to the end of the game.`,
  },
  allAnswers: (count: number): string => (count === 1 ? 'The only answer:' : `All ${count} answers:`),
  /** How the game goes on after the answer; `null`: a pass. */
  lineTitle: 'The rest of the game with best play',
  lineMove: (isOwn: boolean, play: string | null, score: number): string => {
    const who = isOwn ? 'You' : 'Your opponent';
    const verb = play === null ? (isOwn ? 'pass' : 'passes') : isOwn ? 'play' : 'plays';
    return play === null ? `${who} ${verb}.` : `${who} ${verb} ${play} for ${score}.`;
  },
  /** `settled`: what the final adjustment adds to the lead of whoever is asked, below 0 takes from it. */
  lineEnd: (settled: number, lead: number): string =>
    `${settled === 0 ? '' : `Final adjustment: ${points(Math.abs(settled))} for ${settled > 0 ? 'you' : 'your opponent'}. `}You win by ${points(lead)}.`,
  again: 'Another puzzle',
  back: 'All puzzles',
  link: 'Link to this puzzle',
  noSuchPuzzle: 'There is no such puzzle.',
};

export type PuzzlesTexts = typeof puzzles;
