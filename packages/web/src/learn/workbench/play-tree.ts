/**
 * An open-letter game as a tree of plays. Every play tried stays in the tree, so the player can go back, try another and
 * return. Pure functions.
 */

import type { Placement } from '@lexiko/rules/board';

export interface PlayNode {
  /** From 1; 0 stands for the empty board. */
  readonly id: number;
  readonly parent: number;
  readonly tiles: readonly Placement[];
  /** Whether the solver chose the play; records show it. */
  readonly isHelped: boolean;
}

export interface PlayTree {
  /** In the order they were made, without the empty board. */
  readonly nodes: readonly PlayNode[];
  readonly current: number;
  /** Node id to the id of the child that redo goes to. */
  readonly onward: Readonly<Record<number, number>>;
  /** Node id to the name that the player gave the position. */
  readonly names: Readonly<Record<number, string>>;
}

export const EMPTY_TREE: PlayTree = { nodes: [], current: 0, onward: {}, names: {} };

export function nodeOf({ nodes }: PlayTree, id: number): PlayNode | null {
  return nodes.find((node) => node.id === id) ?? null;
}

/** The plays from the empty board to a position. */
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

/** Adds a play to the current position and goes there; reuses the node if the same play was made before. */
export function withNode(tree: PlayTree, tiles: readonly Placement[], isHelped: boolean): PlayTree {
  const parent = tree.current;
  const known = childrenOf(tree, parent).find((node) => keyOf(node.tiles) === keyOf(tiles));
  const id = known?.id ?? Math.max(0, ...tree.nodes.map((node) => node.id)) + 1;
  const nodes = known === undefined ? [...tree.nodes, { id, parent, tiles, isHelped }] : tree.nodes;
  return { ...tree, nodes, current: id, onward: { ...tree.onward, [parent]: id } };
}

/** Goes back one play; does nothing on the empty board. */
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

/** Goes to any position; redo then follows the path to it. */
export function goneTo(tree: PlayTree, id: number): PlayTree {
  const onward = { ...tree.onward };
  for (const node of pathTo(tree, id)) onward[node.parent] = node.id;
  return { ...tree, current: id, onward };
}

/** Names the current position; an empty name removes the name. */
export function named(tree: PlayTree, name: string): PlayTree {
  const { [tree.current]: _, ...others } = tree.names;
  return { ...tree, names: name.trim() === '' ? others : { ...others, [tree.current]: name.trim() } };
}
