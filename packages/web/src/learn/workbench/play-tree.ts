/**
 * A game of open letters as a tree of plays: every play that was ever tried stays where it was, so that one can go back,
 * try something else, and return. Pure.
 */

import type { Placement } from '@lexiko/rules/board';

export interface PlayNode {
  /** 0 is the empty board. */
  readonly id: number;
  readonly parent: number;
  readonly tiles: readonly Placement[];
  /** Whether the solver chose it: that is told in the record. */
  readonly isHelped: boolean;
}

export interface PlayTree {
  /** Without the empty board; in the order in which they were made. */
  readonly nodes: readonly PlayNode[];
  readonly current: number;
  /** By node: the one that redo goes to. */
  readonly onward: Readonly<Record<number, number>>;
  /** Positions with a name of their own. */
  readonly names: Readonly<Record<number, string>>;
}

export const EMPTY_TREE: PlayTree = { nodes: [], current: 0, onward: {}, names: {} };

export function nodeOf({ nodes }: PlayTree, id: number): PlayNode | null {
  return nodes.find((node) => node.id === id) ?? null;
}

/** From the empty board to a position. */
export function pathTo(tree: PlayTree, id: number = tree.current): readonly PlayNode[] {
  const path: PlayNode[] = [];
  for (let node = nodeOf(tree, id); node !== null; node = nodeOf(tree, node.parent)) path.unshift(node);
  return path;
}

export function childrenOf({ nodes }: PlayTree, id: number): readonly PlayNode[] {
  return nodes.filter(({ parent }) => parent === id);
}

function keyOf(tiles: readonly Placement[]): string {
  return tiles
    .map(([square, laid]) => `${square}${laid}`)
    .sort()
    .join();
}

/** Makes a play from the current position; one that was made there before is gone to. */
export function withNode(tree: PlayTree, tiles: readonly Placement[], isHelped: boolean): PlayTree {
  const parent = tree.current;
  const known = childrenOf(tree, parent).find((node) => keyOf(node.tiles) === keyOf(tiles));
  const id = known?.id ?? Math.max(0, ...tree.nodes.map((node) => node.id)) + 1;
  const nodes = known === undefined ? [...tree.nodes, { id, parent, tiles, isHelped }] : tree.nodes;
  return { ...tree, nodes, current: id, onward: { ...tree.onward, [parent]: id } };
}

/** The position before; the empty board stays. */
export function undone(tree: PlayTree): PlayTree {
  const node = nodeOf(tree, tree.current);
  return node === null
    ? tree
    : { ...tree, current: node.parent, onward: { ...tree.onward, [node.parent]: node.id } };
}

export function redone(tree: PlayTree): PlayTree {
  const next = tree.onward[tree.current];
  return next === undefined ? tree : { ...tree, current: next };
}

/** Goes to any position; redo then follows the way there. */
export function goneTo(tree: PlayTree, id: number): PlayTree {
  const onward = { ...tree.onward };
  for (const node of pathTo(tree, id)) onward[node.parent] = node.id;
  return { ...tree, current: id, onward };
}

/** Names the current position; an empty name takes it away. */
export function named(tree: PlayTree, name: string): PlayTree {
  const { [tree.current]: _, ...others } = tree.names;
  return { ...tree, names: name.trim() === '' ? others : { ...others, [tree.current]: name.trim() } };
}
