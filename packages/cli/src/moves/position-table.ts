/** Positions as tables that the rules can be asked about: who holds what, and in Crosswords whose colours are where. */

import { createFromPosition, replay, type PlayerView, viewFor } from '@lexiko/rules';
import type { Arm } from '@lexiko/rules/board';
import type { CgpPosition } from '@lexiko/rules/notation';
import { UsageError } from '../command.ts';
import { refusalText } from '../play/text/refusal-text.ts';
import type { AskedPositions } from './position-input.ts';
import type { NumberedPosition } from '@lexiko/engine/positions';

/** The seat of the side to move. */
export const MOVER = 0;

const ARMS: readonly Arm[] = ['N', 'E', 'S', 'W'];

/** The table as the side to move sees it. */
export function tableOf(
  { config, alphabet }: Pick<AskedPositions, 'config' | 'alphabet'>,
  { cgp, rack, unseen }: NumberedPosition,
): PlayerView {
  const tilesOf = (letters: readonly number[]): readonly string[] =>
    letters.map((letter) => (letter === 0 ? '?' : (alphabet.letters[letter] ?? '')));
  const created = createFromPosition(
    config,
    {
      board: cgp.board,
      racks: [cgp.racks[MOVER] ?? [], tilesOf(unseen.slice(rack.bagSize))],
      pool: tilesOf(unseen.slice(0, rack.bagSize)),
      scores: [cgp.scores[0] ?? 0, cgp.scores[1] ?? 0],
      turn: MOVER,
      passes: 0,
      zones: armsOf(cgp),
      levels: null,
    },
    0,
  );
  if (!created.ok) throw new UsageError((texts) => refusalText(texts, created.error));
  return viewFor(replay(created.value), MOVER);
}

/** `arms NS/EW;`: the arms in the colours of each side, from the side to move on. */
function armsOf({ operations }: CgpPosition): readonly (readonly Arm[])[] | null {
  const said = operations.find(({ name }) => name === 'arms');
  if (said === undefined) return null;
  const sides = said.text.split('/').map((text) => ARMS.filter((arm) => text.includes(arm)));
  if (!/^[NESW]*(?:\/[NESW]*)*$/u.test(said.text))
    throw new UsageError(({ positions }) => positions.badArms(said.text));
  return [sides[0] ?? [], sides[1] ?? []];
}
