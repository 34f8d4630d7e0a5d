/** A kept line as turns of its chapter. The bag is empty there, so the rack of each side is known at every turn. */

import { err, ok, type Result } from '@lexiko/rules';
import { allTiles, liftedTile, neededTile, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { tableAt, typedTurn } from './chapter-table.ts';
import type { ChapterTable, TurnProblem } from './place-table.ts';
import type { KeptLine, TurnLine } from './study-event.ts';
import type { Chapter } from './study-state.ts';
import { turnsAfter } from './study-tree.ts';
import { isSamePlay } from './turn-line.ts';

export interface LineTurns {
  /** The place from which the chapter lacks the turns. */
  readonly after: string;
  /** Empty: the chapter has the whole line. */
  readonly turns: readonly TurnLine[];
  /** The place after the line. */
  readonly end: string;
}

function without(tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] {
  const left = [...tiles];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function unseenFrom({ board, ruleset }: ChapterTable, rack: readonly Tile[]): readonly Tile[] {
  const laid = board.filter((one) => one !== '').map(liftedTile);
  return without(allTiles(ruleset.tiles), [...laid, ...rack]);
}

/** `rack`: what the player on turn at `node` holds. */
export function turnsOfLine(
  chapter: Chapter,
  node: string,
  { rack, line }: { readonly rack: readonly Tile[]; readonly line: KeptLine },
  idOf: () => string,
): Result<LineTurns, TurnProblem> {
  const start = tableAt(chapter, node);
  if (start === null) return err({ code: 'UNREADABLE' });
  const racks = [rack, unseenFrom(start, rack)];
  const turns: TurnLine[] = [];
  const nodes = [...chapter.nodes];
  const longer: Chapter = { ...chapter, nodes };
  let [at, after] = [node, node];
  for (const [place, { notation }] of line.turns.entries()) {
    const side = place % 2;
    const typed = typedTurn(longer, at, { rack: itemAt(racks, side), text: notation });
    if (!typed.ok) return typed;
    const parent = at;
    const known = turnsAfter(longer, parent).find((one) => isSamePlay(one.line, typed.value));
    if (known === undefined) {
      const turn: TurnLine = { id: idOf(), line: typed.value, note: '' };
      turns.push(turn);
      nodes.push({ ...turn, parent, marks: [], kept: null });
      at = turn.id;
    } else {
      at = known.id;
      after = at;
    }
    const laid = tableAt(longer, at)?.fresh ?? [];
    racks[side] = without(
      itemAt(racks, side),
      laid.map(([, tile]) => neededTile(tile)),
    );
  }
  return ok({ after, turns, end: at });
}
