/** Which games allow more than placing tiles: taking words, tiles and blanks from the board (V-02 to V-04). */

import type { TableSnapshot } from './snapshot.ts';

export function hasVariations({ view }: TableSnapshot): boolean {
  const { rearranging, recycling, blanks } = view.ruleset;
  return rearranging.kind === 'on' || recycling.kind === 'on' || blanks.kind === 'retrieve';
}
