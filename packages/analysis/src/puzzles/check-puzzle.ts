/**
 * Checks a puzzle by other means than those that found it: the rules play every answer, plays are listed without the
 * kernel, the best play is played out against random racks, and every move of an endgame is followed to its proven
 * end. Returns the puzzle with its proven margin, or `null`.
 */

import { apply } from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { allPlays, equityOf } from './all-plays.ts';
import { difficultyOf } from './difficulty.ts';
import { provenWorth } from './proven-worth.ts';
import { playKey, type Puzzle, type PuzzlePlay, puzzleTable } from './puzzle.ts';
import { moveOf, playedOut, type PlayoutEffort } from './puzzle-playouts.ts';
import type { PuzzleTools } from './puzzle-tools.ts';

export interface CheckEffort extends PlayoutEffort {
  /** Nodes for each move of an endgame. */
  readonly nodes: number;
  /**
   * Endgame puzzles are about winning. `as-played`: the scores are those of a game, and only one move must win it.
   * `set`: the position was not played, and the opponent's score is chosen so that the answer wins and every other
   * move loses.
   */
  readonly scores: 'as-played' | 'set';
}

/** What a page can wait for. */
export const QUICK_CHECK: CheckEffort = { iterations: 800, nodes: 60_000, seed: 7, scores: 'as-played' };

/** Plays that are played out besides the answer. */
const RIVALS = 6;
const ROUNDING = 0.01;
const ENGINES_AGREE = 0.1;

export function checkPuzzle(tools: PuzzleTools, puzzle: Puzzle, effort: CheckEffort): Puzzle | null {
  if (!puzzle.answers.every((answer) => isCounted(tools, puzzle, answer))) return null;
  const plays = allPlays(tools, puzzle.position);
  switch (puzzle.kind) {
    case 'bingo':
      return isAllOf(puzzle, plays, ({ placed }) => placed.length >= tools.ruleset.scoring.bonus.tiles);
    case 'out':
      return isAllOf(puzzle, plays, ({ placed }) => placed.length === puzzle.position.rack.length);
    case 'hook':
      return isHighest(puzzle, plays);
    case 'best':
      return isWorthiest(tools, puzzle, plays) && isBestInPlay(tools, puzzle, plays, effort) ? puzzle : null;
    case 'endgame':
      return provenEndgame(tools, puzzle, plays, effort);
  }
}

/** Whether the rules allow the play, accept its words, and agree with its score; and whether a class may see them. */
function isCounted(
  { config, ruleset, authority, lexicon }: PuzzleTools,
  { position }: Puzzle,
  { placed, score }: PuzzlePlay,
): boolean {
  const state = puzzleTable(config, ruleset, position);
  const world = {
    nowMs: 0,
    chance: {
      draw: (pool: readonly Tile[], count: number) => pool.slice(0, count),
      roll: () => [],
      pick: () => 0,
      secret: null,
    },
    words: authority,
    dictionary: lexicon.identity,
  };
  const applied = apply(state, { type: 'play', seat: 0, tiles: placed }, world);
  if (!applied.ok) return false;
  const played = applied.value.events.find(({ type }) => type === 'played');
  if (played?.type !== 'played' || played.score.total !== score) return false;
  return played.score.words.every(({ word }) => authority.fault(word) === null && !lexicon.isUnfit(word));
}

/** Whether the answers are exactly the plays of a kind. */
function isAllOf(
  puzzle: Puzzle,
  plays: readonly PuzzlePlay[],
  isAnswer: (play: PuzzlePlay) => boolean,
): Puzzle | null {
  const keys = (list: readonly PuzzlePlay[]): readonly string[] => [
    ...new Set(list.map(({ placed }) => playKey(placed))),
  ];
  const claimed = keys(puzzle.answers).toSorted();
  const found = keys(plays.filter(isAnswer)).toSorted();
  return claimed.length > 0 && claimed.join() === found.join() ? puzzle : null;
}

/** Whether no other play over the square scores as much as the answers, which all score the same. */
function isHighest(puzzle: Puzzle, plays: readonly PuzzlePlay[]): Puzzle | null {
  const covers = plays.filter(({ placed }) => placed.some(([square]) => square === puzzle.square));
  const top = itemAt(puzzle.answers, 0);
  const claimed = new Set(puzzle.answers.map(({ placed }) => playKey(placed)));
  const others = covers.filter(({ placed }) => !claimed.has(playKey(placed)));
  const found = new Set(covers.map(({ placed }) => playKey(placed)));
  const areThere = [...claimed].every((key) => found.has(key));
  const areEqual = puzzle.answers.every(({ score }) => score === top.score);
  return areThere && areEqual && others.every(({ score }) => score < top.score) ? puzzle : null;
}

/**
 * Whether the answers are best by score and leave, as the word walk finds the plays and the table of leaves values
 * them.
 */
function isWorthiest(tools: PuzzleTools, puzzle: Puzzle, plays: readonly PuzzlePlay[]): boolean {
  const top = itemAt(puzzle.answers, 0);
  const claimed = new Set(puzzle.answers.map(({ placed }) => playKey(placed)));
  const best = equityOf(tools, puzzle.position, top);
  // The kernel rounds to thousandths, and an opening has costs of its own.
  if (Math.abs(best - top.worth) > ENGINES_AGREE) return false;
  return plays.every(
    (play) =>
      claimed.has(playKey(play.placed)) ||
      equityOf(tools, puzzle.position, play) < top.worth - puzzle.margin + ENGINES_AGREE,
  );
}

/** Whether the answer, played out against random racks, leads every rival by more than chance explains. */
function isBestInPlay(
  tools: PuzzleTools,
  { position, answers }: Puzzle,
  plays: readonly PuzzlePlay[],
  effort: CheckEffort,
): boolean {
  const claimed = new Set(answers.map(({ placed }) => playKey(placed)));
  const rivals = plays
    .filter(({ placed }) => !claimed.has(playKey(placed)))
    .map((play) => ({ play, worth: equityOf(tools, position, play) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, RIVALS)
    .map(({ play }) => play);
  const candidates = [itemAt(answers, 0), ...rivals].map((play) => moveOf(tools, play));
  const report = playedOut(tools, position, candidates, effort);
  const top = report.find(({ candidate }) => candidate === 0);
  // A rival that was dropped trails by more than chance explains; one still in must be behind by more than its margin.
  return (
    top !== undefined &&
    report.every(
      (one) =>
        one === top ||
        !one.isActive ||
        one.spread + one.spreadMargin < top.spread - top.spreadMargin + ROUNDING,
    )
  );
}

/** Follows every move with a proven search for the other side. */
function provenEndgame(
  tools: PuzzleTools,
  puzzle: Puzzle,
  plays: readonly PuzzlePlay[],
  { nodes, scores }: CheckEffort,
): Puzzle | null {
  const answer = itemAt(puzzle.answers, 0);
  const own = playKey(answer.placed);
  if (provenWorth(tools, puzzle.position, answer, nodes) !== answer.worth) return null;
  let next = provenWorth(tools, puzzle.position, { placed: [], score: 0 }, nodes);
  for (const play of plays.filter(({ placed }) => playKey(placed) !== own)) {
    if (next === null) return null;
    const worth = provenWorth(tools, puzzle.position, play, nodes);
    if (worth === null) return null;
    next = Math.max(next, worth);
    if (next >= answer.worth) return null;
  }
  if (next === null) return null;
  const margin = answer.worth - next;
  const proven = scores === 'set' ? withStake({ ...puzzle, margin }) : { ...puzzle, margin };
  if (!hasStake(proven)) return null;
  const tempting = plays.filter(({ score }) => score > answer.score).length;
  return { ...proven, difficulty: difficultyOf(tools, proven, tempting) };
}

/** Whether the answer wins the endgame and every other move loses it. */
export function hasStake({ position, answers, margin }: Puzzle): boolean {
  const [mine, theirs] = position.scores;
  const lead = mine + itemAt(answers, 0).worth - theirs;
  return lead > 0 && lead - margin < 0;
}

/** Sets the scores so that the answer wins by half its margin, and the next move loses by the other half. */
function withStake(puzzle: Puzzle): Puzzle {
  const [mine] = puzzle.position.scores;
  const theirs = mine + itemAt(puzzle.answers, 0).worth - Math.ceil(puzzle.margin / 2);
  return { ...puzzle, position: { ...puzzle.position, scores: [mine, theirs] } };
}
