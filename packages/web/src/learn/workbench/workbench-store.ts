/** The workbench and its hall of best games, kept in the browser. */

import { signal, type Signal } from '@preact/signals';
import { replay } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { scoreSheet, sideResult } from '@lexiko/rules/records';
import { OPEN_CONFIG, openLog } from './open-table.ts';
import { EMPTY_TREE, pathTo, type PlayTree } from './play-tree.ts';

export interface HallGame {
  readonly id: string;
  readonly name: string;
  readonly atMs: number;
  readonly plays: readonly (readonly Placement[])[];
  /** Places of the plays that the solver chose. */
  readonly helped: readonly number[];
  readonly score: number;
  readonly turns: number;
  readonly bestTurn: number;
  readonly bestMove: string;
  readonly fifties: number;
}

const TREE_KEY = 'lexiko.workbench';
const HALL_KEY = 'lexiko.hall';
const MOST_GAMES = 50;

/** What was kept under `key`, if `isWhole` takes it for what it should be. */
function kept<T>(key: string, isWhole: (value: unknown) => value is T, initial: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isWhole(value) ? value : initial;
  } catch {
    // A browser that keeps nothing for us, or something that is not ours.
    return initial;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept then; it holds until the page is closed.
  }
}

function isTree(value: unknown): value is PlayTree {
  if (typeof value !== 'object' || value === null) return false;
  const { nodes, current, onward, names } = value as Partial<Record<keyof PlayTree, unknown>>;
  const isWhole =
    Array.isArray(nodes) &&
    typeof current === 'number' &&
    typeof onward === 'object' &&
    onward !== null &&
    typeof names === 'object' &&
    names !== null;
  if (!isWhole) return false;
  try {
    // A tree whose plays cannot be played is not ours.
    openLog({ config: OPEN_CONFIG, plays: pathTo(value as PlayTree).map(({ tiles }) => tiles) }, false);
    return true;
  } catch {
    return false;
  }
}

function isHall(value: unknown): value is readonly HallGame[] {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => {
      const game = one as Partial<Record<keyof HallGame, unknown>> | null;
      return (
        typeof game?.id === 'string' &&
        typeof game.score === 'number' &&
        Array.isArray(game.plays) &&
        Array.isArray(game.helped)
      );
    })
  );
}

export const tree: Signal<PlayTree> = signal(kept(TREE_KEY, isTree, EMPTY_TREE));
/** The highest first. */
export const hall: Signal<readonly HallGame[]> = signal(kept(HALL_KEY, isHall, []));

export function changeTree(next: PlayTree): void {
  tree.value = next;
  keep(TREE_KEY, next);
}

/** Enters the game up to the current position, as if the player stopped there. */
export function enterHall(name: string, atMs: number): HallGame {
  const path = pathTo(tree.peek());
  const plays = path.map(({ tiles }) => tiles);
  const log = openLog({ config: OPEN_CONFIG, plays }, true);
  const { score, turns, bestTurn, bestMove, fifties } = sideResult(replay(log), scoreSheet(log).rows, 0);
  const helped = path.flatMap(({ isHelped }, at) => (isHelped ? [at] : []));
  const game: HallGame = {
    id: `${atMs}`,
    name,
    atMs,
    plays,
    helped,
    score,
    turns,
    bestTurn,
    bestMove,
    fifties,
  };
  addToHall([game]);
  return game;
}

/** Answers how to put it back, beside what was entered since. */
export function leaveHall(id: string): () => void {
  const before = hall.peek();
  changeHall(before.filter((game) => game.id !== id));
  return () => addToHall(before.filter((game) => game.id === id));
}

/** Of equal scores the earlier game stands first. */
function addToHall(games: readonly HallGame[]): void {
  const ranked = [...hall.peek(), ...games].toSorted((a, b) => b.score - a.score || a.atMs - b.atMs);
  changeHall(ranked.slice(0, MOST_GAMES));
}

function changeHall(next: readonly HallGame[]): void {
  hall.value = next;
  keep(HALL_KEY, next);
}
