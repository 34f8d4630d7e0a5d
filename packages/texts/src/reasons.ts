/** Why one move is better than another, in sentences. */

import type { StudiedTurn } from '@lexiko/analysis';
import type { Layout } from '@lexiko/rules/board';
import type { FactTexts } from './en/analysis/facts.ts';

/** Empty where a turn has only one move. */
export function reasonsOf(
  { factText }: FactTexts,
  { better, other, facts }: StudiedTurn,
  layout: Layout,
): readonly string[] {
  return other === null ? [] : facts.map((fact) => factText(fact, { better, other, layout }));
}
