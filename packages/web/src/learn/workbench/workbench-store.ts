/** Stores the workbench's tree of plays and its hall of best games in the browser. */

import { replay } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { scoreSheet, sideResult } from '@lexiko/rules/records';
import type { ReadonlySignal } from '@preact/signals';
import type { Page } from '../../page/page.ts';
import { StoredValue, type ValueStorage } from '../../page/storage/stored-value.ts';
import { OPEN_CONFIG, openLog } from './open-table.ts';
import { EMPTY_TREE, pathTo, type PlayTree } from './play-tree.ts';

export interface HallGame {
  readonly id: string;
  readonly name: string;
  readonly atMs: number;
  readonly plays: readonly (readonly Placement[])[];
  /** Indices in `plays` of those that the solver chose. */
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
    // Rejects a tree whose plays are illegal.
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

export class WorkbenchStore {
  readonly #tree: StoredValue<PlayTree>;
  readonly #hall: StoredValue<readonly HallGame[]>;

  constructor(storage: ValueStorage) {
    this.#tree = new StoredValue(storage, TREE_KEY, (stored) => (isTree(stored) ? stored : EMPTY_TREE));
    this.#hall = new StoredValue(storage, HALL_KEY, (stored) => (isHall(stored) ? stored : []));
  }

  get tree(): ReadonlySignal<PlayTree> {
    return this.#tree.value;
  }

  /** Highest score first. */
  get hall(): ReadonlySignal<readonly HallGame[]> {
    return this.#hall.value;
  }

  changeTree(next: PlayTree): void {
    this.#tree.set(next);
  }

  /** Adds the game up to the current position to the hall, as if the player stopped there. */
  enterHall(name: string, atMs: number): HallGame {
    const path = pathTo(this.tree.peek());
    const plays = path.map(({ tiles }) => tiles);
    const log = openLog({ config: OPEN_CONFIG, plays }, true);
    const { score, turns, bestTurn, bestMove, fifties } = sideResult(replay(log), scoreSheet(log).rows, 0);
    const helped = path.flatMap(({ isHelped }, at) => (isHelped ? [at] : []));
    const result = { score, turns, bestTurn, bestMove, fifties };
    const game: HallGame = { id: `${atMs}`, name, atMs, plays, helped, ...result };
    this.#addToHall([game]);
    return game;
  }

  /** Removes a game; returns a function that restores it and keeps games added since. */
  leaveHall(id: string): () => void {
    const before = this.hall.peek();
    this.#hall.set(before.filter((game) => game.id !== id));
    return () => this.#addToHall(before.filter((game) => game.id === id));
  }

  /** Equal scores: the earlier game comes first. */
  #addToHall(games: readonly HallGame[]): void {
    const ranked = [...this.hall.peek(), ...games].toSorted((a, b) => b.score - a.score || a.atMs - b.atMs);
    this.#hall.set(ranked.slice(0, MOST_GAMES));
  }
}

export function openWorkbench({ storage }: Page): WorkbenchStore {
  return new WorkbenchStore(storage);
}
