/** The hall of best games of open letters: which game stands where, and how a removed one comes back. */

import type { Placement } from '@lexiko/rules/board';
import { beforeEach, expect, it } from 'vitest';
import { EMPTY_TREE, withNode, type PlayTree } from '../../src/learn/workbench/play-tree.ts';
import { WorkbenchStore } from '../../src/learn/workbench/workbench-store.ts';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';

/** HORN through the middle square, 14 points; and FARM down through its R, 9 more. */
const HORN: readonly Placement[] = [
  [110, 'H'],
  [111, 'O'],
  [112, 'R'],
  [113, 'N'],
];
const FARM: readonly Placement[] = [
  [82, 'F'],
  [97, 'A'],
  [127, 'M'],
];

const treeOf = (...plays: readonly (readonly Placement[])[]): PlayTree =>
  plays.reduce<PlayTree>((tree, tiles) => withNode(tree, tiles, false), EMPTY_TREE);

let workbench = new WorkbenchStore(memoryStorage());

function enter(name: string, atMs: number, ...plays: readonly (readonly Placement[])[]): string {
  workbench.changeTree(treeOf(...plays));
  return workbench.enterHall(name, atMs).id;
}

const names = (): readonly string[] => workbench.hall.peek().map(({ name, score }) => `${name} ${score}`);

beforeEach(() => {
  workbench = new WorkbenchStore(memoryStorage());
});

it('the highest game stands first, and of equal ones the earlier', () => {
  enter('early', 1, HORN);
  enter('best', 2, HORN, FARM);
  enter('late', 3, HORN);
  expect(names()).toEqual(['best 23', 'early 14', 'late 14']);
});

it('a removed game comes back to its place, beside a game entered since', () => {
  const early = enter('early', 1, HORN);
  enter('best', 2, HORN, FARM);
  const putBack = workbench.leaveHall(early);
  expect(names()).toEqual(['best 23']);
  enter('late', 3, HORN);
  putBack();
  expect(names()).toEqual(['best 23', 'early 14', 'late 14']);
});
