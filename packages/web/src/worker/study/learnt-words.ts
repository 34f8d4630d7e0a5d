/** The words of a game from which words may be learnt: one whose dictionary is open (H-17). */

import { wordLayersOf } from '@lexiko/engine';
import { replay, type GameEvent } from '@lexiko/rules';
import type { LearntWords } from '../../study/online-store.ts';

type Played = Extract<GameEvent, { type: 'played' }>;

/** The plays of a game that were not taken off the board again. */
function standingPlays(events: readonly GameEvent[]): readonly Played[] {
  const plays: Played[] = [];
  for (const event of events) {
    if (event.type === 'played') plays.push(event);
    else if (event.type === 'withdrew' || event.type === 'took-back') plays.pop();
  }
  return plays;
}

/** `null`: the dictionary was locked. */
export function learntWords(
  events: readonly GameEvent[],
  { names, lastMs }: { readonly names: readonly string[]; readonly lastMs: number },
): LearntWords | null {
  const { ruleset } = replay(events);
  if (ruleset.dictionary.access !== 'free') return null;
  return {
    lastMs,
    school: wordLayersOf(ruleset).school,
    words: standingPlays(events).flatMap(({ seat, score }) =>
      score.words.map(({ word }) => ({ word, by: names[seat] ?? '' })),
    ),
  };
}
