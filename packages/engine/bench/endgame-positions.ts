/** The endgames among fixtures/positions/bench.cgp, by the number of tiles that the side to move holds. */

import { readFileSync } from 'node:fs';
import { isLaidBlank, letterOf } from '@lexiko/rules/board';
import { parseCgp } from '@lexiko/rules/notation';
import { ENGLISH } from '@lexiko/words';
import type { EndgamePosition } from '../src/entries/endgame.ts';

const BOX = 100;

export function readEndgames(): EndgamePosition[] {
  const text = readFileSync(new URL('../../../fixtures/positions/bench.cgp', import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const parsed = parseCgp(line);
      if (!parsed.ok) throw new Error(`fixtures/positions/bench.cgp: ${line}`);
      const { board, racks } = parsed.value;
      const tiles = board.filter((laid) => laid !== '').length + racks.flat().length;
      if (tiles !== BOX) return [];
      const numbers = Uint8Array.from(board, (laid) =>
        laid === '' ? 0 : ENGLISH.letters.indexOf(letterOf(laid)) + (isLaidBlank(laid) ? 64 : 0),
      );
      return [
        {
          board: numbers,
          racks: racks.map((rack) => rack.map((tile) => Math.max(0, ENGLISH.letters.indexOf(tile)))),
          idleTurns: 0,
        },
      ];
    });
}
