/**
 * Plays as people write them, with the letters on the board in brackets: `8F HO(R)N`. GCG has dots there, so a play is read
 * on the board of its place; that is laid turn by turn, which is far less than to replay the rules.
 */

import { configure } from '@lexiko/rules';
import { emptyBoard, withLaid, type Board, type Layout, type TileSet } from '@lexiko/rules/board';
import { formatGcgAct, joinTiles, parseMove, type GcgTurn } from '@lexiko/rules/notation';
import { positionOfStart, tableAt } from './chapter-table.ts';
import type { Chapter, StudyNode } from './study-state.ts';
import { turnOfLine } from './turn-line.ts';

/** By the id of the turn. Absent: it is no play, or cannot be laid there. */
export function notationsOf(chapter: Chapter): ReadonlyMap<string, string> {
  const { start, nodes } = chapter;
  const ruleset = configure({ ...start.config, sides: start.players.length });
  const notations = new Map<string, string>();
  if (!ruleset.ok) return notations;
  const { layout, tiles } = ruleset.value;
  const boards = new Map<string, Board>();
  const first = positionOfStart(start)?.board ?? emptyBoard(layout);
  const boardAt = ({ id, said, parent }: StudyNode): Board | null => {
    // In a log only variations are read on their boards.
    if (chapter.log !== undefined && (said !== undefined || parent === null))
      return tableAt(chapter, id)?.board ?? null;
    return parent === null ? first : (boards.get(id) ?? null);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) {
    const parent = node.parent === null ? undefined : byId.get(node.parent);
    if (parent === undefined || node.said !== undefined) continue;
    const before = boardAt(parent);
    if (before === null) continue;
    const turn = turnOfLine(start, node.line);
    if (turn?.kind === 'withdrawn') {
      const grandparent = parent.parent === null ? undefined : byId.get(parent.parent);
      boards.set(node.id, (grandparent === undefined ? null : boardAt(grandparent)) ?? before);
    } else if (turn?.kind === 'play') {
      const laid = playOn(before, { layout, tiles }, turn);
      if (laid !== null) notations.set(node.id, laid.notation);
      boards.set(node.id, laid?.board ?? before);
    } else boards.set(node.id, before);
  }
  return notations;
}

function playOn(
  board: Board,
  { layout, tiles }: { readonly layout: Layout; readonly tiles: TileSet },
  turn: GcgTurn & { readonly kind: 'play' },
): { readonly notation: string; readonly board: Board } | null {
  const text = formatGcgAct(turn);
  const placed = parseMove({ board, layout, tiles }, text);
  if (!placed.ok) return null;
  const [place = ''] = text.split(' ');
  const fresh = new Set(placed.value.map(([square]) => square));
  const after = withLaid(board, placed.value);
  const { row, column, direction } = turn.start;
  const first = row * layout.width + column;
  const step = direction === 'across' ? 1 : layout.width;
  const letters = turn.letters.map((_, at) => {
    const square = first + at * step;
    const letter = joinTiles([after[square] ?? '']);
    return fresh.has(square) ? letter : `(${letter})`;
  });
  return { notation: `${place} ${letters.join('').replaceAll(')(', '')}`, board: after };
}
