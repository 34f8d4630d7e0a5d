/** A turn of a study in words: what is done, and by whom. */

import { turnOfLine, type Chapter, type StudyNode } from '@lexiko/analysis/studies';
import { formatGcgAct, joinTiles, type GcgTurn } from '@lexiko/rules/notation';
import { factTexts } from '../../analysis/analysis-texts.ts';
import { studiesTexts } from '../studies-texts.ts';

/** `8F HORN`, `Exchange QV`, `Pass`. */
export function actText(turn: GcgTurn): string {
  const { acts } = studiesTexts.value;
  switch (turn.kind) {
    case 'play':
    case 'pass':
    case 'exchange':
    case 'exchange-count':
      return factTexts.value.moveTitle(formatGcgAct(turn));
    case 'rack-points':
      return acts.tiles(joinTiles(turn.tiles));
    case 'withdrawn':
    case 'challenge':
    case 'time':
      return acts[turn.kind];
  }
}

export function playerOf({ start }: Pick<Chapter, 'start'>, player: number): string {
  const { id, name } = start.players[player] ?? { id: '', name: '' };
  return name === '' ? id : name;
}

/** `+14`; a minus as it is printed. */
function signedScore(score: number): string {
  return score < 0 ? `−${-score}` : `+${score}`;
}

/** `Ann 8F HO(R)N +14`; empty for a line that cannot be read. `notations` are those of the chapter. */
export function turnLabel(chapter: Chapter, node: StudyNode, notations: ReadonlyMap<string, string>): string {
  const { said } = node;
  if (said !== undefined)
    return `${playerOf(chapter, said.player)} ${factTexts.value.moveTitle(said.notation)} ${signedScore(said.score)}`;
  const turn = turnOfLine(chapter.start, node.line);
  if (turn === null) return '';
  const notation = notations.get(node.id);
  const act = notation === undefined ? actText(turn) : factTexts.value.moveTitle(notation);
  return `${playerOf(chapter, turn.player)} ${act} ${signedScore(turn.score)}`;
}
