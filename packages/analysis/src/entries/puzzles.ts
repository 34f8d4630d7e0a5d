/** `@lexiko/analysis/puzzles`: finding, checking and solving puzzles, for what sets them to players. */

export { checkPuzzle, hasStake, QUICK_CHECK, type CheckEffort } from '../puzzles/check-puzzle.ts';
export {
  kindOfDay,
  offeredLines,
  placeOfDay,
  PUZZLE_LANGUAGES,
  puzzleOfLine,
  type PuzzleLanguage,
} from '../puzzles/daily.ts';
export { findPuzzles } from '../puzzles/find-puzzles.ts';
export { isMissedPlay, type MadeInstead } from '../puzzles/missed-play.ts';
export { makePositionGenerator, playedPositions } from '../puzzles/played-positions.ts';
export { formatPuzzle, parsePuzzle } from '../puzzles/puzzle-text.ts';
export { makePuzzleTools, type PuzzleTools } from '../puzzles/puzzle-tools.ts';
export {
  DIFFICULTIES,
  PUZZLE_KINDS,
  puzzleTable,
  solves,
  unseenTiles,
  type Difficulty,
  type Puzzle,
  type PuzzleKind,
  type PuzzlePosition,
} from '../puzzles/puzzle.ts';
export {
  isOfTopic,
  kindOfTopic,
  PUZZLE_THEMES,
  PUZZLE_TOPICS,
  themeOf,
  type PuzzleTheme,
  type PuzzleTopic,
} from '../puzzles/theme.ts';
export { winningLine, type LineMove } from '../puzzles/winning-line.ts';
