/** What the end of a game knows of a position: an empty bag and every rack, or a few tiles in the bag and one rack. */

import {
  type EndgamePosition,
  hasPlainEnding,
  idleLimitWithBag,
  idleTurnsOf,
  LARGEST_PRE_ENDGAME_BAG,
  type PreEndgamePosition,
} from '@lexiko/engine/endgame';
import type { Ruleset } from '@lexiko/rules';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { NumberedPosition } from '@lexiko/engine/positions';

export type LatePosition =
  | { readonly kind: 'endgame'; readonly position: EndgamePosition }
  | { readonly kind: 'pre-endgame'; readonly position: PreEndgamePosition };

/** Why a position has no end to look at. */
export type NotLate =
  | 'no-tiles'
  | 'bag-too-full'
  | 'racks-unknown'
  | 'racks-impossible'
  | 'two-sides-only'
  | 'no-plain-ending';

export function latePosition(at: NumberedPosition, ruleset: Ruleset): LatePosition | NotLate {
  const { board, rack, others, unseen, cgp } = at;
  if (!hasPlainEnding(ruleset)) return 'no-plain-ending';
  if (rack.letters.length === 0) return 'no-tiles';
  if (rack.bagSize > LARGEST_PRE_ENDGAME_BAG) return 'bag-too-full';
  if (!isWithin(others.flat(), unseen)) return 'racks-impossible';
  const { zeroTurns } = cgp;
  if (rack.bagSize > 0) {
    if (others.length > 1) return 'two-sides-only';
    const [own = 0, other = 0] = cgp.scores;
    return {
      kind: 'pre-endgame',
      position: {
        board,
        rack: rack.letters,
        unseen,
        bagSize: rack.bagSize,
        lead: own - other,
        idleTurns: zeroTurns,
        idleLimit: idleLimitWithBag(ruleset),
      },
    };
  }
  const given = others.reduce((sum, other) => sum + other.length, 0);
  if (others.length > 1 && given !== unseen.length) return 'racks-unknown';
  const racks = others.length > 1 ? others : [unseen];
  if (racks.some((other) => other.length === 0)) return 'no-tiles';
  const idleTurns = idleTurnsOf(ruleset, zeroTurns, zeroTurns);
  return { kind: 'endgame', position: { board, racks: [rack.letters, ...racks], idleTurns } };
}

/** Whether all of these tiles are among the others. */
function isWithin(tiles: readonly number[], others: readonly number[]): boolean {
  const left = [...others];
  return tiles.every((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function notLateText({ positions }: TerminalTexts, reason: NotLate): string {
  const { notLate } = positions.endgame;
  return reason === 'bag-too-full' ? notLate[reason](LARGEST_PRE_ENDGAME_BAG) : notLate[reason];
}
