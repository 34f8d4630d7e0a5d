/** The file of the Guide Game, and a reader for tests of GCG. */

import { readFileSync } from 'node:fs';
import { parseGcg, type GcgGame } from '../../src/entries/notation.ts';

export const GUIDE: string = readFileSync(
  new URL('../../../../fixtures/guide-game/guide-game.gcg', import.meta.url),
  'utf8',
);

export function gameOf(text: string): GcgGame {
  const parsed = parseGcg(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.game;
}
