/** The ways through a chapter: its main line, its variations, and the turns from its start to any place. */

import { START, type Chapter, type StudyNode } from './study-state.ts';

export function nodeAt({ nodes }: Chapter, id: string): StudyNode | null {
  return nodes.find((node) => node.id === id) ?? null;
}

/** The turns that are played there; the first is the main line. */
export function turnsAfter({ nodes }: Chapter, id: string): readonly StudyNode[] {
  return nodes.filter(({ parent }) => parent === id);
}

/** The turns from the start to a place, without the start. */
export function lineTo(chapter: Chapter, id: string): readonly StudyNode[] {
  const byId = new Map(chapter.nodes.map((node) => [node.id, node]));
  const line: StudyNode[] = [];
  for (let node = byId.get(id); node !== undefined && node.parent !== null; node = byId.get(node.parent))
    line.unshift(node);
  return line;
}

/** The turns to a place, and the main line from there to its end. */
export function lineThrough(chapter: Chapter, id: string): readonly StudyNode[] {
  const line = [...lineTo(chapter, id)];
  for (let at = id; ;) {
    const [next] = turnsAfter(chapter, at);
    if (next === undefined) return line;
    line.push(next);
    at = next.id;
  }
}

export function mainLine(chapter: Chapter): readonly StudyNode[] {
  return lineThrough(chapter, START);
}

/** The last turns of all lines, that of the main line first. */
export function lineEnds(chapter: Chapter): readonly string[] {
  const parents = new Set(chapter.nodes.map(({ parent }) => parent));
  const main = mainLine(chapter).at(-1)?.id ?? START;
  const ends = chapter.nodes.map(({ id }) => id).filter((id) => !parents.has(id) && id !== main);
  return [main, ...ends];
}

/** A turn with the variations in its place and what follows each of them. */
export interface TurnBranch {
  readonly node: StudyNode;
  /** How many turns of the chapter come before it. */
  readonly depth: number;
  /** The other turns of the same place, each with its line; only beside the first of them. */
  readonly variations: readonly (readonly TurnBranch[])[];
}

/** The main line from a place with the variations that leave it. */
export function branchesFrom(chapter: Chapter, from: string = START): readonly TurnBranch[] {
  const children = new Map<string, StudyNode[]>();
  for (const node of chapter.nodes)
    if (node.parent !== null) children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  const lineFrom = (
    first: StudyNode | undefined,
    depth: number,
    rest: readonly StudyNode[],
  ): TurnBranch[] => {
    const line: TurnBranch[] = [];
    let [node, others, place] = [first, rest, depth];
    while (node !== undefined) {
      const at = place++;
      line.push({ node, depth: at, variations: others.map((other) => lineFrom(other, at, [])) });
      [node, ...others] = children.get(node.id) ?? [];
    }
    return line;
  };
  const [first, ...others] = children.get(from) ?? [];
  return lineFrom(first, lineTo(chapter, from).length, others);
}
