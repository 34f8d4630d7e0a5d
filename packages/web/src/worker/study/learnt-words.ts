/** Collects the words of a game for the word diary, if its dictionary is open (H-17). */

import { wordLayersOf } from '@lexiko/engine';
import { replay, type GameEvent } from '@lexiko/rules';
import type { LearntWords } from '../../study/online-store.ts';

type Played = Extract<GameEvent, { type: 'played' }>;

/** The plays that stayed on the board. */
function standingPlays(events: readonly GameEvent[]): readonly Played[] {
  const plays: Played[] = [];
  for (const event of events) {
    if (event.type === 'played') plays.push(event);
    else if (event.type === 'withdrew' || event.type === 'took-back') plays.pop();
  }
  return plays;
}

/** `null`: the dictionary was locked, or the game wasn't in English, the only language with definitions. */
export function learntWords(
  events: readonly GameEvent[],
  { names, lastMs }: { readonly names: readonly string[]; readonly lastMs: number },
): LearntWords | null {
  const { ruleset } = replay(events);
  if (ruleset.dictionary.access !== 'free' || ruleset.language !== 'english') return null;
  return {
    lastMs,
    school: wordLayersOf(ruleset).school,
    words: standingPlays(events).flatMap(({ seat, score }) =>
      score.words.map(({ word }) => ({ word, by: names[seat] ?? '' })),
    ),
  };
}
