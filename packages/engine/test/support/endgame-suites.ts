/** The positions in fixtures/endgames, as tests and benchmark ask about them. */

import { readFileSync } from 'node:fs';
import type { Ruleset } from '@lexiko/rules';
import { isLaidBlank, letterOf } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { parseCgp, type CgpPosition } from '@lexiko/rules/notation';
import { ENGLISH } from '@lexiko/words';
import { idleLimitWithBag, type PreEndgamePosition } from '../../src/entries/endgame.ts';
import type { PlacedTile } from '../../src/generation/play.ts';
import { standardNumbers } from './bench-positions.ts';

export interface SuitePosition {
  readonly board: Uint8Array;
  readonly racks: readonly (readonly number[])[];
  readonly scores: readonly number[];
  /** Of the play that the line is about; empty if it is about none. */
  readonly tiles: readonly PlacedTile[];
  /** A number that the line gives. */
  readonly said: (name: string) => number;
}

export type SuiteName = 'empty-bag.cgp' | 'one-in-bag.cgp' | 'two-in-bag.cgp';

export function readSuite(name: SuiteName): readonly SuitePosition[] {
  const text = readFileSync(new URL(`../../../../fixtures/endgames/${name}`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const parsed = parseCgp(line);
      if (!parsed.ok) throw new Error(`${name}: ${line}`);
      return numbered(parsed.value);
    });
}

function numbered({ board, racks, scores, operations }: CgpPosition): SuitePosition {
  const textOf = (name: string): string => operations.find((one) => one.name === name)?.text ?? '';
  return {
    board: Uint8Array.from(board, (laid) =>
      laid === '' ? 0 : ENGLISH.letters.indexOf(letterOf(laid)) + (isLaidBlank(laid) ? 64 : 0),
    ),
    racks: racks.map((rack) => rack.map((tile) => Math.max(0, ENGLISH.letters.indexOf(tile)))),
    scores,
    tiles: textOf('tiles').split(',').filter(Boolean).map(placed),
    said: (name) => Number(textOf(name)),
  };
}

/** `112:-5` is the fifth letter as a blank on square 112. */
function placed(text: string): PlacedTile {
  const [square = 0, letter = 0] = text.split(':').map(Number);
  return { square, letter: Math.abs(letter), isBlank: letter < 0 };
}

/** The question that the engine is asked; the other rack is not known. */
export function preEndgameOf(position: SuitePosition, bagSize: number, ruleset: Ruleset): PreEndgamePosition {
  const { board, racks, scores } = position;
  return {
    board,
    rack: itemAt(racks, 0),
    unseen: unseenIn(position),
    bagSize,
    lead: itemAt(scores, 0) - itemAt(scores, 1),
    idleTurns: 0,
    idleLimit: idleLimitWithBag(ruleset),
  };
}

/** Whatever is neither on the board nor on the rack. */
function unseenIn({ board, racks }: SuitePosition): readonly number[] {
  const left = Array.from(standardNumbers().counts);
  const take = (letter: number): void => void left.splice(letter, 1, itemAt(left, letter) - 1);
  for (const laid of board) if (laid !== 0) take(laid >= 64 ? 0 : laid);
  for (const letter of itemAt(racks, 0)) take(letter);
  return left.flatMap((count, letter) => Array.from({ length: count }, () => letter));
}
