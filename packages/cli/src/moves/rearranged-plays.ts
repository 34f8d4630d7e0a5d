/** Plays of a position that rearrange a word on the board (V-02), as `lexiko moves` lists them. */

import { leaveValue, rearrangements } from '@lexiko/engine/moves';
import { formatSquare, type InspectedPlay, scoreOf } from '@lexiko/rules/board';
import { joinTiles, formatWordStart } from '@lexiko/rules/notation';
import { leaveAfter, type ListedMove } from './listing.ts';
import type { AskedPositions } from './position-input.ts';
import { MOVER, tableOf } from './position-table.ts';
import type { NumberedPosition } from '@lexiko/engine/positions';

/** What a leave costs beside its points once the bag is empty, as everywhere in plain equity. */
const NOT_OUT = 10;

/** Whether the rules have such plays at all. */
export function mayRearrange({ ruleset }: AskedPositions): boolean {
  return ruleset.rearranging.kind === 'on';
}

/**
 * One for each word and stretch of the board, its tiles laid so that it scores most; in no order. `tiles` are those of
 * the whole word, blanks in lower case.
 */
export function rearrangedPlays(
  asked: AskedPositions,
  position: number,
  at: NumberedPosition,
): readonly ListedMove[] {
  const { alphabet, ruleset } = asked;
  const { graph } = asked.words;
  const { layout } = ruleset;
  const table = tableOf(asked, at);
  const found: ListedMove[] = [];
  for (const { action, play } of rearrangements({ table, seat: MOVER, graph, alphabet, steps: Infinity })) {
    const { squares } = play.runs[0] ?? { squares: [] };
    const [first = 0] = squares;
    const score = scoreOf(table, MOVER, play, []).total;
    const used = lettersUsed(play, asked);
    found.push({
      position,
      type: 'rearrange',
      at: formatWordStart({
        row: Math.floor(first / layout.width),
        column: first % layout.width,
        direction: action.direction,
      }),
      word: joinTiles(squares.map((square) => play.board[square] ?? '')),
      tiles: Object.fromEntries(
        squares.map((square) => [formatSquare(layout, square), play.board[square] ?? '']),
      ),
      score,
      leave: leaveAfter(used, at, alphabet),
      equity: score + worthOf(asked, at, used),
    });
  }
  return found;
}

function lettersUsed({ used }: InspectedPlay, { alphabet }: AskedPositions): readonly number[] {
  return used.map((tile) => (tile === '?' ? 0 : alphabet.letters.indexOf(tile)));
}

/** What is left is worth to plain equity. */
function worthOf(
  { leaves, numbers }: AskedPositions,
  { rack }: NumberedPosition,
  used: readonly number[],
): number {
  const kept = [...rack.letters];
  for (const letter of used) kept.splice(kept.indexOf(letter), 1);
  if (rack.bagSize > 0) return leaves === null ? 0 : Math.round(1000 * leaveValue(leaves, kept)) / 1000;
  if (kept.length === 0) return 2 * rack.otherPoints;
  return -2 * kept.reduce((sum, letter) => sum + (numbers.values[letter] ?? 0), 0) - NOT_OUT;
}
